import { expect, test } from "vitest";
import { askedSolvers, entriesIn, lineOf, solversOf, textOf, withEntries, withoutEntry } from "./asked-solvers.ts";

const names = (text: string, ...games: readonly string[]): string[] =>
  solversOf(askedSolvers(entriesIn(text)), games).map(({ name }) => name);

test.each([
  "bfs",
  "dls:14",
  "dls:budget",
  "astar/relaxed*2@ts",
  "ucs+weighted",
  "bfs+canonical",
  "all,auto",
  "papers,bfs@ts",
  "bsf,cmd:ls -l,astar/./mine.mjs",
])("%s is read and written again as it is", (text) => {
  expect(textOf(entriesIn(text))).toBe(text);
});

test("solvers become objects of what is unusual about them, and what is none stays as it was written", () => {
  expect(entriesIn("astar/relaxed*2@ts, bfs ,dls:budget+weighted,all,bsf")).toEqual([
    { algorithm: "astar", heuristic: "relaxed", weight: 2, engine: "ts" },
    { algorithm: "bfs" },
    { algorithm: "dls", depth: "budget", costModel: "weighted" },
    "all",
    "bsf",
  ]);
  expect(entriesIn("")).toEqual([]);
});

test("what cannot be asked for is told, and the others are asked", () => {
  const asked = askedSolvers([
    "bsf",
    "cmd:ls",
    "astar/./mine.mjs",
    { algorithm: "bfs", weight: 2 },
    { algorithm: "ucs" },
  ]);
  expect(asked.list.for("roll-the-block").map(({ name }) => name)).toEqual(["ucs"]);
  expect(asked.wrong.map(({ line }) => line)).toEqual(["bsf", "cmd:ls", "astar/./mine.mjs", "bfs*2"]);
  for (const { why } of asked.wrong) expect(why.en).not.toBe(why.pt);
  expect(asked.wrong[0]?.why.en).toContain("did you mean bfs?");
  expect(asked.wrong[1]?.why.en).toContain("on the command line alone");
});

test.each([[null], [7], [{}], [{ algorithm: 7 }], [{ algorithm: "astar", weight: "two" }]])(
  "what JavaScript may give, %j, is told and thrown by nobody",
  (entry) => {
    expect(askedSolvers([entry as never]).wrong).toHaveLength(1);
  },
);

test("of a list that is not said there is the usual one, of an empty list none", () => {
  expect(solversOf(askedSolvers(undefined), ["roll-the-block"])).toHaveLength(9);
  expect(names("")).toEqual([]);
});

test("groups stand for the solvers of the puzzles that there are, each once", () => {
  expect(names("all,bfs", "roll-the-block")).toEqual([
    "bfs",
    "dfs",
    "dls",
    "iddfs",
    "ucs",
    "greedy",
    "astar",
    "idastar",
  ]);
  expect(names("papers", "roll-the-block")).toEqual(["bfs", "dls:14", "astar/distance+weighted"]);
});

test("what is there already is not added again", () => {
  const shown = solversOf(askedSolvers(entriesIn("all")), []);
  const more = entriesIn("bfs,bfs@ts,all");
  expect(textOf(withEntries(entriesIn("all"), more, shown))).toBe("all,bfs@ts");
  expect(textOf(withEntries(undefined, entriesIn("bfs@ts"), []))).toBe("all,auto,bfs@ts");
});

test("one of a group is taken out, and the others of the group stay", () => {
  const of = (text: string, line: string): string => {
    const entries = entriesIn(text);
    const asked = askedSolvers(entries);
    const shown = solversOf(asked, ["roll-the-block"]);
    return textOf(withoutEntry(entries, line, { wrong: asked.wrong, shown }));
  };
  expect(of("bfs,ucs,bsf", "ucs")).toBe("bfs,bsf");
  expect(of("bfs,bsf", "bsf")).toBe("bfs");
  expect(of("papers,bsf", "dls:14")).toBe("bfs,astar/distance+weighted,bsf");
});

test("a line is that of the command line, whatever is left out or empty", () => {
  expect(lineOf({ algorithm: "astar", heuristic: "", engine: "wasm", order: "" })).toBe("astar");
  expect(lineOf({ algorithm: "dls", depth: 7, engine: "ts" })).toBe("dls:7@ts");
});
