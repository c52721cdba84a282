/** The names of tiles, materials and pieces on buttons and in lists. */

import { t } from "../i18n.svelte";
import { preferences } from "../preferences.svelte";
import { isFlower } from "./model";

/** Capitalised, for a button. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(preferences.language) + text.slice(1);

/** A tile's label: Clay 7; Starting tile, pink flower; White flower. */
export function tileLabel(name: string): string {
  if (isFlower(name)) return capital(t(`flower-${name}`));
  const [material = "", number = ""] = name.split("-");
  return capital(
    material === "start"
      ? t("babylon-tile-says", { material: t("material-starting"), flower: t(`flower-${number}`) })
      : `${t(`material-${material}`)} ${number}`,
  );
}

/** A material as the heading of its tiles. */
export const kindLabel = (kind: string): string =>
  kind === "start" ? t("pad-starting") : capital(t(`material-${kind}`));
