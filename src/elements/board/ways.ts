// From where to where moves go on a board, as arrows are drawn. While moves are analysed all of them are drawn again with every
// answer: what is found out of a position is found out once.
import type { Cell } from "../../puzzles/cell.ts";
import type { Piece } from "../../puzzles/surface.ts";
import type { DrawnWay } from "./analysis-layer.ts";
import type { PlayContext } from "./play-context.ts";

export class Ways {
  readonly #context: PlayContext;
  #state: unknown;
  readonly #known = new Map<string, DrawnWay | undefined>();

  constructor(context: PlayContext) {
    this.#context = context;
  }

  /** Of a move of the present position; undefined where it cannot be shown as a gesture. */
  of(name: string): DrawnWay | undefined {
    const { state } = this.#context.play;
    if (state !== this.#state) this.#known.clear();
    this.#state = state;
    if (!this.#known.has(name)) this.#known.set(name, this.#found(name));
    return this.#known.get(name);
  }

  /** The name of a move may be more than one word. */
  #found(name: string): DrawnWay | undefined {
    const { play, surface, pieces } = this.#context;
    const { puzzle, level, state } = play;
    const listed = puzzle.listMoves(level, state).find((each) => puzzle.formatMove(each) === name);
    const move = listed ?? puzzle.parseMove(name).move;
    const gesture = move === undefined ? undefined : surface?.input.gestureOf(level, state, move);
    if (surface === undefined || gesture === undefined) return undefined;
    const { row, column } = gesture.from;
    const piece = pieces.find(({ cells }) => cells.some((cell) => cell.row === row && cell.column === column));
    const from = piece?.cells ?? [gesture.from];
    const to = this.#landingOf(move, piece) ?? surface.input.outline(level, state, move).cells;
    return to.length === 0 ? undefined : { from, direction: gesture.direction, to };
  }

  /** The cells that the piece itself comes to first, without those that it keeps. */
  #landingOf(move: unknown, piece: Piece | undefined): readonly Cell[] | undefined {
    const { play, surface, pieces } = this.#context;
    const [first] = surface?.pieces?.follow(play.level, play.state, pieces, move) ?? [];
    const after = first?.pieces.find(({ id }) => id === piece?.id);
    const kept = new Set(piece?.cells.map(({ row, column }) => `${row} ${column}`));
    const added = after?.cells.filter(({ row, column }) => !kept.has(`${row} ${column}`));
    return added === undefined || added.length === 0 ? undefined : added;
  }
}
