// The layout problems of a page, as a list of sentences. Runs in the page; called with the smallest size of a touch target.
(smallest) => {
  const SLACK = 2;
  const CELL = 38;
  const SMALLEST_TEXT = 12.5;
  const INTERACTIVE = "button, a[href], input, select, textarea, summary";
  const FIELDS = "input, textarea, select";
  const ID = /^(web|table|bubblee|babylon|pad|title|rule|event|ended|bot|option|power|colour|step|credits)(-[a-z0-9]+)+$|\b(web|table|bubblee)-[a-z]+(-[a-z0-9]+)*\b|\{\s*\$/;
  const found = [];
  const dialog = document.querySelector("dialog[open]");
  const root = dialog ?? document.body;

  const name = (node) => {
    const said = (node.getAttribute("aria-label") ?? node.innerText ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 40);
    return `<${node.tagName.toLowerCase()}${node.className && typeof node.className === "string" ? "." + node.className.split(" ")[0] : ""}> "${said}"`;
  };
  /** For screen readers only. */
  const isUnseen = (node) => Boolean(node?.closest("symbol, .sr")) || [node, node?.parentElement].some((each) => each && getComputedStyle(each).clipPath === "inset(50%)");
  const isShown = (node) => node.checkVisibility({ visibilityProperty: true }) && !isUnseen(node);
  const isInFront = (node) => !dialog || dialog.contains(node);

  // Texts

  const texts = function* () {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (node.data.trim() && parent && !parent.closest("script, style, option, textarea") && isShown(parent)) yield node;
    }
  };

  const boxOf = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getBoundingClientRect();
  };

  /** The nearest element around a text that clips it. */
  const cutter = (text) => {
    const box = boxOf(text);
    for (let node = text.parentElement; node && node !== document.documentElement; node = node.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(node);
      const around = node.getBoundingClientRect();
      if (overflowX !== "visible" && (box.left < around.left - SLACK || box.right > around.right + SLACK)) return node;
      if (["hidden", "clip"].includes(overflowY) && (box.top < around.top - SLACK || box.bottom > around.bottom + SLACK)) return node;
      if (position === "fixed") break;
    }
    return box.left < -SLACK || box.right > innerWidth + SLACK ? document.documentElement : null;
  };

  /** The nearest element that lies over others, or the page. */
  const coverOf = (node) => {
    for (let each = node; each && each !== document.body; each = each.parentElement) if (["fixed", "absolute"].includes(getComputedStyle(each).position)) return each;
    return document.body;
  };

  const isScroller = (node) => ["auto", "scroll"].includes(getComputedStyle(node).overflowY) && isShown(node);
  const scrollerOf = (node) => (!node || node === root || isScroller(node) ? node : scrollerOf(node.parentElement));

  const isPainted = ({ backgroundColor, backgroundImage, borderLeftWidth, boxShadow }) =>
    !/, 0\)$|^transparent$/.test(backgroundColor) || backgroundImage !== "none" || borderLeftWidth !== "0px" || boxShadow !== "none";

  /** The nearest visible box around a text, if the text sticks out of it. */
  const boxLeft = (text) => {
    for (let node = text.parentElement; node && node !== root && !node.matches("svg *"); node = node.parentElement) {
      const style = getComputedStyle(node);
      // What scrolls may hold more than it shows.
      if (style.overflowY !== "visible") return null;
      if (["inline", "contents"].includes(style.display) || !isPainted(style)) continue;
      const [box, around] = [boxOf(text), node.getBoundingClientRect()];
      return box.left < around.left - SLACK || box.right > around.right + SLACK || box.top < around.top - SLACK || box.bottom > around.bottom + SLACK ? node : null;
    }
    return null;
  };

  const lines = [];
  for (const text of texts()) {
    if (text.parentElement.closest("svg")) continue;
    const layer = coverOf(text.parentElement);
    const scroller = scrollerOf(text.parentElement);
    const around = scroller === root ? null : scroller.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) if (!around || (box.top >= around.top && box.bottom <= around.bottom)) lines.push({ text, layer, box });
  }
  lines.sort((one, other) => one.box.top - other.box.top);
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      // Lines of one heading are close: what is between them may overlap.
      const room = 0.3 * Math.min(one.box.height, other.box.height);
      if (other.box.top > one.box.bottom - room) break;
      if (one.layer !== other.layer || one.text === other.text) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      if (across > SLACK && Math.min(one.box.bottom, other.box.bottom) - other.box.top > room) found.push(`"${one.text.data.trim().slice(0, 40)}" lies on "${other.text.data.trim().slice(0, 40)}"`);
    }
  });

  for (const text of texts()) {
    const said = text.data.trim();
    if (ID.test(said)) found.push(`shows the id of a message: ${said}`);
    const cut = cutter(text);
    if (cut) found.push(`cut off by ${name(cut)}: ${said.slice(0, 60)}`);
    const left = boxLeft(text);
    if (left) found.push(`sticks out of ${name(left)}: ${said.slice(0, 60)}`);
    const size = Number.parseFloat(getComputedStyle(text.parentElement).fontSize);
    if (size < SMALLEST_TEXT) found.push(`letters of ${size} px: ${said.slice(0, 60)}`);
  }
  for (const node of root.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
    for (const attribute of ["aria-label", "title", "placeholder", "alt"]) {
      const said = node.getAttribute(attribute)?.trim() ?? "";
      if (ID.test(said)) found.push(`${attribute} is the id of a message: ${said}`);
    }
  }

  // Width

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) {
    const wide = [...document.body.querySelectorAll("*")].filter((node) => isShown(node) && node.getBoundingClientRect().right > innerWidth + 1);
    found.push(`the page is ${scrollWidth} px wide, by ${wide.slice(-3).map(name).join(", ")}`);
  }
  for (const node of [root, ...root.querySelectorAll("*")]) {
    if (isScroller(node) && getComputedStyle(node).scrollbarWidth === "none" && node.scrollHeight > node.clientHeight + SLACK) found.push(`must be scrolled without a scrollbar: ${name(node)}`);
    if (["auto", "scroll"].includes(getComputedStyle(node).overflowX) && isShown(node) && node.scrollWidth > node.clientWidth + 1 && !node.matches(FIELDS)) found.push(`must be scrolled sideways: ${name(node)}`);
  }

  // Touch targets

  /** A field can also be touched by its label. */
  const targetOf = (node) => (node.matches(FIELDS) ? (node.closest("label") ?? node) : node);
  const layerOf = (node) => {
    for (let each = node; each && each !== document.body; each = each.parentElement) if (getComputedStyle(each).position === "fixed") return each;
    return document.body;
  };
  const isInline = (node) => getComputedStyle(node).display === "inline" && node.parentElement.innerText.trim() !== node.innerText.trim();
  const targets = [...new Set([...root.querySelectorAll(INTERACTIVE)].filter((node) => isShown(targetOf(node)) && isInFront(node) && !node.matches(".skip")).map(targetOf))];
  const boxes = targets.map((node) => ({ node, layer: layerOf(node), box: node.getBoundingClientRect() })).filter(({ box }) => box.width && box.height);

  /** A place where nothing can be done. */
  const isPicture = (node) => node.matches("[data-place][aria-disabled=true]");
  for (const { node, box } of boxes) {
    if (isPicture(node)) continue;
    const least = node.matches("[data-place]") ? CELL : smallest;
    if (!isInline(node) && Math.min(box.width, box.height) < least - 0.5) found.push(`${Math.round(box.width)} × ${Math.round(box.height)} px is too small to touch: ${name(node)}`);
  }

  boxes.forEach((one, index) => {
    for (const other of boxes.slice(index + 1)) {
      if (isPicture(one.node) || isPicture(other.node)) continue;
      if (one.layer !== other.layer || one.node.contains(other.node) || other.node.contains(one.node)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > SLACK && down > SLACK) found.push(`${name(one.node)} lies on ${name(other.node)}`);
    }
  });

  // Gold

  const golden = [...root.querySelectorAll(".gold, .go")].filter((node) => isShown(node) && isInFront(node) && !node.matches(".step, :disabled"));
  if (golden.length > 1) found.push(`gold is for one button: ${golden.map(name).join(", ")}`);
  for (const node of golden) {
    node.scrollIntoView({ block: "nearest" });
    if (node.getBoundingClientRect().bottom > innerHeight - 76) node.scrollIntoView({ block: "center" });
    const { left, top, width, height } = node.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5], [0.5, 0.15], [0.5, 0.85]]) {
      const above = document.elementFromPoint(left + x * width, top + y * height);
      if (above !== node && !node.contains(above)) {
        found.push(`the golden button ${name(node)} is covered by ${above ? name(above) : "the edge of the screen"}`);
        break;
      }
    }
  }

  // Touchable places must be reachable, unless a card covers the table because nothing can be done now.

  for (const node of root.querySelectorAll("[data-place][aria-disabled=false]")) {
    if (!isInFront(node)) continue;
    // Tables fit the screen; other pages can be scrolled.
    if (document.documentElement.scrollHeight > innerHeight) node.scrollIntoView({ block: "center" });
    const { left, top, width, height } = node.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    if (above !== node && !node.contains(above) && !above?.closest("[data-over]")) found.push(`the place ${name(node)} is covered by ${above ? name(above) : "the edge of the screen"}`);
  }
  scrollTo(0, 0);
  return [...new Set(found)];
};
