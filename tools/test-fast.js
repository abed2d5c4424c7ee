// What `npm run test:fast` does: runs what ends within a minute, and says what it has left out.
import { spawnSync } from "node:child_process";
import { env, execPath } from "node:process";
import { SLOW_TESTS } from "./slow-tests.js";

const { status } = spawnSync(
  execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--project", "node", "--project", "alone"],
  {
    stdio: "inherit",
    env: { ...env, FOURFOLD_FAST: "1" },
  },
);
console.log("Left out, and asked by npm test:");
for (const [files, what] of Object.entries(SLOW_TESTS)) console.log(`  ${files}: ${what}`);
console.log("  **/*.browser.test.ts: what runs in a browser");
process.exitCode = status ?? 1;
