// What is refused whatever the level is: what does not exist, what is of the wrong kind, and what cannot be asked together.
import { describe, expect, test } from "vitest";
import { rollLevel } from "../../tests/support/roll-level.ts";
import { loadedLevel } from "../playing/loaded-level.ts";
import { rollTheBlock } from "../puzzles/roll-the-block/index.ts";
import { checkOptions } from "./check-options.ts";
import type { SolveOptions } from "./options.ts";
import { solve } from "./solve.ts";
import { WrongOption } from "./wrong-option.ts";

function refusal(options: unknown): string {
  try {
    checkOptions(options as SolveOptions);
  } catch (reason) {
    expect(reason).toBeInstanceOf(WrongOption);
    return (reason as WrongOption).message;
  }
  return "nothing is refused";
}

const everyAlgorithm = "auto, bfs, dfs, dls, iddfs, ucs, greedy, astar, idastar";

describe("values that are not possible", () => {
  test.each<[unknown, string]>([
    [{ algorithm: "dijkstra" }, `There is no algorithm dijkstra; there is ${everyAlgorithm}.`],
    [{ engine: "gpu" }, "There is no engine gpu; there is wasm, ts."],
    [{ order: "random" }, "There is no order random; there is canonical, any."],
    [{ weight: -1 }, "The weight is -1; it can be a number from 0 to 1000."],
    [{ weight: 1001 }, "The weight is 1001; it can be a number from 0 to 1000."],
    [{ weight: Number.NaN }, "The weight is NaN; it can be a number from 0 to 1000."],
    [{ algorithm: "bfs", depth: 3 }, 'A depth of 3 is for dfs and dls, not for bfs; "budget" may bound any algorithm.'],
    [{ depth: 3 }, 'A depth of 3 needs an algorithm that takes one, dfs and dls; "budget" may bound any algorithm.'],
    [{ algorithm: "dls" }, "dls needs a depth: a number of moves, or budget."],
    [{ algorithm: "dls", depth: -1 }, 'The depth is -1; it must be a whole number, 0 or more, or "budget".'],
    [{ algorithm: "dfs", depth: 1.5 }, 'The depth is 1.5; it must be a whole number, 0 or more, or "budget".'],
    [
      { algorithm: "bfs", costModel: "weighted" },
      "bfs proves the optimum only where every move costs 1; with weighted costs use one of auto, dfs, dls, ucs, greedy, astar, idastar.",
    ],
    [
      { algorithm: "iddfs", costModel: "weighted" },
      "iddfs proves the optimum only where every move costs 1; with weighted costs use one of auto, dfs, dls, ucs, greedy, astar, idastar.",
    ],
    [
      { heuristic: { name: "mine", estimate: () => 0 } },
      "The heuristic mine is not one of Fourfold's; it needs the engine ts.",
    ],
    [{ trace: -1 }, "The trace is -1; it must be a whole number, 0 or more."],
    [{ trace: 0.5 }, "The trace is 0.5; it must be a whole number, 0 or more."],
    [{ limits: { nodes: -1 } }, "The limit on nodes is -1; it must be a whole number, 0 or more."],
    [{ limits: { nodes: 1.5 } }, "The limit on nodes is 1.5; it must be a whole number, 0 or more."],
    [{ limits: { timeMs: -1 } }, "The limit on time is -1; it must be 0 or more."],
    [{ limits: { timeMs: Number.NaN } }, "The limit on time is NaN; it must be 0 or more."],
    [{ limits: { memoryBytes: -1 } }, "The limit on memory is -1; it must be 0 or more."],
  ])("%j", (options, message) => {
    expect(refusal(options)).toBe(message);
  });

  test("ingredients to leave out where no method can be taken: a table of them would be wrong", () => {
    const without = ["bound"];
    const beginning = "What to do without is for the methods that auto takes, not for ";
    expect(refusal({ algorithm: "bfs", without })).toBe(`${beginning}bfs.`);
    expect(refusal({ algorithm: "astar", without })).toBe(`${beginning}astar.`);
    for (const tied of [{ heuristic: "distance" }, { weight: 1 }, { order: "any" }, { trace: 1 }] as const) {
      expect(refusal({ ...tied, without })).toBe(
        `${beginning}astar; with a heuristic, a weight, an order or a trace auto is astar.`,
      );
    }
    expect(refusal({ algorithm: "bfs", without: [] })).toBe("nothing is refused");
    expect(refusal({ algorithm: "auto", without, trace: 0 })).toBe("nothing is refused");
  });

  test("nothing else: limits of 0, a depth of 0 and the largest weight are possible", () => {
    checkOptions({ limits: { nodes: 0, timeMs: 0, memoryBytes: 0 }, trace: 0, weight: 1000 });
    checkOptions({ algorithm: "dls", depth: 0 });
    checkOptions({ algorithm: "bfs", depth: "budget" });
    checkOptions({ weight: 0 });
    expect(refusal({})).toBe("nothing is refused");
  });
});

describe("a name that is nearly right", () => {
  test.each<[unknown, string]>([
    [{ algorithm: "astr" }, `There is no algorithm astr; did you mean astar? There is ${everyAlgorithm}.`],
    [{ engine: "wsm" }, "There is no engine wsm; did you mean wasm? There is wasm, ts."],
    [{ order: "cannonical" }, "There is no order cannonical; did you mean canonical? There is canonical, any."],
    [{ limits: { node: 5 } }, "There is no limit node; did you mean nodes? There is timeMs, nodes, memoryBytes."],
  ])("%j", (options, message) => {
    expect(refusal(options)).toBe(message);
  });

  test("and one that is not: all options are told", () => {
    expect(refusal({ algoritm: "bfs" })).toMatch(/^There is no option algoritm; did you mean algorithm\? There is /);
    const told = refusal({ speed: 9 });
    expect(told).toMatch(/^There is no option speed; there is algorithm, heuristic, engine, /);
    for (const name of ["weight", "without", "depth", "from", "limits", "trace", "stop", "signal", "onProgress"]) {
      expect(told).toContain(name);
    }
  });

  test("is told without what could steer a terminal", () => {
    expect(refusal({ algorithm: "bf\u0008\u001b[2Js" })).not.toMatch(/\p{Cc}/u);
    expect(refusal({ "a\u0007": 1 })).not.toMatch(/\p{Cc}/u);
  });
});

describe("values of the wrong kind", () => {
  test.each<[unknown, string]>([
    ["bfs", 'The options are "bfs"; it must be an object, for example { algorithm: "bfs" }.'],
    [null, 'The options are null; it must be an object, for example { algorithm: "bfs" }.'],
    [{ algorithm: 3 }, "The algorithm is 3; it must be one of"],
    [{ algorithm: null }, "The algorithm is null; it must be one of"],
    [{ without: 5 }, 'What to do without is 5; it must be a list of names, for example ["bound"].'],
    [{ without: "bound" }, 'What to do without is "bound"; it must be a list of names'],
    [{ without: [1] }, "What to do without is a list; it must be a list of names"],
    [{ heuristic: null }, "The heuristic is null; it must be the name of one, or an object"],
    [{ heuristic: 7 }, "The heuristic is 7; it must be"],
    [{ heuristic: { name: "mine" }, engine: "ts" }, "The heuristic is an object; it must be"],
    [
      { heuristic: { name: "mine", estimate: () => 0, admissible: "yes" }, engine: "ts" },
      'Whether the heuristic mine is admissible is "yes"; it must be true or false.',
    ],
    [{ engine: true }, "The engine is true; it must be one of wasm, ts."],
    [{ costModel: 1 }, "The cost model is 1; it must be the name of one"],
    [{ weight: "2" }, 'The weight is "2"; it can be a number from 0 to 1000.'],
    [{ depth: "deep" }, 'The depth is "deep"; it must be a whole number, 0 or more, or "budget".'],
    [{ from: ["r"] }, "What to begin with is a list; it must be a string of moves"],
    [{ limits: 3 }, "The limits are 3; it must be an object, for example { timeMs: 1000 }."],
    [{ limits: { timeMs: "1s" } }, 'The limit on time is "1s"; it must be 0 or more.'],
    [{ limits: { nodes: null } }, "The limit on nodes is null; it must be a whole number, 0 or more."],
    [{ trace: true }, "The trace is true; it must be a whole number, 0 or more."],
    [{ signal: "x" }, 'The signal is "x"; it must be an AbortSignal, for example that of an AbortController.'],
    [{ stop: new AbortController() }, "The signal to stop is an object; it must be an AbortSignal"],
    [{ onProgress: "x" }, 'onProgress is "x"; it must be a function.'],
    [{ onSolution: {} }, "onSolution is an object; it must be a function."],
  ])("%j", (options, message) => {
    expect(refusal(options)).toContain(message);
  });

  test("end solve with the same refusal, never with a TypeError", async () => {
    const level = loadedLevel(rollTheBlock, rollLevel(["S..T"]));
    for (const wrong of [{ without: 5 }, { heuristic: null }, { limits: 3 }, { signal: "x" }, { algoritm: "bfs" }]) {
      await expect(solve(level, wrong as unknown as SolveOptions)).rejects.toBeInstanceOf(WrongOption);
    }
  });

  test("options that are there without a value are as if they were not", () => {
    const options = { algorithm: undefined, heuristic: undefined, limits: undefined, signal: undefined } as unknown;
    expect(refusal(options)).toBe("nothing is refused");
    expect(checkOptions(options as SolveOptions)).toMatchObject({ algorithm: "auto", engine: "wasm", from: "" });
  });
});
