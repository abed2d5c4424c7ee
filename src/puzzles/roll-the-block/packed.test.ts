// Packed states are the readable ones, and the TypeScript game plays by the rules.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rollLevel, stateAfter } from "../../../tests/support/roll-level.ts";
import { firstStates, hugeLevel, rollLevels, wandered } from "../../../tests/support/roll-states.ts";
import { costOf, isDeadEdge, moveOf } from "../../search/game.ts";
import type { CostModel } from "../puzzle.ts";
import { type RollLevel, type RollState, rollTheBlock } from "./index.ts";
import { packedRollTheBlock as packed } from "./packed.ts";

const { stateKey } = rollTheBlock;

const huge: readonly (readonly [words: number, rows: number, columns: number, bridges: number])[] = [
  [1, 40, 40, 0],
  [2, 300, 300, 0],
  [2, 300, 300, 20],
  [3, 300, 260, 40],
  [4, 300, 300, 64],
];

function preparedFor(level: RollLevel, costModel: CostModel) {
  return packed.prepare(level, { heuristic: undefined, costModel });
}

function expectSameStates(level: RollLevel, states: readonly RollState[]): void {
  const tables = preparedFor(level, "moves");
  const { words } = packed.game(tables);
  const seen = new Map<string, string>();
  for (const state of states) {
    const into = new Uint32Array(words + 2).fill(7);
    packed.pack(level, tables, state, into, 1);
    expect([into[0], into[words + 1]]).toEqual([7, 7]);
    const back = packed.unpack(level, tables, into, 1);
    const key = stateKey(level, state);
    expect(stateKey(level, back)).toBe(key);
    expect(seen.get(into.join()) ?? key).toBe(key);
    seen.set(into.join(), key);
  }
}

function expectSameMoves(level: RollLevel, states: readonly RollState[], model: CostModel): void {
  const tables = preparedFor(level, model);
  const game = packed.game(tables);
  const { words } = game;
  const at = 3;
  const into = new Uint32Array(at + words);
  const successors = new Uint32Array(at + game.mostSuccessors * (words + 1));
  for (const state of states) {
    packed.pack(level, tables, state, into, at);
    const count = game.expand(into, at, successors, at);
    const made = Array.from({ length: count }, (_, i) => {
      const from = at + i * (words + 1);
      const edge = successors[from + words] as number;
      expect(isDeadEdge(edge)).toBe(false);
      const key = stateKey(level, packed.unpack(level, tables, successors, from));
      return { move: packed.move(level, state, moveOf(edge)), cost: costOf(edge), key };
    });
    expect(made).toEqual(ruled(level, state, model));
    expect(game.isSolved(into, at)).toBe(rollTheBlock.isSolved(level, state));
    expect(game.isDead(into, at)).toBe(false);
  }
}

function ruled(level: RollLevel, state: RollState, model: CostModel) {
  return rollTheBlock.listMoves(level, state).map((move) => {
    const outcome = rollTheBlock.applyMove(level, state, move);
    if (outcome.refused !== undefined) throw new Error(outcome.refused.en);
    const cost = rollTheBlock.moveCost(level, state, move, model);
    return { move, cost, key: stateKey(level, outcome.state) };
  });
}

test("a state is packed to words of its own and back", () => {
  fc.assert(
    fc.property(rollLevels, (level) => expectSameStates(level, firstStates(level, 60))),
    { numRuns: 200 },
  );
});

test("the game lists the moves of the rules, in their order, at their costs", () => {
  fc.assert(
    fc.property(rollLevels, fc.constantFrom<CostModel>("moves", "weighted"), (level, model) => {
      expectSameMoves(level, firstStates(level, 60), model);
    }),
    { numRuns: 200 },
  );
});

test("the root is the initial state", () => {
  fc.assert(
    fc.property(rollLevels, (level) => {
      const tables = preparedFor(level, "moves");
      const game = packed.game(tables);
      const [root, start] = [new Uint32Array(game.words), new Uint32Array(game.words)];
      game.writeRoot(root, 0);
      packed.pack(level, tables, rollTheBlock.initialState(level), start, 0);
      expect(root).toEqual(start);
    }),
  );
});

describe.each(huge)("a state of %i words (%i x %i, %i bridges)", (words, rows, columns, bridges) => {
  const level = hugeLevel(rows, columns, bridges);

  test("is packed, and played by the rules", () => {
    expect(packed.game(preparedFor(level, "moves")).words).toBe(words);
    const choices = fc.array(fc.nat(), { minLength: 60, maxLength: 60 });
    fc.assert(
      fc.property(choices, fc.constantFrom<CostModel>("moves", "weighted"), (walk, model) => {
        const states = [...wandered(level, walk), ...firstStates(level, 60)];
        expectSameStates(level, states);
        expectSameMoves(level, states, model);
      }),
      { numRuns: 30 },
    );
  });
});

describe("how large a state is", () => {
  const wordsOf = (level: RollLevel) => packed.game(preparedFor(level, "moves")).words;

  test("a level without bridges and splits is one word, and the table an array of its places", () => {
    const game = packed.game(preparedFor(rollLevel(["S..1", "...T"], { 1: "soft" }), "moves"));
    expect(game.words).toBe(1);
    expect(game.mostSuccessors).toBe(4);
    expect(game.denseStates).toBe(4 * 4 * 5);
  });

  test("the largest board with splits and 64 bridges fits into four words", () => {
    const empty = "#".repeat(4096);
    const names = Array.from({ length: 64 }, (_, i) => String.fromCodePoint(0x100 + i)).join("");
    const rows = [`SS.1.P${names}`.padEnd(4096, "."), ...Array.from({ length: 4094 }, () => empty), `T.......`];
    const legend = Object.fromEntries([...names].map((name) => [name, "bridge closed"]));
    const level = rollLevel(rows, { ...legend, 1: `soft toggle ${names}`, P: "split 0,4095 4095,0" });
    expect(wordsOf(level)).toBe(4);
    const states = firstStates(level, 300);
    expect(states.some(({ block, open }) => block.shape === "halves" && open.every(Boolean))).toBe(true);
    expectSameStates(level, states);
    expectSameMoves(level, states, "weighted");
  });

  test("a bridge that is never closed takes no bit", () => {
    const legend = { a: "bridge open", b: "bridge open", 1: "soft open b" };
    const level = rollLevel(["S.1a.", "b...T"], legend);
    expect(wordsOf(level)).toBe(1);
    expect(packed.game(preparedFor(level, "moves")).denseStates).toBe(4 * 4 * 6);
    expectSameStates(level, firstStates(level, 100));
    expectSameMoves(level, firstStates(level, 100), "moves");
  });

  test("few states of one word are an array, many are not", () => {
    const bridges = (count: number) => {
      const names = "abcdefghijklmn".slice(0, count);
      const legend = Object.fromEntries([...names].map((name) => [name, "bridge open"]));
      return rollLevel([`S..1${names}`, "...T"], { ...legend, 1: `soft toggle ${names}` });
    };
    expect(packed.game(preparedFor(bridges(4), "moves")).denseStates).toBe(2 ** 12);
    expect(packed.game(preparedFor(bridges(14), "moves")).denseStates).toBe(0);
  });
});

describe("the number of a move", () => {
  const level = rollLevel(["S.P..", ".....", "....T"], { P: "split 0,4 2,0" });

  test("is the direction of a whole block", () => {
    expect(packed.move(level, rollTheBlock.initialState(level), 3)).toEqual({ switches: false, direction: "r" });
  });

  test("is the half in reading order and the direction, whichever half is active", () => {
    const lying = rollLevel(["SSP..", ".....", "....T"], { P: "split 2,0 0,4" });
    const halves = stateAfter(lying, "r");
    expect(halves.block.shape).toBe("halves");
    expect(packed.move(lying, halves, 1)).toEqual({ switches: true, direction: "d" });
    expect(packed.move(lying, halves, 4)).toEqual({ switches: false, direction: "u" });
    const other = stateAfter(lying, "r x");
    expect(packed.move(lying, other, 1)).toEqual({ switches: false, direction: "d" });
    expect(packed.move(lying, other, 4)).toEqual({ switches: true, direction: "u" });
  });
});
