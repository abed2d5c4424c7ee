// `npm run bench:first`: how soon after its address is opened something of the app is seen, and its first board can be played,
// on a phone with a processor four times slower than this one, over the two networks that browsers' own tools measure with. The
// files come compressed, as servers give them. Chromium's slowing down goes by the clock: run it where nothing else runs.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { build } from "../tools/build.js";
import { chromiumPath } from "../tools/chromium.js";
import { chosen } from "./chosen.js";
import { median } from "./median.js";

const SITE = fileURLToPath(new URL("../site/", import.meta.url));
const SLOWER = 4;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** Bytes a second, and ms from asking to the first byte. */
const NETWORKS = [
  { id: "slow-4g", latency: 150, down: 1_600_000 / 8, what: "150 ms, 1.6 Mbit/s: that of Lighthouse for phones" },
  { id: "fast-3g", latency: 562, down: 1_440_000 / 8, what: "562 ms, 1.4 Mbit/s: that of the developer tools" },
];
/** @type {Readonly<Record<string, string>>} */
const TYPES = { ".js": "text/javascript", ".html": "text/html", ".css": "text/css", ".svg": "image/svg+xml" };

async function serve() {
  const server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const file = join(SITE, pathname.endsWith("/") ? "index.html" : pathname);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, "content-encoding": "gzip" }).end(gzipSync(readFileSync(file)));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  return server;
}

/** On the page: remembers when there is a board whose cells can be reached. */
function watch() {
  const look = () => {
    const board = document.querySelector("fourfold-board")?.shadowRoot;
    if (board?.querySelector("[role=grid] [data-cell]")) Reflect.set(globalThis, "playable", performance.now());
    else requestAnimationFrame(look);
  };
  look();
}

/** @param {import("playwright-core").Browser} browser @param {string} address @param {(typeof NETWORKS)[number]} network */
async function firstVisit(browser, address, { latency, down }) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const speed = { latency, downloadThroughput: down, uploadThroughput: down / 2 };
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...speed });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => Reflect.has(globalThis, "playable"));
  const took = await page.evaluate(() => {
    const [seen] = performance.getEntriesByName("first-contentful-paint");
    return { seen: seen?.startTime ?? Number.NaN, playable: Number(Reflect.get(globalThis, "playable")) };
  });
  await context.close();
  return took;
}

/** @param {number} ms */
function seconds(ms) {
  return (ms / 1000).toFixed(2);
}

/** @param {{ only: string, rounds: number }} wishes */
export async function run({ only, rounds }) {
  const networks = chosen(NETWORKS, only);
  await build("site");
  const server = await serve();
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    for (const network of networks) {
      /** @type {Awaited<ReturnType<typeof firstVisit>>[]} */
      const times = [];
      for (let i = 0; i < rounds; i++) times.push(await firstVisit(browser, `http://127.0.0.1:${port}/`, network));
      const told = (/** @type {"seen" | "playable"} */ name) => {
        const each = times.map((time) => time[name]);
        const [middle, least, most] = [median(each), Math.min(...each), Math.max(...each)];
        return `${name} ${seconds(middle)} s (${seconds(least)} to ${seconds(most)})`;
      };
      console.log(`${network.id}  ${told("seen")}  ${told("playable")}  ${network.what}`);
    }
  } finally {
    await browser.close();
    server.close();
  }
}
