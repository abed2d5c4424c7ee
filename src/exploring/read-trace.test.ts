// A trace that was saved and is opened again is the same search, but for what a trace does not say; and a file that is none is told so.
import { describe, expect, test } from "vitest";
import { loadLevels } from "../playing/load-levels.ts";
import { playableOf } from "../playing/loaded-level.ts";
import { solve } from "../solving/solve.ts";
import type { ExploreOptions } from "./begun-search.ts";
import type { Exploration } from "./explore.ts";
import { explore } from "./explore.ts";
import { frontierAt } from "./frontier.ts";
import { posthocTrace } from "./posthoc-trace.ts";
import { readTraceFile } from "./read-trace.ts";
import { WrongTrace } from "./wrong-trace.ts";

const [level] = loadLevels("game: roll-the-block\n\nS....\n.....\n....T\n.....\n");
const [ice] = loadLevels("game: break-the-ice\n\nA.B.A\nABBAB\n");

const SEARCHES: readonly ExploreOptions[] = [
  { algorithm: "bfs" },
  { algorithm: "dfs" },
  { algorithm: "dls", depth: 9 },
  { algorithm: "iddfs" },
  { algorithm: "ucs", costModel: "weighted" },
  { algorithm: "greedy", heuristic: "manhattan" },
  { algorithm: "astar", heuristic: "distance" },
  { algorithm: "astar", heuristic: "manhattan", weight: 3 },
  { algorithm: "idastar", heuristic: "distance" },
];

async function opened(options: ExploreOptions): Promise<Exploration> {
  const { trace } = await solve(level, { ...options, engine: "ts", trace: 10_000 });
  if (trace === null) throw new Error("no trace");
  return readTraceFile(JSON.stringify(posthocTrace(trace, level)), playableOf(level));
}

describe.each(SEARCHES.map((options) => ({ options, name: JSON.stringify(options) })))("$name", ({ options }) => {
  test("is the same when it is opened again", async () => {
    const made = await explore(level, options);
    const read = await opened(options);
    const told = ({ chronicle, move, g, h, f, state }: Exploration): unknown =>
      Array.from({ length: chronicle.events }, (_, event) => {
        const node = chronicle.nodeOf(event);
        const fate = chronicle.fateAt(node, event);
        const isPruned = ["dead", "hopeless", "given-up", "beyond", "pruned"].includes(fate);
        const number = chronicle.stateOf(node);
        return {
          ...{ event, type: chronicle.typeOf(event), node, number, move: move(node), g: g(node) },
          // What is dead has no h here, and 0 in a trace.
          ...(isPruned ? {} : { fate, h: h(node), f: f(node) }),
          board: state(number),
          waiting: frontierAt(chronicle, event, 0).count,
        };
      });
    expect(told(read)).toEqual(told(made));
    expect(read.ending).toBe("solved");
  });
});

test("of a puzzle whose levels are other boards it is shown as characters", async () => {
  const { trace } = await solve(ice, { algorithm: "bfs", engine: "ts", trace: 5 });
  if (trace === null) throw new Error("no trace");
  const read = readTraceFile(JSON.stringify(posthocTrace(trace, ice)), playableOf(level));
  expect(read.state(0)).toBeUndefined();
  expect(read.rows?.(0)).toEqual(["A.B.A", "ABBAB"]);
  expect(read.ending).toBe("cut");
});

test("a trace of another program is read as far as it goes", () => {
  const events = [
    { type: "source", id: "a", g: 0, h: 1.5, f: 1.5 },
    { type: "expanding", id: "a", g: 0, h: 1.5, f: 1.5 },
    { type: "generating", id: "b", pId: "a", g: 1, h: 0.5, f: 1.5 },
    { type: "closing", id: "a" },
    { type: "expanding", id: "b", pId: "a", g: 1, h: 0.5, f: 1.5 },
    { type: "generating", id: "c", pId: "b", g: 1.5, h: 0, f: 1.5 },
    { type: "destination", id: "c", pId: "b", g: 1.5, h: 0, f: 1.5 },
  ];
  const read = readTraceFile(JSON.stringify({ version: "1.4.0", events }), playableOf(level));
  expect([read.chronicle.events, read.chronicle.nodes, read.ending]).toEqual([6, 3, "solved"]);
  expect([read.g(2), read.f(1), read.move(1), read.state(1)]).toEqual([1.5, 1.5, null, undefined]);
  expect(read.solution).toEqual([1, 2]);
});

test.each([
  ["{", "it is not JSON"],
  ["[]", "it has no list of events"],
  ["null", "it has no list of events"],
  ['{"events": []}', "it has no event that begins a search"],
  ['{"events": [{"type": "source"}]}', "event 0 has no type or no id"],
])("%s is no trace", (text, why) => {
  const read = (): unknown => readTraceFile(text, playableOf(level));
  expect(read).toThrow(WrongTrace);
  expect(read).toThrow(why);
});
