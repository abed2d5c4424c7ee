// The service worker: keeps every file of the page, answers from what it keeps, and waits until it is told to take over.
// tools/offline-plugin.js writes before it which version it is and which files there are. It is a script of its own and imports nothing.

/**
 * @typedef {ExtendableMessageEvent & { request: Request, respondWith(answer: Promise<Response>): void }} WorkerEvent
 * @typedef {MessageEvent & { waitUntil(promise: Promise<unknown>): void }} ExtendableMessageEvent
 * @typedef {{ skipWaiting(): void, clients: { claim(): Promise<void> },
 *   addEventListener(name: string, act: (event: WorkerEvent) => void): void }} Worker
 */

const worker = /** @type {Worker} */ (/** @type {unknown} */ (self));
const { VERSION, FILES } = /** @type {{ VERSION: string, FILES: string[] }} */ (Reflect.get(self, "fourfold"));
const KEPT = `fourfold ${VERSION}`;

worker.addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(fresh)));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
});

worker.addEventListener("message", ({ data }) => {
  if (data === "take over") worker.skipWaiting();
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  const folder = new URL("./", location.href).pathname;
  const isPage = request.mode === "navigate" && (pathname === folder || pathname === `${folder}index.html`);
  event.respondWith(answer(isPage ? folder : request));
});

/** @param {Request | string} request */
async function answer(request) {
  const cache = await caches.open(KEPT);
  return (await cache.match(request)) ?? fetch(request);
}

async function forgetOthers() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith("fourfold ") && name !== KEPT);
  await Promise.all(others.map((name) => caches.delete(name)));
}
