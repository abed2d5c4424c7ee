// Makes sure that the browser tests have a Chromium: takes the one that is there, else installs Debian's
// (as root, where there is apt-get) or Playwright's.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chromiumPath } from "./chromium.js";

/** @param {string} command @param {string[]} parameters @returns {boolean} */
function run(command, parameters) {
  console.error(`> ${command} ${parameters.join(" ")}`);
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, parameters, { stdio: ["ignore", 2, 2], env: environment }).status === 0;
}

function installFromDebian() {
  return (
    process.getuid?.() === 0 &&
    existsSync("/usr/bin/apt-get") &&
    run("apt-get", ["update", "-qq"]) &&
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"])
  );
}

function installFromPlaywright() {
  const manifest = createRequire(import.meta.url).resolve("playwright-core/package.json");
  return run(process.execPath, [join(dirname(manifest), "cli.js"), "install", "chromium"]);
}

if (chromiumPath() === undefined) {
  console.error("No Chromium found: installing one for the browser tests.");
  if (!installFromDebian()) installFromPlaywright();
  if (chromiumPath() === undefined) {
    console.error(
      "The browser tests need Chromium and it could not be installed. Install it (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.",
    );
    process.exit(1);
  }
}
