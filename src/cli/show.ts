// `fourfold show`: draws levels in the terminal or as pictures, and plays a solution step by step.
import type { Command } from "commander";
import type { Language, Say, Words } from "../language/words.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import { drawingAsText } from "../puzzles/drawing.ts";
import type { Level, Puzzle } from "../puzzles/puzzle.ts";
import { identityOf } from "../solving/document.ts";
import type { SolveResult } from "../solving/result.ts";
import { solve } from "../solving/solve.ts";
import { grouped } from "./amounts.ts";
import { lookOf, viewBoard } from "./board-view.ts";
import { type CliCommand, FILES_ARGUMENT, JSON_OPTION } from "./command.ts";
import { BAD_INPUT, exitCodeOf, INTERRUPTED, OK } from "./exit-codes.ts";
import { type InputLevel, isThere, readLevels } from "./inputs.ts";
import { Interrupt } from "./interrupt.ts";
import { nameOf, reportProblems } from "./level-report.ts";
import { drawLevel, drawSteps, writeTitle } from "./level-view.ts";
import { whole } from "./option-values.ts";
import { forceOption } from "./output-file.ts";
import { picturesFor } from "./pictures.ts";
import { ProgressLine } from "./progress-line.ts";
import { inWords } from "./result-words.ts";
import { type ReplayedLevel, refuseMovesForSeveral, replayLevel, verdictOf } from "./solutions.ts";
import { printable, type Terminal } from "./terminal.ts";
import { hasScreen } from "./tty/screen.ts";
import { watch } from "./watch-screen.ts";
import { WrongWords } from "./wrong-usage.ts";

interface ShowOptions {
  /** True for the level's own. */
  readonly solution?: string | true;
  readonly delay: number;
  readonly allFrames?: true;
  readonly svg?: string;
  readonly force?: true;
  readonly json?: true;
}

const SOLUTION_OPTION: Words = {
  en: "play these moves, else the level's own, else what a search finds",
  pt: "mostrar estas jogadas, senão as do nível, senão as que uma procura encontra",
};
const DELAY_OPTION: Words = {
  en: "how long each move of a solution is seen in the terminal",
  pt: "quanto tempo se vê cada jogada de uma solução no terminal",
};
const FRAMES_OPTION: Words = {
  en: "print all frames of a solution, one after the other",
  pt: "imprimir todas as imagens de uma solução, umas a seguir às outras",
};
const SVG_OPTION: Words = {
  en: "write a picture (- is standard output); with --solution one a step: board-0.svg, board-1.svg ...",
  pt: "escrever uma imagem (- é a saída padrão); com --solution uma por passo: board-0.svg, board-1.svg ...",
};

export const show: CliCommand = {
  details: {
    en: "Where the terminal has colour, cells are painted; elsewhere they are the characters of the level file. On a terminal a solution is played in place: Space pauses, arrows step, q ends. A board too large for the terminal is shown in part.",
    pt: "Onde o terminal tem cor, as casas são pintadas; senão são os caracteres do ficheiro. Num terminal uma solução é mostrada no lugar: Espaço faz pausa, as setas avançam e recuam, q termina. De um tabuleiro grande demais mostra-se uma parte.",
  },
  examples: [
    {
      line: "show levels/break-the-ice",
      says: { en: "Draws all levels of a folder.", pt: "Desenha todos os níveis de uma pasta." },
    },
    {
      line: "show levels/folding-blocks/first-steps.txt#1",
      says: { en: "Draws the first level of a file.", pt: "Desenha o primeiro nível de um ficheiro." },
    },
    {
      line: "show levels/match-the-tiles/first-slides.txt --solution",
      says: {
        en: "Plays the level's own solution, or finds one.",
        pt: "Mostra a solução do próprio nível, ou encontra uma.",
      },
    },
    {
      line: 'show - --solution "l r"',
      stdin: "game: match-the-tiles\n\n.A.a\n",
      says: {
        en: "Plays given moves on a level that is piped in.",
        pt: "Mostra jogadas dadas num nível que chega pela entrada padrão.",
      },
    },
  ],

  declare(command: Command, say: Say): void {
    command
      .usage(say({ en: "[options] <files...>", pt: "[opções] <files...>" }))
      .argument("[files...]", say(FILES_ARGUMENT))
      .option("--solution [moves]", say(SOLUTION_OPTION))
      .option("--delay <ms>", say(DELAY_OPTION), whole, 500)
      .option("--all-frames", say(FRAMES_OPTION))
      .option("--svg <file>", say(SVG_OPTION))
      .addOption(forceOption(say))
      .option("--json", say(JSON_OPTION));
  },

  async run(terminal: Terminal, command: Command): Promise<number> {
    const options = command.opts<ShowOptions>();
    const { files, plays, moves } = await partsOf(command);
    const { levels, complete } = await readLevels(files, terminal);
    if (moves !== undefined) refuseMovesForSeveral(levels);
    const pictures = options.svg === undefined ? undefined : await picturesFor(options.svg, levels, command);
    let exitCode = complete ? OK : BAD_INPUT;
    let hasDrawn = false;
    for (const input of levels) {
      const { playable } = input.loaded;
      const { replayed, code } = plays ? await played(input, moves, terminal) : NOT_PLAYED;
      let ending = code;
      if (options.json) terminal.data(JSON.stringify(documentOf(input, replayed, terminal.language)));
      else if (pictures !== undefined) ending = Math.max(code, pictures.add(input, replayed?.replay, terminal));
      else if (playable !== undefined) {
        if (hasDrawn) terminal.data("");
        ending = Math.max(code, await drawAll({ input, replayed, options }, terminal));
        hasDrawn = true;
      }
      if (playable === undefined) reportProblems(input, terminal);
      if (replayed?.failure !== undefined) terminal.error(`${nameOf(input)}: ${terminal.say(replayed.failure)}`);
      exitCode = Math.max(exitCode, playable === undefined ? BAD_INPUT : ending);
      if (ending === INTERRUPTED) break;
    }
    return Math.max(exitCode, (await pictures?.write(terminal)) ?? OK);
  },
};

interface Shown {
  readonly input: InputLevel;
  readonly replayed: ShownLevel | undefined;
  readonly options: ShowOptions;
}

/** The level, and its solution in place or frame after frame. */
async function drawAll({ input, replayed, options }: Shown, terminal: Terminal): Promise<number> {
  const { playable } = input.loaded;
  if (playable === undefined) return BAD_INPUT;
  const name = nameOf(input);
  const replay = replayed?.replay;
  const surface = await playable.puzzle.surface?.();
  const pieces = surface?.pieces;
  if (replay === undefined || options.allFrames === true || !hasScreen(terminal)) {
    drawLevel(playable, name, terminal);
    if (replay !== undefined) drawSteps(playable, replay, pieces, terminal);
  } else {
    const look = lookOf(playable, terminal);
    const code = await watch({ playable, name, replay, pieces, look, delay: options.delay }, terminal);
    if (code !== OK) return code;
    // What stays when the screen is gone.
    const { puzzle, level } = playable;
    const drawing = puzzle.drawState(level, replay.steps.at(-1)?.state ?? replay.start);
    writeTitle(playable, name, terminal);
    terminal.data("");
    for (const line of viewBoard(drawing, { top: 0, left: 0, ...level }, look).lines) terminal.data(line);
    terminal.data("");
    terminal.text(`  ${replay.steps.map(({ move }) => puzzle.formatMove(move)).join(" ")}`);
  }
  if (replayed !== undefined && replay?.solved && !terminal.quiet) sayEnd(replayed, terminal);
  return OK;
}

/** That it is solved, and what is known of the moves; nothing that is not proven is said to be. */
function sayEnd({ replay, found }: ShownLevel, terminal: Terminal): void {
  const { colors, language, say } = terminal;
  terminal.data("");
  if (found !== undefined && found.status !== "solved") {
    terminal.text(colors.yellow(inWords(found, {}, language)));
    return;
  }
  const [moves, cost] = [replay?.steps.length ?? 0, replay?.cost ?? 0].map((count) => grouped(count, language));
  const words = { en: `Solved. Moves: ${moves} (cost ${cost})`, pt: `Resolvido. Jogadas: ${moves} (custo ${cost})` };
  terminal.text(colors.green(say(words)));
}

interface ShownLevel extends ReplayedLevel {
  /** Where the moves were searched for. */
  readonly found?: SolveResult;
}

interface Played {
  readonly replayed: ShownLevel | undefined;
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
  const failure = {
    en: `there is no solution to play. ${inWords(found, {}, "en")}`,
    pt: `não há solução para mostrar. ${inWords(found, {}, "pt")}`,
  };
  if (found.moves === null) return { replayed: { failure }, code };
  return { replayed: { ...replayLevel(loaded, found.moves, "moves"), found }, code };
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
    const taken = (says: string): string => {
      return typeof solution === "string" ? `; "${printable(solution)}" ${says}` : "";
    };
    const en = `missing required argument 'files'${taken("is no file and was taken for moves")}`;
    const pt = `falta o argumento 'files'${taken("não é um ficheiro e foi tomado por jogadas")}`;
    throw new WrongWords({ en, pt }, command);
  }
  return typeof solution === "string" ? { files, plays: true, moves: solution } : { files, plays: solution === true };
}

/** The steps of a document carry no drawings where these would have more cells than this together. */
const MOST_CELLS = 10_000_000;

function documentOf(input: InputLevel, replayed: ShownLevel | undefined, language: Language): object {
  const { playable, problems } = input.loaded;
  if (playable === undefined) return { ...identityOf(input), status: "invalid", problems };
  const { puzzle, level } = playable;
  const { rows, columns } = level;
  const drawing = rowsOf(puzzle, level, puzzle.initialState(level));
  const document = { ...identityOf(input), status: "ok", problems, rows, columns, drawing };
  if (replayed === undefined) return document;
  const steps = replayed.replay?.steps ?? [];
  const isSmall = rows * columns * steps.length <= MOST_CELLS;
  const told = steps.map(({ move, words, cost, state }) => ({
    move: puzzle.formatMove(move),
    words: words[language],
    cost,
    drawing: isSmall ? rowsOf(puzzle, level, state) : null,
  }));
  return { ...document, ...verdictOf(replayed, language), steps: told };
}

function rowsOf(puzzle: Puzzle, level: Level, state: unknown): string[] {
  return drawingAsText(puzzle.drawState(level, state)).split("\n");
}
