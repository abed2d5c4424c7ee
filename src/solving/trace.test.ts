// A recorded search can be played: every event leads by its move from its parent's state to its own. Both engines tell
// the same story.
import { describe, expect, test } from "vitest";
import { share } from "../../tests/support/breadth.ts";
import { goldenOf } from "../../tests/support/golden-levels.ts";
import { type Arrow, graphLevel } from "../../tests/support/graph-puzzle.ts";
import { variantsOf } from "../../tests/support/search-variants.ts";
import { loadLevels } from "../playing/load-levels.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import { drawingAsText } from "../puzzles/drawing.ts";
import { PACKED_PUZZLES } from "../puzzles/index.ts";
import type { PackedPuzzle } from "../puzzles/packed.ts";
import type { CostModel, Level, Puzzle } from "../puzzles/puzzle.ts";
import { solve } from "./solve.ts";
import type { SearchTrace, TraceEvent } from "./trace.ts";

const EXPANSIONS = 25;

/** A state as the search knows it: of two halves it does not know which is active. */
function asSearched(packed: PackedPuzzle, level: Level): (state: unknown) => unknown {
  const tables = packed.prepare(level, { heuristic: undefined, costModel: "moves" });
  const words = new Uint32Array(packed.game(tables).words);
  return (state) => {
    packed.pack(level, tables, state, words, 0);
    return packed.unpack(level, tables, words, 0);
  };
}

/** The readable state of every id, by playing each move from the state of the parent. */
function played(packed: PackedPuzzle, level: Level, { events }: SearchTrace): Map<number, unknown> {
  const { puzzle } = packed;
  const searched = asSearched(packed, level);
  const states = new Map<number, unknown>([[0, searched(puzzle.initialState(level))]]);
  for (const { id, pId, move } of events) {
    if (pId === null || move === null) continue;
    let state = states.get(pId);
    if (state === undefined) throw new Error(`event of ${id}: its parent ${pId} is not known yet`);
    for (const word of move.split(" ")) {
      const read = puzzle.parseMove(word);
      if (read.wrong !== undefined) throw new Error(read.wrong.en);
      const outcome = puzzle.applyMove(level, state, read.move);
      if (outcome.refused !== undefined) throw new Error(`${move} at ${pId}: ${outcome.refused.en}`);
      state = outcome.state;
    }
    state = searched(state);
    const before = states.get(id);
    if (before !== undefined) expect(puzzle.stateKey(level, state)).toBe(puzzle.stateKey(level, before));
    else states.set(id, state);
  }
  return states;
}

/** The move of an event, without what makes the other half active: that costs nothing. */
function moveOf(puzzle: Puzzle, { move }: TraceEvent): unknown {
  return puzzle.parseMove(move?.split(" ").at(-1) ?? "").move;
}

function checkEvents(packed: PackedPuzzle, level: Level, trace: SearchTrace, costModel: CostModel): void {
  const { puzzle } = packed;
  const states = played(packed, level, trace);
  const [source, ...events] = trace.events as [TraceEvent, ...TraceEvent[]];
  expect(source).toMatchObject({ type: "source", id: 0, pId: null, move: null, g: 0 });
  const seen = new Set([0]);
  const byCost = ["ucs", "greedy", "astar", "idastar"].includes(trace.algorithm);
  const costs = new Map<number, number>();
  for (const event of events) {
    const { type, id, pId, g, h, f, state } = event;
    // A state is drawn where its id is new, and the ids count up.
    expect(state !== undefined).toBe(!seen.has(id));
    if (state !== undefined) {
      expect(id).toBe(seen.size);
      expect(state.join("\n")).toBe(drawingAsText(puzzle.drawState(level, states.get(id))));
      seen.add(id);
    }
    if (pId !== null) {
      // The parent is one that was expanded, and the last move is paid for.
      const cost = byCost ? puzzle.moveCost(level, states.get(pId), moveOf(puzzle, event), costModel) : 1;
      expect(g, JSON.stringify(event)).toBe((costs.get(pId) as number) + cost);
    }
    if (type === "expanding") costs.set(id, g);
    if (type === "destination") expect(puzzle.isSolved(level, states.get(id))).toBe(true);
    if (type !== "pruned") expect(f).toBeGreaterThanOrEqual(h ?? 0);
  }
  const keys = [...states.values()].map((state) => puzzle.stateKey(level, state));
  expect(new Set(keys).size).toBe(keys.length);
}

describe.each(PACKED_PUZZLES.map((packed) => ({ packed, game: packed.puzzle.format.id })))(
  "$game",
  ({ packed, game }) => {
    const levels = share(
      goldenOf(game).filter((_, i) => i % 20 === 0),
      3,
    );

    test.each(packed.puzzle.costModels.flatMap((costModel) => variantsOf(packed, costModel)))(
      "$name, cost $options.costModel: both engines tell the same, and it can be played",
      async ({ options }) => {
        for (const level of levels) {
          const asked = { ...options, trace: EXPANSIONS, limits: { nodes: 200 } };
          const { trace, expanded, algorithm, heuristic } = await solve(level, { ...asked, engine: "wasm" });
          const twin = await solve(level, { ...asked, engine: "ts" });
          expect(twin.trace).toEqual(trace);
          if (trace === null) {
            expect(expanded).toBe(0);
            continue;
          }
          expect(trace).toMatchObject({ version: 1, game, algorithm, heuristic });
          const expansions = trace.events.filter(({ type }) => type === "expanding");
          expect(expansions).toHaveLength(Math.min(EXPANSIONS, expanded));
          checkEvents(packed, level.level, trace, options.costModel ?? "moves");
        }
      },
    );

    test("a trace changes nothing of the search, however long it is", async () => {
      for (const level of levels.slice(0, 3)) {
        for (const engine of ["wasm", "ts"] as const) {
          for (const algorithm of ["bfs", "iddfs", "astar"] as const) {
            const options = { engine, algorithm, limits: { nodes: 500 } };
            const { fingerprint, expanded, generated, stored, frontier, moves } = await solve(level, options);
            for (const trace of [1, 7, 10_000]) {
              const traced = await solve(level, { ...options, trace });
              expect(traced).toMatchObject({ fingerprint, expanded, generated, stored, frontier, moves });
            }
          }
        }
      }
    });

    test("the story of a solved search ends at the goal, as far along as the cost", async () => {
      for (const level of levels) {
        for (const algorithm of ["bfs", "ucs", "astar", "idastar"] as const) {
          const { status, cost, trace } = await solve(level, { algorithm, trace: 3000, limits: { nodes: 3000 } });
          if (status === "solved") expect(trace?.events.at(-1)).toMatchObject({ type: "destination", g: cost });
        }
      }
    });
  },
);

test.each(["dls", "iddfs", "idastar"] as const)(
  "a state that %s visits again has the parent of that visit",
  async (name) => {
    const arrows: Arrow[] = [
      ["s", "a", 1],
      ["s", "b", 1],
      ["a", "b", 1],
      ["b", "c", 1],
    ];
    const depth = name === "dls" ? { depth: 9 } : {};
    // A heuristic that drives idastar as deep at once as dls goes.
    const heuristic = { name: "deep", estimate: (state: unknown) => (state === "s" ? 5 : 0) };
    const options = { engine: "ts", algorithm: name, heuristic, trace: 100, ...depth } as const;
    const { trace } = await solve(graphLevel(arrows, "s", []), options);
    const visits = trace?.events.filter(({ type, state }) => type === "expanding" && state === undefined);
    const idOf = new Map(trace?.events.flatMap(({ id, state }) => (state === undefined ? [] : [[state[0], id]])));
    const ways = visits?.filter(({ id }) => id === idOf.get("b")).map(({ g, pId, move }) => ({ g, pId, move }));
    expect(ways).toContainEqual({ g: 2, pId: idOf.get("a"), move: "a-b-1" });
    expect(ways).toContainEqual({ g: 1, pId: idOf.get("s"), move: "s-b-1" });
  },
);

test("no trace is made where none is asked for", async () => {
  for (const { puzzle } of PACKED_PUZZLES) {
    const [level] = goldenOf(puzzle.format.id);
    if (level === undefined) throw new Error("there is no golden level");
    expect((await solve(level)).trace).toBeNull();
    expect((await solve(level, { trace: 0 })).trace).toBeNull();
  }
});

test("the worth of a state is g + weight * h, and h alone for greedy", async () => {
  for (const { puzzle, strongest } of PACKED_PUZZLES) {
    const [level] = goldenOf(puzzle.format.id);
    if (level === undefined) throw new Error("there is no golden level");
    const traceOf = async (algorithm: "astar" | "greedy" | "bfs", weight = 1) => {
      const { trace } = await solve(level, { algorithm, weight, heuristic: strongest, trace: 10 });
      return trace?.events ?? [];
    };
    for (const { g, h, f } of await traceOf("astar", 1.5)) expect(f).toBe(g + 1.5 * (h ?? 0));
    for (const { h, f } of await traceOf("greedy")) expect(f).toBe(h ?? 0);
    for (const { g, h, f } of await traceOf("bfs")) expect([h, f]).toEqual([null, g]);
  }
});

test.each(["wasm", "ts"] as const)(
  "of a level that is solved at the start there is a story too, in %s",
  async (engine) => {
    const [level] = loadLevels("game: folding-blocks\n\nAA\n");
    for (const algorithm of ["bfs", "dfs", "iddfs", "ucs", "greedy", "astar", "idastar"] as const) {
      const { trace } = await solve(level as LoadedLevel, { engine, algorithm, trace: 5 });
      expect(trace?.events.map(({ type, g }) => [type, g])).toEqual([
        ["source", 0],
        ["destination", 0],
      ]);
    }
  },
);
