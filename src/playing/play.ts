// A person at a level: where they are, what they did, and the way back. A line of states is kept from the start to
// the furthest one reached; undo, redo and restart only walk along it, and a new move cuts off what lay ahead.
// States never change once made, so nothing is ever computed twice or taken back.
import type { Words } from "../language/words.ts";
import type { CostModel, Level, Puzzle } from "../puzzles/puzzle.ts";
import { refuseUnknownModel } from "./cost-model.ts";
import { type LoadedLevel, playableOf } from "./loaded-level.ts";

interface Step<State, Move> {
  readonly move: Move;
  readonly state: State;
  /** What all the moves up to and with this one cost. */
  readonly cost: number;
}

/** A level that is being played: its state, its moves, and the way back and forth. */
export class Play<L extends Level = Level, State = unknown, Move = unknown> {
  readonly puzzle: Puzzle<L, State, Move>;
  readonly level: L;
  readonly costModel: CostModel;
  readonly #start: State;
  readonly #steps: Step<State, Move>[] = [];
  /** How many of the steps are played; those after it can be redone. */
  #played = 0;

  /** Throws WrongLevel where the level is wrong, and RangeError for a cost model that the puzzle does not have. */
  constructor(loaded: LoadedLevel<L, State, Move>, costModel: CostModel = "moves") {
    const { puzzle, level } = playableOf(loaded);
    refuseUnknownModel(puzzle, costModel);
    this.puzzle = puzzle;
    this.level = level;
    this.costModel = costModel;
    this.#start = puzzle.initialState(level);
  }

  get state(): State {
    const last = this.#steps[this.#played - 1];
    return last === undefined ? this.#start : last.state;
  }

  /** The moves that led from the start to here. */
  get moves(): readonly Move[] {
    return this.#steps.slice(0, this.#played).map((step) => step.move);
  }

  get cost(): number {
    return this.#steps[this.#played - 1]?.cost ?? 0;
  }

  get isSolved(): boolean {
    return this.puzzle.isSolved(this.level, this.state);
  }

  get canUndo(): boolean {
    return this.#played > 0;
  }

  get canRedo(): boolean {
    return this.#played < this.#steps.length;
  }

  /** Plays a move. A move that is refused changes nothing, and the words say why. */
  apply(move: Move): Words | undefined {
    const outcome = this.puzzle.applyMove(this.level, this.state, move);
    if (outcome.refused !== undefined) return outcome.refused;
    const cost = this.cost + this.puzzle.moveCost(this.level, this.state, move, this.costModel);
    this.#steps.length = this.#played;
    this.#steps.push({ move, state: outcome.state, cost });
    this.#played++;
    return undefined;
  }

  /** Takes the last move back; false where there is none. */
  undo(): boolean {
    if (!this.canUndo) return false;
    this.#played--;
    return true;
  }

  /** Plays the move again that was taken back last; false where there is none. */
  redo(): boolean {
    if (!this.canRedo) return false;
    this.#played++;
    return true;
  }

  /** Takes all moves back. They can be redone, so that a restart by mistake costs nothing. */
  restart(): void {
    this.#played = 0;
  }
}
