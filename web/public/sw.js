// Keeps the client for when the network is away. Pages always come from the network if it is there, and nothing of the API is kept.

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

/** Every address shows the same page: the newest one that was fetched is kept. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get("content-type")?.includes("text/html")) await keepShell(answer.clone());
    return answer;
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

/** Another page means another version: the files of the one before are dropped with it. */
async function keepShell(answer) {
  const cache = await caches.open(CACHE);
  const [fresh, before] = await Promise.all([answer.clone().text(), cache.match(SHELL).then((kept) => kept?.text())]);
  if (fresh === before) return;
  await Promise.all((await cache.keys()).map((each) => cache.delete(each)));
  await cache.put(SHELL, answer);
}

/** Names of assets change with what is in them, so that a kept one is never old. */
async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  // A page in place of a file is some server's way of saying that there is none.
  const isFile = answer.ok && !answer.headers.get("content-type")?.includes("text/html");
  if (isFile) await cache.put(request, answer.clone());
  return answer;
}
