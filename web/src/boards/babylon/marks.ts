/** What is marked on a garden, in 3D and in the top view alike. */

export interface Marks {
  /** Places for the tile in hand: c4:2. */
  sites?: readonly string[];
  /** The place that is pointed at. */
  site?: string | null;
  /** A place that was refused. */
  refused?: string | null;
  /** Cells that can be touched. */
  spots?: readonly string[];
  /** Cells that were touched. */
  touched?: readonly string[];
  /** Cells that become one piece together. */
  pairs?: readonly (readonly [string, string])[];
  /** Symbols that can be used in this turn only. */
  onlyNow?: readonly string[];
  /** Pieces that are spoken of, by their spaces: "c4:1 d4:1". */
  lit?: readonly string[];
  /** Tiles that are spoken of, by their places: c4:2. */
  litTiles?: readonly string[];
  /** Whether all that is not lit lies in the dusk. */
  isDusk?: boolean;
  /** Pieces that a build would hide, by their spaces. */
  doomed?: readonly string[];
}

/** Which levels are seen. */
export interface Levels {
  /** What is above this level is hidden or of glass; null shows all. */
  upTo: number | null;
  above: "hidden" | "glass";
  /** Whether terraces show the number of their level; the top view always does. */
  numbers: boolean;
}

export const ALL_LEVELS: Levels = { upTo: null, above: "hidden", numbers: false };
