// A solution played in a terminal, frame after frame in place: it can be paused, stepped to and fro, and ended. Where nobody
// touches a key it ends by itself after the last frame, and that frame stays.
import type { Words } from "../language/words.ts";
import type { PlayableLevel } from "../playing/loaded-level.ts";
import type { Replay } from "../playing/replay.ts";
import type { Cell } from "../puzzles/cell.ts";
import type { Pieces } from "../puzzles/surface.ts";
import { type BoardLook, type Part, viewBoard } from "./board-view.ts";
import { blockCells, changedCells, windowOn } from "./board-window.ts";
import { OK } from "./exit-codes.ts";
import { type Frame, framesOf, marking } from "./stage-frames.ts";
import { printable, type Terminal } from "./terminal.ts";
import { onScreen, type ScreenApp, type ScreenControl, type ScreenSize } from "./tty/screen.ts";
import { wrap, wrapItems } from "./wrapping.ts";

export interface Watched {
  readonly playable: PlayableLevel;
  readonly name: string;
  readonly replay: Replay;
  readonly pieces: Pieces | undefined;
  readonly look: BoardLook;
  /** In milliseconds, from one move to the next. */
  readonly delay: number;
}

/** Between two stages of a move, where moves leave that much time. */
const STAGE = 180;

/** A frame, and after how many moves. */
export interface WatchedFrame extends Frame {
  readonly played: number;
  /** The last of its move. */
  readonly isRest: boolean;
}

/** All that is seen of a solution: the start, and the stages of each move. */
export function allFrames({
  playable,
  replay,
  pieces,
}: Pick<Watched, "playable" | "replay" | "pieces">): WatchedFrame[] {
  const { puzzle, level } = playable;
  const frames: WatchedFrame[] = [
    { drawing: puzzle.drawState(level, replay.start), vanishing: [], played: 0, isRest: true },
  ];
  let before = replay.start;
  replay.steps.forEach(({ move, state }, i) => {
    const stages = framesOf({ puzzle, level, pieces }, { before, move, after: state });
    stages.forEach((frame, stage) => {
      frames.push({ ...frame, played: i + 1, isRest: stage === stages.length - 1 });
    });
    before = state;
  });
  return frames;
}

/** Plays it; the exit code is that of Ctrl-C, or 0. */
export async function watch(watched: Watched, terminal: Terminal): Promise<number> {
  return await onScreen(terminal, (control) => new WatchScreen(watched, terminal, control));
}

class WatchScreen implements ScreenApp {
  readonly #watched: Watched;
  readonly #terminal: Terminal;
  readonly #control: ScreenControl;
  readonly #frames: readonly WatchedFrame[];
  #at = 0;
  #isPaused = false;
  /** Somebody steers: it does not end by itself. */
  #isSteered = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #part: Part | undefined;

  constructor(watched: Watched, terminal: Terminal, control: ScreenControl) {
    this.#watched = watched;
    this.#terminal = terminal;
    this.#control = control;
    this.#frames = allFrames(watched);
    this.#wait();
  }

  press(key: string): void {
    if (key === "q" || key === "Escape") {
      this.#control.end(OK);
      return;
    }
    this.#isSteered = true;
    const { length } = this.#frames;
    if (key === " ") this.#isPaused = !this.#isPaused;
    else if (key === "ArrowRight" || key === "ArrowDown") this.#stepTo(this.#next(1));
    else if (key === "ArrowLeft" || key === "ArrowUp") this.#stepTo(this.#next(-1));
    else if (key === "Home") this.#stepTo(0);
    else if (key === "End") this.#stepTo(length - 1);
    this.#wait();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #stepTo(frame: number): void {
    this.#isPaused = true;
    this.#at = frame;
  }

  /** The next frame at rest in a direction, or the end on that side. */
  #next(by: 1 | -1): number {
    let at = this.#at + by;
    while (this.#frames[at]?.isRest === false) at += by;
    return Math.max(0, Math.min(at, this.#frames.length - 1));
  }

  /** Goes on by itself, unless it is paused. */
  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#isPaused) return;
    const isLast = this.#at === this.#frames.length - 1;
    if (isLast && this.#isSteered) return;
    const { delay } = this.#watched;
    const isRest = this.#frames[this.#at]?.isRest !== false;
    this.#timer = setTimeout(
      () => {
        if (isLast) {
          this.#control.end(OK);
          return;
        }
        this.#at++;
        this.#control.refresh();
        this.#wait();
      },
      isRest ? delay : Math.min(delay, STAGE),
    );
  }

  render({ columns, rows }: ScreenSize): readonly string[] {
    const { playable, look, name } = this.#watched;
    const { colors } = this.#terminal;
    const frame = this.#frames[this.#at] as WatchedFrame;
    const title = wrap(printable(playable.facts.title ?? name), columns)[0] ?? "";
    const head = [colors.bold(title), ...wrap(this.#moveInWords(frame), columns), ""];
    const foot = wrapItems(KEYS.map(this.#terminal.say), columns).map(colors.dim);
    const room = { rows: rows - head.length - foot.length - 1, columns };
    const part = windowOn(frame.drawing, room, this.#focus(), look, this.#part);
    this.#part = part;
    const board = viewBoard(frame.drawing, part, look, marking(frame, colors.isColorSupported));
    return [...head, ...board.lines, "", ...foot];
  }

  #moveInWords({ played }: WatchedFrame): string {
    const { playable, replay } = this.#watched;
    const { say, language, colors } = this.#terminal;
    const step = replay.steps[played - 1];
    const count = `${played}/${replay.steps.length}`;
    if (step === undefined) return `${count}  ${say(START)}`;
    return `${count}  ${colors.bold(playable.puzzle.formatMove(step.move))}  ${step.words[language]}`;
  }

  #focus(): readonly Cell[] {
    const now = this.#frames[this.#at] as WatchedFrame;
    const block = blockCells(now.drawing);
    const before = this.#frames[this.#at - 1];
    return block.length > 0 || before === undefined ? block : changedCells(before.drawing, now.drawing);
  }
}

const START: Words = { en: "start", pt: "início" };
const KEYS: readonly Words[] = [
  { en: "Space pause", pt: "Espaço pausa" },
  { en: "Arrows step", pt: "Setas passo a passo" },
  { en: "q end", pt: "q terminar" },
];
