/** The texts of missions come with the first page that needs them. */

import { offer } from "../i18n.svelte";

offer(import.meta.glob<string>("../../../src/ziggurat/locales/*/missions.ftl", { query: "?raw", import: "default" }));
