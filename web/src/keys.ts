/** What makes a seat one's own: tokens that only this browser and a hash on the server know. */

const OWNER = "ziggurat.owner";
const SEATS = "ziggurat.seats.";
const INVITATION = "ziggurat.invitation.";
const held = new Map<string, string>();

// A browser that keeps nothing (a private window) still plays, for this visit.
export function writeStorage(key: string, value: string): void {
  held.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Held in memory.
  }
}

export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? held.get(key) ?? null;
  } catch {
    return held.get(key) ?? null;
  }
}

/** A new secret. (crypto.randomUUID is not there on plain-HTTP addresses, getRandomValues is.) */
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

/** The tokens of the seats that are played here. */
export function tokensOf(table: string): string[] {
  return (
    readStorage(SEATS + table)
      ?.split(",")
      .filter(Boolean) ?? []
  );
}

/** Keep the tokens of seats that are one's own here. */
export function saveTokens(table: string, tokens: readonly string[]): void {
  writeStorage(SEATS + table, [...new Set([...tokensOf(table), ...tokens])].join(","));
}

/** The secret by which others may join a table, if it is known here. */
export function invitationOf(table: string): string | null {
  return readStorage(INVITATION + table);
}

export function saveInvitation(table: string, invitation: string): void {
  writeStorage(INVITATION + table, invitation);
}

/** Forget everything that was one's own here. */
export function clearStorage(): void {
  held.clear();
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith("ziggurat.")) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
