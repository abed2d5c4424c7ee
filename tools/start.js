// What `npm start` does: builds what is missing or older than its sources, serves the site, and says what to try next.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { preview } from "vite";

const PORT = 4173;
const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** What each build script makes, and from what. A folder is as new as the newest file in it. */
const BUILDS = [
  { script: "build:wasm", makes: "build/solver.wasm", from: ["assembly", "asconfig.json"] },
  { script: "build:library", makes: "dist/cli/main.js", from: ["src", "tsconfig.json", "tsconfig.build.json"] },
  {
    script: "build:site",
    makes: "site/index.html",
    from: ["index.html", "vite.config.ts", "src", "levels", "build/solver.wasm"],
  },
];

/** @param {string} path @returns {number} */
function newest(path) {
  const facts = statSync(path);
  if (!facts.isDirectory()) return facts.mtimeMs;
  return Math.max(facts.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** @param {{ makes: string, from: string[] }} build */
function isStale({ makes, from }) {
  const made = join(root, makes);
  return !existsSync(made) || from.some((source) => newest(join(root, source)) > statSync(made).mtimeMs);
}

for (const build of BUILDS) {
  if (!isStale(build)) continue;
  console.log(`Building (npm run ${build.script}) ...`);
  const { status } = spawnSync(`npm run --silent ${build.script}`, { cwd: root, shell: true, stdio: "inherit" });
  if (status !== 0) {
    console.error(`npm run ${build.script} failed; what went wrong stands above.`);
    process.exit(1);
  }
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
