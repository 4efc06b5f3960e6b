// Keeps all files of one version, so that the page works without a network. The build fills in which.
const VERSION = "__VERSION__";
const FILES = __FILES__;
const CACHE = `reinos ${VERSION}`;
const PACKED = /\.(files|image)$/; // with gzip, whatever the web space does: kept unpacked, which later visits read faster

async function keep(cache, file) {
  const found = await fetch(file, { cache: "no-cache" });
  if (!found.ok) throw new Error(`${file}: ${found.status}`);
  const unpacked = () => new Response(found.body.pipeThrough(new DecompressionStream("gzip")), { headers: { unpacked: "1" } });
  await cache.put(file, PACKED.test(file) ? unpacked() : found);
}

self.addEventListener("install", (event) => {
  // Where browsers can look into a cache themselves, files come without this worker, which takes long to start.
  const { pathname } = new URL(self.registration.scope);
  const known = { or: [{ not: { requestMode: "navigate" } }, { urlPattern: { pathname, search: "" } }] };
  event.addRoutes?.({ condition: known, source: { cacheName: CACHE } });
  event.waitUntil(caches.open(CACHE).then((cache) => Promise.all(FILES.map((file) => keep(cache, file)))));
});

self.addEventListener("activate", (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (name.startsWith("reinos ") && name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(old());
});

self.addEventListener("message", ({ data }) => data === "renew" && self.skipWaiting());

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  const kept = request.mode === "navigate" ? caches.match("./", { cacheName: CACHE }) : caches.match(request, { cacheName: CACHE, ignoreSearch: true });
  event.respondWith(kept.then((found) => found ?? fetch(request)));
});
