// `fourfold show`: draws levels in the terminal and plays a solution step by step.
import { type Command, Option } from "commander";
import type { Language } from "../language/words.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import { drawingAsText } from "../puzzles/drawing.ts";
import type { Level, Puzzle } from "../puzzles/puzzle.ts";
import { identityOf } from "../solving/document.ts";
import type { SolveResult } from "../solving/result.ts";
import { solve } from "../solving/solve.ts";
import type { CliCommand } from "./command.ts";
import { BAD_INPUT, exitCodeOf, INTERRUPTED, OK } from "./exit-codes.ts";
import { type InputLevel, isThere, readLevels } from "./inputs.ts";
import { Interrupt } from "./interrupt.ts";
import { nameOf, reportProblems } from "./level-report.ts";
import { drawLevel, drawSteps } from "./level-view.ts";
import { ProgressLine } from "./progress-line.ts";
import { type ReplayedLevel, refuseMovesForSeveral, replayLevel, verdictOf } from "./solutions.ts";
import { inWords } from "./solve-report.ts";
import { printable, type Terminal } from "./terminal.ts";
import { WrongUsage } from "./wrong-usage.ts";

interface ShowOptions {
  /** True for the level's own. */
  readonly solution?: string | true;
  readonly lang: Language;
  readonly json?: true;
}

export const show: CliCommand = {
  name: "show",
  summary: "draw levels, and play a solution step by step",
  details:
    "Where the terminal has colour, cells are painted; elsewhere they are the characters of the level file. " +
    "A board too large for the terminal is shown in part.",
  examples: [
    { line: "show levels/break-the-ice", says: "Draws all levels of a folder." },
    { line: "show levels/folding-blocks/first-steps.txt#1", says: "Draws the first level of a file." },
    {
      line: "show levels/match-the-tiles/first-slides.txt --solution",
      says: "Plays the level's own solution, or finds one.",
    },
    {
      line: 'show - --solution "l r"',
      stdin: "game: match-the-tiles\n\n.A.a\n",
      says: "Plays given moves on a level that is piped in.",
    },
  ],

  declare(command: Command): void {
    command
      .usage("[options] <files...>")
      .argument("[files...]", "level files, file#3, file#Title, folders, or - for standard input")
      .option("--solution [moves]", "play these moves, else the level's own, else what a search finds")
      .addOption(new Option("--lang <language>", "the language of the words").choices(["en", "pt"]).default("en"))
      .option("--json", "print one JSON document a level, each on one line");
  },

  async run(terminal: Terminal, command: Command): Promise<number> {
    const { json, lang } = command.opts<ShowOptions>();
    const { files, plays, moves } = await partsOf(command);
    const { levels, complete } = await readLevels(files, terminal);
    if (moves !== undefined) refuseMovesForSeveral(levels);
    let exitCode = complete ? OK : BAD_INPUT;
    let hasDrawn = false;
    for (const input of levels) {
      const { playable } = input.loaded;
      const { replayed, code } = plays ? await played(input, moves, terminal) : NOT_PLAYED;
      if (json) terminal.data(JSON.stringify(documentOf(input, replayed, lang)));
      else if (playable !== undefined) {
        if (hasDrawn) terminal.data("");
        drawLevel(playable, nameOf(input), lang, terminal);
        if (replayed?.replay !== undefined) drawSteps(playable, replayed.replay, lang, terminal);
        hasDrawn = true;
      }
      if (playable === undefined) reportProblems(input, terminal);
      if (replayed?.failure !== undefined) terminal.error(`${nameOf(input)}: ${replayed.failure}`);
      exitCode = Math.max(exitCode, playable === undefined ? BAD_INPUT : code);
      if (code === INTERRUPTED) break;
    }
    return exitCode;
  },
};

interface Played {
  readonly replayed: ReplayedLevel | undefined;
  readonly code: number;
}

const NOT_PLAYED: Played = { replayed: undefined, code: OK };

/** Replays the moves that are given, else the level's own, else those that a search finds. */
async function played({ loaded }: InputLevel, moves: string | undefined, terminal: Terminal): Promise<Played> {
  const { playable } = loaded;
  if (playable === undefined || moves !== undefined || playable.facts.solution !== undefined) {
    const replayed = replayLevel(loaded, moves, "moves");
    return { replayed, code: replayed.failure === undefined ? OK : BAD_INPUT };
  }
  const found = await search(loaded, terminal);
  const code = exitCodeOf(found);
  const failure = `there is no solution to play. ${inWords(found)}`;
  return { replayed: found.moves === null ? { failure } : replayLevel(loaded, found.moves, "moves"), code };
}

async function search(level: LoadedLevel, terminal: Terminal): Promise<SolveResult> {
  const interrupt = new Interrupt(terminal.streams);
  const line = new ProgressLine(terminal);
  terminal.flush();
  const found = await interrupt.during(() => solve(level, { stop: interrupt.signal, ...line.listeners }));
  line.end();
  return found;
}

interface Parts {
  readonly files: readonly string[];
  readonly plays: boolean;
  /** The moves to play, where they are not the level's own. */
  readonly moves?: string;
}

/** Tells the moves of `--solution MOVES` from a file that merely stands behind `--solution`. */
async function partsOf(command: Command): Promise<Parts> {
  const { solution } = command.opts<ShowOptions>();
  const files = command.args;
  if (typeof solution === "string" && (await isThere(solution))) return { files: [solution, ...files], plays: true };
  if (files.length === 0) {
    const taken = typeof solution === "string" ? `; "${printable(solution)}" is no file and was taken for moves` : "";
    throw new WrongUsage(`missing required argument 'files'${taken}`, command);
  }
  return typeof solution === "string" ? { files, plays: true, moves: solution } : { files, plays: solution === true };
}

/** The steps of a document carry no drawings where these would have more cells than this together. */
const MOST_CELLS = 10_000_000;

function documentOf(input: InputLevel, replayed: ReplayedLevel | undefined, language: Language): object {
  const { playable, problems } = input.loaded;
  if (playable === undefined) return { ...identityOf(input), status: "invalid", problems };
  const { puzzle, level } = playable;
  const { rows, columns } = level;
  const drawing = rowsOf(puzzle, level, puzzle.initialState(level));
  const document = { ...identityOf(input), status: "ok", problems, rows, columns, drawing };
  if (replayed === undefined) return document;
  const played = replayed.replay?.steps ?? [];
  const isSmall = rows * columns * played.length <= MOST_CELLS;
  const steps = played.map(({ move, words, cost, state }) => ({
    move: puzzle.formatMove(move),
    words: words[language],
    cost,
    drawing: isSmall ? rowsOf(puzzle, level, state) : null,
  }));
  return { ...document, ...verdictOf(replayed), steps };
}

function rowsOf(puzzle: Puzzle, level: Level, state: unknown): string[] {
  return drawingAsText(puzzle.drawState(level, state)).split("\n");
}
