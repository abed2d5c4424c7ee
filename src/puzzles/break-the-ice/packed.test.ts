// Packed states are the readable ones, and the TypeScript game plays by the rules.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ICE_PLAYS, type IcePlay } from "../../../tests/support/ice-states.ts";
import { boardAfter, iceLevel, iceMove } from "../../../tests/support/playable-ice.ts";
import { costOf, isDeadEdge, moveOf } from "../../search/game.ts";
import { breakTheIce, type IceLevel, type IceState } from "./index.ts";
import { packedBreakTheIce as packed } from "./packed.ts";

const preparedFor = (level: IceLevel) => packed.prepare(level, { heuristic: undefined, costModel: "moves" });

/** Packs and unpacks with words on both sides that must not change. */
function expectSameStates({ level, states }: IcePlay): void {
  const tables = preparedFor(level);
  const { words } = packed.game(tables);
  const keys = new Map<string, string>();
  for (const state of states) {
    const into = new Uint32Array(words + 2).fill(7);
    packed.pack(level, tables, state, into, 1);
    expect([into[0], into[words + 1]]).toEqual([7, 7]);
    expect(packed.unpack(level, tables, into, 1)).toEqual(state);
    const key = breakTheIce.stateKey(level, state);
    expect(keys.get(into.join()) ?? key).toBe(key);
    keys.set(into.join(), key);
  }
}

function expectSameMoves({ level, states }: IcePlay): void {
  const tables = preparedFor(level);
  const game = packed.game(tables);
  const { words } = game;
  const at = 3;
  const into = new Uint32Array(at + words);
  const successors = new Uint32Array(at + game.mostSuccessors * (words + 1));
  for (const state of states) {
    packed.pack(level, tables, state, into, at);
    expect(game.isSolved(into, at)).toBe(breakTheIce.isSolved(level, state));
    expect(game.isDead(into, at)).toBe(breakTheIce.isDead(level, state));
    const before = into.slice();
    const count = game.expand(into, at, successors, at);
    expect(into).toEqual(before);
    const made = Array.from({ length: count }, (_, i) => {
      const from = at + i * (words + 1);
      const edge = successors[from + words] as number;
      return {
        move: packed.move(level, state, moveOf(edge)),
        cost: costOf(edge),
        dead: isDeadEdge(edge),
        board: packed.unpack(level, tables, successors, from),
      };
    });
    expect(made).toEqual(ruled(level, state));
  }
}

function ruled(level: IceLevel, state: IceState) {
  return breakTheIce.listMoves(level, state).map((move) => {
    const outcome = breakTheIce.applyMove(level, state, move);
    if (outcome.refused !== undefined) throw new Error(outcome.refused.en);
    return { move, cost: 1, dead: breakTheIce.isDead(level, outcome.state), board: outcome.state };
  });
}

describe.each(Object.entries(ICE_PLAYS))("on %s", (_, plays) => {
  test("a state is packed to words of its own and back", () => {
    fc.assert(fc.property(plays, expectSameStates), { numRuns: 60 });
  });

  test("the game lists the moves of the rules, in their order, with what they lead to", () => {
    fc.assert(fc.property(plays, expectSameMoves), { numRuns: 60 });
  });

  test("the root is the initial state", () => {
    fc.assert(
      fc.property(plays, ({ level }) => {
        const tables = preparedFor(level);
        const game = packed.game(tables);
        const [root, start] = [new Uint32Array(game.words), new Uint32Array(game.words)];
        game.writeRoot(root, 0);
        packed.pack(level, tables, breakTheIce.initialState(level), start, 0);
        expect(root).toEqual(start);
      }),
      { numRuns: 60 },
    );
  });
});

test.each([
  [8, 16, 16],
  [9, 1, 2],
  [16, 16, 32],
])("%i rows and %i columns are %i words", (rows, columns, words) => {
  const level = iceLevel([...Array<string>(rows - 1).fill(".".repeat(columns)), "A".repeat(columns)]);
  expect(packed.game(preparedFor(level)).words).toBe(words);
});

test("the number of a move is its cell's and its direction's", () => {
  const level = iceLevel(["....", "AB.A"]);
  expect(packed.move(level, level.board, 4 * 5 + 3)).toEqual(iceMove("1,1:r"));
});

test("a full board of one colour bursts at the first move wherever it is, however high it is stacked", () => {
  const level = iceLevel(["BC..", ...Array<string>(15).fill("AA..")]);
  expectSameMoves({ level, states: [level.board, boardAfter(level, "0,0:r")] });
  expect(boardAfter(level, "0,0:r").at(-1)).toBe("CB..");
});

test("a run at the start bursts at a move that is made elsewhere, and not before", () => {
  const level = iceLevel([".....C", "BBB.CA"]);
  expectSameMoves({ level, states: [level.board] });
  const made = ruled(level, level.board).map(({ board }) => board.join("/"));
  expect(made).toContain(".....C/...C.A");
  expect(made).toContain(".....C/BB.BCA");
});
