// A puzzle of one's own: two jugs, a tap and a sink. Every algorithm solves it, and says what is wrong with a puzzle that
// does not keep the contract.
import { describe, expect, test } from "vitest";
import { leastCost } from "../../tests/reference/least-cost.ts";
import { type Arrow, graphLevel, graphPuzzle } from "../../tests/support/graph-puzzle.ts";
import { writtenLevel } from "../../tests/support/written-level.ts";
import { type LoadedLevel, loadedLevel, playableOf } from "../playing/loaded-level.ts";
import { definePuzzle } from "../puzzles/define-puzzle.ts";
import type { Level } from "../puzzles/puzzle.ts";
import { ALGORITHM_NAMES } from "./check-options.ts";
import type { SolveOptions } from "./options.ts";
import { solve } from "./solve.ts";
import { WrongOption } from "./wrong-option.ts";

interface JugLevel extends Level {
  readonly sizes: readonly [number, number];
  readonly wanted: number;
}

type Jugs = readonly [number, number];
type Pour = "fill 0" | "fill 1" | "empty 0" | "empty 1" | "pour 0" | "pour 1";

const POURS: readonly Pour[] = ["fill 0", "fill 1", "empty 0", "empty 1", "pour 0", "pour 1"];

function poured({ sizes }: JugLevel, jugs: Jugs, move: Pour): Jugs {
  const [what, which] = move.split(" ");
  const from = Number(which) as 0 | 1;
  const to = (1 - from) as 0 | 1;
  const next: [number, number] = [...jugs];
  if (what === "fill") next[from] = sizes[from];
  if (what === "empty") next[from] = 0;
  if (what === "pour") {
    const amount = Math.min(jugs[from], sizes[to] - jugs[to]);
    next[from] -= amount;
    next[to] += amount;
  }
  return next;
}

const jugPuzzle = definePuzzle<JugLevel, Jugs, Pour>({
  format: { id: "jugs" },
  name: { en: "Jugs", pt: "Jarros" },
  readLevel: () => undefined,
  initialState: () => [0, 0],
  listMoves: (level, jugs) => POURS.filter((move) => poured(level, jugs, move).join() !== jugs.join()),
  applyMove: (level, jugs, move) => ({ state: poured(level, jugs, move) }),
  isSolved: ({ wanted }, jugs) => jugs.includes(wanted),
  budget: () => 8,
  stateKey: (_level, jugs) => jugs.join(),
  formatMove: (move) => move.replace(" ", ""),
  parseMove: (word) => ({ move: word.replace(/(\d)/, " $1") as Pour }),
  drawState: (_level, jugs) => ({
    rows: 1,
    columns: 2,
    glyph: (_row, column) => ({ text: String(jugs[column]), role: "piece" }),
  }),
});

function jugs(sizes: readonly [number, number], wanted: number): LoadedLevel {
  const level: JugLevel = { document: writtenLevel("jugs", ["."]), rows: 1, columns: 2, sizes, wanted };
  return loadedLevel(jugPuzzle, level);
}

const all: readonly SolveOptions[] = ALGORITHM_NAMES.map((algorithm) => ({
  engine: "ts",
  algorithm,
  ...(algorithm === "dls" ? { depth: 20 } : {}),
}));

describe("the jugs of 3 and 5, of which one shall hold 4", () => {
  test.each(all)("$algorithm solves them", async (options) => {
    const result = await solve(jugs([3, 5], 4), options);
    expect(result).toMatchObject({ status: "solved", game: "jugs", engine: "ts" });
    expect(result.moves?.split(" ")).toHaveLength(result.depth);
    if (result.optimal) expect(result).toMatchObject({ cost: 6, moves: "fill1 pour1 empty0 pour1 fill1 pour1" });
    else expect(["dfs", "dls", "greedy"]).toContain(result.algorithm);
    expect(result.stars).toBe(Math.max(0, 3 - Math.max(0, (result.cost as number) - 8)));
  });

  test.each(all)("$algorithm proves that no jug ever holds 7", async (options) => {
    const result = await solve(jugs([3, 5], 7), options);
    expect(result).toMatchObject({ status: "unsolvable", cost: null, moves: null, optimal: false, stars: null });
    expect(result.stored).toBeGreaterThanOrEqual(16);
  });

  test("a heuristic of one's own goes with a puzzle of one's own, and its budget bounds any algorithm", async () => {
    const estimate = (state: unknown) => ((state as Jugs).includes(4) ? 0 : 1);
    const heuristic = { name: "not yet", estimate, admissible: true };
    expect(await solve(jugs([3, 5], 4), { engine: "ts", heuristic })).toMatchObject({ cost: 6, optimal: true });
    const budget = { engine: "ts", depth: "budget" } as const;
    expect(await solve(jugs([3, 5], 4), { ...budget, heuristic })).toMatchObject({ cost: 6, optimal: true });
    // Of these, 6 takes 10 pours.
    expect((await solve(jugs([7, 11], 6), { engine: "ts" })).cost).toBeGreaterThan(8);
    expect(await solve(jugs([7, 11], 6), budget)).toMatchObject({ status: "exhausted", cost: null });
  });

  test("a trace draws its states", async () => {
    const { trace } = await solve(jugs([3, 5], 4), { engine: "ts", algorithm: "bfs", trace: 2 });
    expect(trace?.game).toBe("jugs");
    expect(trace?.events[0]).toMatchObject({ type: "source", state: ["00"] });
    expect(trace?.events[2]).toMatchObject({ type: "generating", move: "fill0", state: ["30"] });
  });
});

describe("costs of one's own", () => {
  const arrows: Arrow[] = [
    ["s", "a", 255],
    ["s", "b", 1],
    ["b", "a", 7],
    ["a", "g", 1],
    ["s", "g", 200],
  ];
  const level = graphLevel(arrows, "s", ["g"]);
  const { level: graph } = playableOf(level);

  test.each(["ucs", "astar", "idastar", "dls"] as const)("%s adds up what moves cost", async (algorithm) => {
    const depth = algorithm === "dls" ? { depth: 9 } : {};
    const result = await solve(level, { engine: "ts", algorithm, costModel: "weighted", ...depth });
    expect(result.status).toBe("solved");
    if (algorithm !== "dls") expect(result).toMatchObject({ cost: 9, moves: "s-b-1 b-a-7 a-g-1", optimal: true });
    expect(leastCost(graphPuzzle, graph, "weighted").cost).toBe(9);
  });

  test("the cheaper of two moves between the same states is taken", async () => {
    const twice: Arrow[] = [
      ["s", "g", 9],
      ["s", "g", 4],
    ];
    const result = await solve(graphLevel(twice, "s", ["g"]), { engine: "ts", costModel: "weighted" });
    expect(result).toMatchObject({ cost: 4, moves: "s-g-4" });
  });

  test("a dead start is unsolvable with nothing expanded, a dead successor is generated and not stored", async () => {
    for (const options of all) {
      const deadStart = await solve(graphLevel(arrows, "s", ["g"], ["s"]), options);
      expect(deadStart).toMatchObject({ status: "unsolvable", expanded: 0, generated: 0, depth: 0, lowerBound: 0 });
      const deadEnd = await solve(graphLevel([["s", "a", 1]], "s", ["g"], ["a"]), options);
      expect(deadEnd).toMatchObject({ status: "unsolvable", generated: expect.any(Number), depth: 0 });
      expect(deadEnd.generated).toBe(deadEnd.expanded);
    }
  });
});

describe("a puzzle that does not keep the contract", () => {
  const one: Arrow[] = [["s", "g", 1]];

  test("needs the TypeScript engine", async () => {
    await expect(solve(graphLevel(one, "s", ["g"]))).rejects.toThrow(WrongOption);
    await expect(solve(graphLevel(one, "s", ["g"]), { engine: "wasm" })).rejects.toThrow(
      "graph has no packed states; it needs the engine ts.",
    );
  });

  test.each([0, -1, 0.5, 256, Number.NaN])("is told that a move cannot cost %d", async (cost) => {
    const level = graphLevel([["s", "g", cost]], "s", ["g"]);
    await expect(solve(level, { engine: "ts", costModel: "weighted" })).rejects.toThrow(
      `A move costs ${cost}; it must be a whole number from 1 to 255.`,
    );
  });

  test("is told that it refuses what it lists", async () => {
    const lying = { ...graphPuzzle, applyMove: () => ({ refused: { en: "not today", pt: "hoje não" } }) };
    const level = loadedLevel(lying, playableOf(graphLevel(one, "s", ["g"])).level);
    await expect(solve(level, { engine: "ts" })).rejects.toThrow("The puzzle lists s-g-1 and refuses it: not today.");
  });

  test("may have 1024 moves a state, and is told when it has more", async () => {
    const fan = (count: number): Arrow[] =>
      Array.from({ length: count }, (_, i) => ["s", i === count - 1 ? "g" : "a", 1]);
    const most = await solve(graphLevel(fan(1024), "s", ["g"]), { engine: "ts", algorithm: "bfs" });
    expect(most).toMatchObject({ cost: 1, generated: 1024 });
    await expect(solve(graphLevel(fan(1025), "s", ["g"]), { engine: "ts" })).rejects.toThrow(
      "A state has 1025 moves; at most 1024 work.",
    );
  });
});
