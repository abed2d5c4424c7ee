// A level that is played at a board: it joins the play, its picture and the animation between two states, and tells what
// happens. A move that comes while another is shown finishes that one at once, so that no input waits or is lost, and
// events come in the same order with animation and without.
import { attempt } from "../../drawing/attempt.ts";
import { celebration } from "../../drawing/celebration.ts";
import type { Placed } from "../../drawing/placed.ts";
import type { Language, Words } from "../../language/words.ts";
import { type LevelFacts, optimumOf } from "../../levels/facts.ts";
import { wordsOf } from "../../playing/replay.ts";
import type { Cell } from "../../puzzles/cell.ts";
import type { CostModel } from "../../puzzles/puzzle.ts";
import type { Answer, Gesture, Hand } from "../../puzzles/surface.ts";
import { type FourfoldEventDetails, type MadeBy, tell } from "../events.ts";
import type { DrawnValue, MoveValue } from "./analysis-layer.ts";
import { followPointer, type Pointer } from "./board-pointer.ts";
import type { BoardView, Marked } from "./board-view.ts";
import { boardSays, sentence } from "./board-words.ts";
import { cellInWords } from "./cell-grid.ts";
import { backwards, type Film, FilmPlayer, filmOf, inTurn } from "./film.ts";
import type { PlayContext, Step } from "./play-context.ts";
import { Ways } from "./ways.ts";

/** What the element around it gives. */
export interface LiveBoardHost {
  readonly element: HTMLElement;
  readonly language: Language;
  /** 0 where nothing moves. */
  readonly tempo: number;
  readonly isPlayed: boolean;
  /** The proven least cost, where somebody else knows it. */
  readonly optimum: number | undefined;
  /** The moves are others now. */
  moved(): void;
  /** To be read out. */
  say(words: Words): void;
  /** Behind what was said just now. */
  sayAlso(words: Words): void;
}

export interface LiveBoardLook {
  readonly cost: CostModel;
  readonly facts: LevelFacts;
}

type Marks = readonly Marked[];

const REFUSED_MS = 700;
/** How long after a motion it is marked again what is in hand. */
const MARKED_MS = 60;
const NO_FILM: Film = { durationMs: 0, at: () => [] };

export class LiveBoard {
  readonly context: PlayContext;
  readonly view: BoardView;
  readonly #host: LiveBoardHost;
  readonly #look: LiveBoardLook;
  readonly #films = new FilmPlayer();
  readonly #pointer: Pointer;
  readonly #ways: Ways;
  #unmark: ReturnType<typeof setTimeout> | undefined;

  constructor(host: LiveBoardHost, context: PlayContext, view: BoardView, look: LiveBoardLook) {
    this.#host = host;
    this.#look = look;
    this.context = context;
    this.#ways = new Ways(context);
    this.view = view;
    this.#pointer = followPointer(this.view, {
      pressed: () => this.#films.finish(),
      held: (gesture) => this.#hold(gesture),
      dragged: (gesture) => this.#drag(gesture),
      tapped: (cells) => this.#tap(cells),
    });
  }

  // --- Moves

  /** Plays a move by its notation; false where it is refused or called off. */
  word(text: string, by: MadeBy = "code"): boolean {
    const words = wordsOf(text);
    return words.length > 0 && words.every((word) => this.#word(word, by));
  }

  #word(word: string, by: MadeBy): boolean {
    const read = this.context.play.puzzle.parseMove(word);
    if (read.wrong === undefined) return this.move(read.move, by);
    this.#films.finish();
    this.#tellRefused(word, read.wrong);
    return false;
  }

  move(move: unknown, by: MadeBy, hand?: Hand): boolean {
    this.#films.finish();
    const { puzzle, level, state } = this.context.play;
    const text = puzzle.formatMove(move);
    const { refused } = puzzle.applyMove(level, state, move);
    if (refused !== undefined) {
      this.#showRefused(move);
      this.#tellRefused(text, refused);
      return false;
    }
    if (!this.#tell("fourfold-before-move", { move: text }, true)) return false;
    const wasSolved = this.context.play.isSolved;
    const { step } = this.context.try(move, hand);
    if (step === undefined) return false;
    this.#host.say(sentence(step.words));
    this.#changed(step.text, step.words, by, { film: this.#filmOf([step]), wasSolved });
    return true;
  }

  undo(): boolean {
    return this.#step(this.context.play.canUndo, () => this.context.undo(), "undo");
  }

  redo(): boolean {
    return this.#step(this.context.play.canRedo, () => this.context.redo(), "redo");
  }

  #step(isPossible: boolean, go: () => Step | undefined, by: "undo" | "redo"): boolean {
    this.#films.finish();
    const wasSolved = this.context.play.isSolved;
    const step = isPossible ? go() : undefined;
    if (step === undefined) return false;
    const film = this.#filmOf([step]);
    this.#host.say(
      by === "undo" ? boardSays((words, language) => words.undone(step.words[language])) : sentence(step.words),
    );
    this.#changed(step.text, step.words, by, {
      film: film === undefined || by === "redo" ? film : backwards(film),
      wasSolved,
    });
    return true;
  }

  restart(): void {
    this.#films.finish();
    if (!this.context.play.canUndo) {
      this.rest();
      return;
    }
    const wasSolved = this.context.play.isSolved;
    this.context.restart();
    const words = boardSays(({ restarted }) => restarted);
    this.#host.say(sentence(words));
    this.#changed("", words, "restart", { wasSolved });
  }

  /** Goes to where these moves lead, with one event; animated where they go on from here. */
  goTo(moves: string): void {
    this.#films.finish();
    const wasSolved = this.context.play.isSolved;
    const from = this.context.movesText;
    const { steps, wentBack, refused } = this.context.goTo(moves);
    const last = steps.at(-1);
    if (this.context.movesText !== from) {
      const words = last?.words ?? this.#backInWords();
      const film = wentBack ? undefined : this.#filmOf(steps);
      this.#host.say(sentence(words));
      this.#changed(last?.text ?? "", words, "code", { film, wasSolved });
    }
    if (refused !== undefined) {
      this.#films.finish();
      this.#tellRefused(refused.move, refused.reason);
    }
  }

  #backInWords(): Words {
    const { length } = this.context.play.moves;
    return boardSays((words) => (length === 0 ? words.restarted : words.backAt(length)));
  }

  // --- Keys and pointers

  /** Whether the key meant something. */
  press(key: string): boolean {
    if (key === "Escape" && this.#pointer.callOff()) return true;
    const { play, surface, hand } = this.context;
    return this.#answer(surface?.input.press(play.level, play.state, hand, key));
  }

  /** The first of these cells at which a tap means something. */
  #tap(cells: readonly Cell[]): void {
    const { play, surface, hand } = this.context;
    for (const cell of cells) if (this.#answer(surface?.input.tap(play.level, play.state, hand, cell))) return;
  }

  #answer(answer: Answer<unknown> | undefined): boolean {
    if (answer === undefined) return false;
    if (answer.move !== undefined) this.move(answer.move, "person", answer.hand);
    else {
      this.#films.finish();
      const before = this.context.hand.chosen;
      this.context.hand = answer.hand;
      this.#mark([]);
      this.tellCells();
      if (answer.hand.chosen !== before) this.#tellChosen();
    }
    return true;
  }

  /** What is in hand now and where it can go, or that nothing is. */
  #tellChosen(): void {
    const { play } = this.context;
    const { puzzle, level, state } = play;
    const [cell] = this.context.inHand.cells;
    if (cell === undefined) {
      this.#host.say(boardSays(({ letGo }) => letGo));
      return;
    }
    const moves = this.context.inHand.targets.map(({ move }) => puzzle.describeMove(level, state, move));
    const shown = cellInWords(play, cell);
    this.#host.say(
      boardSays((words, language) =>
        words.chosen(
          shown[language],
          moves.map((move) => move[language]),
        ),
      ),
    );
  }

  #drag(gesture: Gesture): void {
    const { play, surface } = this.context;
    const move = surface?.input.drag(play.level, play.state, gesture);
    if (move !== undefined) this.move(move, "person");
  }

  #hold(gesture: Gesture | undefined): void {
    const { play, surface } = this.context;
    const move = gesture && surface?.input.drag(play.level, play.state, gesture);
    this.#mark(move === undefined ? [] : this.#outlineOf(move));
  }

  // --- What is seen

  /** Shows where the play is, at rest. */
  rest(): void {
    this.view.rest(this.context.play, this.context.pieces);
    this.#markRest();
  }

  #markRest(): void {
    this.#mark([]);
    this.tellCells();
  }

  /** Says what is where to those who do not see it. */
  tellCells(): void {
    if (!this.#host.isPlayed) return;
    this.view.cells.tell(this.context.play, this.#current(), this.context.inHand.cells, this.#host.language);
  }

  /** What is known of the moves from here; of those that cannot be shown as a gesture nothing is drawn. */
  showValues(values: readonly MoveValue[]): void {
    const drawn = values.flatMap((value): DrawnValue[] => {
      // Who writes JavaScript may give a list of anything.
      const way = this.#ways.of(String(value?.move));
      return way === undefined ? [] : [{ value, ...way }];
    });
    this.view.showValues(drawn);
  }

  /** Draws a move as an arrow; none for an empty word, or for one that cannot be shown as a gesture. */
  showHint(word: string): void {
    this.view.showHint(word === "" ? undefined : this.#ways.of(word));
  }

  /** Whatever is still moving is there at once, and what is held is let go. */
  finish(): void {
    this.#films.finish();
    this.#pointer.forget();
  }

  #changed(
    move: string,
    words: Words,
    by: MadeBy,
    { film, wasSolved }: { readonly film?: Film | undefined; readonly wasSolved: boolean },
  ): void {
    const { play, movesText } = this.context;
    const detail = { move, words: words[this.#host.language], moves: movesText, cost: play.cost, by };
    const isNewlySolved = play.isSolved && !wasSolved;
    this.#unmarkAll();
    this.#host.moved();
    const end = (): void => {
      this.view.rest(play, this.context.pieces);
      // After a motion in a frame of its own: the last one has enough to do.
      if (isSeen) this.#unmark = setTimeout(() => this.#markRest(), MARKED_MS);
      else this.#markRest();
      this.#tell("fourfold-move-end", detail);
      if (!isNewlySolved) return;
      this.#tellSolved(detail.moves, detail.cost);
      this.#celebrate();
    };
    const draw = (placed: readonly Placed[]): void => {
      this.view.draw(placed);
      if (this.#host.isPlayed) this.view.cells.tellSome(play, this.#host.language);
    };
    const isSeen = this.#films.play(film ?? NO_FILM, this.#host.tempo, draw, end);
    this.#tell("fourfold-move", detail);
    this.#films.finishInstant();
  }

  #filmOf(steps: readonly Step[]): Film | undefined {
    const { scene } = this.view;
    return scene && inTurn(steps.map(({ before, stages }) => filmOf(scene, before, stages)));
  }

  #tellSolved(moves: string, cost: number): void {
    const { puzzle, level } = this.context.play;
    const optimum = optimumOf(this.#look.facts, this.#look.cost) ?? this.#host.optimum;
    this.#host.sayAlso(
      boardSays((words) => (this.#look.cost === "moves" ? words.solved(cost) : words.solvedAtCost(cost))),
    );
    const optimal = typeof optimum === "number" ? cost === optimum : null;
    this.#tell("fourfold-solved", { moves, cost, stars: puzzle.stars(level, cost), optimal });
  }

  /** Whatever comes ends it at once; nothing where nothing moves. */
  #celebrate(): void {
    const { view } = this;
    if (this.#host.tempo === 0 || !this.context.play.isSolved) return;
    const rest = (): void => view.rest(this.context.play, this.context.pieces);
    this.#films.play(celebration(view.solids), this.#host.tempo, (placed) => view.draw(placed), rest);
    this.#films.finishInstant();
  }

  #tellRefused(move: string, reason: Words): void {
    this.#host.say(boardSays((words, language) => words.refused(reason[language])));
    this.#tell("fourfold-refused", { move, reason: reason[this.#host.language] });
  }

  /** It begins to move and comes back, and the cells that forbid it are red for a while. */
  #showRefused(move: unknown): void {
    const { play, surface, pieces } = this.context;
    this.#mark(this.#outlineOf(move, "refused"));
    this.#unmark = setTimeout(() => this.#mark([]), REFUSED_MS);
    const { scene } = this.view;
    if (scene === undefined) return;
    const motions = surface?.pieces?.refuse?.(play.level, play.state, pieces, move) ?? new Map();
    const film = attempt(scene, pieces, motions);
    const end = (): void => this.view.rest(this.context.play, this.context.pieces);
    this.#films.play(film, this.#host.tempo, (placed) => this.view.draw(placed), end);
    this.#films.finishInstant();
  }

  #outlineOf(move: unknown, free: "preview" | "refused" = "preview"): Marks {
    const { play, surface } = this.context;
    const outline = surface?.input.outline(play.level, play.state, move);
    if (outline === undefined) return [];
    const isBlocked = (cell: Cell): boolean => outline.blocked.some((blocked) => isSame(blocked, cell));
    return [
      [free, outline.cells.filter((cell) => !isBlocked(cell))],
      ["blocked", outline.blocked],
    ];
  }

  /** These marks, and those of what is in hand. */
  #mark(marks: Marks): void {
    clearTimeout(this.#unmark);
    this.view.mark([...this.#marksOfHand(), ...marks]);
  }

  /** While something moves. */
  #unmarkAll(): void {
    clearTimeout(this.#unmark);
    this.view.mark([]);
  }

  #marksOfHand(): Marks {
    const { surface, hand } = this.context;
    if (surface === undefined || !this.#host.isPlayed) return [];
    if (hand.chosen === undefined) return hand.cursor === undefined ? [] : [["cursor", [hand.cursor]]];
    const { cells, targets } = this.context.inHand;
    return [...targets.map((target): Marked => ["target", target.cells]), ["chosen", cells]];
  }

  /** The cell that has the focus: the cursor, what is chosen, or the block. */
  #current(): Cell {
    const { hand } = this.context;
    const inHand = hand.cursor ?? this.context.inHand.cells[0];
    if (inHand !== undefined) return inHand;
    const { pieces } = this.context;
    const block =
      pieces.find(({ glyph }) => glyph.role === "block-active") ?? pieces.find(({ glyph }) => glyph.role === "block");
    return (block ?? pieces[0])?.cells[0] ?? { row: 0, column: 0 };
  }

  #tell<Name extends keyof FourfoldEventDetails>(
    name: Name,
    detail: FourfoldEventDetails[Name],
    cancelable = false,
  ): boolean {
    return tell(this.#host.element, name, detail, cancelable);
  }
}

function isSame(a: Cell, b: Cell): boolean {
  return a.row === b.row && a.column === b.column;
}
