// Where a Chromium is: the system's, or the one that Playwright has installed.
import { chromium } from "playwright-core";
import { installed } from "./installed.js";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const USUAL_PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The path of a Chromium that can be started, or undefined where there is none. */
export function chromiumPath() {
  return installed({
    variable: "CHROMIUM_PATH",
    names: NAMES,
    places: [...USUAL_PLACES, chromium.executablePath()],
  });
}
