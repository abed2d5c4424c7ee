// The canonical order: which folds it makes, that it comes to every solution in one way, and what that does to the
// searches. In any order they count what they counted before there was a canonical one.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { leastCost } from "../../../tests/reference/least-cost.ts";
import { arbitraryFoldingLevel, solvableFoldingLevel } from "../../../tests/support/arbitrary-folding-blocks.ts";
import { runs } from "../../../tests/support/breadth.ts";
import { foldingLevel } from "../../../tests/support/folding-level.ts";
import { goldenOf } from "../../../tests/support/golden-levels.ts";
import { packedSpace } from "../../../tests/support/packed-space.ts";
import { probedGame } from "../../../tests/support/probe.ts";
import { comparable, variantsOf } from "../../../tests/support/search-variants.ts";
import { type LoadedLevel, loadedLevel } from "../../playing/loaded-level.ts";
import { type Game, moveOf } from "../../search/game.ts";
import type { SolveOptions } from "../../solving/options.ts";
import type { SolveResult } from "../../solving/result.ts";
import { solve } from "../../solving/solve.ts";
import type { Order } from "../packed.ts";
import type { FoldingLevel, FoldingMove, FoldingState } from "./index.ts";
import { packedFoldingBlocks } from "./packed.ts";

const { puzzle } = packedFoldingBlocks;
const anyLevel = fc.oneof(
  arbitraryFoldingLevel(),
  // Of these many have more than 64 empty cells.
  arbitraryFoldingLevel({ maxRows: 11, maxColumns: 11, maxGroups: 4 }),
);

function solvable(level: FoldingLevel): LoadedLevel {
  return loadedLevel(puzzle, level);
}

/** The level's game, and the words of the moves in a state. */
function gameOf(level: FoldingLevel, order: Order) {
  const tables = packedFoldingBlocks.prepare(level, { heuristic: undefined, costModel: "moves", order });
  const game = packedFoldingBlocks.game(tables);
  const foldsIn = (state: FoldingState): string[] => {
    const words = new Uint32Array(game.words);
    packedFoldingBlocks.pack(level, tables, state, words, 0);
    return successorsOf(game, words).map(({ edge }) =>
      puzzle.formatMove(packedFoldingBlocks.move(level, state, moveOf(edge))),
    );
  };
  return { game, foldsIn };
}

/** The successors of a state: the words and the edge of each. */
function successorsOf(game: Game, state: Uint32Array): { words: number[]; edge: number }[] {
  const stride = game.words + 1;
  const made = new Uint32Array(game.mostSuccessors * stride);
  const count = game.expand(state, 0, made, 0);
  return Array.from({ length: count }, (_, i) => {
    const words = [...made.subarray(i * stride, (i + 1) * stride)];
    return { edge: words.pop() as number, words };
  });
}

/** The canonical order as it is told, by the rules alone. */
class ToldOrder {
  readonly #level: FoldingLevel;

  constructor(level: FoldingLevel) {
    this.#level = level;
  }

  /** The folds that come in order after those that led to the state, and leave no cell to those that are over. */
  folds(state: FoldingState): FoldingMove[] {
    const level = this.#level;
    const last = level.groups.findLastIndex((_, g) => this.#has(state, g) > this.#has(level, g));
    return puzzle.listMoves(level, state).filter((fold) => {
      const g = level.groups.indexOf(fold.group);
      if (g < last || !this.#keepsAxes(state, fold)) return false;
      const after = puzzle.applyMove(level, state, fold).state as FoldingState;
      const reached = this.#reachedFrom(after, g);
      for (let later = g + 1; later < level.groups.length; later++) {
        for (const cell of this.#reachedFrom(level, later)) reached.add(cell);
      }
      return [...after.board].every((text, cell) => text !== "." || reached.has(cell));
    });
  }

  #has({ board }: FoldingState, g: number): number {
    return board.split(this.#level.groups[g] as string).length;
  }

  /** Whether it is not a fold up or down of a group that has folded left or right. */
  #keepsAxes(state: FoldingState, { group, direction }: FoldingMove): boolean {
    if (direction === "l" || direction === "r") return true;
    return widthOf(this.#level, state, group) === widthOf(this.#level, this.#level, group);
  }

  /** The cells that a group has or can still get to in order, with all others as they are at the start. */
  #reachedFrom({ board }: FoldingState, g: number): Set<number> {
    const level = this.#level;
    const group = level.groups[g] as string;
    const alone = [...level.board].map((text, cell) => (board[cell] === group ? group : text)).join("");
    const reached = new Set<number>();
    const waiting: FoldingState[] = [{ board: alone }];
    for (const state of waiting) {
      for (const [cell, text] of [...state.board].entries()) if (text === group) reached.add(cell);
      for (const fold of puzzle.listMoves(level, state)) {
        if (fold.group !== group || !this.#keepsAxes(state, fold)) continue;
        const next = puzzle.applyMove(level, state, fold).state as FoldingState;
        if (!waiting.some((known) => known.board === next.board)) waiting.push(next);
      }
    }
    return reached;
  }
}

function widthOf({ columns }: FoldingLevel, { board }: FoldingState, group: string): number {
  const used = [...board].flatMap((text, cell) => (text === group ? [cell % columns] : []));
  return Math.max(...used) - Math.min(...used);
}

describe("the canonical order", () => {
  test("is what is told of it, in every state that play in it leads to", () => {
    let left = 0;
    fc.assert(
      fc.property(anyLevel, fc.array(fc.nat(1000), { maxLength: 12 }), (level, picks) => {
        const told = new ToldOrder(level);
        const { foldsIn } = gameOf(level, "canonical");
        let state = puzzle.initialState(level);
        for (const pick of [...picks, 0]) {
          const folds = told.folds(state);
          expect(foldsIn(state)).toEqual(folds.map(puzzle.formatMove));
          left += puzzle.listMoves(level, state).length - folds.length;
          if (folds.length === 0) return;
          state = puzzle.applyMove(level, state, folds[pick % folds.length] as FoldingMove).state as FoldingState;
        }
      }),
      { numRuns: runs(150) },
    );
    expect(left).toBeGreaterThan(runs(100, 6));
  });

  test("has the folds of any solution in it, on boards of any size, in both engines", () => {
    const sizes = [{}, { maxRows: 11, maxColumns: 11, maxGroups: 9 }, { maxRows: 32, maxColumns: 32, maxGroups: 52 }];
    const turnOf = ({ group, direction }: FoldingMove): string => `${group} ${"ud".includes(direction) ? 0 : 1}`;
    let folds = 0;
    fc.assert(
      fc.property(fc.oneof(...sizes.map(solvableFoldingLevel)), ({ level, solution }) => {
        const tables = packedFoldingBlocks.prepare(level, { heuristic: "partition", costModel: "moves" });
        const game = packedFoldingBlocks.game(tables);
        const twin = probedGame(
          packedFoldingBlocks.registryNumber,
          packedFoldingBlocks.image(tables),
          game.mostSuccessors,
        );
        const words = new Uint32Array(game.words);
        const inOrder = [...solution].sort((a, b) => (turnOf(a) < turnOf(b) ? -1 : Number(turnOf(a) > turnOf(b))));
        let state = puzzle.initialState(level);
        for (const [made, fold] of inOrder.entries()) {
          packedFoldingBlocks.pack(level, tables, state, words, 0);
          const listed = successorsOf(game, words);
          expect(successorsOf(twin, words)).toEqual(listed);
          expect(game.estimate(words, 0, -1)).toBeLessThanOrEqual(inOrder.length - made);
          expect(twin.estimate(words, 0, -1)).toBe(game.estimate(words, 0, -1));
          state = puzzle.applyMove(level, state, fold).state as FoldingState;
          packedFoldingBlocks.pack(level, tables, state, words, 0);
          expect(listed.map(({ words: next }) => next)).toContainEqual([...words]);
          folds++;
        }
        expect(game.isSolved(words, 0) || inOrder.length === 0).toBe(true);
      }),
      { numRuns: runs(150) },
    );
    expect(folds).toBeGreaterThan(runs(500, 6));
  });

  test("by hand: A before B, down before right, and no cell left behind", () => {
    const foldsAfter = (level: FoldingLevel, ...words: readonly string[]): string[] => {
      const state = words.reduce((before, word) => {
        const { move } = puzzle.parseMove(word);
        return puzzle.applyMove(level, before, move as FoldingMove).state as FoldingState;
      }, puzzle.initialState(level));
      return gameOf(level, "canonical").foldsIn(state);
    };
    const two = foldingLevel("A.B");
    expect(foldsAfter(two)).toEqual(["A:r", "B:l"]);
    const square = foldingLevel("A.", "..");
    expect(foldsAfter(square)).toEqual(["A:d"]);
    expect(foldsAfter(square, "A:d")).toEqual(["A:r"]);
    // Only A gets to the cell on its left, so it must have folded that way before B folds.
    const apart = foldingLevel(".A#B.");
    expect(foldsAfter(apart)).toEqual(["A:l"]);
    expect(foldsAfter(apart, "A:l")).toEqual(["B:r"]);
    expect(foldsAfter(foldingLevel(".#A"))).toEqual([]);
  });

  test("comes to each board in one way, and to every full one that any order comes to, at the same cost", () => {
    let full = 0;
    fc.assert(
      fc.property(arbitraryFoldingLevel(), (level) => {
        const [canonical, any] = (["canonical", "any"] as const).map((order) => {
          const { game } = gameOf(level, order);
          const space = packedSpace(game, 3000);
          if (space === undefined) return undefined;
          const depths = [0];
          for (const { from, to } of space.edges) depths[to] ??= (depths[from] as number) + 1;
          const boards = depths.map((depth, i) => {
            const state = space.states.subarray(i * game.words, (i + 1) * game.words);
            return { board: state.join(), depth, isFull: game.isSolved(state, 0) };
          });
          return { space, boards };
        });
        if (canonical === undefined || any === undefined) return;
        expect(canonical.space.edges).toHaveLength(canonical.space.count - 1);
        const known = new Map(any.boards.map(({ board, depth }) => [board, depth]));
        for (const { board, depth } of canonical.boards) expect(known.get(board)).toBe(depth);
        const ends = any.boards.filter(({ isFull }) => isFull);
        expect(canonical.boards.filter(({ isFull }) => isFull).map(({ board }) => board)).toEqual(
          ends.map(({ board }) => board),
        );
        full += ends.length;
      }),
      { numRuns: runs(200) },
    );
    expect(full).toBeGreaterThan(runs(50, 6));
  });
});

/** The same search in both orders, and in both engines in each. */
async function inBothOrders(level: LoadedLevel, options: SolveOptions): Promise<[SolveResult, SolveResult]> {
  const found = [];
  for (const order of ["canonical", "any"] as const) {
    const wasm = await solve(level, { ...options, order });
    const ts = await solve(level, { ...options, order, engine: "ts" });
    expect(comparable(ts)).toEqual(comparable(wasm));
    found.push(wasm);
  }
  return found as [SolveResult, SolveResult];
}

describe("the searches find the same in both orders", () => {
  const proving = variantsOf(packedFoldingBlocks).filter(
    ({ options, proves }) => proves && options.order === undefined,
  );

  test("the least cost, or a proof that there is none, as the slow referee says", async () => {
    let solved = 0;
    await fc.assert(
      fc.asyncProperty(arbitraryFoldingLevel(), async (level) => {
        const small = await solve(solvable(level), { algorithm: "bfs", order: "any", limits: { nodes: 800 } });
        if (small.status === "limit") return;
        const cost = leastCost(puzzle, level).cost ?? null;
        if (cost !== null) solved++;
        for (const { name, options } of proving) {
          for (const result of await inBothOrders(solvable(level), { ...options, limits: { nodes: 20_000 } })) {
            if (result.status !== "limit") expect(result, name).toMatchObject({ cost, optimal: cost !== null });
            else expect(name).toMatch(/^iddfs|^idastar/);
          }
        }
      }),
      { numRuns: 60, seed: 5 },
    );
    expect(solved).toBeGreaterThan(runs(15, 6));
  });

  // In any order, too, the first way to a board is the canonical one: of all ways to it, it comes first in the order of
  // successors. So what the canonical order leaves out changes nothing of what comes before and after.
  test.each(["bfs", "ucs"] as const)(
    "%s even the same moves, and it never expands more in the canonical one",
    async (algorithm) => {
      const check = async (level: LoadedLevel): Promise<void> => {
        const [canonical, any] = await inBothOrders(level, { algorithm });
        expect(canonical).toMatchObject({ status: any.status, moves: any.moves, cost: any.cost });
        for (const count of ["expanded", "generated", "stored", "frontier"] as const) {
          expect(canonical[count], count).toBeLessThanOrEqual(any[count]);
        }
        // Nothing is made twice.
        expect(canonical.stored).toBe(canonical.generated + 1);
      };
      for (const level of goldenOf("folding-blocks")) await check(level);
      await fc.assert(
        fc.asyncProperty(arbitraryFoldingLevel(), (level) => check(solvable(level))),
        { numRuns: runs(100) },
      );
    },
  );
});

describe("counts of golden levels", () => {
  // Those in any order were counted before there was a canonical one.
  const COUNTED: readonly (readonly [title: string, options: SolveOptions, any: string, canonical: string])[] = [
    ["golden 33", { algorithm: "bfs" }, "86343 568421 86397 890135837", "153 156 157 3155380011"],
    ["golden 33", { algorithm: "dfs" }, "1808 7926 1809 874108405", "18 24 19 321963808"],
    ["golden 33", { algorithm: "astar", heuristic: "partition" }, "15 118 88 1896283129", "15 22 19 1896283129"],
    ["golden 42", { algorithm: "bfs" }, "9189 45757 9249 110415639", "52 55 56 466978350"],
    ["golden 42", { algorithm: "ucs" }, "9248 45790 9252 154441186", "55 58 59 1827770313"],
    ["golden 42", { algorithm: "iddfs" }, "37347 214922 9260 71089822", "225 274 67 3946885375"],
    ["golden 42", { algorithm: "astar", heuristic: "doubling" }, "9188 45757 9249 1724994702", "52 55 56 3641353505"],
    ["golden 42", { algorithm: "astar", heuristic: "largest" }, "15 75 75 2279964962", "11 16 17 2340089469"],
    ["golden 42", { algorithm: "greedy", heuristic: "pieces" }, "15 77 77 969987670", "11 16 17 2340089469"],
    [
      "golden 42",
      { algorithm: "idastar", heuristic: "doubling" },
      "36109 204280 9201 233772461",
      "216 258 64 2140578665",
    ],
    ["golden 34", { algorithm: "bfs" }, "1802 7087 1802 1570310546", "1 0 1 0"],
  ];

  test.each(COUNTED)("%s, %o", async (title, options, any, canonical) => {
    const level = goldenOf("folding-blocks").find(({ facts }) => facts.title === title) as LoadedLevel;
    const counts = (await inBothOrders(level, options)).map(
      ({ expanded, generated, stored, fingerprint }) => `${expanded} ${generated} ${stored} ${fingerprint}`,
    );
    expect(counts).toEqual([canonical, any]);
  });
});
