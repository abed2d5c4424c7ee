// Pages of the stranger in a browser: what comes of them, what is said on the console, and whether there were workers.
import type { Browser } from "playwright-core";
import { launchBrowser } from "../../tools/browsers.js";
import { type Served, serve } from "../support/static-server.ts";
import { LEVELS, made, solvedAnd, WORKSPACE } from "./stranger.ts";

export interface Outcome {
  readonly results: readonly string[];
  readonly said: readonly string[];
  readonly inWorkers: boolean;
}

export const ALL_WELL: Outcome = { results: solvedAnd(" drawn"), said: [], inWorkers: true };
/** Of a page that makes levels. */
export const MADE_WELL: Outcome = { results: made(), said: [], inWorkers: true };

export function launched(): Promise<Browser> {
  return launchBrowser();
}

/** What a page keeps as `outcome`, of one that hangs too: its console says more than a test that was ended. */
const ENDED = `new Promise((resolve) => {
  setTimeout(() => resolve(["nothing came of it"]), 90_000);
  const look = () => (globalThis.outcome === undefined ? setTimeout(look, 20) : resolve(outcome));
  look();
})`;

/** A page with this in its body. */
export function page(body: string): string {
  const head = `<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,">`;
  return `${head}<body>${body}</body></html>`;
}

/** What a page keeps as `outcome`. */
export async function outcomeAt(browser: Browser, address: string): Promise<Outcome> {
  const opened = await browser.newPage();
  await opened.addInitScript(`globalThis.LEVELS = ${LEVELS};`);
  const said: string[] = [];
  let workers = 0;
  opened.on("worker", () => workers++);
  opened.on("console", (message) => {
    // A server for developing loads Lit's own build for that, which says so.
    const isSaid = ["warning", "error"].includes(message.type()) && !message.text().startsWith("Lit is in dev mode");
    if (isSaid) said.push(message.text());
  });
  opened.on("pageerror", (reason) => said.push(String(reason)));
  await opened.goto(address, { waitUntil: "load" });
  const results = (await opened.evaluate(ENDED).catch((reason: unknown) => [String(reason)])) as string[];
  await opened.close();
  return { results, said, inWorkers: workers > 0 };
}

/** The same of a page that a plain static server gives; from the workspace, where nothing else is said. */
export async function outcomeOf(browser: Browser, served: Partial<Served>, path = ""): Promise<Outcome> {
  const server = await serve({ folder: WORKSPACE, ...served });
  try {
    return await outcomeAt(browser, `${server.origin}/${path}`);
  } finally {
    await server.close();
  }
}
