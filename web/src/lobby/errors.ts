/** Error messages for the user. */

import { ApiError } from "../api";
import { t } from "../i18n.svelte";

const KNOWN = new Set(["unreachable", "too-fast", "not-kept", "not-your-name"]);

export function reasonOf(error: unknown): string {
  return error instanceof ApiError ? error.reason : "other";
}

export function errorText(error: unknown): string {
  const reason = reasonOf(error);
  return t(`web-trouble-${KNOWN.has(reason) ? reason : "other"}`);
}
