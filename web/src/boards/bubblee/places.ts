/** Places by their names from the server: `sky 1:3`, `planet 2 3:1`. Seats count from 1 in names, from 0 here. */

export const COLUMNS = 5;
export const ROWS = 4;

export type Place =
  { area: "sky"; seat: number; column: number } | { area: "planet"; seat: number; column: number; row: number };

const SKY = /^sky (\d):(\d)$/;
const PLANET = /^planet (\d) (\d):(\d)$/;

/** Parse a name; columns and rows count from 0, rows from the ground. Returns null for other names. */
export function placeOf(name: string): Place | null {
  const sky = SKY.exec(name);
  if (sky) return { area: "sky", seat: Number(sky[1]) - 1, column: Number(sky[2]) - 1 };
  const planet = PLANET.exec(name);
  return planet
    ? { area: "planet", seat: Number(planet[1]) - 1, column: Number(planet[2]) - 1, row: Number(planet[3]) - 1 }
    : null;
}

/** The name of a place in a seat's near row. */
export const skyName = (seat: number, column: number): string => `sky ${seat + 1}:${column + 1}`;

export const planetName = (seat: number, column: number, row: number): string =>
  `planet ${seat + 1} ${column + 1}:${row + 1}`;

const columns = [...Array(COLUMNS).keys()];
const rows = [...Array(ROWS).keys()];

/** All places, row by row from the top of the screen, seen from a side. */
export function grid(side: number): string[][] {
  const other = 1 - side;
  return [
    ...rows.map((row) => columns.map((column) => planetName(other, column, row))),
    columns.map((column) => skyName(other, column)),
    columns.map((column) => skyName(side, column)),
    ...rows.toReversed().map((row) => columns.map((column) => planetName(side, column, row))),
  ];
}
