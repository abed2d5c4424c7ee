// A level played in a terminal: the board in place, every key answered at once. What keys mean for the puzzle its surface
// says; letters that it leaves are commands, and any command or move can be typed as a word after a colon.
import type { Words } from "../../language/words.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { playableOf } from "../../playing/loaded-level.ts";
import type { Cell } from "../../puzzles/cell.ts";
import type { Drawing } from "../../puzzles/drawing.ts";
import type { CostModel } from "../../puzzles/puzzle.ts";
import type { Hand, Surface } from "../../puzzles/surface.ts";
import { type BoardLook, type Part, roomyLookOf } from "../board-view.ts";
import { blockCells, changedCells } from "../board-window.ts";
import { EXHAUSTED, OK } from "../exit-codes.ts";
import { type Frame, framesOf } from "../stage-frames.ts";
import { printable, type Terminal } from "../terminal.ts";
import { onScreen, type ScreenApp, type ScreenControl, type ScreenSize } from "../tty/screen.ts";
import { wrapItems } from "../wrapping.ts";
import { COMMAND_KEYS, helpLines, SHARED_KEYS } from "./keys-help.ts";
import { type Message, type Panel, pictureOf } from "./play-view.ts";
import { isQuestion, PlaySession, type Reply, solvedWords, standingOf, valueInWords } from "./session.ts";

export interface ScreenPlay {
  readonly level: LoadedLevel;
  readonly name: string;
  readonly costModel: CostModel;
  /** The most that a hint may take. */
  readonly timeMs: number;
  /** Begins by having it solved, to watch. */
  readonly isWatched?: boolean;
  /** Goes on with another level, where this one is solved. */
  readonly next?: (() => Promise<number>) | undefined;
}

/** In milliseconds: a stage of a move, and a move of a solution that is watched. */
const STAGE = 140;
const WATCHED_MOVE = 450;

export async function playOnScreen(asked: ScreenPlay, terminal: Terminal): Promise<number> {
  const surface = await playableOf(asked.level).puzzle.surface?.();
  const session = new PlaySession(asked.level, asked.costModel, asked.timeMs);
  let screen: PlayScreen | undefined;
  const code = await onScreen(terminal, (control) => {
    screen = new PlayScreen(asked, session, surface, terminal, control);
    return screen;
  });
  const { play } = session;
  // What stays when the screen is gone.
  const moves = play.moves.map((move) => play.puzzle.formatMove(move)).join(" ");
  const ended = play.isSolved ? terminal.colors.green(terminal.say(solvedWords(play))) : terminal.say(NOT_SOLVED);
  if (!terminal.quiet) {
    terminal.text(`${printable(asked.level.title ?? asked.name)}: ${ended}`);
    if (moves !== "") terminal.text(`  ${moves}`);
  }
  return screen?.goesOn === true && asked.next !== undefined ? await asked.next() : code;
}

const NOT_SOLVED: Words = { en: "not solved.", pt: "por resolver." };
const THINKING: Words = { en: "Thinking ... any key stops", pt: "A pensar ... qualquer tecla para" };
const WATCHING: Words = { en: "Watching ... any key stops", pt: "A mostrar ... qualquer tecla para" };

class PlayScreen implements ScreenApp {
  /** The next level is wanted. */
  goesOn = false;
  readonly #asked: ScreenPlay;
  readonly #session: PlaySession;
  readonly #surface: Surface | undefined;
  readonly #terminal: Terminal;
  readonly #control: ScreenControl;
  readonly #look: BoardLook;
  #hand: Hand;
  #message: Message | undefined;
  /** What is typed after a colon. */
  #typed: string | undefined;
  #panel: Panel | undefined;
  /** A search that somebody waits for. */
  #search: AbortController | undefined;
  /** Keys that were pressed meanwhile. */
  readonly #waiting: string[] = [];
  /** Words that are still to be played while a person watches. */
  #watched: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The stages of the last move that are still to be seen. */
  #frames: Frame[] = [];
  #focus: readonly Cell[];
  #part: Part | undefined;

  constructor(
    asked: ScreenPlay,
    session: PlaySession,
    surface: Surface | undefined,
    terminal: Terminal,
    control: ScreenControl,
  ) {
    this.#asked = asked;
    this.#session = session;
    this.#surface = surface;
    this.#terminal = terminal;
    this.#control = control;
    // What is refused is told by the place where it fails.
    this.#look = { ...roomyLookOf(playableOf(asked.level), terminal), isNumbered: true };
    const { level, state } = session.play;
    this.#hand = surface?.input.hand(level, state) ?? {};
    this.#focus = blockCells(this.#drawing());
    const { note } = playableOf(asked.level).facts;
    if (note !== undefined) this.#message = { words: note, tone: "plain" };
    if (asked.isWatched) this.#ask("solve", []);
  }

  // --- Keys

  press(key: string): void {
    if (this.#watched.length > 0) {
      this.#stopWatching();
    } else if (this.#search !== undefined) {
      this.#search.abort();
      this.#waiting.push(key);
    } else {
      this.#frames = [];
      this.#pressIdle(key);
    }
  }

  #pressIdle(key: string): void {
    if (this.#typed !== undefined) {
      this.#type(key, this.#typed);
    } else if (key === "Enter" && this.#canGoOn) {
      this.goesOn = true;
      this.#control.end(OK);
    } else if (key === ":") {
      this.#typed = "";
    } else if (key === "Escape" && this.#panel !== undefined) {
      this.#panel = undefined;
    } else if (key === "?" && this.#showsKeys()) {
      this.#panel = undefined;
    } else {
      this.#panel = undefined;
      const word = SHARED_KEYS[key];
      if (word !== undefined) this.#perform([word]);
      else if (!this.#pressSurface(key)) this.#pressCommand(key);
    }
  }

  get #canGoOn(): boolean {
    return this.#asked.next !== undefined && this.#session.play.isSolved;
  }

  #showsKeys(): boolean {
    return this.#panel?.isKeys === true;
  }

  #pressSurface(key: string): boolean {
    const { play } = this.#session;
    const answer = this.#surface?.input.press(play.level, play.state, this.#hand, key);
    if (answer === undefined) return false;
    this.#message = undefined;
    if (answer.move === undefined) this.#hand = answer.hand;
    else this.#move(answer.move, answer.hand);
    if (this.#hand.cursor !== undefined) this.#focus = [this.#hand.cursor];
    return true;
  }

  #pressCommand(key: string): void {
    if (this.#surface?.input.usesLetters === true && key !== "?") return;
    const word = COMMAND_KEYS[key];
    if (word !== undefined) this.#perform([word]);
  }

  #type(key: string, typed: string): void {
    if (key === "Escape") this.#typed = undefined;
    else if (key === "Backspace") this.#typed = typed === "" ? undefined : typed.slice(0, -1);
    else if (key === "Enter") {
      this.#typed = undefined;
      this.#perform(typed.split(/\s+/u).filter((word) => word !== ""));
    } else if ([...key].length === 1) this.#typed = typed + key;
  }

  // --- Words

  /** Moves and commands, one after the other. */
  #perform(words: readonly string[]): void {
    const [word, ...rest] = words;
    if (word === undefined) return;
    if (word === "keys") {
      this.#message = undefined;
      this.#panel = { isKeys: true, lines: helpLines(this.#surface?.input, this.#terminal) };
    } else if (word === "quit") this.#quit();
    else if (isQuestion(word)) {
      this.#ask(word, rest);
      return;
    } else this.#step(word);
    this.#perform(rest);
  }

  #step(word: string): void {
    const { play } = this.#session;
    const { move } = play.puzzle.parseMove(word);
    this.#message = undefined;
    if (move !== undefined) {
      this.#move(move);
      return;
    }
    const before = this.#drawing();
    this.#tell(this.#session.step(word));
    this.#hand = this.#surface?.input.hand(play.level, play.state, this.#hand) ?? {};
    this.#follow(before);
    if (this.#message === undefined) this.#tellStanding();
  }

  #move(move: unknown, hand?: Hand): void {
    const { play } = this.#session;
    const before = play.state;
    const reason = play.apply(move);
    if (reason !== undefined) {
      this.#message = { words: reason, tone: "bad" };
      return;
    }
    const { puzzle, level, state } = play;
    this.#hand = hand ?? this.#surface?.input.hand(level, state, this.#hand) ?? {};
    const pieces = this.#surface?.pieces;
    this.#frames = framesOf({ puzzle, level, pieces }, { before, move, after: state });
    this.#follow(puzzle.drawState(level, before));
    this.#tellStanding();
    this.#nextFrame();
  }

  #tell({ reason, says }: Reply): void {
    if (reason !== null) this.#message = { words: reason, tone: "bad" };
    else this.#message = says === null ? undefined : { words: says, tone: "plain" };
  }

  /** What can be said of where the play is without a search. */
  #tellStanding(): void {
    const { play, tutor } = this.#session;
    const advice = tutor.glance(play.state);
    if (play.isSolved) this.#message = this.#solved;
    else if (advice?.isSolvable === false) this.#message = { words: standingOf(play, advice), tone: "bad" };
  }

  get #solved(): Message {
    const { en, pt } = solvedWords(this.#session.play);
    const words = this.#canGoOn
      ? { en: `${en} Enter: the next level`, pt: `${pt} Enter: o nível seguinte` }
      : { en, pt };
    return { words, tone: "good" };
  }

  // --- Questions

  /** Asks, and goes on with the other words, and with the keys that were pressed meanwhile. */
  #ask(question: string, rest: readonly string[]): void {
    const search = new AbortController();
    this.#search = search;
    this.#message = { words: THINKING, tone: "plain" };
    const answered = this.#answer(question, search.signal).then(() => {
      this.#search = undefined;
      this.#perform(rest);
      for (const key of this.#waiting.splice(0)) this.press(key);
      this.#control.refresh();
    });
    answered.catch((error: unknown) => this.#control.fail(error));
  }

  async #answer(question: string, stop: AbortSignal): Promise<void> {
    const { play, tutor } = this.#session;
    if (question === "analysis") {
      await this.#analyse(stop);
      return;
    }
    const { line } = await tutor.ask(play, stop);
    // A solution is played for whoever watches, not all at once.
    if (question === "solve" && line !== null && line.length > 0) this.#watch([...line]);
    else this.#tell(await this.#session.perform(question, stop));
  }

  async #analyse(stop: AbortSignal): Promise<void> {
    const { columns } = this.#terminal.size ?? { columns: 80 };
    const { play, tutor } = this.#session;
    const found = await tutor.analyse(play, stop, (soFar) => {
      const values = soFar.map((each) => this.#terminal.say(valueInWords(each)));
      this.#panel = { isKeys: false, lines: wrapItems(values, columns) };
      this.#control.refresh();
    });
    if (found.length === 0) this.#tell(await this.#session.perform("analysis", stop));
    else this.#message = { words: ANALYSIS, tone: "plain" };
  }

  // --- Time

  /** Plays the words one by one. */
  #watch(words: string[]): void {
    this.#watched = words;
    const word = words.shift();
    const { move } = this.#session.play.puzzle.parseMove(word ?? "");
    this.#message = undefined;
    if (move !== undefined) this.#move(move);
    if (words.length > 0) {
      this.#message ??= { words: WATCHING, tone: "plain" };
      const pause = WATCHED_MOVE + this.#frames.length * STAGE;
      this.#timer = setTimeout(() => this.#turn(() => this.#watch(words)), pause);
    }
  }

  #stopWatching(): void {
    this.#watched = [];
    this.#message = undefined;
    clearTimeout(this.#timer);
  }

  /** The stages of the last move, one after the other. */
  #nextFrame(): void {
    const frames = this.#frames;
    if (frames.length <= 1) return;
    setTimeout(() => {
      if (frames !== this.#frames) return;
      frames.shift();
      this.#turn(() => this.#nextFrame());
    }, STAGE);
  }

  #turn(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#control.fail(error);
    }
    this.#control.refresh();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#search?.abort();
    this.#frames = [];
  }

  #quit(): void {
    this.#control.end(this.#session.play.isSolved ? OK : EXHAUSTED);
  }

  // --- What is seen

  #drawing(): Drawing {
    const { puzzle, level, state } = this.#session.play;
    return puzzle.drawState(level, state);
  }

  /** Keeps what has changed in sight. */
  #follow(before: Drawing): void {
    const block = blockCells(this.#drawing());
    this.#focus = block.length > 0 ? block : changedCells(before, this.#drawing());
  }

  render(size: ScreenSize): readonly string[] {
    const { level, name } = this.#asked;
    const { play } = this.#session;
    const picture = pictureOf(
      {
        ...{ level, name, play, input: this.#surface?.input, look: this.#look, hand: this.#hand },
        ...{ frame: this.#frames[0] ?? { drawing: this.#drawing(), vanishing: [] }, focus: this.#focus },
        ...{ part: this.#part, message: this.#message, typed: this.#typed, panel: this.#panel },
      },
      size,
      this.#terminal,
    );
    this.#part = picture.part;
    return picture.lines;
  }
}

const ANALYSIS: Words = {
  en: "What is left after each move; * is best",
  pt: "O que falta depois de cada jogada; * é a melhor",
};
