/** Makes a picture of a garden to save or share. */

import type { GardenShown } from "../garden";
import type { Preset } from "./camera";
import { Garden3d, GARDEN_LENS } from "./garden3d";
import type { Stage } from "./stage";

export interface PictureSize {
  width: number;
  height: number;
  from?: Preset;
}

/** A PNG of a garden in the stage's best quality. */
export async function picture(
  stage: Stage,
  shown: GardenShown,
  { width, height, from = "front" }: PictureSize = { width: 1200, height: 900 },
): Promise<Blob> {
  const garden = new Garden3d(stage.assets, shown);
  try {
    return await stage.picture(garden, { ...GARDEN_LENS, fill: 0.94 }, width, height, from);
  } finally {
    garden.dispose();
  }
}
