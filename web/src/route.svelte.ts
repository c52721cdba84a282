/** The router: maps addresses to pages without reloading. */

export type Route =
  | { page: "home" }
  | { page: "table"; table: string }
  | { page: "join"; table: string; invitation: string }
  | { page: "seat"; table: string; tokens: string[] }
  | { page: "missions" }
  | { page: "daily" }
  | { page: "learn"; game: string }
  | { page: "games" }
  | { page: "replay"; record: string; ply: number; isAnalysed: boolean }
  | { page: "upload" }
  | { page: "pad"; shared: string }
  | { page: "tiles" }
  | { page: "rules"; game: string; rule: string }
  | { page: "mail"; says: "confirm" | "unsubscribe"; secret: string }
  | { page: "ratings"; game: string }
  | { page: "name"; link: string }
  | { page: "settings" }
  | { page: "about" }
  | { page: "not-found" };

/**
 * Parse an address. Secrets are behind the #, which browsers send neither to servers nor to other sites:
 * /join/TABLE#INVITATION, /table/TABLE#TOKEN,TOKEN (your seats, on another device), /pad#PAD (a shared score pad),
 * /name#LINK (your name, by mail). Not secret: /replay/RECORD#PLY or #analysis, /rules/GAME#RULE. A mail's links,
 * /confirm/SECRET and /unsubscribe/SECRET, have theirs in the path, because mail programs request them directly.
 */
export function parseRoute(path: string, hash: string): Route {
  const [, page = "", id = "", rest] = path.split("/");
  const secret = decoded(hash.replace(/^#/, ""));
  if (rest) return { page: "not-found" };
  switch (page) {
    case "":
      return { page: "home" };
    case "table":
      if (!id) return { page: "not-found" };
      return secret ? { page: "seat", table: id, tokens: secret.split(",") } : { page: "table", table: id };
    case "join":
      return id ? { page: "join", table: id, invitation: secret } : { page: "not-found" };
    case "replay":
      return id
        ? { page: "replay", record: id, ply: Number.parseInt(secret) || 0, isAnalysed: secret === "analysis" }
        : { page: "upload" };
    case "learn":
    case "ratings":
      return { page, game: id };
    case "name":
      return id ? { page: "not-found" } : { page, link: secret };
    case "rules":
      return { page, game: id, rule: secret };
    case "confirm":
    case "unsubscribe":
      return { page: "mail", says: page, secret: id };
    case "pad":
      return id ? { page: "not-found" } : { page, shared: secret };
    case "missions":
    case "daily":
    case "games":
    case "tiles":
    case "settings":
    case "about":
      return id ? { page: "not-found" } : { page };
    default:
      return { page: "not-found" };
  }
}

/** The decoded part behind the #. Anyone can write a link with an invalid % sequence; it is kept as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address of a game's rules, or of one of them. */
export const rulesPath = (game: string, rule = ""): string => `/rules/${game}${rule && `#${rule}`}`;

const now: { route: Route } = $state({ route: parseRoute(location.pathname, location.hash) });

export function route(): Route {
  return now.route;
}

/** Go to a page of this site. */
export function navigate(path: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  updateRoute();
  scrollTo(0, 0);
}

function updateRoute(): void {
  now.route = parseRoute(location.pathname, location.hash);
}

addEventListener("popstate", updateRoute);
addEventListener("hashchange", updateRoute);

/** For <a href>: navigate without reloading, unless the reader wants another tab. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    navigate(node.pathname + node.hash);
  };
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}
