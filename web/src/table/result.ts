/** The winner, in a few words. */

import { t } from "../i18n.svelte";

export const winnersOf = (ranks: readonly number[]): number[] =>
  ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));

export function resultOf(ranks: readonly number[], own: readonly number[], nameOf: (seat: number) => string): string {
  const [first = 0, ...others] = winnersOf(ranks);
  if (others.length) return t("table-shared");
  return own.length === 1 && first === own[0] ? t("table-you-win") : t("table-wins", { name: nameOf(first) });
}
