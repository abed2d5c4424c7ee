// docs/api.md says every export of the library with its sentence, from the comments of the sources. After a change:
// npx vitest run --project node tests/api-page.test.ts -u
import { join } from "node:path";
import { expect, test } from "vitest";
import { exportsOf, type Told } from "../tools/api.js";

const root = join(import.meta.dirname, "..");

const HEAD = `# The library

Every export of the entries that are not [elements](elements/README.md), made from the comments of the sources. What options and
results hold is written there and shown by editors. [Embedding and bundlers](embedding.md) tells where all this runs.
`;

const ENTRIES = [
  ["fourfold", "src/index.ts", "Levels from text, their rules, their solutions, and new levels."],
  ["fourfold/worker", "src/worker/solver-pool.ts", "Searches in workers: see [Workers](worker.md)."],
  ["fourfold/comparing", "src/comparing/index.ts", "Several solvers on several levels: see [Comparing](comparing.md)."],
  ["fourfold/generating", "src/generating/index.ts", "Levels by wish, from a seed: see [Generating](generating.md)."],
] as const;

const KINDS: readonly (readonly [string, readonly string[]])[] = [
  ["Functions, classes and values", ["function", "class", "const"]],
  ["Types", ["interface", "type"]],
];

function table(title: string, rows: readonly Told[]): string {
  const lines = [...rows]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ signature, description }) => `| \`${signature}\` | ${description.replaceAll("|", "\\|")} |`);
  return `\n### ${title}\n\n| | |\n| --- | --- |\n${lines.join("\n")}\n`;
}

test("every export has a sentence, and the page has it", async () => {
  const parts = ENTRIES.map(([name, file, what]) => {
    const told = exportsOf(join(root, file));
    expect(told.filter(({ description }) => description === "").map((each) => each.name)).toEqual([]);
    const tables = KINDS.map(([title, kinds]) => [title, told.filter(({ kind }) => kinds.includes(kind))] as const);
    const filled = tables.filter(([, rows]) => rows.length > 0).map(([title, rows]) => table(title, rows));
    return `\n## \`${name}\`\n\n${what}\n${filled.join("")}`;
  });
  await expect(HEAD + parts.join("")).toMatchFileSnapshot(join(root, "docs/api.md"));
});
