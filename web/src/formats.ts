/** Numbers and dates as the reader's language writes them. */

import { locale } from "./locale";

/** A number with its sign: +2, −1, 0. */
export function formatSigned(number: number): string {
  return number > 0 ? `+${number}` : withMinus(String(number));
}

/** A number with one decimal: −2.4. */
export function formatDecimal(value: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return withMinus(new Intl.NumberFormat(locale(), digits).format(value));
}

const withMinus = (number: string): string => number.replace("-", "−");

/** A date and time in the language's short form. */
export function formatDateTime(seconds: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1_000);
}

/** A date such as 2026-11-17 in full, or only some of its parts. */
export function formatDate(date: string, parts: Intl.DateTimeFormatOptions = { dateStyle: "long" }): string {
  return new Date(`${date}T12:00`).toLocaleDateString(locale(), parts);
}
