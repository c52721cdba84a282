/** Moves from a finished game to its rematch, where everybody moves on by one seat. */

import { claimSeat } from "../lobby/api";
import { reasonOf } from "../lobby/errors";
import { saveTokens, newSecret, tokensOf } from "../keys";
import { navigate } from "../route.svelte";
import type { TableShown } from "../wire";

/** Tables whose seats are being claimed: every message of the old table repeats the rematch. */
const claiming = new Set<string>();

/** Claim your seats at the rematch and go there; call `refuse` if that fails. */
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
    // The next message of the old table retries.
    return;
  } finally {
    claiming.delete(next);
  }
  if (location.pathname === `/table/${table.table}`) navigate(`/table/${next}`);
}
