/** The map of the missions: a path that winds back and forth through them. */

export interface Spot {
  /** As a share of the map's width, and in rows. */
  x: number;
  y: number;
}

/** Vertical offsets from the middle of the row, in rows, so that the path is not straight. */
const SWAY = [-0.1, 0.08, -0.05, 0.1, -0.02, 0.06, -0.09];

export function spots(missions: number, columns: number): Spot[] {
  return Array.from({ length: missions }, (_, index) => {
    const row = Math.floor(index / columns);
    const along = index % columns;
    const column = row % 2 ? columns - 1 - along : along;
    return { x: (column + 0.5) / columns, y: row + 0.5 + (SWAY[index % SWAY.length] ?? 0) };
  });
}

/** The path through the spots, as the d of an SVG path; a turn into the next row swings out. */
export function path(through: readonly Spot[], width: number, row: number): string {
  const at = ({ x, y }: Spot): [number, number] => [x * width, y * row];
  return through
    .map((spot, index) => {
      const [x, y] = at(spot);
      const before = through[index - 1];
      if (!before) return `M${x} ${y}`;
      const [fromX, fromY] = at(before);
      if (Math.abs(x - fromX) > width / 12) return `Q${(x + fromX) / 2} ${Math.max(y, fromY) + row * 0.06} ${x} ${y}`;
      const out = spot.x > 0.5 ? width * 0.96 : width * 0.04;
      return `C${out} ${fromY} ${out} ${y} ${x} ${y}`;
    })
    .join("");
}
