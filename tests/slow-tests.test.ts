// What `npm run test:fast` and `npm test` say that they leave out is there.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LONG_TESTS, SLOW_TESTS } from "../tools/slow-tests.js";

test.each([...Object.keys(SLOW_TESTS), ...Object.keys(LONG_TESTS)])("%s is there", (path) => {
  expect(existsSync(join(import.meta.dirname, "..", path))).toBe(true);
});
