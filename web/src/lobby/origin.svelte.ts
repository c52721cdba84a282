/** The address under which others reach this server: "localhost" on one machine is another machine elsewhere. */

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
    // Then the address of this page is the best one.
  }
}

/** Where others reach us, as far as is known. */
export function publicOrigin(): string {
  if (!asked && LOCAL.has(location.hostname)) {
    asked = true;
    void fetchOrigin();
  }
  return found;
}
