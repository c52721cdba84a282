/** Requests about mails, authorised by a seat's token or a mail's link. */

import { request } from "../api";
import type { Language } from "../preferences.svelte";
import type { MailShown } from "../wire";

const at = (table: string): string => `/api/tables/${table}/mail`;

export const fetchMail = (table: string, token: string): Promise<MailShown> =>
  request("GET", at(table), undefined, token);
export const requestMails = (table: string, token: string, address: string, language: Language): Promise<MailShown> =>
  request("PUT", at(table), { address, language }, token);
export const stopMails = (table: string, token: string): Promise<MailShown> =>
  request("DELETE", at(table), undefined, token);
/** Confirm or unsubscribe, as a mail's link offers. */
export const answerMailLink = (says: "confirm" | "unsubscribe", secret: string): Promise<MailShown> =>
  request("POST", `/${says}/${encodeURIComponent(secret)}`, undefined, null);
