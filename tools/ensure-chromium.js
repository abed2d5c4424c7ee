// Makes sure that the browser tests have a Chromium: takes the one that is there, else installs Debian's
// (as root, where there is apt-get) or Playwright's.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chromiumPath } from "./chromium.js";
import { installFromDebian, run } from "./debian.js";

function installFromPlaywright() {
  const manifest = createRequire(import.meta.url).resolve("playwright-core/package.json");
  return run(process.execPath, [join(dirname(manifest), "cli.js"), "install", "chromium"]);
}

if (chromiumPath() === undefined) {
  console.error("No Chromium found: installing one for the browser tests.");
  if (!installFromDebian("chromium")) installFromPlaywright();
  if (chromiumPath() === undefined) {
    console.error(
      "The browser tests need Chromium and it could not be installed. Install it (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.",
    );
    process.exit(1);
  }
}
