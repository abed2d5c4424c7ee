// What a half-finished puzzle or method gets wrong is a clear error before any search, and never a wrong answer.
import { describe, expect, test } from "vitest";
import type { Work } from "../src/engines/session.ts";
import { wasmEngine } from "../src/engines/wasm-engine.ts";
import { METHODS, strengthOf } from "../src/methods/index.ts";
import type { Method } from "../src/methods/method.ts";
import { PACKED_PUZZLES } from "../src/puzzles/index.ts";
import { UNLIMITED } from "../src/search/run.ts";
import { planFor } from "../src/solving/options.ts";
import { bySearch, workOf } from "../src/solving/prepared-search.ts";
import { type GoldenLevel, goldenOf } from "./support/golden-levels.ts";

const engine = wasmEngine();

/** The first golden level of each puzzle, prepared for A*. */
const puzzles: readonly Work[] = PACKED_PUZZLES.map((packed) => {
  const { level } = goldenOf(packed.puzzle.format.id)[0] as GoldenLevel;
  return bySearch(packed, level, planFor(packed, { algorithm: "astar" }), {}).work;
});

/** For each method the first golden level that it takes. */
const methods: readonly Work[] = PACKED_PUZZLES.flatMap((packed) => {
  const levels = goldenOf(packed.puzzle.format.id);
  return strengthOf(packed).methods.map((method) => workOf(method, firstTables(method, levels)));
});

function firstTables(method: Method, levels: readonly GoldenLevel[]): unknown {
  const choice = { costModel: "moves", without: new Set<string>() } as const;
  for (const { level } of levels) {
    const tables = method.prepare(level, choice);
    if (tables !== undefined) return tables;
  }
  throw new Error(`${method.name} takes no golden level.`);
}

async function begin(work: Work): Promise<void> {
  const session = await engine.open({
    work,
    limits: { maxExpanded: 1, maxCost: UNLIMITED },
    maxMemoryBytes: 2 ** 30,
    tracedExpansions: 0,
  });
  session.close();
}

describe.each([...puzzles, ...methods].map((work) => ({ ...work, work })))(
  "the $kind $name",
  ({ work, kind, name }) => {
    test("begins", async () => {
      await begin(work);
    });

    test("is refused with a number that nobody has", async () => {
      for (const registryNumber of [-1, 15, 99, 2 ** 31 - 1]) {
        await expect(begin({ ...work, registryNumber })).rejects.toThrow(
          `The ${kind} ${name} has the registry number ${registryNumber}, which in the solver module is that of nobody: see assembly/registry.ts.`,
        );
      }
    });

    test("is refused with the number of one of the other kind", async () => {
      const others = kind === "puzzle" ? methods : puzzles;
      for (const { registryNumber, kind: other } of others) {
        await expect(begin({ ...work, registryNumber })).rejects.toThrow(
          `The ${kind} ${name} has the registry number ${registryNumber}, which in the solver module is that of a ${other}: see`,
        );
      }
    });
  },
);

test("no two have the same number", () => {
  const numbers = [...PACKED_PUZZLES, ...METHODS].map(({ registryNumber }) => registryNumber);
  expect(new Set(numbers).size).toBe(numbers.length);
});
