// Two projects: everything that runs in Node, and the same library and the elements in headless Chromium.
import { availableParallelism } from "node:os";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumPath } from "./tools/chromium.js";
import { LONG_TESTS, SLOW_TESTS } from "./tools/slow-tests.js";

const executablePath = chromiumPath();
const leftOut = [
  ...(process.env.FOURFOLD_FAST === "1" ? Object.keys(SLOW_TESTS).map((path) => path.replace(/[/]$/, "/**")) : []),
  ...(process.env.FOURFOLD_LONG === "1" ? [] : Object.keys(LONG_TESTS)),
  ...(process.env.FOURFOLD_PACKAGE === "1" ? [] : ["tests/package/**"]),
];

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: "node",
          globalSetup: "tests/support/solver-setup.ts",
          include: ["src/**/*.test.ts", "tests/**/*.test.ts", "examples/**/*.test.ts"],
          exclude: ["**/*.browser.test.ts", ...leftOut],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // What is found only while tests run makes the page begin anew.
        optimizeDeps: { include: ["axe-core"] },
        test: {
          name: "browser",
          // A machine that has much else to do is no fault of what is tested.
          expect: { poll: { timeout: 30_000 } },
          globalSetup: "tests/support/solver-setup.ts",
          include: ["src/**/*.browser.test.ts", "tests/**/*.browser.test.ts", "examples/**/*.browser.test.ts"],
          testTimeout: 120_000,
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
