// What `npm run dev` does: serves the site from its sources, so that a change is seen at once, and builds solver and library
// again when theirs change. What cannot be built is told, and what was built before goes on.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { build } from "./build.js";

/** Editors write a file in several steps, and a change of branch many files, in milliseconds. */
const SETTLED = 100;
const root = join(dirname(fileURLToPath(import.meta.url)), "..");

async function buildStale() {
  try {
    return await build("solver", "library");
  } catch (reason) {
    console.error(reason instanceof Error ? reason.message : reason);
    return [];
  }
}

await buildStale();
const server = await createServer({ root, logLevel: "warn" });
await server.listen();

/** @type {NodeJS.Timeout | undefined} */
let settling;
let building = Promise.resolve();
server.watcher.on("all", () => {
  clearTimeout(settling);
  settling = setTimeout(() => {
    building = building.then(async () => {
      const built = await buildStale();
      // Pages fetch the solver when they need it: nothing that Vite watches imports it.
      if (built.includes("solver")) server.ws.send({ type: "full-reload" });
    });
  }, SETTLED);
});

console.log(`
  Open ${server.resolvedUrls?.local[0]}  (Ctrl-C stops it)

  A change in src/ or levels/ is seen there at once; a change in assembly/ when the solver is built, in about 10 s.
  npm run test:fast asks what can be asked in a minute.
`);
