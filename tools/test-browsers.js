// What the tests ask of Chromium, asked of the other browsers that are here: the elements, the built site, the bundle and the
// workers on pages of others. Installs nothing, and fails where there is none. Names of browsers choose some, a path some tests:
// `npm run test:browsers -- firefox src/elements/board`.
import { spawnSync } from "node:child_process";
import { env, execPath } from "node:process";
import { BROWSERS } from "./browsers.js";

const isName = (/** @type {string} */ word) => Object.hasOwn(BROWSERS, word);
const words = process.argv.slice(2);
const named = words.filter(isName);
const names = named.length > 0 ? named : Object.keys(BROWSERS).filter((name) => name !== "chromium");

for (const name of names) {
  const { path, variable } = BROWSERS[/** @type {keyof typeof BROWSERS} */ (name)];
  const program = path();
  const version = program && spawnSync(program, ["--version"], { encoding: "utf8" }).stdout?.trim();
  if (!version) {
    console.error(`There is no ${name} here, so that nothing was tried in it. Install it, or name it in ${variable}.`);
    process.exitCode = 1;
    continue;
  }
  console.error(`${version}, ${program}`);
  const environment = { ...env, FOURFOLD_BROWSER: name };
  const parameters = ["node_modules/vitest/vitest.mjs", "run", ...words.filter((word) => !isName(word))];
  if (spawnSync(execPath, parameters, { stdio: "inherit", env: environment }).status !== 0) process.exitCode = 1;
}
