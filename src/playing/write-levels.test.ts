import { expect, test } from "vitest";
import { loadLevels } from "./load-levels.ts";
import { writeLevels } from "./write-levels.ts";

test("a form that there is not is refused, and not written as text", () => {
  const levels = loadLevels("game: roll-the-block\n\nS..T\n");
  expect(() => writeLevels(levels, "xml" as "text")).toThrow(
    new RangeError("There is no form xml; levels are written as text or json."),
  );
});
