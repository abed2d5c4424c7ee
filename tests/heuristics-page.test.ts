// docs/heuristics/ has a page a puzzle, made from what the code says of its heuristics. After a change:
// npx vitest run --project node tests/heuristics-page.test.ts -u
import { expect, test } from "vitest";
import { PACKED_PUZZLES } from "../src/puzzles/index.ts";
import type { Heuristic, PackedPuzzle } from "../src/puzzles/packed.ts";

function page({ puzzle, heuristics, strongest }: PackedPuzzle): string {
  const rows = heuristics.map((heuristic) => row(heuristic, heuristic.name === strongest));
  return [
    `# Heuristics of ${puzzle.name.en}`,
    "",
    "This page is made from the code; what the words mean is told in [Heuristics](../heuristics.md).",
    "",
    "| name | what it counts | admissible | consistent | unit | from |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}

function row({ name, counts, admissible, consistent, unit, source }: Heuristic, isDefault: boolean): string {
  const shown = isDefault ? `**\`${name}\`**` : `\`${name}\``;
  const cells = [shown, counts.en, yesNo(admissible), yesNo(consistent), unit === 1 ? "1" : `1/${unit}`, source];
  return `| ${cells.join(" | ")} |`;
}

function yesNo(value: boolean): string {
  return value ? "yes" : "no";
}

test.each(PACKED_PUZZLES.map((packed) => ({ packed, id: packed.puzzle.format.id })))(
  "docs/heuristics/$id.md says what the code says",
  async ({ packed, id }) => {
    await expect(page(packed)).toMatchFileSnapshot(`../docs/heuristics/${id}.md`);
  },
);
