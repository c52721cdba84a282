/** From a finished game to the next one: everybody moves on by one seat. */

import { claim } from "../api";
import { keepTokens, newSecret, tokensOf } from "../keys";
import { go } from "../route.svelte";
import type { TableShown } from "../wire";

/** Take one's seats at the next table, and go there. */
export async function claimRematch(table: TableShown): Promise<void> {
  const next = table.rematch;
  if (!next || tokensOf(next).length) return;
  for (const token of tokensOf(table.table)) {
    const taken = await claim(next, token, newSecret());
    keepTokens(next, [taken.token]);
  }
  if (location.pathname === `/table/${table.table}`) go(`/table/${next}`);
}
