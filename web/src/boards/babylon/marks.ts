/** The marks on a garden, in 3D and in the top view. */

export interface Marks {
  /** Sites for the tile in hand: c4:2. */
  sites?: readonly string[];
  /** The hovered site. */
  site?: string | null;
  /** A site that was refused. */
  refused?: string | null;
  /** Cells that can be touched. */
  spots?: readonly string[];
  /** Cells that were touched. */
  touched?: readonly string[];
  /** Pairs of cells that would hold one piece. */
  pairs?: readonly (readonly [string, string])[];
  /** Cells whose symbol can be used this turn only. */
  onlyNow?: readonly string[];
  /** Highlighted pieces, by their spaces: "c4:1 d4:1". */
  lit?: readonly string[];
  /** Highlighted tiles, by their places: c4:2. */
  litTiles?: readonly string[];
  /** True to dim everything that is not highlighted. */
  isDusk?: boolean;
  /** Pieces that a build would hide, by their spaces. */
  doomed?: readonly string[];
}

/** Which levels are visible. */
export interface Levels {
  /** Everything above this level is hidden or made of glass; null shows all. */
  upTo: number | null;
  above: "hidden" | "glass";
  /** True if terraces show their level numbers; the top view always does. */
  numbers: boolean;
}

export const ALL_LEVELS: Levels = { upTo: null, above: "hidden", numbers: false };
