/** How often a name was claimed on this page: whoever lists one's names looks again. */

const claims = $state({ number: 0 });

export const claimed = (): number => claims.number;

export function tellClaimed(): void {
  claims.number += 1;
}
