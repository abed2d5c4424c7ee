// The browsers in which what people touch is tried: Chromium, or that which FOURFOLD_BROWSER names. Another one is a line more.
import { chromium, firefox } from "playwright-core";
import { chromiumPath } from "./chromium.js";
import { emulateInFirefox, firefoxOptions, firefoxPath } from "./firefox.js";

const CHROMIUM_ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"];

/**
 * @typedef {object} TriedBrowser
 * @property {import("playwright-core").BrowserType} type
 * @property {() => string | undefined} path where it is, undefined where there is none
 * @property {string} variable of the environment in which another can be named
 * @property {import("playwright-core").LaunchOptions} options
 */

/** @type {Readonly<Record<"chromium" | "firefox", TriedBrowser>>} */
export const BROWSERS = {
  chromium: { type: chromium, path: chromiumPath, variable: "CHROMIUM_PATH", options: { args: CHROMIUM_ARGUMENTS } },
  firefox: { type: firefox, path: firefoxPath, variable: "FIREFOX_PATH", options: firefoxOptions },
};

export const browserName = /** @type {keyof typeof BROWSERS} */ (process.env.FOURFOLD_BROWSER ?? "chromium");
if (!Object.hasOwn(BROWSERS, browserName)) {
  throw new Error(`FOURFOLD_BROWSER is ${browserName}; there is ${Object.keys(BROWSERS).join(", ")}.`);
}
const { type, path, options } = BROWSERS[browserName];
const executablePath = path();

if (browserName === "firefox") emulateInFirefox();

/** @type {import("playwright-core").LaunchOptions} */
export const launchOptions = { ...options, ...(executablePath === undefined ? {} : { executablePath }) };

export function launchBrowser() {
  return type.launch(launchOptions);
}
