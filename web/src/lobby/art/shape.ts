/** How a game's picture is cropped: for a single card, one of several, or a row on a phone. */
export type ArtShape = "wide" | "card" | "square";

export const BOXES: Record<ArtShape, string> = {
  wide: "-132 0 684 282",
  card: "0 -52 420 376",
  square: "92 22 236 252",
};
