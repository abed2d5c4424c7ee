// The glossary names the file where each of its words stands. A word that is renamed in the sources, or a file that has moved,
// is found here.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

const rows = readFileSync(join(root, "docs", "glossary.md"), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, words, , file = ""] = /^\| (.+?) \| (.+) \| `(.+)` \|$/.exec(line) ?? [];
    return (words?.split(", ") ?? []).map((word) => ({ word, file }));
  });

/** As prose has it, in one line or two, or as code does: `move bounds`, `MoveBounds`, `MOVE_BOUNDS`, `move-bounds.ts`. */
function spelling(word: string): RegExp {
  const end = word.length === 1 ? "\\b" : "";
  return new RegExp(`\\b${word.replaceAll(" ", "[\\s/*_-]*")}${end}`, "i");
}

describe("the glossary", () => {
  test("says each word once, on one screen", () => {
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.length).toBeLessThan(60);
    expect(new Set(rows.map(({ word }) => word)).size).toBe(rows.length);
  });

  test.each(rows)("$word stands in $file", ({ word, file }) => {
    expect(readFileSync(join(root, file), "utf8")).toMatch(spelling(word));
  });
});
