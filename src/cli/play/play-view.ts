// What a play looks like on a screen: the level and its moves above the board, what there is to say and to press below it, and,
// where room is left, what was asked for or what the characters mean.
import { capitalized, type Words } from "../../language/words.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { playableOf } from "../../playing/loaded-level.ts";
import type { Play } from "../../playing/play.ts";
import type { Cell } from "../../puzzles/cell.ts";
import type { Hand, Input } from "../../puzzles/surface.ts";
import { type BoardLook, type Highlight, headLines, type Part, viewBoard } from "../board-view.ts";
import { windowOn } from "../board-window.ts";
import { meaningLines } from "../level-view.ts";
import { meaningsOf } from "../meanings.ts";
import { type Frame, marking, setOff } from "../stage-frames.ts";
import { printable, type Terminal } from "../terminal.ts";
import type { ScreenSize } from "../tty/screen.ts";
import { widthOf, wrap } from "../wrapping.ts";
import { keyLines } from "./keys-help.ts";

export interface Message {
  readonly words: Words;
  readonly tone: "good" | "bad" | "plain";
}

/** Lines that were asked for: the list of keys, which stands instead of the line of them, or an analysis. */
export interface Panel {
  readonly isKeys: boolean;
  readonly lines: readonly string[];
}

/** All that a picture of a play is made of. */
export interface PlayView {
  readonly level: LoadedLevel;
  readonly name: string;
  readonly play: Play;
  readonly input: Input | undefined;
  readonly look: BoardLook;
  readonly hand: Hand;
  /** The stage of a move that is seen now, or where the play is. */
  readonly frame: Frame;
  /** What is kept in sight where the board is larger than the screen, and the part that was seen last. */
  readonly focus: readonly Cell[];
  readonly part: Part | undefined;
  readonly message: Message | undefined;
  /** What is typed after a colon. */
  readonly typed: string | undefined;
  readonly panel: Panel | undefined;
}

export interface PlayPicture {
  readonly lines: readonly string[];
  /** The part of the board that is seen. */
  readonly part: Part;
}

/** Of what the characters mean, where a line is not enough. */
const INDENT = 4;

export function pictureOf(view: PlayView, size: ScreenSize, terminal: Terminal): PlayPicture {
  const { frame, look, level } = view;
  const head = headOf(view, size.columns, terminal);
  const boardLines = frame.drawing.rows + headLines(frame.drawing, look);
  const foot = footOf(view, { ...size, rows: size.rows - head.length - 1 }, boardLines, terminal);
  const room = { rows: size.rows - head.length - foot.length - 1, columns: size.columns };
  const part = windowOn(frame.drawing, room, view.focus, look, view.part);
  const board = viewBoard(frame.drawing, part, look, highlightOf(view, terminal));
  const meanings = meaningLines(meaningsOf(board.glyphs, playableOf(level), terminal.language), look).flatMap((line) =>
    wrap(line, size.columns, INDENT),
  );
  // What the characters mean is left out where the board needs the room.
  const isRoomLeft = room.rows - board.lines.length > meanings.length;
  return { lines: [...head, ...board.lines, "", ...foot, ...(isRoomLeft ? ["", ...meanings] : [])], part };
}

function headOf({ level, name, play }: PlayView, columns: number, { colors, language, say }: Terminal): string[] {
  const moves = say({ en: "moves", pt: "jogadas" });
  const cost = play.costModel === "moves" ? "" : `, ${say({ en: "cost", pt: "custo" })} ${play.cost}`;
  const budget = play.puzzle.budget(play.level);
  const stars = budget === null ? "" : `, ★★★ ${say({ en: "within", pt: "até" })} ${budget}`;
  const facts = `${play.puzzle.name[language]}: ${moves} ${play.moves.length}${cost}${stars}`;
  const title = wrap(printable(level.title ?? name), columns)[0] ?? "";
  return [colors.bold(title), ...wrap(facts, columns).map(colors.dim), ""];
}

/** The least of what was asked for that is seen, whatever the board needs. */
const LEAST_ASKED = 3;

function footOf(
  { input, message, typed, panel }: PlayView,
  { columns, rows }: ScreenSize,
  boardLines: number,
  terminal: Terminal,
): string[] {
  const { colors, say } = terminal;
  const paint = { good: colors.green, bad: colors.red, plain: (text: string) => text };
  const said = message === undefined ? [""] : wrap(capitalized(say(message.words)), columns).map(paint[message.tone]);
  if (typed !== undefined) return [...said, `:${typed}_`];
  if (panel?.isKeys === true) return [...said, ...panel.lines.slice(0, Math.max(rows - LEAST_ASKED - 1, LEAST_ASKED))];
  const keys = keyLines(input, { columns, rows: rows - boardLines - said.length }, terminal);
  const room = rows - boardLines - said.length - keys.length;
  const asked = panel === undefined ? [] : ["", ...panel.lines.slice(0, Math.max(room - 1, LEAST_ASKED))];
  return [...said, ...keys, ...asked];
}

function highlightOf({ play, input, hand, frame }: PlayView, { colors }: Terminal): Highlight {
  const { isColorSupported } = colors;
  const chosen = new Set(input?.chosenCells(play.level, play.state, hand).map(keyOf));
  const cursor = hand.cursor === undefined ? undefined : keyOf(hand.cursor);
  const vanishing = marking(frame, isColorSupported);
  return (cell, painted) => {
    const key = keyOf(cell);
    if (key === cursor) return inHand(painted, chosen.has(key) ? ">" : "<", isColorSupported);
    if (chosen.has(key)) return inHand(painted, "+", isColorSupported);
    return vanishing(cell, painted);
  };
}

function keyOf({ row, column }: Cell): string {
  return `${row},${column}`;
}

/** Turned over where there is no colour, so that it stands out as well. */
function inHand(painted: string, mark: string, isColored: boolean): string {
  return isColored || widthOf(painted) > 1 ? setOff(painted, mark, isColored) : `\u001b[7m${painted}\u001b[0m`;
}
