/** The installed client: works offline, and reloads when the server has a newer version. */

const RELOADED = "ziggurat.reloaded";
const PAUSE = 10_000;

/** True if the page was already reloaded for this reason moments ago; another reload would not help. */
function wasReloaded(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    sessionStorage.setItem(RELOADED, `${Date.now()}`);
    return Date.now() - last < PAUSE;
  } catch {
    return true;
  }
}

/** Reload when a chunk is missing: the server has a newer version. */
function reloadForMissing(event: Event): void {
  if (wasReloaded() || !navigator.onLine) return;
  event.preventDefault();
  location.reload();
}

export function registerServiceWorker(): void {
  addEventListener("vite:preloadError", reloadForMissing);
  // Plain-HTTP addresses in the local network have no service worker; everything else works.
  if (import.meta.env.PROD && "serviceWorker" in navigator)
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
