// The node table of both engines against a plain Map: the same states get the same numbers, whatever grows meanwhile.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ProbeExports, probe } from "../../tests/support/probe.ts";
import { Memory } from "./memory.ts";
import { NONE, NodeTable } from "./node-table.ts";

const AMPLE = 2 ** 28;

interface Shape {
  readonly words: number;
  /** 0 where states are looked up by their hash. */
  readonly denseStates: number;
  readonly marksSuffice: boolean;
}

/** One way to drive either engine. `keep` answers the number of a state, and NO_ROOM where there is no memory. */
interface Table {
  keep(state: Uint32Array): { readonly number: number; readonly isNew: boolean } | typeof NO_ROOM;
  stateOf(number: number): number[];
  /** Writes the field of a node. */
  setField(number: number, value: number): void;
  fieldOf(number: number): number;
  readonly count: number;
  /** The bytes that it has taken. */
  readonly used: number;
}

const NO_ROOM = "no room";

function typeScriptTable(shape: Shape, limit: number): Table | undefined {
  return typeScriptTableIn(new Memory(limit), shape);
}

function typeScriptTableInPieces(shape: Shape, limit: number): Table | undefined {
  return typeScriptTableIn(new Memory(limit, { large: 0, piece: 100 }), shape);
}

function typeScriptTableIn(memory: Memory, { words, denseStates, marksSuffice }: Shape): Table | undefined {
  const nodes = new NodeTable(memory, words, 2, denseStates, marksSuffice);
  if (!nodes.ready) return undefined;
  return {
    keep(state) {
      while (memory.isGrowing) memory.growOn();
      // The state stands among others, as the successors do.
      const states = Uint32Array.of(7, ...state, 9);
      const hash = nodes.hash(states, 1);
      const known = nodes.find(states, 1, hash);
      if (known !== NONE) return { number: known, isNew: false };
      const number = nodes.insert(states, 1, hash);
      return number === NONE ? NO_ROOM : { number, isNew: true };
    },
    stateOf: (number) => [...nodes.states.subarray(number * words, (number + 1) * words)],
    setField(number, value) {
      (nodes.fields[1] as Uint32Array)[number] = value;
    },
    fieldOf: (number) => (nodes.fields[1] as Uint32Array)[number] as number,
    get count() {
      return nodes.count;
    },
    get used() {
      return memory.used;
    },
  };
}

function wasmTable(shape: Shape, limit: number): Table | undefined {
  return tableOf(probe(), shape, limit);
}

/** As a search does where tables are large, but from the beginning, and some bytes and a node or two at a time. */
function wasmTableInPieces(shape: Shape, limit: number): Table | undefined {
  const module = probe();
  module.growInPieces(0, 100);
  return tableOf(module, shape, limit);
}

function tableOf(module: ProbeExports, { words, denseStates, marksSuffice }: Shape, limit: number): Table | undefined {
  if (module.beginNodes(words, 8, denseStates, marksSuffice, limit) === 0) return undefined;
  const wordsAt = (address: number, count: number) => new Uint32Array(module.memory.buffer, address >>> 0, count);
  const fieldsAt = (number: number) => wordsAt(module.nodeAddress(number) + 4 * words, 2);
  return {
    keep(state) {
      while (module.goOnGrowing() !== 0);
      wordsAt(module.stateAddress(), words).set(state);
      const answer = module.keepState();
      if (answer === -(2 ** 31)) return NO_ROOM;
      return answer < 0 ? { number: -1 - answer, isNew: false } : { number: answer, isNew: true };
    },
    stateOf: (number) => [...wordsAt(module.nodeAddress(number), words)],
    setField(number, value) {
      fieldsAt(number)[1] = value;
    },
    fieldOf: (number) => fieldsAt(number)[1] as number,
    get count() {
      return module.nodeCount();
    },
    get used() {
      return module.memoryUsed();
    },
  };
}

const engines = [
  { engine: "TypeScript", open: typeScriptTable },
  { engine: "TypeScript, growing in pieces", open: typeScriptTableInPieces },
  { engine: "Wasm", open: wasmTable },
  { engine: "Wasm, growing in pieces", open: wasmTableInPieces },
];

/** Long rows of states from few numbers, so that a failure shrinks to a short row: state i is made of i % distinct. */
const arbitraryRow = fc.record({
  count: fc.integer({ min: 0, max: 9000 }),
  distinct: fc.integer({ min: 1, max: 9000 }),
  /** 1: only low bits differ; 2 ** 24: only high ones; odd and large: all. */
  factor: fc.constantFrom(1, 2 ** 16, 2 ** 24, 0x9e3779b1),
  /** In which word states differ first. */
  first: fc.nat(4),
});

function* rowOfStates(row: { count: number; distinct: number; factor: number; first: number }, words: number) {
  for (let i = 0; i < row.count; i++) {
    const number = i % row.distinct;
    const state = new Uint32Array(words);
    state[row.first % words] = Math.imul(number, row.factor);
    // A factor that is a power of two loses high bits: the next word gets them.
    state[(row.first + 1) % words] = (state[(row.first + 1) % words] as number) ^ (number >>> 8);
    yield state;
  }
}

/** Keeps all states in the table and in a Map; answers the Map. It ends where there is no room. */
function keepAll(table: Table, states: Iterable<Uint32Array>, marksSuffice = false): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const state of states) {
    const key = state.join();
    const known = numbers.get(key);
    const kept = table.keep(state);
    if (kept === NO_ROOM) {
      if (known !== undefined) throw new Error(`the known state ${key} needs room`);
      break;
    }
    const right = known === undefined ? { number: numbers.size, isNew: true } : { number: known, isNew: false };
    if (kept.isNew !== right.isNew || (kept.number !== right.number && !(marksSuffice && !kept.isNew))) {
      throw new Error(`state ${key}: ${JSON.stringify(kept)}, and it should be ${JSON.stringify(right)}`);
    }
    numbers.set(key, right.number);
    if (kept.isNew) table.setField(kept.number, Math.imul(kept.number, 0x9e3779b1) >>> 0);
  }
  return numbers;
}

function expectToHold(table: Table, numbers: ReadonlyMap<string, number>): void {
  expect(table.count).toBe(numbers.size);
  for (const [key, number] of numbers) {
    if (table.stateOf(number).join() !== key) throw new Error(`node ${number} is ${table.stateOf(number)}, not ${key}`);
    const field = Math.imul(number, 0x9e3779b1) >>> 0;
    if (table.fieldOf(number) !== field) throw new Error(`the field of node ${number} is ${table.fieldOf(number)}`);
  }
}

function opened(table: Table | undefined): Table {
  if (table === undefined) throw new Error("there is no room even to begin");
  return table;
}

describe.each(engines)("the node table, $engine", ({ open }) => {
  test("keeps each of a few states once", () => {
    const anyStates = fc.integer({ min: 1, max: 5 }).chain((words) => {
      const word = fc.oneof(fc.nat(2), fc.constantFrom(0x80000000, 0xffffffff));
      return fc.record({
        words: fc.constant(words),
        states: fc.array(fc.array(word, { minLength: words, maxLength: words }), { maxLength: 40 }),
      });
    });
    fc.assert(
      fc.property(anyStates, ({ words, states }) => {
        const table = opened(open({ words, denseStates: 0, marksSuffice: false }, AMPLE));
        expectToHold(
          table,
          keepAll(
            table,
            states.map((state) => Uint32Array.from(state)),
          ),
        );
      }),
    );
  });

  test("keeps them while table and nodes grow several times", () => {
    fc.assert(
      fc.property(arbitraryRow, fc.integer({ min: 1, max: 5 }), (row, words) => {
        const table = opened(open({ words, denseStates: 0, marksSuffice: false }, AMPLE));
        expectToHold(table, keepAll(table, rowOfStates(row, words)));
      }),
      { numRuns: 40 },
    );
  });

  test.each([false, true])("is an array where states are small numbers (marks suffice: %s)", (marksSuffice) => {
    const anyNumbers = fc.integer({ min: 1, max: 5000 }).chain((denseStates) =>
      fc.record({
        denseStates: fc.constant(denseStates),
        states: fc.array(fc.nat(denseStates - 1), { maxLength: 4000, size: "max" }),
      }),
    );
    fc.assert(
      fc.property(anyNumbers, ({ denseStates, states }) => {
        const table = opened(open({ words: 1, denseStates, marksSuffice }, AMPLE));
        const words = states.map((state) => Uint32Array.of(state));
        expectToHold(table, keepAll(table, words, marksSuffice));
      }),
      { numRuns: 40 },
    );
  });

  test("holds every state of a dense table, the last one too", () => {
    for (const marksSuffice of [false, true]) {
      const table = opened(open({ words: 1, denseStates: 1001, marksSuffice }, AMPLE));
      const all = Array.from({ length: 1001 }, (_, i) => Uint32Array.of(1000 - i));
      expectToHold(table, keepAll(table, all, marksSuffice));
    }
  });

  test("says when memory runs out, and holds what it held", () => {
    const limits = fc.integer({ min: 10_000, max: 150_000 });
    let ranOut = 0;
    fc.assert(
      fc.property(arbitraryRow, fc.integer({ min: 1, max: 5 }), limits, (row, words, limit) => {
        const table = open({ words, denseStates: 0, marksSuffice: false }, limit);
        if (table === undefined) return;
        const states = [...rowOfStates(row, words)];
        const numbers = keepAll(table, states);
        expect(table.used).toBeLessThanOrEqual(limit);
        expectToHold(table, numbers);
        const refused = states.find((state) => !numbers.has(state.join()));
        if (refused === undefined) return;
        ranOut++;
        const { used } = table;
        for (let again = 0; again < 3; again++) expect(table.keep(refused)).toBe(NO_ROOM);
        expect(table.used).toBeGreaterThanOrEqual(used);
        expectToHold(table, numbers);
        for (const state of states.slice(0, 100)) {
          const number = numbers.get(state.join());
          if (number !== undefined) expect(table.keep(state)).toEqual({ number, isNew: false });
        }
      }),
      { numRuns: 60, seed: 1 },
    );
    expect(ranOut).toBeGreaterThan(5);
  });

  test("says at the beginning when there is no room for its table", () => {
    expect(open({ words: 1, denseStates: 0, marksSuffice: false }, 1000)).toBeUndefined();
    expect(open({ words: 1, denseStates: 10 ** 6, marksSuffice: false }, 10 ** 6)).toBeUndefined();
    expect(open({ words: 1, denseStates: 10 ** 6, marksSuffice: true }, 10 ** 6)).toBeDefined();
  });
});
