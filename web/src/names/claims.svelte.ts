/** Counts the names claimed on this page, so that the list of your names reloads. */

const claims = $state({ number: 0 });

export const claimCount = (): number => claims.number;

export function notifyClaimed(): void {
  claims.number += 1;
}
