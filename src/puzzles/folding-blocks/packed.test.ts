// Packed states against the readable rules, and the kernel's game against the TypeScript one, on random play.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryFoldingLevel } from "../../../tests/support/arbitrary-folding-blocks.ts";
import { foldingLevel } from "../../../tests/support/folding-level.ts";
import { kernelGame } from "../../../tests/support/kernel-probe.ts";
import { costOf, type Game, isDeadEdge, moveOf } from "../../search/game.ts";
import { ORDERS } from "../../solving/options.ts";
import type { Order } from "../packed.ts";
import type { FoldingLevel, FoldingState } from "./index.ts";
import { packedFoldingBlocks } from "./packed.ts";
import type { FoldingTables } from "./tables.ts";

const { puzzle, heuristics, registryNumber } = packedFoldingBlocks;
const LARGEST = { maxRows: 32, maxColumns: 32, maxGroups: 52 };
const anyLevel = fc.oneof(
  arbitraryFoldingLevel(),
  arbitraryFoldingLevel({ maxRows: 10, maxColumns: 10, maxGroups: 9 }),
  arbitraryFoldingLevel(LARGEST),
);
const anyPicks = fc.array(fc.nat(1000), { maxLength: 30 });
/** A few large groups on a wide open board: shapes of every size. */
const OPEN = foldingLevel(
  ...Array.from({ length: 32 }, (_, row) => {
    const cells = [...".".repeat(32)];
    if (row === 5) cells[7] = "A";
    if (row === 20) cells[20] = "b";
    if (row === 21) cells[23] = "b";
    return cells.join("");
  }),
);

/** In any order, in which all moves of the rules are successors. */
function prepare(level: FoldingLevel, heuristic?: string, order: Order = "any"): FoldingTables {
  return packedFoldingBlocks.prepare(level, { heuristic, costModel: "moves", order });
}

/** Plays on from the start, calling `visit` with every state that is reached. */
function play(level: FoldingLevel, picks: readonly number[], visit: (state: FoldingState) => void): void {
  let state = puzzle.initialState(level);
  visit(state);
  for (const pick of picks) {
    const moves = puzzle.listMoves(level, state);
    if (moves.length === 0) return;
    state = puzzle.applyMove(level, state, moves[pick % moves.length] as (typeof moves)[number]).state as FoldingState;
    visit(state);
  }
}

interface Listed {
  readonly state: FoldingState;
  readonly word: string;
  readonly cost: number;
  readonly dead: boolean;
}

function listedByRules(level: FoldingLevel, state: FoldingState): Listed[] {
  return puzzle.listMoves(level, state).map((move) => ({
    state: puzzle.applyMove(level, state, move).state as FoldingState,
    word: puzzle.formatMove(move),
    cost: puzzle.moveCost(level, state, move, "moves"),
    dead: false,
  }));
}

function listedByGame(level: FoldingLevel, tables: FoldingTables, game: Game, state: FoldingState): Listed[] {
  const words = new Uint32Array(game.words);
  packedFoldingBlocks.pack(level, tables, state, words, 0);
  const successors = new Uint32Array(game.mostSuccessors * (game.words + 1));
  const count = game.expand(words, 0, successors, 0);
  return Array.from({ length: count }, (_, i) => {
    const at = i * (game.words + 1);
    const edge = successors[at + game.words] as number;
    return {
      state: packedFoldingBlocks.unpack(level, tables, successors, at),
      word: puzzle.formatMove(packedFoldingBlocks.move(level, state, moveOf(edge))),
      cost: costOf(edge),
      dead: isDeadEdge(edge),
    };
  });
}

describe("packed states", () => {
  test("the first state is all zeros, and is the initial state", () => {
    fc.assert(
      fc.property(anyLevel, (level) => {
        const tables = prepare(level);
        const words = new Uint32Array(tables.words).fill(7);
        packedFoldingBlocks.game(tables).writeRoot(words, 0);
        expect(words.every((word) => word === 0)).toBe(true);
        expect(packedFoldingBlocks.unpack(level, tables, words, 0)).toEqual(puzzle.initialState(level));
      }),
    );
  });

  test("packing and unpacking gives the same state, and different states have different words", () => {
    fc.assert(
      fc.property(anyLevel, anyPicks, (level, picks) => {
        const tables = prepare(level);
        const words = new Uint32Array(tables.words + 2);
        const seen = new Set<string>();
        let states = 0;
        play(level, picks, (state) => {
          words.fill(9);
          packedFoldingBlocks.pack(level, tables, state, words, 1);
          expect([words[0], words.at(-1)]).toEqual([9, 9]);
          expect(packedFoldingBlocks.unpack(level, tables, words, 1)).toEqual(state);
          seen.add(words.join());
          states++;
        });
        expect(seen.size).toBe(states);
      }),
    );
  });

  test("the groups that can fold share words, those that cannot take no bit", () => {
    expect(prepare(foldingLevel("A.....B.....C")).words).toBe(1);
    expect(prepare(foldingLevel("AB#C", "####", "DE#F"))).toMatchObject({
      words: 1,
      denseStates: 1,
      mostSuccessors: 0,
    });
    expect(prepare(OPEN).words).toBe(1);
  });

  test("a group alone on the largest board has 1024 shapes: 32 intervals of rows by 32 of columns", () => {
    const rows = Array.from({ length: 32 }, (_, row) =>
      row === 16 ? `${".".repeat(16)}A${".".repeat(15)}` : ".".repeat(32),
    );
    const { shapes, denseStates } = prepare(foldingLevel(...rows));
    expect(shapes.groups.map(({ count }) => count)).toEqual([1024]);
    expect(denseStates).toBe(1024);
  });
});

describe("the TypeScript game says what the rules say, in any order", () => {
  test("of successors, their order, moves and costs, and of solved states, on levels of all sizes", () => {
    fc.assert(
      fc.property(anyLevel, anyPicks, (level, picks) => {
        const tables = prepare(level);
        const game = packedFoldingBlocks.game(tables);
        const words = new Uint32Array(game.words);
        play(level, picks, (state) => {
          const listed = listedByGame(level, tables, game, state);
          expect(listed).toEqual(listedByRules(level, state));
          expect(listed.length).toBeLessThanOrEqual(game.mostSuccessors);
          packedFoldingBlocks.pack(level, tables, state, words, 0);
          expect(game.isSolved(words, 0)).toBe(puzzle.isSolved(level, state));
          expect(game.isDead(words, 0)).toBe(puzzle.isDead(level, state));
        });
      }),
    );
  });

  test("on a wide open board, too", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 14, maxLength: 14 }), (picks) => {
        const tables = prepare(OPEN);
        const game = packedFoldingBlocks.game(tables);
        play(OPEN, picks, (state) => {
          expect(listedByGame(OPEN, tables, game, state)).toEqual(listedByRules(OPEN, state));
        });
      }),
      { numRuns: 30 },
    );
  });
});

describe("the kernel's game says word for word what the TypeScript game says", () => {
  function expectTwins(
    level: FoldingLevel,
    order: Order,
    heuristic: string | undefined,
    picks: readonly number[],
  ): void {
    const tables = prepare(level, heuristic, order);
    const game = packedFoldingBlocks.game(tables);
    const twin = kernelGame(registryNumber, packedFoldingBlocks.image(tables), game.mostSuccessors);
    const stride = game.words + 1;
    let states = new Uint32Array(game.words);
    const twinRoot = new Uint32Array(game.words);
    game.writeRoot(states, 0);
    twin.writeRoot(twinRoot, 0);
    expect(twinRoot).toEqual(states);
    let at = 0;
    let move = -1;
    for (const pick of [...picks, 0]) {
      expect(twin.isSolved(states, at)).toBe(game.isSolved(states, at));
      expect(twin.isDead(states, at)).toBe(game.isDead(states, at));
      if (heuristic !== undefined) expect(twin.estimate(states, at, move)).toBe(game.estimate(states, at, move));
      const successors = new Uint32Array(game.mostSuccessors * stride);
      const twins = new Uint32Array(game.mostSuccessors * stride);
      const count = game.expand(states, at, successors, 0);
      expect(twin.expand(states, at, twins, 0)).toBe(count);
      expect(twins).toEqual(successors);
      if (count === 0) return;
      states = successors;
      at = (pick % count) * stride;
      move = moveOf(successors[at + game.words] as number);
    }
  }

  const names = [undefined, ...heuristics.map(({ name }) => name)];
  const cases = ORDERS.flatMap((order) => names.map((name) => ({ order, name })));

  test.each(cases)("in order $order, with heuristic $name, on levels of all sizes", ({ order, name }) => {
    fc.assert(fc.property(anyLevel, anyPicks, (level, picks) => expectTwins(level, order, name, picks)));
    fc.assert(
      fc.property(anyPicks, (picks) => expectTwins(OPEN, order, name, picks)),
      { numRuns: 10 },
    );
  });
});
