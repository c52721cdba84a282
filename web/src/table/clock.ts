/** The remaining time in words: days and hours for clocks per turn, else minutes and seconds. */

import { t } from "../i18n.svelte";
import type { Clock } from "../wire";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function timeLeft(left: number, clock: Clock | null | undefined): string {
  const seconds = Math.floor(left);
  if (seconds >= DAY)
    return t("table-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  if (seconds >= HOUR && clock?.per === "turn")
    return t("table-hours", { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / MINUTE) });
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
}

/** True if time is short: half a minute, or the last hour if a turn lasts days. */
export function isLow(left: number, clock: Clock | null | undefined): boolean {
  return left < (clock?.per === "turn" ? HOUR : MINUTE / 2);
}
