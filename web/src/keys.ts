/** Secrets in localStorage: the seat tokens, which only this browser and, hashed, the server know. */

const OWNER = "ziggurat.owner";
const SEATS = "ziggurat.seats.";
const INVITATION = "ziggurat.invitation.";
const held = new Map<string, string>();

// Without localStorage (a private window) values last for this visit.
export function writeStorage(key: string, value: string): void {
  held.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Kept in memory only.
  }
}

export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? held.get(key) ?? null;
  } catch {
    return held.get(key) ?? null;
  }
}

/** A new random secret. (crypto.randomUUID needs a secure context, getRandomValues does not.) */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** The browser's own secret, by which the server lists its games. */
export function owner(): string {
  const found = readStorage(OWNER);
  if (found) return found;
  const made = newSecret();
  writeStorage(OWNER, made);
  return made;
}

/** The tokens of the seats played in this browser. */
export function tokensOf(table: string): string[] {
  return (
    readStorage(SEATS + table)
      ?.split(",")
      .filter(Boolean) ?? []
  );
}

/** Add tokens of your seats at a table. */
export function saveTokens(table: string, tokens: readonly string[]): void {
  writeStorage(SEATS + table, [...new Set([...tokensOf(table), ...tokens])].join(","));
}

/** A table's invitation secret, if known here. */
export function invitationOf(table: string): string | null {
  return readStorage(INVITATION + table);
}

export function saveInvitation(table: string, invitation: string): void {
  writeStorage(INVITATION + table, invitation);
}

/** Delete everything stored in this browser. */
export function clearStorage(): void {
  held.clear();
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith("ziggurat.")) localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
