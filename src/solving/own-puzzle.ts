// A puzzle of one's own for the TypeScript engine: any object that keeps the contract of src/puzzles/puzzle.ts can be
// searched, without packing anything. A state is one word, its number in the order in which states turn up.
import type { PackedPuzzle } from "../puzzles/packed.ts";
import type { CostModel, Level, Puzzle } from "../puzzles/puzzle.ts";
import { edgeOf, type Game } from "../search/game.ts";

/** The most moves that a state of such a puzzle may have. */
const MOST_MOVES = 1024;
/** The most that one move may cost: eight bits. */
const MOST_COST = 255;

/** The puzzle as the TypeScript engine takes it. It has one heuristic, which knows nothing. */
export function packedOwnPuzzle(puzzle: Puzzle): PackedPuzzle<Level, unknown, unknown, ReadableGame> {
  return {
    puzzle,
    registryNumber: -1,
    heuristics: [
      {
        name: "none",
        counts: { en: "nothing", pt: "nada" },
        admissible: true,
        consistent: true,
        unit: 1,
        source: "Fourfold",
      },
    ],
    strongest: "none",
    prepare: (level, { costModel, start }) => new ReadableGame(puzzle, level, costModel, start),
    image: () => ({ fields: {}, tables: {} }),
    game: (game) => game,
    pack: (_level, game, state, into, at) => {
      into[at] = game.numberOf(state);
    },
    unpack: (_level, game, states, at) => game.stateOf(states[at] as number),
    move: (level, state, number) => puzzle.listMoves(level, state)[number],
  };
}

class ReadableGame implements Game {
  readonly words = 1;
  readonly mostSuccessors = MOST_MOVES;
  readonly denseStates = 0;
  readonly #puzzle: Puzzle;
  readonly #level: Level;
  readonly #costModel: CostModel;
  readonly #start: unknown;
  readonly #numbers = new Map<string, number>();
  readonly #states: unknown[] = [];

  constructor(puzzle: Puzzle, level: Level, costModel: CostModel, start = puzzle.initialState(level)) {
    this.#puzzle = puzzle;
    this.#level = level;
    this.#costModel = costModel;
    this.#start = start;
  }

  numberOf(state: unknown): number {
    const key = this.#puzzle.stateKey(this.#level, state);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#states.length);
    return this.#states.push(state) - 1;
  }

  stateOf(number: number): unknown {
    return this.#states[number];
  }

  writeRoot(states: Uint32Array, at: number): void {
    states[at] = this.numberOf(this.#start);
  }

  isDead(states: Uint32Array, at: number): boolean {
    return this.#puzzle.isDead(this.#level, this.stateOf(states[at] as number));
  }

  isSolved(states: Uint32Array, at: number): boolean {
    return this.#puzzle.isSolved(this.#level, this.stateOf(states[at] as number));
  }

  expand(states: Uint32Array, at: number, successors: Uint32Array, to: number): number {
    const puzzle = this.#puzzle;
    const level = this.#level;
    const state = this.stateOf(states[at] as number);
    const moves = puzzle.listMoves(level, state);
    if (moves.length > MOST_MOVES)
      throw new RangeError(`A state has ${moves.length} moves; at most ${MOST_MOVES} work.`);
    moves.forEach((move, i) => {
      const outcome = puzzle.applyMove(level, state, move);
      if (outcome.refused !== undefined) {
        throw new RangeError(`The puzzle lists ${puzzle.formatMove(move)} and refuses it: ${outcome.refused.en}.`);
      }
      const cost = puzzle.moveCost(level, state, move, this.#costModel);
      if (!Number.isInteger(cost) || cost < 1 || cost > MOST_COST) {
        throw new RangeError(`A move costs ${cost}; it must be a whole number from 1 to ${MOST_COST}.`);
      }
      successors[to + 2 * i] = this.numberOf(outcome.state);
      successors[to + 2 * i + 1] = edgeOf(i, cost, puzzle.isDead(level, outcome.state));
    });
    return moves.length;
  }

  estimate(): number {
    return 0;
  }
}
