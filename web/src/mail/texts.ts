/** The texts about mails come with the first page that needs them. */

import { need, offer } from "../i18n.svelte";

offer(import.meta.glob<string>("../../../src/ziggurat/locales/*/mail.ftl", { query: "?raw", import: "default" }));

/** They are there. */
export const mailTexts = (): Promise<void> => need("mail");
