// Three projects: what runs in Node, the same library and the elements in headless Chromium, and the few files that change
// what a process has once only. The others of Node share their processes, so that each module is loaded and compiled once: a
// quarter of the time. The packed package has tests of its own, tests/package/.
import { availableParallelism } from "node:os";
import { playwright } from "@vitest/browser-playwright";
import type { Page } from "playwright-core";
import { defineConfig } from "vitest/config";
import type { BrowserCommand } from "vitest/node";
import { browserName, launchOptions } from "./tools/browsers.js";
import { hearNoNetwork } from "./tools/firefox.js";
import { SlowFirst } from "./tools/slow-first.js";
import { LONG_TESTS, ONLY_WIDE_TESTS, SLOW_TESTS, WIDE_TESTS } from "./tools/slow-tests.js";
import { wholeWorkers } from "./tools/whole-workers-plugin.js";

const isLong = process.env.FOURFOLD_LONG === "1";
const isWide = process.env.FOURFOLD_WIDE === "1";
const patterns = (tests: Readonly<Record<string, string>>, files: string) =>
  Object.keys(tests).map((path) => path.replace(/[/]$/, `/${files}`));

const asked = isWide
  ? [...patterns(WIDE_TESTS, "**/*.test.ts"), ...patterns(ONLY_WIDE_TESTS, "**/*.test.ts")]
  : ["src/**/*.test.ts", "tests/**/*.test.ts", "examples/**/*.test.ts"];
const leftOut = [
  ...(process.env.FOURFOLD_FAST === "1" ? patterns(SLOW_TESTS, "**") : []),
  ...(isLong ? [] : patterns(LONG_TESTS, "**")),
  ...(isLong || isWide ? [] : patterns(ONLY_WIDE_TESTS, "**")),
  "tests/package/**",
];

/** What a page is to believe of its media, as `commands.emulateMedia` of "vitest/browser". */
const emulateMedia: BrowserCommand<[Parameters<Page["emulateMedia"]>[0]]> = ({ page }, media) =>
  page.emulateMedia(media);

/**
 * The frame in which a test runs fits into the page and is not scaled. Vitest writes a scale of 1, and then Playwright cannot
 * tell where in Firefox something of the frame is.
 */
const UNSCALED = `const style = document.createElement("style");
style.textContent = "[data-scale] { transform: none !important }";
document.head.append(style);`;

/** What is asked of a browser, beside the project of that name: all that is run where it is not Chromium. */
const IN_A_BROWSER = [
  "tests/site/*.test.ts",
  "tests/bundle.test.ts",
  "tests/elements-by-touch.test.ts",
  "tests/elements-pages.test.ts",
  "tests/worker-hosts.test.ts",
];
const isElsewhere = browserName !== "chromium";
hearNoNetwork();

/** They take another solver module than the others, or none, or a clock of their own. */
const ALONE = [
  "examples/fifteen-puzzle/**/*.test.ts",
  "src/engines/{addresses,load-solver,usable-engine}.test.ts",
  "src/elements/player/playback.test.ts",
  "src/worker/cancelled-search.test.ts",
  "src/worker/search-queue.test.ts",
];
/** A machine that has much else to do is no fault of what is tested. */
const patient = {
  globalSetup: "tests/support/solver-setup.ts",
  testTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};
const inNode = { ...patient, setupFiles: "tests/support/own-surroundings.ts", hookTimeout: 120_000 };

export default defineConfig({
  test: {
    // What one page believes of its media, in Firefox others believe too.
    maxWorkers: isElsewhere ? 1 : availableParallelism(),
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          ...inNode,
          name: "node",
          // Where files are few and long there is nothing to win.
          isolate: isWide || isLong,
          include: isElsewhere ? IN_A_BROWSER : asked,
          exclude: ["**/*.browser.test.ts", ...ALONE, ...(isElsewhere ? [] : leftOut)],
        },
      },
      {
        test: {
          ...inNode,
          name: "alone",
          include: isWide || isElsewhere ? [] : ALONE,
          exclude: ["**/*.browser.test.ts", ...leftOut],
        },
      },
      {
        // What is found only while tests run makes the page begin anew.
        optimizeDeps: { include: ["axe-core"] },
        plugins: [wholeWorkers()],
        test: {
          ...patient,
          name: "browser",
          // On one page, which loads each module once: a quarter of the time.
          isolate: isElsewhere,
          setupFiles: "tests/support/own-page.ts",
          include: ["src/**/*.browser.test.ts", "tests/**/*.browser.test.ts", "examples/**/*.browser.test.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions, contextOptions: { viewport: { width: 1280, height: 1000 } } }),
            orchestratorScripts: [{ content: UNSCALED }],
            instances: [{ browser: browserName }],
            commands: { emulateMedia },
          },
        },
      },
    ],
  },
});
