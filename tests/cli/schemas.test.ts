// Every document that a command prints keeps the schema that is published for it, right and wrong input alike; and the schemas
// refuse what is no such document.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { documentsOf, fourfold } from "../support/command-line.ts";
import { violationsOf } from "../support/json-schema.ts";

const RIGHT = "tests/cli/fixtures/right.txt";
const WRONG = "tests/cli/fixtures/wrong.txt";
const UNSOLVABLE = "tests/cli/fixtures/unsolvable.txt";

/** By the name of the schema, lines and what is piped into them. */
const LINES: Readonly<Record<string, readonly (readonly [line: string, stdin?: string])[]>> = {
  solve: [
    [`solve ${RIGHT} ${WRONG} ${UNSOLVABLE} --json`],
    [`solve ${RIGHT} --json --words --difficulty --all-optimal 2 --count-optimal`],
    [`solve ${RIGHT}#3 --json --algorithm astar --trace 2`],
    [`solve ${RIGHT}#3 --json --algorithm dls --depth 1 --words`],
    [`solve ${RIGHT}#3 --json --algorithm bfs --max-nodes 1`],
  ],
  check: [[`check ${RIGHT} ${WRONG} --json`], [`check ${RIGHT}#1 ${UNSOLVABLE} --json --difficulty`]],
  show: [[`show ${RIGHT} ${WRONG} --json`], [`show ${RIGHT}#2 --solution "r d" --json`]],
  verify: [[`verify ${RIGHT} --json`], [`verify ${WRONG} --json`], [`verify ${RIGHT}#2 "r q" --json`]],
  submissions: [["verify levels/roll-the-block/first.txt --submissions examples --json"]],
  successors: [[`successors ${RIGHT}#2 --from - --json`, "\nr\nq\nr d\n"]],
  heuristics: [
    [`heuristics --check manhattan ${RIGHT}#3 --json`],
    [`heuristics --check slides ${RIGHT}#2 ${WRONG}#1 --json`],
  ],
  "heuristics-list": [["heuristics --json"]],
  play: [[`play ${RIGHT}#2 --json`, "hint check analysis r q undo undo show solve restart quit"]],
  generate: [["generate match-the-tiles --seed 3 --json"], ["generate break-the-ice --seed 3 --unsolvable --json"]],
  "generate-knobs": [
    ["generate break-the-ice --knobs --json"],
    ["generate match-the-tiles --knobs --json --difficulty extreme"],
  ],
  bench: [[`bench ${RIGHT} ${UNSOLVABLE} --rounds 1 --json`]],
  compare: [[`compare ${RIGHT} --solvers bfs,dls:1,astar --json`]],
};

function schemaOf(name: string): Parameters<typeof violationsOf>[1] {
  return JSON.parse(readFileSync(`schema/${name}.schema.json`, "utf8"));
}

describe.each(Object.entries(LINES))("the documents of %s", (name, lines) => {
  test.each(lines.map(([line, stdin = ""]) => ({ line, stdin })))("fourfold $line", async ({ line, stdin }) => {
    const documents = documentsOf(await fourfold(line, { stdin }));
    expect(documents.length).toBeGreaterThan(0);
    expect(documents.flatMap((document) => violationsOf(document, schemaOf(name)))).toEqual([]);
  });

  test("are told from others", () => {
    expect(violationsOf({}, schemaOf(name))).not.toEqual([]);
  });
});

test("levels as JSON keep theirs, one alone and several", async () => {
  const levels = [];
  for (const line of [`convert ${RIGHT} --to json`, `convert ${RIGHT}#3 --to json`]) {
    levels.push(...[JSON.parse((await fourfold(line)).stdout)].flat());
  }
  expect(levels).toHaveLength(6);
  expect(levels.flatMap((level) => violationsOf(level, schemaOf("level")))).toEqual([]);
});
