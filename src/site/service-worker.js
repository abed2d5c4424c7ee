// The service worker: keeps every file of the page, answers from what it keeps, and waits with a new version until it is told to
// take over. Of a new version it fetches only what has changed. tools/offline-plugin.js makes one script of it, and says which
// files there are.
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";

/**
 * @typedef {{ url: string, revision: string | null }} KeptFile revision: null where the name tells the contents
 * @typedef {MessageEvent & { waitUntil(promise: Promise<unknown>): void }} WorkerEvent
 * @typedef {{ __WB_MANIFEST: KeptFile[], skipWaiting(): void, clients: { claim(): Promise<void> },
 *   addEventListener(name: string, act: (event: WorkerEvent) => void): void }} Worker
 */

const worker = /** @type {Worker} */ (/** @type {unknown} */ (self));

precacheAndRoute(worker.__WB_MANIFEST, {
  // They say nothing to a page that is only files.
  ignoreURLParametersMatching: [/./],
  urlManipulation: ({ url }) => (url.pathname.endsWith("/index.html") ? [new URL("./", url)] : []),
});
cleanupOutdatedCaches();

worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("message", ({ data }) => {
  if (data === "take over") worker.skipWaiting();
});
