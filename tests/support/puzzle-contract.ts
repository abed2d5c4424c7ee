// What every puzzle owes those who use its readable side, as tests that know no puzzle: levels, rules, notation, drawing.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LevelDocument } from "../../src/levels/document.ts";
import { ProblemList } from "../../src/levels/problem.ts";
import { readLevelText } from "../../src/levels/read-text.ts";
import { writeLevelText } from "../../src/levels/write-text.ts";
import { type Drawing, drawingAsText, ROLES } from "../../src/puzzles/drawing.ts";
import type { Level, Puzzle } from "../../src/puzzles/puzzle.ts";
import { refereed } from "../reference/least-cost.ts";
import { anyPositionOf } from "./any-position.ts";
import { MOST_STATES, onLevels, played, RUNS, statesOf } from "./contract-walks.ts";
import type { LevelSamples } from "./level-samples.ts";

/** What the slow referee looks at of a level. */
const MOST_REFEREED = 1000;

const SENTENCE = /^\p{Lu}.*[.]$/u;

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
