/** The mail texts, loaded with the first page that needs them. */

import { loadCatalogues, addCatalogues } from "../i18n.svelte";

addCatalogues(
  import.meta.glob<string>("../../../src/ziggurat/locales/*/mail.ftl", { query: "?raw", import: "default" }),
);

export const loadTexts = (): Promise<void> => loadCatalogues("mail");
