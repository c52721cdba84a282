/** The client as an installed program: kept for when the network is away, and never stuck on an old version. */

const RELOADED = "ziggurat.reloaded";
const PAUSE = 10_000;

/** Whether the page was loaded anew for this reason a moment ago: then it is of no use. */
function wasReloaded(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    sessionStorage.setItem(RELOADED, `${Date.now()}`);
    return Date.now() - last < PAUSE;
  } catch {
    return true;
  }
}

/** A piece of the client that is not there any more: the server has a newer version. */
function reloadForMissing(event: Event): void {
  if (wasReloaded() || !navigator.onLine) return;
  event.preventDefault();
  location.reload();
}

export function registerServiceWorker(): void {
  addEventListener("vite:preloadError", reloadForMissing);
  // Plain-HTTP addresses in the local network have no service worker: everything works without.
  if (import.meta.env.PROD && "serviceWorker" in navigator)
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
