// The bucket queue of both engines against lists: least key first, among equal keys the larger g, among those first in,
// first out.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ProbeExports, probe } from "../../tests/support/probe.ts";
import { BucketQueue } from "./bucket-queue.ts";
import { Memory } from "./memory.ts";

const AMPLE = 2 ** 28;

interface Entry {
  readonly key: number;
  readonly cost: number;
  readonly node: number;
}

interface Queue {
  push(entry: Entry): boolean;
  pop(): Entry;
  readonly count: number;
  readonly used: number;
}

function typeScriptQueue(limit: number): Queue {
  return typeScriptQueueIn(new Memory(limit));
}

function typeScriptQueueInPieces(limit: number): Queue {
  return typeScriptQueueIn(new Memory(limit, { large: 0, piece: 100 }));
}

function typeScriptQueueIn(memory: Memory): Queue {
  const queue = new BucketQueue(memory);
  return {
    push({ key, cost, node }) {
      while (memory.isGrowing) memory.growOn();
      return queue.push(key, cost, node);
    },
    pop() {
      const node = queue.pop();
      return { key: queue.key, cost: queue.cost, node };
    },
    get count() {
      return queue.count;
    },
    get used() {
      return memory.used;
    },
  };
}

function wasmQueue(limit: number): Queue {
  return queueOf(probe(), limit);
}

/** As a search does where much lies above the queue, but from the beginning, and some bytes at a time. */
function wasmQueueInPieces(limit: number): Queue {
  const module = probe();
  module.growInPieces(0, 100);
  return queueOf(module, limit);
}

function queueOf(module: ProbeExports, limit: number): Queue {
  module.beginQueue(limit);
  return {
    push({ key, cost, node }) {
      while (module.goOnGrowing() !== 0);
      return module.push(key, cost, node) !== 0;
    },
    pop() {
      const node = module.pop() >>> 0;
      return { key: module.poppedKey() >>> 0, cost: module.poppedCost() >>> 0, node };
    },
    get count() {
      return module.queued();
    },
    get used() {
      return module.memoryUsed();
    },
  };
}

/** What the queue should do: every key and cost has a list of its own. */
class Model {
  readonly #lists = new Map<number, Map<number, number[]>>();
  count = 0;

  push({ key, cost, node }: Entry): void {
    const ofKey = this.#lists.get(key) ?? new Map<number, number[]>();
    this.#lists.set(key, ofKey.set(cost, [...(ofKey.get(cost) ?? []), node]));
    this.count++;
  }

  pop(): Entry {
    const key = Math.min(...this.#lists.keys());
    const ofKey = this.#lists.get(key) as Map<number, number[]>;
    const cost = Math.max(...ofKey.keys());
    const [node, ...rest] = ofKey.get(cost) as [number, ...number[]];
    if (rest.length > 0) ofKey.set(cost, rest);
    else ofKey.delete(cost);
    if (ofKey.size === 0) this.#lists.delete(key);
    this.count--;
    return { key, cost, node };
  }
}

type Step = { readonly pushes: number; readonly key: number; readonly cost: number } | { readonly pops: number };

/** So many entries at once that a bucket is several blocks long, or a few. */
const amount = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 90 }));
/** A few neighbouring keys, some above them, and some anywhere. */
const key = fc.oneof(
  { weight: 4, arbitrary: fc.nat(5) },
  { weight: 1, arbitrary: fc.nat(20_000) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 0xfffffffe }) },
);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ pushes: amount, key, cost: fc.nat(12) }) },
    { weight: 2, arbitrary: fc.record({ pops: amount }) },
  ),
  { maxLength: 80, size: "max" },
);

/** Does the same with both; where memory runs out, both go on with what they have. Answers whether it did. */
function follow(queue: Queue, model: Model, all: readonly Step[]): boolean {
  let node = 0;
  let ranOut = false;
  for (const step of all) {
    if ("pops" in step) {
      for (let i = 0; i < step.pops && model.count > 0; i++) expectSame(queue.pop(), model.pop());
    } else {
      for (let i = 0; i < step.pushes; i++) {
        const entry = { key: step.key, cost: step.cost, node: node++ };
        if (queue.push(entry)) model.push(entry);
        else ranOut = true;
      }
    }
    if (queue.count !== model.count) throw new Error(`${queue.count} entries, and there should be ${model.count}`);
  }
  while (model.count > 0) expectSame(queue.pop(), model.pop());
  expect(queue.count).toBe(0);
  return ranOut;
}

function expectSame(popped: Entry, right: Entry): void {
  if (popped.key === right.key && popped.cost === right.cost && popped.node === right.node) return;
  expect(popped).toEqual(right);
}

describe.each([
  { engine: "TypeScript", open: typeScriptQueue },
  { engine: "TypeScript, growing in pieces", open: typeScriptQueueInPieces },
  { engine: "Wasm", open: wasmQueue },
  { engine: "Wasm, growing in pieces", open: wasmQueueInPieces },
])("the bucket queue, $engine", ({ open }) => {
  test("gives entries back in order, while keys rise and fall", () => {
    fc.assert(
      fc.property(steps, (all) => {
        expect(follow(open(AMPLE), new Model(), all)).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  test("has buckets for thousands of costs at one key, pushed in any order", () => {
    const costs = fc.array(fc.nat(3000), { minLength: 1, maxLength: 2000, size: "max" });
    fc.assert(
      fc.property(costs, (all) => {
        const queue = open(AMPLE);
        const entries = all.map((cost, node) => ({ key: 4, cost, node }));
        for (const entry of entries) queue.push(entry);
        for (const entry of entries.sort((a, b) => b.cost - a.cost)) expectSame(queue.pop(), entry);
        expect(queue.count).toBe(0);
      }),
      { numRuns: 20 },
    );
  });

  test("refuses what there is no memory for, and keeps the rest in order", () => {
    let ranOut = 0;
    fc.assert(
      fc.property(steps, fc.integer({ min: 1000, max: 60_000 }), (all, limit) => {
        const queue = open(limit);
        if (follow(queue, new Model(), all)) ranOut++;
        expect(queue.used).toBeLessThanOrEqual(Math.max(limit, open(0).used));
      }),
      { numRuns: 100, seed: 1 },
    );
    expect(ranOut).toBeGreaterThan(5);
  });

  test("uses freed blocks again: what comes and goes takes no more memory", () => {
    const queue = open(AMPLE);
    const round = (shift: number): number => {
      for (let i = 0; i < 3000; i++) queue.push({ key: (i + shift) % 50, cost: i % 7, node: i });
      for (let i = 0; i < 3000; i++) queue.pop();
      return queue.used;
    };
    const used = round(0);
    for (let shift = 1; shift < 30; shift++) expect(round(shift)).toBe(used);
  });

  test("begins again from any key when it has been empty", () => {
    const queue = open(AMPLE);
    for (const key of [900, 3, 70, 0]) {
      queue.push({ key, cost: 1, node: key });
      expect(queue.pop()).toEqual({ key, cost: 1, node: key });
    }
  });

  test("takes memory for the keys that occur, however large they are", () => {
    const keysOf = (queue: Queue, distance: number): Entry[] =>
      Array.from({ length: 1000 }, (_, i) => {
        const entry = { key: 0xfffffffe - i * distance, cost: i % 3, node: i };
        expect(queue.push(entry)).toBe(true);
        return entry;
      });
    const dense = open(AMPLE);
    keysOf(dense, 1);
    const sparse = open(AMPLE);
    const entries = keysOf(sparse, 4_000_000);
    expect(sparse.used).toBe(dense.used);
    expect(sparse.used).toBeLessThan(open(0).used + 330_000);
    for (const entry of entries.reverse()) expect(sparse.pop()).toEqual(entry);
    expect(sparse.push({ key: 0xffffffff, cost: 0, node: 0 })).toBe(false);
    expect(sparse.count).toBe(0);
  });

  test("holds any number of a node and any cost", () => {
    const queue = open(AMPLE);
    const entry = { key: 1, cost: 0x7ffffffe, node: 0xfffffffe };
    queue.push(entry);
    expect(queue.pop()).toEqual(entry);
  });
});
