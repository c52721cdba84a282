/** How often a name was claimed on this page: whoever lists one's names looks again. */

const claims = $state({ number: 0 });

export const claimCount = (): number => claims.number;

export function notifyClaimed(): void {
  claims.number += 1;
}
