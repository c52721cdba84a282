/** All dimensions of the 3D views. One cell of the board is 1 wide; y points up. */

import { SIDE, type Cell, type Space } from "../places";

/** The height of one level. */
export const STOREY = 1.06;
export const THICKNESS = 0.22;
export const PILLAR = STOREY - THICKNESS;
export const TERRACE = 1.95;
/** The lawn is slightly above the stone. */
export const LAWN_RISE = 0.028;

const MIDDLE = (SIDE - 1) / 2;

export const xOf = ({ column }: Cell): number => column - MIDDLE;
/** Row 1 is nearest to the player. */
export const zOf = ({ row }: Cell): number => MIDDLE - row;
export const yOf = (level: number): number => level * STOREY;

/** The centre of a block, by its lower left cell. */
export const blockX = (block: Cell): number => xOf(block) + 0.5;
export const blockZ = (block: Cell): number => zOf(block) - 0.5;

/** The height at which a piece stands: on the lawn, or on the board. */
export const groundOf = ({ level }: Space): number => yOf(level) + (level ? LAWN_RISE : 0);

/** Columns and rows as fractions; a1's outer corner is 0, 0. */
export const acrossOf = (x: number): number => x + SIDE / 2;
export const upOf = (z: number): number => SIDE / 2 - z;
