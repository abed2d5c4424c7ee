// The tests of the packed package, `npm run test:package`: all use one folder of a stranger, which installed-package.ts makes.
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: join(import.meta.dirname, "../.."),
  test: {
    name: "package",
    include: ["tests/package/*.test.ts"],
    globalSetup: "tests/package/installed-package.ts",
    maxWorkers: availableParallelism(),
    // Compilers and bundlers take their time where others work too.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
