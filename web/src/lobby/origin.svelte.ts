/** The public address of this server: a link with "localhost" would not work on another device. */

import * as api from "./api";

const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]", "0.0.0.0"]);

let found = $state(location.origin);
let asked = false;

function isLocal(address: string): boolean {
  return !URL.canParse(address) || LOCAL.has(new URL(address).hostname);
}

async function fetchOrigin(): Promise<void> {
  try {
    const { addresses } = await api.fetchAddresses();
    found = addresses.find((each) => !isLocal(each))?.replace(/\/$/, "") ?? location.origin;
  } catch {
    // Fall back to this page's address.
  }
}

/** The address for links to share; this page's own until the server has answered. */
export function publicOrigin(): string {
  if (!asked && LOCAL.has(location.hostname)) {
    asked = true;
    void fetchOrigin();
  }
  return found;
}
