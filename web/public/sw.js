// Caches the client for offline use. Pages come from the network whenever possible; API responses are never cached.

const CACHE = "ziggurat-shell-1";
const SHELL = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(fetchShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOtherCaches().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin || address.pathname.startsWith("/api/"))
    return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (address.pathname.startsWith("/assets/")) event.respondWith(asset(event.request));
});

async function dropOtherCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

async function fetchShell() {
  const answer = await fetch(SHELL, { cache: "no-cache" });
  if (answer.ok) await keepShell(answer);
}

/** Every address serves the same page, so cache only the newest copy. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get("content-type")?.includes("text/html")) await keepShell(answer.clone());
    return answer;
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

/** A different page means a new version: drop the old version's files. */
async function keepShell(answer) {
  const cache = await caches.open(CACHE);
  const [fresh, before] = await Promise.all([answer.clone().text(), cache.match(SHELL).then((kept) => kept?.text())]);
  if (fresh === before) return;
  await Promise.all((await cache.keys()).map((each) => cache.delete(each)));
  await cache.put(SHELL, answer);
}

/** Asset names contain a hash of their content, so a cached asset is never stale. */
async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  // Some servers answer a missing file with a page instead of an error.
  const isFile = answer.ok && !answer.headers.get("content-type")?.includes("text/html");
  if (isFile) await cache.put(request, answer.clone());
  return answer;
}
