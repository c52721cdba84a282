// The contents of a Babylon table as plain data, read in one step so that nothing changes in between.
() => {
  const all = (selector, tell) => [...document.querySelectorAll(selector)].map(tell);
  const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? "";
  return {
    stacks: all("[data-stack]", (each) => ({
      name: each.dataset.stack,
      label: each.getAttribute("aria-label"),
      open: each.getAttribute("aria-disabled") === "false",
      badge: each.textContent.trim(),
    })),
    cells: all("[data-cell]", (each) => ({ name: each.dataset.cell, label: each.getAttribute("aria-label"), open: each.getAttribute("aria-disabled") === "false" })),
    tiles: all(".store .tile:enabled", (each) => each.getAttribute("aria-label").split(":")[0].toLowerCase()),
    places: all("[data-site]", (each) => ({ site: each.dataset.site, cost: each.querySelector(".cost .sr").textContent, about: each.querySelector("small").textContent })),
    marks: all("[data-mark]", (each) => each.dataset.mark),
    doomed: all(".scene .doomed[data-piece]", (each) => each.dataset.piece),
    ghost: document.querySelector("[data-ghost]")?.dataset.ghost ?? "",
    why: text(".why"),
    price: {
      level: text(".price .level"),
      supports: all(".price .cost", (each) => each.querySelector(".sr")?.textContent ?? `${each.textContent.trim()} statue`),
      paid: text(".price .paid"),
      warns: text(".price .warn"),
      allows: text(".price .good"),
    },
    gains: Object.fromEntries(all(".scorePanel [data-category]:has(.gain)", (each) => [each.dataset.category, Number(each.querySelector(".gain").textContent.replace("−", "-"))])),
    symbols: all("[data-symbol]", (each) => each.dataset.symbol),
  };
}
