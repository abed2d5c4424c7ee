// Packed states are the readable ones, and the TypeScript game plays by the rules.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchLevel } from "../../../tests/support/match-level.ts";
import { crowdedLevel, matchLevels, played, slides } from "../../../tests/support/match-states.ts";
import { costOf, isDeadEdge, moveOf } from "../../search/game.ts";
import { type MatchLevel, type MatchState, matchTheTiles } from "./index.ts";
import { packedMatchTheTiles as packed } from "./packed.ts";

function preparedFor(level: MatchLevel) {
  return packed.prepare(level, { heuristic: undefined, costModel: "moves" });
}

function expectSameStates(level: MatchLevel, states: readonly MatchState[]): void {
  const tables = preparedFor(level);
  const { words } = packed.game(tables);
  const seen = new Map<string, MatchState>();
  for (const state of states) {
    const into = new Uint32Array(words + 2).fill(7);
    packed.pack(level, tables, state, into, 1);
    expect([into[0], into[words + 1]]).toEqual([7, 7]);
    expect(packed.unpack(level, tables, into, 1)).toBe(state);
    expect(seen.get(into.join()) ?? state).toBe(state);
    seen.set(into.join(), state);
  }
}

/** The legal moves and what they lead to, as the packed game says and as the rules say. */
function expectRules(level: MatchLevel, state: MatchState): void {
  const tables = preparedFor(level);
  const game = packed.game(tables);
  const { words } = game;
  const packedState = new Uint32Array(words);
  packed.pack(level, tables, state, packedState, 0);
  const successors = new Uint32Array(game.mostSuccessors * (words + 1));
  const count = game.expand(packedState, 0, successors, 0);
  const expanded = Array.from({ length: count }, (_, i) => {
    const at = i * (words + 1);
    const edge = successors[at + words] as number;
    return {
      move: packed.move(level, state, moveOf(edge)),
      cost: costOf(edge),
      dead: isDeadEdge(edge),
      state: packed.unpack(level, tables, successors, at),
    };
  });
  const ruled = matchTheTiles.listMoves(level, state).map((move) => ({
    move,
    cost: 1,
    dead: false,
    state: matchTheTiles.applyMove(level, state, move).state,
  }));
  expect(expanded).toEqual(ruled);
  expect(game.isSolved(packedState, 0)).toBe(matchTheTiles.isSolved(level, state));
  expect(game.isDead(packedState, 0)).toBe(false);
}

test("a state and its words say the same", () => {
  fc.assert(fc.property(matchLevels, slides, (level, moves) => expectSameStates(level, played(level, moves))));
});

test("the root is the state at the start", () => {
  fc.assert(
    fc.property(matchLevels, (level) => {
      const tables = preparedFor(level);
      const game = packed.game(tables);
      const root = new Uint32Array(game.words + 1);
      game.writeRoot(root, 1);
      expect(packed.unpack(level, tables, root, 1)).toBe(level.board);
    }),
  );
});

test("expanding makes the legal moves in their order, and the goal is the rules' goal", () => {
  fc.assert(
    fc.property(matchLevels, slides, (level, moves) => {
      for (const state of played(level, moves)) expectRules(level, state);
    }),
    { numRuns: 150 },
  );
});

test("tiles of one colour that pass each other are sorted anew", () => {
  const level = matchLevel(["..A", "A#.", "..."], ["aa.", "...", "..."]);
  for (const state of played(level, ["u", "d", "l", "u", "r", "d"])) expectRules(level, state);
});

describe("a state takes", () => {
  const row = (tiles: number, floor: number) => [".".repeat(floor - tiles) + "A".repeat(tiles)];
  const words = (level: MatchLevel) => packed.game(preparedFor(level)).words;

  test("one word for what fits into 32 bits", () => {
    expect(words(matchLevel(row(1, 2), [".a"]))).toBe(1);
    expect(words(matchLevel(row(8, 16), [`........${"a".repeat(8)}`]))).toBe(1);
  });

  test("two words from there on", () => {
    expect(words(matchLevel(row(9, 16), [`.......${"a".repeat(9)}`]))).toBe(2);
  });

  test("16 words for 64 tiles on the largest board", () => {
    expect(words(crowdedLevel(64))).toBe(16);
  });

  test("one word on a floor of one cell", () => {
    expect(words(matchLevel(["A#"], ["a#"]))).toBe(1);
  });
});
