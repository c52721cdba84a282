/** Tables that one looks for by a name or a game. */

import type { ListedTable } from "../api";
import { botName, t } from "../i18n.svelte";

/** Without accents, large as small: what one types in a hurry. */
function plain(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}

export function tableMatches(game: ListedTable, wanted: string): boolean {
  const names = game.names.flatMap((name) => (name === null ? [] : botName(name)));
  return [...names, t(`title-${game.game}`)].some((each) => plain(each).includes(plain(wanted)));
}
