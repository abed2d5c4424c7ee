// What `npm start` does: builds what is stale, serves the site, and says what to try next.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { preview } from "vite";
import { build } from "./build.js";

const PORT = 4173;
const root = join(dirname(fileURLToPath(import.meta.url)), "..");

try {
  await build("solver", "library", "site");
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exit(1);
}
const server = await preview({ root, preview: { port: PORT, strictPort: false }, logLevel: "warn" });
const address = server.resolvedUrls?.local[0] ?? `http://localhost:${PORT}/`;
if (new URL(address).port !== String(PORT)) console.log(`Port ${PORT} is taken, so another was chosen.`);
console.log(`
  Fourfold is at ${address}  (Ctrl-C stops it)

  In another terminal:
    npx fourfold show levels/roll-the-block/first.txt#1    draws a level
    npx fourfold --help                                    shows all that there is
`);
