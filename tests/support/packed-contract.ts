// What every packed puzzle owes the engines, as tests that know no puzzle: its packed side against the readable one, its
// heuristics against exact costs, and its AssemblyScript twin against the TypeScript game, word for word.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Choice, Heuristic, Order, PackedPuzzle } from "../../src/puzzles/packed.ts";
import type { Level } from "../../src/puzzles/puzzle.ts";
import { costOf, type Game, isDeadEdge, moveOf, NEVER } from "../../src/search/game.ts";
import { anyPositionOf } from "./any-position.ts";
import { choices, MOST_STATES, onLevels, played, RUNS, statesOf } from "./contract-walks.ts";
import type { LevelSamples } from "./level-samples.ts";
import { packedSpace } from "./packed-space.ts";
import { type ProbedGame, probedGame } from "./probe.ts";

/** The packed side of a puzzle, in both engines. `twinOf` gives what the AssemblyScript side says of single states. */
export function describePackedPuzzle<L extends Level, State, Move, Tables>(
  packed: PackedPuzzle<L, State, Move, Tables>,
  samples: LevelSamples<L>,
  twinOf: ProbedGame = probedGame,
): void {
  describe("packed states are the readable ones, and expanding is what the rules list", () => {
    onLevels(samples, (level, walk) => {
      for (const costModel of packed.puzzle.costModels) {
        expectRules(packed, level, walk, { heuristic: undefined, costModel, order: "any" });
      }
    });
  });

  test("they are so where play does not begin with the level's own start, and so is the twin", () => {
    fc.assert(
      fc.property(anyPositionOf(packed.puzzle, samples.small), choices, ({ level, state }, walk) => {
        for (const choice of choicesOf(packed)) {
          const fromThere = { ...choice, start: state };
          if (choice.order === "any") expectRules(packed, level, walk, fromThere);
          expectTwins(packed, level, walk, fromThere, twinOf);
        }
      }),
      { numRuns: 2 * RUNS },
    );
  });

  test("an estimate is of the state in its level, wherever the search begins", () => {
    fc.assert(
      fc.property(anyPositionOf(packed.puzzle, samples.small), choices, ({ level, state }, walk) => {
        for (const choice of choicesOf(packed)) {
          if (choice.heuristic !== undefined && choice.order === "any")
            expectSameEstimates(packed, level, state, walk, choice);
        }
      }),
      { numRuns: 2 * RUNS },
    );
  });

  describe("the AssemblyScript twin says the same, word for word", () => {
    onLevels(samples, (level, walk) => {
      for (const choice of choicesOf(packed)) expectTwins(packed, level, walk, choice, twinOf);
    });
  });

  test("the default heuristic is admissible, and every name stands once", () => {
    const names = packed.heuristics.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(packed.heuristics.find(({ name }) => name === packed.strongest)?.admissible).toBe(true);
  });

  const claimed = packed.heuristics.filter(({ admissible, consistent }) => admissible || consistent);
  const cases = packed.puzzle.costModels.flatMap((costModel) => claimed.map((heuristic) => ({ heuristic, costModel })));

  test.each(cases)("$heuristic.name keeps what is claimed of it, by $costModel", ({ heuristic, costModel }) => {
    let solvable = 0;
    fc.assert(
      fc.property(
        anyPositionOf(packed.puzzle, samples.small),
        fc.constantFrom(...ordersOf(packed)),
        (position, order) => {
          const { level, state, moves } = position;
          const start = moves.length > 0 ? state : undefined;
          const root = expectClaims(packed, level, heuristic, { heuristic: heuristic.name, costModel, order, start });
          if (Number.isFinite(root)) solvable++;
        },
      ),
      { numRuns: 6 * RUNS },
    );
    expect(solvable).toBeGreaterThan(RUNS / 2);
  });
}

function ordersOf({ hasOrder }: Pick<PackedPuzzle, "hasOrder">): readonly Order[] {
  return hasOrder === true ? ["canonical", "any"] : ["any"];
}

/** Every heuristic, and none, under every cost model and in every order. */
function choicesOf<L extends Level, State, Move, Tables>(
  packed: PackedPuzzle<L, State, Move, Tables>,
): Choice<State>[] {
  const heuristics = [undefined, ...packed.heuristics.map(({ name }) => name)];
  return packed.puzzle.costModels.flatMap((costModel) =>
    ordersOf(packed).flatMap((order) => heuristics.map((heuristic) => ({ heuristic, costModel, order }))),
  );
}

/** A state with words around it that must not change. */
const MARGIN = 2;
const MARK = 0x5a5a5a5a;

function expectRules<L extends Level, State, Move, Tables>(
  packed: PackedPuzzle<L, State, Move, Tables>,
  level: L,
  walk: readonly number[],
  choice: Choice<State>,
): void {
  const { puzzle } = packed;
  const { costModel, start = puzzle.initialState(level) } = choice;
  const tables = packed.prepare(level, choice);
  const game = packed.game(tables);
  const { words } = game;
  const states = new Uint32Array(words + 2 * MARGIN).fill(MARK);
  const successors = new Uint32Array(game.mostSuccessors * (words + 1) + 2 * MARGIN).fill(MARK);
  const keys = new Map<string, string>();

  game.writeRoot(states, MARGIN);
  const root = states.slice();
  packed.pack(level, tables, start, states, MARGIN);
  expect(states).toEqual(root);

  for (const state of statesOf(puzzle, level, walk, start)) {
    packed.pack(level, tables, state, states, MARGIN);
    const before = states.slice();
    expect([states[MARGIN - 1], states[MARGIN + words]]).toEqual([MARK, MARK]);
    const key = puzzle.stateKey(level, state);
    const own = states.slice(MARGIN, MARGIN + words);
    if (game.denseStates > 0) expect(own[0]).toBeLessThan(game.denseStates);
    expect(keys.get(own.join()) ?? key).toBe(key);
    keys.set(own.join(), key);
    expect(puzzle.stateKey(level, packed.unpack(level, tables, states, MARGIN))).toBe(key);
    expect(game.isSolved(states, MARGIN)).toBe(puzzle.isSolved(level, state));
    expect(game.isDead(states, MARGIN)).toBe(puzzle.isDead(level, state));

    const count = game.expand(states, MARGIN, successors, MARGIN);
    expect(states).toEqual(before);
    expect(successors[MARGIN - 1]).toBe(MARK);
    const listed = puzzle.listMoves(level, state).map((move) => {
      const next = played(puzzle, level, state, move);
      const cost = puzzle.moveCost(level, state, move, costModel);
      const dead = puzzle.isDead(level, next);
      return { word: puzzle.formatMove(move), cost, dead, key: puzzle.stateKey(level, next) };
    });
    const expanded = Array.from({ length: count }, (_, i) => {
      const at = MARGIN + i * (words + 1);
      const edge = successors[at + words] as number;
      const word = puzzle.formatMove(packed.move(level, state, moveOf(edge)));
      const next = packed.unpack(level, tables, successors, at);
      packed.pack(level, tables, next, states, MARGIN);
      expectSameWords(successors.subarray(at), states.subarray(MARGIN), words);
      return { word, cost: costOf(edge), dead: isDeadEdge(edge), key: puzzle.stateKey(level, next) };
    });
    expect(expanded).toEqual(listed);
  }
  expect(new Set(keys.values()).size).toBe(keys.size);
}

/** Compares a search from there with one from the level's own start, on every state of a walk but the first: there an
 *  estimate may depend on the last move. */
function expectSameEstimates<L extends Level, State, Move, Tables>(
  packed: PackedPuzzle<L, State, Move, Tables>,
  level: L,
  start: State,
  walk: readonly number[],
  choice: Choice<State>,
): void {
  const [own, there] = [choice, { ...choice, start }].map((each) => packed.prepare(level, each)) as [Tables, Tables];
  const [ownGame, game] = [packed.game(own), packed.game(there)];
  const state = new Uint32Array(game.words);
  const same = new Uint32Array(ownGame.words);
  const successors = new Uint32Array(game.mostSuccessors * (game.words + 1));
  game.writeRoot(state, 0);
  for (const pick of walk) {
    const count = game.expand(state, 0, successors, 0);
    if (count === 0) return;
    const at = (pick % count) * (game.words + 1);
    state.set(successors.subarray(at, at + game.words));
    const move = moveOf(successors[at + game.words] as number);
    packed.pack(level, own, packed.unpack(level, there, state, 0), same, 0);
    expect(game.estimate(state, 0, move), choice.heuristic).toBe(ownGame.estimate(same, 0, move));
  }
}

function expectTwins<L extends Level, State, Move, Tables>(
  packed: PackedPuzzle<L, State, Move, Tables>,
  level: L,
  walk: readonly number[],
  choice: Choice<State>,
  twinOf: ProbedGame,
): void {
  const tables = packed.prepare(level, choice);
  const game = packed.game(tables);
  const twin = twinOf(packed.registryNumber, packed.image(tables), game.mostSuccessors);
  expect(twin.words).toBe(game.words);
  const stride = game.words + 1;
  const successors = new Uint32Array(game.mostSuccessors * stride);
  const twins = new Uint32Array(game.mostSuccessors * stride);
  const state = new Uint32Array(game.words);
  const root = new Uint32Array(game.words);
  game.writeRoot(state, 0);
  twin.writeRoot(root, 0);
  expect(root).toEqual(state);
  let move = -1;
  for (const pick of [...walk, 0]) {
    expect(twin.isSolved(state, 0)).toBe(game.isSolved(state, 0));
    expect(twin.isDead(state, 0)).toBe(game.isDead(state, 0));
    if (choice.heuristic !== undefined) expect(twin.estimate(state, 0, move)).toBe(game.estimate(state, 0, move));
    const count = game.expand(state, 0, successors, 0);
    expect(twin.expand(state, 0, twins, 0)).toBe(count);
    expectSameWords(twins, successors, count * stride);
    if (choice.heuristic !== undefined) expectSameFromParent(game, state, successors, count);
    if (count === 0) return;
    const at = (pick % count) * stride;
    state.set(successors.subarray(at, at + game.words));
    move = moveOf(successors[at + game.words] as number);
  }
}

/** What a game makes of its parent's estimate is what it says of the state alone. */
function expectSameFromParent(game: Game, parent: Uint32Array, successors: Uint32Array, count: number): void {
  const estimate = game.estimate(parent, 0, -1);
  if (game.estimateFrom === undefined || estimate === NEVER) return;
  for (let i = 0, at = 0; i < count; i++, at += game.words + 1) {
    const move = moveOf(successors[at + game.words] as number);
    expect(game.estimateFrom(successors, at, move, estimate)).toBe(game.estimate(successors, at, move));
  }
}

/** Comparing thousands of words by `toEqual` takes most of the time of a test. */
function expectSameWords(given: Uint32Array, wanted: Uint32Array, count: number): void {
  let at = 0;
  while (at < count && given[at] === wanted[at]) at++;
  if (at < count) expect(given.subarray(0, count)).toEqual(wanted.subarray(0, count));
}

/** On every state of the level: never too high where it is admissible, no fall by more than a move costs where it is
 *  consistent. The exact cost of the start; NaN where there are too many states. */
function expectClaims<L extends Level, State, Move, Tables>(
  packed: PackedPuzzle<L, State, Move, Tables>,
  level: L,
  { admissible, consistent, unit }: Heuristic,
  choice: Choice<State>,
): number {
  const game: Game = packed.game(packed.prepare(level, choice));
  const space = packedSpace(game, MOST_STATES);
  if (space === undefined) return Number.NaN;
  const { states, edges, costs, count } = space;
  const estimates = Array.from({ length: count }, (_, i) => game.estimate(states, i * game.words, -1));
  const tooHigh = estimates.findIndex((estimate, i) => {
    return estimate === NEVER ? Number.isFinite(costs[i]) : estimate > (costs[i] as number) * unit;
  });
  if (admissible) expect({ tooHigh }).toEqual({ tooHigh: -1 });
  const fall = edges.find(
    ({ from, to, cost }) => (estimates[from] as number) > (estimates[to] as number) + cost * unit,
  );
  if (consistent) expect({ fall }).toEqual({ fall: undefined });
  return costs[0] as number;
}
