/** The texts about names and ratings. */

import { loadCatalogues, addCatalogues } from "../i18n.svelte";

addCatalogues(
  import.meta.glob<string>("../../../src/ziggurat/locales/*/names.ftl", { query: "?raw", import: "default" }),
);

export const loadTexts = (): Promise<void> => loadCatalogues("names");
