// `fourfold generate`: makes levels of a wanted size and difficulty, the same ones from the same seed. What is made is written
// as soon as it is there.
import { Argument, type Command, Option } from "commander";
import { hardestByClimbs } from "../../generating/climbs.ts";
import { DIFFICULTIES, type DifficultyName } from "../../generating/difficulty.ts";
import { generateChecked } from "../../generating/generate.ts";
import { type Hardness, hardest, hardestSource } from "../../generating/hardest.ts";
import { type CheckedRequest, checkRequest, type GenerateRequest, type Wishes } from "../../generating/request.ts";
import type { Say, Words } from "../../language/words.ts";
import { type Range, settingsFor } from "../../puzzles/generator.ts";
import { puzzleById } from "../../puzzles/index.ts";
import { THERE_IS, unknownName, WrongOption } from "../../solving/wrong-option.ts";
import { type CliCommand, JSON_OPTION } from "../command.ts";
import { EXHAUSTED, INTERRUPTED, OK } from "../exit-codes.ts";
import { Interrupt } from "../interrupt.ts";
import { counted, LEVELS } from "../language.ts";
import { oneOrMore, upTo } from "../option-values.ts";
import { declareOutput, refuseToOverwrite } from "../output-file.ts";
import { declareQueue, refuseJobs } from "../queue/queue-option.ts";
import { suggest } from "../suggestions.ts";
import { printable, type Terminal } from "../terminal.ts";
import { WrongUsage, WrongValue } from "../wrong-usage.ts";
import {
  declareKnobs,
  knobDocuments,
  knobLines,
  knobsGiven,
  MAKING_PUZZLES,
  type MakingPuzzle,
  readRange,
} from "./knob-options.ts";
import { type LevelMakers, type MakersElsewhere, makersHere, makersInThreads } from "./level-makers.ts";
import { LevelWriter } from "./level-writer.ts";

interface Given {
  readonly count?: number;
  readonly seed?: string;
  readonly optimal?: Range;
  readonly difficulty?: DifficultyName;
  readonly unique?: true;
  readonly unsolvable?: true;
  readonly hardest?: number;
  readonly by?: Hardness;
  readonly jobs?: number;
  readonly maxTime?: number;
  readonly output?: string;
  readonly force?: true;
  readonly json?: true;
  readonly knobs?: true;
  readonly queue?: string;
}

/** Whoever gives no seed is given one that can be typed. */
const SEEDS = 1_000_000;
const MOST_LEVELS = 999_999_999;
const MOST_JOBS = 64;
/** Workers at a queue are asked for so many levels at once, and for no more than are wanted. */
const ALL_AT_ONCE = 1024;

const PUZZLE_IDS = MAKING_PUZZLES.map(({ packed }) => packed.puzzle.format.id);

export const generate: CliCommand = {
  details: {
    en: "The same version, puzzle, knobs, wishes and seed make the same levels, byte for byte. Knobs are sizes and pieces, numbers or ranges such as 4..6; every puzzle has its own, which --knobs lists. A level that cannot be made as wished is left out, which is said, and the exit code is then 11.",
    pt: "A mesma versão, puzzle, parâmetros, desejos e semente geram os mesmos níveis, byte a byte. Os parâmetros são tamanhos e peças, números ou intervalos como 4..6; cada puzzle tem os seus, que --knobs mostra. Um nível que não se consegue gerar como pedido fica de fora, o que é dito, e o código de saída é então 11.",
  },
  examples: [
    {
      line: "generate match-the-tiles --count 2 --seed 7",
      says: { en: "Makes two levels.", pt: "Gera dois níveis." },
    },
    {
      line: "generate roll-the-block --rows 5..6 --cols 7 --bridges 1 --switches 1 --difficulty medium --seed 1 -o new.txt",
      says: {
        en: "Makes a level of medium difficulty with a bridge and a switch, and writes it into a file.",
        pt: "Gera um nível de dificuldade média com uma ponte e um interruptor, e escreve-o num ficheiro.",
      },
    },
    {
      line: "generate folding-blocks --optimal 6..8 --unique --seed 3",
      says: {
        en: "Makes a level with one shortest solution, of six to eight folds.",
        pt: "Gera um nível com uma só solução mais curta, de seis a oito dobras.",
      },
    },
    {
      line: "generate roll-the-block --count 20 --seed 1 -o made.txt --queue redis://localhost:6379",
      says: {
        en: "Lets the workers at a queue make twenty levels, the same as without it.",
        pt: "Deixa aos workers de uma fila gerar vinte níveis, os mesmos que sem ela.",
      },
    },
    {
      line: "generate roll-the-block --knobs",
      says: { en: "Lists the knobs of a puzzle.", pt: "Mostra os parâmetros de um puzzle." },
    },
  ],

  declare(command: Command, say: Say): void {
    const puzzle = new Argument("<puzzle>", say({ en: "the puzzle, by its id", pt: "o puzzle, pelo seu id" }));
    command.addArgument(suggest(puzzle, PUZZLE_IDS));
    declareKnobs(command, say);
    command
      .option("--knobs", say({ en: "list the knobs of the puzzle", pt: "mostrar os parâmetros do puzzle" }))
      .option("--count <n>", say({ en: "how many levels (default: 1)", pt: "quantos níveis (predefinição: 1)" }), count)
      .option("--seed <seed>", say({ en: "what chance begins from", pt: "de onde parte o acaso" }), seed)
      .option("--optimal <range>", say(OPTIMAL), readRange)
      .addOption(new Option("--difficulty <name>", say(DIFFICULTY)).choices(DIFFICULTIES))
      .option("--unique", say(UNIQUE))
      .option("--unsolvable", say({ en: "proven to have no solution", pt: "comprovadamente sem solução" }))
      .option("--hardest <seconds>", say(HARDEST), amount)
      .addOption(new Option("--by <what>", say(BY)).choices(["optimal", "difficulty"]))
      .option("--jobs <n>", say({ en: "make so many side by side", pt: "gerar tantos ao mesmo tempo" }), jobs)
      .option("--max-time <seconds>", say(MAX_TIME), amount)
      .option("--json", say(JSON_OPTION));
    declareQueue(command, say);
    declareOutput(command, say);
  },

  async run(terminal: Terminal, command: Command): Promise<number> {
    const options = command.opts<Given>();
    const puzzle = puzzleNamed(command.args[0] ?? "", command);
    if (options.knobs === true) return listKnobs(puzzle, command, terminal);
    refuseTogether(options, command);
    refuseJobs(command);
    const { request, checked } = await requested(puzzle, command);
    if (options.output !== undefined) await refuseToOverwrite(options.output, options.force, command);
    const interrupt = new Interrupt(terminal.streams);
    const writer = new LevelWriter(terminal, options);
    const isWhole = await interrupt.during(() => {
      const making = { puzzle, request, checked, options, writer, terminal, stop: interrupt.signal };
      return options.hardest === undefined ? makeAll(making) : makeHardest(making);
    });
    writer.end();
    if (interrupt.signal.aborted) return INTERRUPTED;
    return isWhole ? OK : EXHAUSTED;
  },
};

const OPTIMAL: Words = {
  en: "moves of a shortest solution, n or n..m",
  pt: "jogadas de uma solução mais curta, n ou n..m",
};
const DIFFICULTY: Words = { en: "as docs/difficulty.md measures it", pt: "como docs/difficulty.md a mede" };
const UNIQUE: Words = {
  en: "with one shortest solution, up to the order of moves that commute",
  pt: "com uma só solução mais curta, a menos da ordem de jogadas que comutam",
};
const HARDEST: Words = {
  en: "look for the hardest level for so long, and write each that is harder than all before",
  pt: "procurar o nível mais difícil durante este tempo, e escrever cada um mais difícil do que os anteriores",
};
const BY: Words = {
  en: "what is hardest, with --hardest (default: optimal)",
  pt: "o que é mais difícil, com --hardest (predefinição: optimal)",
};
const MAX_TIME: Words = {
  en: "give a level up after so long; what is made then depends on the machine",
  pt: "desistir de um nível ao fim deste tempo; o que é gerado depende então da máquina",
};

function puzzleNamed(name: string, command: Command): MakingPuzzle {
  const found = MAKING_PUZZLES.find(({ packed }) => packed.puzzle.format.id === name);
  if (found !== undefined) return found;
  const none =
    puzzleById(name) === undefined
      ? { en: "there is no puzzle", pt: "não há puzzle" }
      : { en: "there is no generator for", pt: "não há gerador para" };
  throw new WrongUsage(unknownName(none, printable(name), PUZZLE_IDS, THERE_IS), command);
}

function listKnobs(puzzle: MakingPuzzle, command: Command, terminal: Terminal): number {
  const { language } = terminal;
  const { difficulty, json } = command.opts<Given>();
  const { generator } = puzzle;
  const settings = settingsFor(generator.knobs, knobsGiven(command.opts()), difficulty === "extreme");
  const lines = json ? knobDocuments(puzzle, settings, language) : knobLines(generator, settings, language);
  for (const line of lines) terminal.data(line);
  return OK;
}

function refuseTogether({ hardest, by, count, unsolvable, maxTime }: Given, command: Command): void {
  const refuse = (en: string, pt: string): never => {
    throw new WrongUsage({ en, pt }, command);
  };
  if (by !== undefined && hardest === undefined) refuse("--by goes with --hardest", "--by acompanha --hardest");
  if (hardest === undefined) return;
  const others = { "--count": count, "--unsolvable": unsolvable, "--max-time": maxTime };
  for (const [name, value] of Object.entries(others)) {
    if (value !== undefined) refuse(`${name} does not go with --hardest`, `${name} não acompanha --hardest`);
  }
}

/** What is asked for, or WrongUsage. */
async function requested(
  { packed }: MakingPuzzle,
  command: Command,
): Promise<{ readonly request: GenerateRequest; readonly checked: CheckedRequest }> {
  const options = command.opts<Given>();
  const { optimal, difficulty, unique, unsolvable } = options;
  const wishes: Wishes = {
    ...(optimal === undefined ? {} : { optimal }),
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(unique === undefined ? {} : { unique }),
    ...(unsolvable === undefined ? {} : { unsolvable }),
  };
  const given = options.seed ?? String(Math.trunc(Math.random() * SEEDS));
  const request = { knobs: knobsGiven(command.opts()), wishes, seed: given };
  try {
    return { request, checked: await checkRequest(packed, request) };
  } catch (error) {
    if (error instanceof WrongOption) throw new WrongUsage(error.words, command);
    throw error;
  }
}

interface Making {
  readonly puzzle: MakingPuzzle;
  readonly request: GenerateRequest;
  readonly checked: CheckedRequest;
  readonly options: Given;
  readonly writer: LevelWriter;
  readonly terminal: Terminal;
  readonly stop: AbortSignal;
}

/** False where some level could not be made. */
async function makeAll(making: Making): Promise<boolean> {
  const { checked, options, writer, terminal, stop } = making;
  const { count = 1, maxTime = Number.POSITIVE_INFINITY, queue, jobs = 1 } = options;
  const maxMs = Math.min(1000 * maxTime, Number.MAX_SAFE_INTEGER);
  const sideBySide = queue === undefined ? jobs : ALL_AT_ONCE;
  const makers: LevelMakers =
    (await makersElsewhere(making, Math.min(sideBySide, count), maxMs)) ?? makersHere(checked, maxMs, stop);
  const missing: number[] = [];
  try {
    for await (const { number, level } of generateChecked(checked, { count, jobs: sideBySide, maker: makers.make })) {
      if (stop.aborted) break;
      writer.progress(number, count);
      if (level === undefined) missing.push(number);
      else await writer.write(level);
    }
  } finally {
    await makers.close();
  }
  if (missing.length > 0 && !stop.aborted) terminal.error(notMade(missing, count, terminal));
  return missing.length === 0;
}

/** Workers at a queue or threads; undefined where this process is to do it. */
async function makersElsewhere(
  { puzzle, request, options: { queue }, writer, terminal, stop }: Making,
  jobs: number,
  maxMs: number,
): Promise<MakersElsewhere | undefined> {
  const start = { game: puzzle.packed.puzzle.format.id, request, maxMs };
  if (queue === undefined) return makersInThreads(start, jobs, stop);
  const { makersFor } = await import("../queue/work-elsewhere.ts");
  return makersFor(queue, start, { terminal, stop, clear: () => writer.erase() });
}

function notMade(missing: readonly number[], count: number, { language, say }: Terminal): string {
  const asked = counted(count, LEVELS, language);
  return say({
    en: `of ${asked} not made as wished within the work allowed: ${numbered(missing, "to")}`,
    pt: `de ${asked} não foi possível gerar, com o trabalho permitido: ${numbered(missing, "a")}`,
  });
}

/** `#2, #4 to #9`: numbers in their order, those that follow each other as one. */
function numbered(numbers: readonly number[], to: string): string {
  const starts = numbers.filter((number, i) => number - 1 !== numbers[i - 1]);
  const ends = numbers.filter((number, i) => number + 1 !== numbers[i + 1]);
  return starts.map((start, i) => (start === ends[i] ? `#${start}` : `#${start} ${to} #${ends[i]}`)).join(", ");
}

/** False where none was found. */
async function makeHardest(making: Making): Promise<boolean> {
  const { checked, options, writer, stop } = making;
  const { hardest: seconds = 0, by = "optimal", jobs = 1 } = options;
  const end = performance.now() + 1000 * seconds;
  const isOver = (): boolean => stop.aborted || performance.now() > end;
  // What is not home when all is over is taken back.
  const over = new AbortController();
  const signal = AbortSignal.any([stop, over.signal]);
  const makers = await makersElsewhere({ ...making, stop: signal }, jobs, Number.MAX_SAFE_INTEGER);
  const levels =
    makers === undefined
      ? hardest({ ...checked, source: hardestSource(checked, { seconds, by }) }, { by, isOver })
      : hardestByClimbs(makers.climb, { by, seconds, end, stop: signal });
  let found = false;
  try {
    for await (const level of levels) {
      await writer.write(level);
      found = true;
    }
  } finally {
    over.abort();
    await makers?.close();
  }
  return found;
}

function count(text: string): number {
  return upTo(MOST_LEVELS, oneOrMore(text));
}

function jobs(text: string): number {
  return Math.min(oneOrMore(text), MOST_JOBS);
}

function amount(text: string): number {
  const value = /^(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : 0;
  if (value > 0) return value;
  throw new WrongValue({
    en: "it must be a number of seconds above 0.",
    pt: "tem de ser um número de segundos maior do que 0.",
  });
}

/** It stands in the header of the levels, in one line. */
function seed(text: string): string {
  if (/^[\w.-]{1,64}$/u.test(text)) return text;
  throw new WrongValue({
    en: "it must be letters, digits, points, dashes and underscores, 64 at most.",
    pt: "tem de ser de letras, algarismos, pontos, traços e sublinhados, 64 no máximo.",
  });
}
