import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { WrongOption } from "../solving/wrong-option.ts";
import { parseSolver } from "./solver.ts";
import { parseSolvers } from "./solver-list.ts";

const refused = (line: string): string => {
  try {
    parseSolver(line);
  } catch (error) {
    if (error instanceof WrongOption) return error.message;
    throw error;
  }
  throw new Error(`${line} is a solver`);
};
const namesOf = (list: string | undefined, game: string): string[] =>
  parseSolvers(list)
    .for(game)
    .map(({ name }) => name);

/** Parts that fit together, in the order in which they are written. */
const anySolver = fc
  .oneof(
    fc.record({ algorithm: fc.constantFrom("bfs", "dfs", "dls", "ucs", "iddfs", "auto") }),
    fc.record({
      algorithm: fc.constantFrom("greedy", "astar", "idastar"),
      heuristic: fc.constantFrom("", "/relaxed", "/fast", "/./mine.mjs", "/../a folder/my+own*one.mjs", "/c@d.js"),
    }),
    fc.record({
      algorithm: fc.constant("astar"),
      heuristic: fc.constantFrom("", "/slides", "/x.mjs"),
      weight: fc.oneof(
        fc.constantFrom("*2", "*1.5", "*0.25"),
        fc.nat(1000).map((weight) => `*${weight}`),
      ),
    }),
  )
  .chain((parts) => {
    const heuristic = "heuristic" in parts ? parts.heuristic : "";
    const isOwn = /js$/.test(heuristic);
    const takesDepth = ["dfs", "dls"].includes(parts.algorithm);
    return fc.record({
      line: fc.constant([parts.algorithm, heuristic, "weight" in parts ? parts.weight : ""]),
      depth: takesDepth
        ? fc.oneof(
            fc.constantFrom("", ":budget"),
            fc.nat(99).map((n) => `:${n}`),
          )
        : fc.constantFrom("", ":budget"),
      model: ["bfs", "iddfs"].includes(parts.algorithm) ? fc.constant("") : fc.constantFrom("", "+weighted"),
      order: fc.constantFrom("", "+canonical"),
      engine: isOwn ? fc.constant("") : fc.constantFrom("", "@ts"),
    });
  })
  .map(({ line: [algorithm, heuristic, weight], depth, model, order, engine }) =>
    [algorithm, depth, heuristic, weight, model, order, engine].join(""),
  );

describe("a solver", () => {
  test("is named as it is written", () => {
    fc.assert(
      fc.property(anySolver, (line) => {
        expect(parseSolver(line).name).toBe(line);
      }),
    );
  });

  test("any line is read, or refused in a sentence", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."abfs:/*+@,.1 tsdlh\\m") }), (line) => {
        try {
          expect(parseSolver(parseSolver(line).name).name).toBe(parseSolver(line).name);
        } catch (error) {
          expect(error).toBeInstanceOf(WrongOption);
          expect((error as Error).message).toMatch(/[.?]/);
        }
      }),
    );
  });

  test("has all its parts", () => {
    expect(parseSolver("astar/distance*2.50+canonical+weighted@wasm")).toEqual({
      kind: "search",
      name: "astar/distance*2.5+weighted+canonical",
      algorithm: "astar",
      depth: undefined,
      heuristic: "distance",
      weight: 2.5,
      costModel: "weighted",
      order: "canonical",
      engine: "wasm",
    });
    expect(parseSolver("dls:14")).toMatchObject({ algorithm: "dls", depth: 14 });
    expect(parseSolver("bfs:budget@ts")).toMatchObject({ depth: "budget", engine: "ts" });
    expect(parseSolver("greedy/./mine.mjs")).toMatchObject({ heuristic: "./mine.mjs", engine: "ts" });
    expect(parseSolver("cmd: python3 mine.py --a ")).toMatchObject({
      kind: "program",
      command: "python3 mine.py --a",
      name: "cmd:python3 mine.py --a",
    });
  });

  test.each([
    ["a-star", "There is no algorithm a-star; did you mean astar?"],
    ["BFS", "did you mean bfs?"],
    ["astar/relaxd", "There is no heuristic relaxd; did you mean relaxed?"],
    ["astar/mine.py", "There is no heuristic mine.py"],
    ["bfs/relaxed", "bfs looks at no heuristic; auto, greedy, astar, idastar do."],
    ["greedy*2", "a weight is for astar, not for greedy"],
    ["auto*2", "a weight is for astar, not for auto"],
    ["astar*2000", "it can be a number from 0 to 1000"],
    ["astar*x", 'The weight of astar*x is "x"; it must be a number, 0 or more.'],
    ["astar*-1", 'The weight of astar*-1 is "-1"; it must be a number, 0 or more.'],
    ["bfs:3", "A depth of 3 is for dfs and dls"],
    ["dls:two", 'The depth of dls:two is "two"; it must be a whole number of moves, or budget.'],
    ["dls:-1", 'The depth of dls:-1 is "-1"; it must be a whole number of moves, or budget.'],
    ["dls:1.5", "it must be a whole number"],
    ["bfs+weighted", "bfs proves the optimum only where every move costs 1"],
    ["astar+weigthed", "there is no +weigthed; did you mean +weighted?"],
    ["bfs@wasn", "There is no engine wasn; did you mean wasm?"],
    ["astar/mine.mjs@wasm", "needs the engine ts"],
    ["greedy-child@wasm", "greedy-child is a course paper's own search; it needs the engine ts"],
    ["iddfs-by-2/fast", "iddfs-by-2 looks at no heuristic"],
    ["cmd:", "names no program"],
    ["", "A solver is missing"],
  ])("%s is refused: %s", (line, says) => {
    expect(refused(line)).toContain(says);
  });
});

describe("a list of solvers", () => {
  test("is the eight algorithms and auto where nothing is said", () => {
    const all = ["bfs", "dfs", "dls", "iddfs", "ucs", "greedy", "astar", "idastar"];
    expect(namesOf(undefined, "match-the-tiles")).toEqual([...all, "auto"]);
    expect(namesOf("all", "no-puzzle")).toEqual(all);
  });

  test("has each solver once, in its order", () => {
    expect(namesOf("auto, bfs,all,bfs", "match-the-tiles").slice(0, 4)).toEqual(["auto", "bfs", "dfs", "dls"]);
    expect(namesOf("auto,bfs,all,bfs", "match-the-tiles")).toHaveLength(9);
  });

  test("what the papers compared differs from puzzle to puzzle", () => {
    expect(namesOf("papers", "roll-the-block")).toEqual(["bfs", "dls:14", "astar/distance+weighted"]);
    expect(namesOf("papers", "break-the-ice")).toContain("greedy/chains");
    expect(namesOf("papers,auto", "no-puzzle")).toEqual(["auto"]);
  });

  test("has the papers' own searches where they are asked for", () => {
    const added = (game: string): string[] =>
      parseSolvers("bfs", { paperVariants: true })
        .for(game)
        .map(({ name }) => name);
    expect(added("match-the-tiles")).toContain("greedy-child/fast");
    expect(added("roll-the-block")).toEqual(["bfs", "dls-tree:14"]);
    expect(added("break-the-ice")).toContain("astar:budget/chains");
    expect(added("folding-blocks")).toEqual(["bfs"]);
  });

  test("a comma within a command is written with a backslash", () => {
    expect(namesOf("cmd:run --a\\,b,bfs", "")).toEqual(["cmd:run --a,b", "bfs"]);
  });

  test("an empty place is refused", () => {
    for (const list of ["", ",", "bfs,", "bfs,,ucs"]) expect(() => parseSolvers(list)).toThrow("A solver is missing");
  });
});
