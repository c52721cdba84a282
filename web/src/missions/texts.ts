/** The mission texts, loaded with the first page that needs them. */

import { addCatalogues } from "../i18n.svelte";

addCatalogues(
  import.meta.glob<string>("../../../src/ziggurat/locales/*/missions.ftl", { query: "?raw", import: "default" }),
);
