/** The pages that links lead to, with their icons. */

import type { IconName } from "./icons";

export interface PageLink {
  href: string;
  icon: IconName;
  /** The name is `web-nav-…`. */
  name: "play" | "games" | "watch" | "replay" | "about";
}

export const PAGES: readonly PageLink[] = [
  { href: "/", icon: "home", name: "play" },
  { href: "/games", icon: "trophy", name: "games" },
  { href: "/games#watch", icon: "eye", name: "watch" },
  { href: "/replay", icon: "replay", name: "replay" },
  { href: "/about", icon: "help", name: "about" },
];
