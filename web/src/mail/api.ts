/** What is asked about mails: by a seat, by its token, or by who has a mail's link. */

import { ask } from "../api";
import type { Language } from "../preferences.svelte";
import type { MailShown } from "../wire";

const at = (table: string): string => `/api/tables/${table}/mail`;

export const mails = (table: string, token: string): Promise<MailShown> => ask("GET", at(table), undefined, token);
export const wantMails = (table: string, token: string, address: string, language: Language): Promise<MailShown> =>
  ask("PUT", at(table), { address, language }, token);
export const stopMails = (table: string, token: string): Promise<MailShown> =>
  ask("DELETE", at(table), undefined, token);
/** Say yes or no, as the link of a mail offers it. */
export const answer = (says: "confirm" | "unsubscribe", secret: string): Promise<MailShown> =>
  ask("POST", `/${says}/${encodeURIComponent(secret)}`, undefined, null);
