/** What is said of names and ratings. */

import { need, offer } from "../i18n.svelte";

offer(import.meta.glob<string>("../../../src/ziggurat/locales/*/names.ftl", { query: "?raw", import: "default" }));

export const texts = (): Promise<void> => need("names");
