/** What the score pad and the editor of tiles say. */

import { need, offer } from "../i18n.svelte";

offer(import.meta.glob<string>("../../../src/ziggurat/locales/*/pad.ftl", { query: "?raw", import: "default" }));

export const texts = (): Promise<void> => need("babylon", "table", "pad");
