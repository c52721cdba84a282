/** The pages in the navigation, with their icons. */

import type { IconName } from "./icons";

export interface PageLink {
  href: string;
  icon: IconName;
  /** The message id is `web-nav-…`. */
  name: "play" | "missions" | "games" | "replay" | "about";
}

export const PAGES: readonly PageLink[] = [
  { href: "/", icon: "home", name: "play" },
  { href: "/missions", icon: "star", name: "missions" },
  { href: "/games", icon: "trophy", name: "games" },
  { href: "/replay", icon: "replay", name: "replay" },
  { href: "/about", icon: "help", name: "about" },
];
