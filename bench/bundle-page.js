// A page with the bundle and nothing else, in headless Chromium: where elements are measured as a stranger has them.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { build } from "../tools/build.js";
import { chromiumPath } from "../tools/chromium.js";

const PAGE = `<!doctype html><html lang="en"><title>Elements</title><link rel="icon" href="data:,">
<script type="module" src="fourfold.js"></script><body style="max-width:800px">`;

/** @param {(page: import("playwright-core").Page) => Promise<void>} act */
export async function onBundlePage(act) {
  await build("bundle");
  const server = await serve();
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });
  try {
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.waitForFunction(() => customElements.get("fourfold-player") !== undefined);
    await act(page);
  } finally {
    await browser.close();
    server.close();
  }
}

async function serve() {
  const bundle = await readFile(fileURLToPath(new URL("../dist/bundle/fourfold.js", import.meta.url)));
  const server = createServer(({ url }, response) => {
    const isBundle = url === "/fourfold.js";
    response.writeHead(200, { "content-type": isBundle ? "text/javascript" : "text/html" });
    response.end(isBundle ? bundle : PAGE);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  return server;
}
