// How states are packed. That they are the readable ones, and that both engines expand them by the rules, is asked of every
// puzzle alike (tests/contract.test.ts).
import { describe, expect, test } from "vitest";
import { rollLevel, stateAfter } from "../../../tests/support/roll-level.ts";
import { firstStates, hugeLevel } from "../../../tests/support/roll-states.ts";
import { type RollLevel, rollTheBlock } from "./index.ts";
import { packedRollTheBlock as packed } from "./packed.ts";

function gameOf(level: RollLevel) {
  return packed.game(packed.prepare(level, { heuristic: undefined, costModel: "moves" }));
}

describe("how large a state is", () => {
  test.each([
    [1, 40, 40, 0],
    [2, 300, 300, 0],
    [2, 300, 300, 20],
    [3, 300, 260, 40],
    [4, 300, 300, 64],
  ])("%i words for %i x %i and %i bridges", (words, rows, columns, bridges) => {
    expect(gameOf(hugeLevel(rows, columns, bridges)).words).toBe(words);
  });

  test("a level without bridges and splits is one word, and the table an array of its poses", () => {
    const game = gameOf(rollLevel(["S..1", "...T"], { 1: "soft" }));
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
    const tables = packed.prepare(level, { heuristic: undefined, costModel: "moves" });
    expect(packed.game(tables).words).toBe(4);
    const states = firstStates(level, 300);
    expect(states.some(({ block, open }) => block.shape === "halves" && open.every(Boolean))).toBe(true);
    const words = new Uint32Array(4);
    for (const state of states) {
      packed.pack(level, tables, state, words, 0);
      const back = packed.unpack(level, tables, words, 0);
      expect(rollTheBlock.stateKey(level, back)).toBe(rollTheBlock.stateKey(level, state));
    }
  });

  test("a bridge that is never closed takes no bit", () => {
    const legend = { a: "bridge open", b: "bridge open", 1: "soft open b" };
    const level = rollLevel(["S.1a.", "b...T"], legend);
    expect(gameOf(level).words).toBe(1);
    expect(gameOf(level).denseStates).toBe(4 * 4 * 6);
  });

  test("few states of one word are an array, many are not", () => {
    const bridges = (count: number) => {
      const names = "abcdefghijklmn".slice(0, count);
      const legend = Object.fromEntries([...names].map((name) => [name, "bridge open"]));
      return rollLevel([`S..1${names}`, "...T"], { ...legend, 1: `soft toggle ${names}` });
    };
    expect(gameOf(bridges(4)).denseStates).toBe(2 ** 12);
    expect(gameOf(bridges(14)).denseStates).toBe(0);
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
