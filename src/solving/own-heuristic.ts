// A heuristic of one's own: the packed game of a puzzle, with every estimate made by a function of the readable state.
import type { Words } from "../language/words.ts";
import { type LoadedLevel, playableOf } from "../playing/loaded-level.ts";
import { replay } from "../playing/replay.ts";
import type { Heuristic, PackedPuzzle } from "../puzzles/packed.ts";
import type { CostModel, Level } from "../puzzles/puzzle.ts";
import { type Game, NEVER } from "../search/game.ts";
import type { OwnHeuristic } from "./options.ts";
import { WrongOption } from "./wrong-option.ts";

/** It may be a fraction, so it is counted in parts of 1. */
const OWN_UNIT = 1024;

/** Whether a heuristic is named by the file that exports it. */
export function isModule(heuristic: string | undefined): heuristic is string {
  return heuristic !== undefined && /\.m?js$/.test(heuristic);
}

/** What is known of it: what it says itself. */
export function describeOwnHeuristic({ name, admissible = false }: OwnHeuristic): Heuristic {
  return {
    name,
    counts: { en: "a heuristic of your own", pt: "uma heurística sua" },
    admissible,
    consistent: false,
    unit: OWN_UNIT,
    source: "you",
  };
}

/** The puzzle with this heuristic in the place of its own ones, for the TypeScript engine. */
export function withOwnHeuristic(packed: PackedPuzzle, level: Level, own: OwnHeuristic): PackedPuzzle {
  return {
    ...packed,
    prepare: (given, choice) => packed.prepare(given, { ...choice, heuristic: undefined }),
    game(tables) {
      const game = packed.game(tables);
      const estimate = (states: Uint32Array, at: number): number =>
        wholeEstimate(own, own.estimate(packed.unpack(level, tables, states, at), level));
      return new EstimatingGame(game, estimate);
    },
  };
}

/** Where a heuristic says more than it still takes. */
export interface Overestimate {
  /** After so many moves of the solution. */
  readonly after: number;
  readonly estimate: number;
  /** What the rest of the solution costs. */
  readonly remaining: number;
}

/** The first state along a solution for which the heuristic says more than the solution still costs. */
export function overestimateAlong(
  own: OwnHeuristic,
  loaded: LoadedLevel,
  moves: string,
  costModel: CostModel,
): Overestimate | undefined {
  const { level } = playableOf(loaded);
  const { start, steps, cost } = replay(loaded, moves, costModel);
  const passed = [{ state: start, cost: 0 }, ...steps];
  for (const [after, step] of passed.entries()) {
    const remaining = (cost ?? 0) - step.cost;
    const estimate = own.estimate(step.state, level);
    if (estimate > remaining) return { after, estimate, remaining };
  }
  return undefined;
}

/** In a sentence without its full stop. */
export function overestimating({ after, estimate, remaining }: Overestimate): Words {
  const en = after === 0 ? "at the start" : `after ${after} move${after === 1 ? "" : "s"} of the solution`;
  const pt = after === 0 ? "no início" : `ao fim de ${after} jogada${after === 1 ? "" : "s"} da solução`;
  const says = shortAbove(estimate, remaining);
  return {
    en: `the heuristic overestimates and proves nothing: ${en} it says ${says.en}, and ${remaining} is enough`,
    pt: `a heurística exagera e nada prova: ${pt} diz ${says.pt}, e ${remaining} chega`,
  };
}

/** With two digits after the point, as far as they still tell that it is more. */
function shortAbove(estimate: number, remaining: number): Words {
  const short = String(Math.round(estimate * 100) / 100);
  if (Number(short) <= remaining) return { en: `a little more than ${remaining}`, pt: `pouco mais de ${remaining}` };
  return { en: short, pt: short.replace(".", ",") };
}

/** In units of 1 / OWN_UNIT, rounded down. */
function wholeEstimate(own: OwnHeuristic, value: number): number {
  if (value === Number.POSITIVE_INFINITY) return NEVER;
  if (!(value >= 0)) {
    throw new WrongOption({
      en: `The heuristic ${own.name} answered ${value}; it must be 0 or more.`,
      pt: `A heurística ${own.name} respondeu ${value}; tem de ser 0 ou mais.`,
    });
  }
  return Math.min(NEVER - 1, Math.floor(value * OWN_UNIT));
}

class EstimatingGame implements Game {
  readonly words: number;
  readonly mostSuccessors: number;
  readonly denseStates: number;
  readonly estimate: Game["estimate"];
  readonly #game: Game;

  constructor(game: Game, estimate: Game["estimate"]) {
    this.#game = game;
    this.words = game.words;
    this.mostSuccessors = game.mostSuccessors;
    this.denseStates = game.denseStates;
    this.estimate = estimate;
  }

  writeRoot(states: Uint32Array, at: number): void {
    this.#game.writeRoot(states, at);
  }

  isDead(states: Uint32Array, at: number): boolean {
    return this.#game.isDead(states, at);
  }

  isSolved(states: Uint32Array, at: number): boolean {
    return this.#game.isSolved(states, at);
  }

  expand(states: Uint32Array, at: number, successors: Uint32Array, to: number): number {
    return this.#game.expand(states, at, successors, to);
  }
}
