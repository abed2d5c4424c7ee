// docs/heuristics.md is made from what the code says of its heuristics. After a change:
// npx vitest run --project node tests/heuristics-page.test.ts -u
import { expect, test } from "vitest";
import { PACKED_PUZZLES } from "../src/puzzles/index.ts";
import type { Heuristic, PackedPuzzle } from "../src/puzzles/packed.ts";

const HEAD = `# Heuristics

This page is made from the code. Every heuristic is in both engines, with the same values. *Admissible*: it never says more
than the cost that is left, tested on every state of hundreds of small levels. *Consistent*: it never falls by more than a
move costs, tested on every edge of them. Whatever is not so has a counter-example in the tests. **Bold**: the default.

An estimate is of a state in its level, wherever the search begins: after \`from\` too, \`colors\` compares with the blocks
and the budget of the level's own start, and \`largest\` with what groups can get to on its board (the root has 0). In the
canonical order \`partition\` counts the folds that are still in order, and the order begins anew where the search does.
`;

function section({ puzzle, heuristics, strongest }: PackedPuzzle): string {
  const rows = heuristics.map((heuristic) => row(heuristic, heuristic.name === strongest));
  return [
    `## ${puzzle.name.en}`,
    "",
    "| name | what it counts | admissible | consistent | unit | from |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}

function row({ name, counts, admissible, consistent, unit, source }: Heuristic, isDefault: boolean): string {
  const shown = isDefault ? `**\`${name}\`**` : `\`${name}\``;
  const cells = [shown, counts, yesNo(admissible), yesNo(consistent), unit === 1 ? "1" : `1/${unit}`, source];
  return `| ${cells.join(" | ")} |`;
}

function yesNo(value: boolean): string {
  return value ? "yes" : "no";
}

test("the page of heuristics says what the code says", async () => {
  const page = `${HEAD}\n${PACKED_PUZZLES.map(section).join("\n")}`;
  await expect(page).toMatchFileSnapshot("../docs/heuristics.md");
});

test("every default is admissible, and every name stands once", () => {
  for (const { heuristics, strongest } of PACKED_PUZZLES) {
    const names = heuristics.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(heuristics.find(({ name }) => name === strongest)?.admissible).toBe(true);
  }
});
