/** Search of tables by a player's name or a game. */

import type { ListedTable } from "../api";
import { botName, t } from "../i18n.svelte";

/** Fold accents and case, for quick typing. */
function plain(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}

export function tableMatches(game: ListedTable, wanted: string): boolean {
  const names = game.names.flatMap((name) => (name === null ? [] : botName(name)));
  return [...names, t(`title-${game.game}`)].some((each) => plain(each).includes(plain(wanted)));
}
