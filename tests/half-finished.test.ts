// What a half-finished puzzle or method gets wrong is a clear error before any search, and never a wrong answer.
import { describe, expect, test } from "vitest";
import type { PreparedSearch } from "../src/engines/session.ts";
import { wasmEngine } from "../src/engines/wasm-engine.ts";
import { METHODS, strengthOf } from "../src/methods/index.ts";
import type { Method } from "../src/methods/method.ts";
import { PACKED_PUZZLES } from "../src/puzzles/index.ts";
import type { LevelImage } from "../src/puzzles/packed.ts";
import { UNLIMITED } from "../src/search/run.ts";
import { prepareMethod, prepareSearch } from "../src/solving/prepared-search.ts";
import { planSolve } from "../src/solving/solve.ts";
import { type GoldenLevel, goldenOf } from "./support/golden-levels.ts";

const engine = wasmEngine();

/** The first golden level of each puzzle, prepared for A*. */
const puzzles: readonly PreparedSearch[] = PACKED_PUZZLES.map((packed) => {
  const level = goldenOf(packed.puzzle.format.id)[0] as GoldenLevel;
  return prepareSearch(planSolve(level, { algorithm: "astar" }), "wasm");
});

/** For each method the first golden level that it takes. */
const methods: readonly PreparedSearch[] = PACKED_PUZZLES.flatMap((packed) => {
  const levels = goldenOf(packed.puzzle.format.id);
  return strengthOf(packed).methods.map((method) => prepareMethod(method, firstTables(method, levels)));
});

function firstTables(method: Method, levels: readonly GoldenLevel[]): unknown {
  const choice = { costModel: "moves", without: new Set<string>() } as const;
  for (const { level } of levels) {
    const tables = method.prepare(level, choice);
    if (tables !== undefined) return tables;
  }
  throw new Error(`${method.name} takes no golden level.`);
}

/** What a few expansions come to. */
async function begin(search: PreparedSearch): Promise<unknown> {
  const session = await engine.open(search, { maxExpanded: 10, maxCost: UNLIMITED, maxMemoryBytes: 2 ** 30 });
  const status = session.advance(10);
  const { memoryBytes: _, ...counts } = session.counts();
  session.close();
  return { status, counts };
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
          `The ${kind} ${name} has the registry number ${registryNumber}, which in the solver module is that of the ${other} `,
        );
      }
    });

    test("is refused with the number of another of its kind", async () => {
      const others = [...puzzles, ...methods].filter((other) => other.kind === kind && other.name !== name);
      for (const { registryNumber } of others) {
        await expect(begin({ ...work, registryNumber })).rejects.toThrow("The image is not that of the class ");
      }
    });

    test("is refused without one of its fields or tables", async () => {
      const { fields, tables } = work.image();
      for (const left of [...Object.keys(fields), ...Object.keys(tables)]) {
        const image = (): LevelImage => ({ fields: without(fields, left), tables: without(tables, left) });
        await expect(begin({ ...work, image })).rejects.toThrow(new RegExp(`the class \\w+: ${left} is missing\\.$`));
      }
    });

    test("is refused with a field or table of another name", async () => {
      const { fields, tables } = work.image();
      const more = { fields: { ...fields, strange: 1 }, tables: { ...tables, stranger: new Uint8Array(1) } };
      await expect(begin({ ...work, image: () => more })).rejects.toThrow(
        /: strange is not one of its fields; stranger is not one of its fields\.$/,
      );
    });

    test("finds the same whatever the order of its fields and tables", async () => {
      const { fields, tables } = work.image();
      const turned = { fields: reversed(fields), tables: reversed(tables) };
      expect(await begin({ ...work, image: () => turned })).toEqual(await begin(work));
    });
  },
);

function without<T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== name));
}

function reversed<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).reverse());
}

test("no two have the same number", () => {
  const numbers = [...PACKED_PUZZLES, ...METHODS].map(({ registryNumber }) => registryNumber);
  expect(new Set(numbers).size).toBe(numbers.length);
});
