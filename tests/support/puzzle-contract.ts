// What every puzzle owes those who use it, as tests that know no puzzle: its readable side (levels, rules, notation,
// drawing), then its packed side against the readable one, its heuristics against exact costs, and its AssemblyScript
// twin against the TypeScript game, word for word. States are met by walks: choice i says which move is made next.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LevelDocument } from "../../src/levels/document.ts";
import { ProblemList } from "../../src/levels/problem.ts";
import { readLevelText } from "../../src/levels/read-text.ts";
import { writeLevelText } from "../../src/levels/write-text.ts";
import { type Drawing, drawingAsText, ROLES } from "../../src/puzzles/drawing.ts";
import type { Choice, Heuristic, Order, PackedPuzzle } from "../../src/puzzles/packed.ts";
import type { Level, Puzzle } from "../../src/puzzles/puzzle.ts";
import { costOf, type Game, isDeadEdge, moveOf, NEVER } from "../../src/search/game.ts";
import { refereed } from "../reference/least-cost.ts";
import { anyPositionOf } from "./any-position.ts";
import type { LevelSamples } from "./level-samples.ts";
import { packedSpace } from "./packed-space.ts";
import { type ProbedGame, probedGame } from "./probe.ts";

const LONG = process.env.FOURFOLD_LONG === "1";
const RUNS = LONG ? 400 : 30;
const WALK = 24;
/** Levels with more states are left out where every state is looked at. */
const MOST_STATES = 3000;
/** What the slow referee looks at of a level. */
const MOST_REFEREED = 1000;

const SENTENCE = /^\p{Lu}.*[.]$/u;

const choices = fc.array(fc.nat(1000), { maxLength: WALK, size: "max" });
const longWalk = Array.from({ length: 60 }, (_, i) => (i * i * 7 + i * 3) % 11);

/** Looks at levels of every kind with a walk on each. */
function onLevels<L extends Level>(
  { all, single = {} }: LevelSamples<L>,
  look: (level: L, walk: readonly number[]) => void,
): void {
  test.each(Object.entries(all))("%s", (_, levels) => {
    fc.assert(fc.property(levels, choices, look), { numRuns: RUNS });
  });
  if (Object.keys(single).length === 0) return;
  test.each(Object.entries(single))("%s", (_, level) => look(level(), longWalk));
}

/** The readable side. A bare puzzle, which has no packed states, owes this alone. */
export function describePuzzle<L extends Level, State, Move>(
  puzzle: Puzzle<L, State, Move>,
  samples: LevelSamples<L>,
): void {
  describe("a level is read as it was written", () => {
    onLevels(samples, (level) => expectSameText(puzzle, level));
  });

  describe("the rules, the notation and the drawing agree on every state of a walk", () => {
    onLevels(samples, (level, walk) => {
      for (const state of statesOf(puzzle, level, walk)) {
        expectDrawn(level, puzzle.drawState(level, state), puzzle);
        expectMoves(puzzle, level, state);
      }
    });
  });

  test("what is said to be dead or unsolvable is so", () => {
    fc.assert(
      fc.property(anyPositionOf(puzzle, samples.small), ({ level, state: from }) => {
        const space = readableSpace(puzzle, level);
        if (space === undefined) return;
        for (const [key, { state, canBeSolved }] of space) {
          if (canBeSolved) expect(puzzle.isDead(level, state), key).toBe(false);
        }
        const why = puzzle.whyUnsolvable(level, from);
        if (why !== null) expect(space.get(puzzle.stateKey(level, from))?.canBeSolved).toBe(false);
        if (why !== null) expect([why.en, why.pt].filter((words) => !SENTENCE.test(words))).toEqual([]);
      }),
      { numRuns: 3 * RUNS },
    );
  });

  test("a position that can be written as a level reads as itself, and is left to solve at the same cost", () => {
    fc.assert(
      fc.property(anyPositionOf(puzzle, samples.small), ({ level, state }) => {
        const document = puzzle.positionAsDocument(level, state);
        if (document === null) return;
        const again = expectRead(puzzle, document);
        const start = puzzle.initialState(again);
        expect(puzzle.stateKey(again, start)).toBe(puzzle.stateKey(level, state));
        for (const model of puzzle.costModels) {
          const cost = refereed(puzzle, level, model, MOST_REFEREED, state);
          expect(refereed(puzzle, again, model, MOST_REFEREED)).toBe(cost);
        }
      }),
      { numRuns: 6 * RUNS },
    );
  });

  test("stars never rise with the cost, and are three within the budget", () => {
    fc.assert(
      fc.property(samples.small, (level) => {
        const budget = puzzle.budget(level);
        const stars = Array.from({ length: (budget ?? 0) + 6 }, (_, cost) => puzzle.stars(level, cost));
        if (budget === null) expect(new Set(stars)).toEqual(new Set([null]));
        else expect(stars.slice(0, budget + 1)).toEqual(Array(budget + 1).fill(3));
        expect([...stars].sort((a, b) => Number(b) - Number(a))).toEqual(stars);
      }),
    );
  });

  test("measures are whole numbers under names of their own", () => {
    const names = ["rows", "columns", "cells", ...puzzle.measures.map(({ name }) => name)];
    expect(new Set(names).size).toBe(names.length);
    fc.assert(
      fc.property(samples.small, (level) => {
        for (const { of } of puzzle.measures) expect(of(level)).toSatisfy((n) => Number.isInteger(n) && Number(n) >= 0);
      }),
    );
  });
}

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

// --- The readable side

function expectSameText<L extends Level, State, Move>(puzzle: Puzzle<L, State, Move>, level: L): void {
  const again = expectRead(puzzle, level.document);
  const [start, same] = [puzzle.initialState(level), puzzle.initialState(again)];
  expect(puzzle.stateKey(again, same)).toBe(puzzle.stateKey(level, start));
  expect(drawingAsText(puzzle.drawState(again, same))).toBe(drawingAsText(puzzle.drawState(level, start)));
}

/** The level that the text of a document is read as: without a problem, and canonical text. */
function expectRead<L extends Level, State, Move>(puzzle: Puzzle<L, State, Move>, written: LevelDocument): L {
  const formats = [puzzle.format];
  const text = writeLevelText([written], formats);
  const [read] = readLevelText(text, formats);
  const document = read?.document;
  if (document === undefined) throw new Error(`this is not read as a level of ${puzzle.format.id}:\n${text}`);
  const problems = new ProblemList();
  const level = puzzle.readLevel(document, problems);
  expect([read?.problems.hasErrors, problems.hasErrors]).toEqual([false, false]);
  expect(writeLevelText([document], formats)).toBe(text);
  if (level === undefined) throw new Error(`this was refused without a problem:\n${text}`);
  return level;
}

/** The largest part of a drawing that is looked at cell by cell. */
const MOST_DRAWN = 64;

function expectDrawn<L extends Level>(level: L, drawing: Drawing, puzzle: Puzzle<L>): void {
  expect([drawing.rows, drawing.columns]).toEqual([level.rows, level.columns]);
  for (let row = 0; row < Math.min(drawing.rows, MOST_DRAWN); row++) {
    for (let column = 0; column < Math.min(drawing.columns, MOST_DRAWN); column++) {
      const glyph = drawing.glyph(row, column);
      if ([...glyph.text].length !== 1 || !ROLES.includes(glyph.role) || !Number.isInteger(glyph.kind ?? 0)) {
        throw new Error(`(${row}, ${column}) is drawn as ${JSON.stringify(glyph)}`);
      }
      const { en, pt } = puzzle.describeGlyph(level, glyph);
      if (en === "" || pt === "") throw new Error(`${JSON.stringify(glyph)} has no words`);
    }
  }
}

function expectMoves<L extends Level, State, Move>(puzzle: Puzzle<L, State, Move>, level: L, state: State): void {
  const key = puzzle.stateKey(level, state);
  const moves = puzzle.listMoves(level, state);
  const words = moves.map((move) => puzzle.formatMove(move));
  expect(new Set(words).size).toBe(words.length);
  moves.forEach((move, i) => {
    const next = played(puzzle, level, state, move);
    expect(puzzle.stateKey(level, next)).not.toBe(key);
    for (const model of puzzle.costModels) {
      const cost = puzzle.moveCost(level, state, move, model);
      expect(model === "moves" ? cost === 1 : Number.isInteger(cost) && cost >= 1 && cost <= 255).toBe(true);
    }
    const { en, pt } = puzzle.describeMove(level, state, move);
    expect([en, pt]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
    let read = state;
    for (const word of (words[i] as string).split(" ")) {
      const { move: again, wrong } = puzzle.parseMove(word);
      if (wrong !== undefined) throw new Error(`${word}: ${wrong.en}`);
      read = played(puzzle, level, read, again as Move);
    }
    expect(puzzle.stateKey(level, read)).toBe(puzzle.stateKey(level, next));
  });
  expect(puzzle.stateKey(level, state)).toBe(key);
}

function played<L extends Level, State, Move>(
  puzzle: Puzzle<L, State, Move>,
  level: L,
  state: State,
  move: Move,
): State {
  const outcome = puzzle.applyMove(level, state, move);
  if (outcome.refused !== undefined) throw new Error(`${puzzle.formatMove(move)}: ${outcome.refused.en}`);
  return outcome.state;
}

function statesOf<L extends Level, State, Move>(
  puzzle: Puzzle<L, State, Move>,
  level: L,
  walk: readonly number[],
  start = puzzle.initialState(level),
): State[] {
  const states = [start];
  for (const choice of walk) {
    const state = states.at(-1) as State;
    const moves = puzzle.listMoves(level, state);
    if (moves.length === 0) break;
    states.push(played(puzzle, level, state, moves[choice % moves.length] as Move));
  }
  return states;
}

interface ReadableNode<State> {
  readonly state: State;
  readonly parents: string[];
  canBeSolved: boolean;
}

/** Every state of a level, dead ones and what follows them included; undefined where there are too many. */
function readableSpace<L extends Level, State, Move>(
  puzzle: Puzzle<L, State, Move>,
  level: L,
): ReadonlyMap<string, ReadableNode<State>> | undefined {
  const nodes = new Map<string, ReadableNode<State>>();
  const reach = (state: State, parent?: string): void => {
    const key = puzzle.stateKey(level, state);
    const node = nodes.get(key) ?? { state, parents: [], canBeSolved: false };
    nodes.set(key, node);
    if (parent !== undefined) node.parents.push(parent);
  };
  reach(puzzle.initialState(level));
  for (const [key, { state }] of nodes) {
    if (nodes.size > MOST_STATES) return undefined;
    for (const move of puzzle.listMoves(level, state)) reach(played(puzzle, level, state, move), key);
  }
  const waiting = [...nodes].filter(([, { state }]) => puzzle.isSolved(level, state)).map(([key]) => key);
  for (const key of waiting) {
    const node = nodes.get(key) as ReadableNode<State>;
    if (node.canBeSolved) continue;
    node.canBeSolved = true;
    waiting.push(...node.parents);
  }
  return nodes;
}

// --- The packed side

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
