/** From a finished game to the next one: everybody moves on by one seat. */

import { claimSeat } from "../lobby/api";
import { reasonOf } from "../lobby/errors";
import { saveTokens, newSecret, tokensOf } from "../keys";
import { navigate } from "../route.svelte";
import type { TableShown } from "../wire";

/** The tables at which seats are being taken: every message of the old table says once more where the next one is. */
const claiming = new Set<string>();

/** Take one's seats at the next table, and go there; or hear why not. */
export async function claimRematch(table: TableShown, refuse: (reason: string) => void): Promise<void> {
  const next = table.rematch;
  if (!next || tokensOf(next).length || claiming.has(next)) return;
  claiming.add(next);
  try {
    for (const token of tokensOf(table.table)) {
      const taken = await claimSeat(next, token, newSecret());
      saveTokens(next, [taken.token]);
    }
  } catch (error) {
    if (reasonOf(error) === "not-your-name") refuse("not-your-name");
    // The next message of the old table is another chance.
    return;
  } finally {
    claiming.delete(next);
  }
  if (location.pathname === `/table/${table.table}`) navigate(`/table/${next}`);
}
