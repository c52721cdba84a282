/** The texts of the score pad and the tile editor. */

import { loadCatalogues, addCatalogues } from "../i18n.svelte";

addCatalogues(
  import.meta.glob<string>("../../../src/ziggurat/locales/*/pad.ftl", { query: "?raw", import: "default" }),
);

export const loadTexts = (): Promise<void> => loadCatalogues("babylon", "table", "pad");
