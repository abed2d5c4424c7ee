// Three projects: what runs in Node, the same library and the elements in headless Chromium, and the few files that change
// what a process has once only. The others of Node share their processes, so that each module is loaded and compiled once: a
// quarter of the time. The packed package has tests of its own, tests/package/.
import { availableParallelism } from "node:os";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumPath } from "./tools/chromium.js";
import { SlowFirst } from "./tools/slow-first.js";
import { LONG_TESTS, ONLY_WIDE_TESTS, SLOW_TESTS, WIDE_TESTS } from "./tools/slow-tests.js";

const executablePath = chromiumPath();
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
    maxWorkers: availableParallelism(),
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          ...inNode,
          name: "node",
          // Where files are few and long there is nothing to win.
          isolate: isWide || isLong,
          include: asked,
          exclude: ["**/*.browser.test.ts", ...ALONE, ...leftOut],
        },
      },
      {
        test: {
          ...inNode,
          name: "alone",
          include: isWide ? [] : ALONE,
          exclude: ["**/*.browser.test.ts", ...leftOut],
        },
      },
      {
        // What is found only while tests run makes the page begin anew.
        optimizeDeps: { include: ["axe-core"] },
        test: {
          ...patient,
          name: "browser",
          include: ["src/**/*.browser.test.ts", "tests/**/*.browser.test.ts", "examples/**/*.browser.test.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(executablePath === undefined ? {} : { executablePath }),
                args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
              },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
