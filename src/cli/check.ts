// `fourfold check`: every problem of every level, in a form that editors can jump to.
import type { Command } from "commander";
import type { Difficulty } from "../generating/difficulty.ts";
import type { NotRated } from "../generating/rate-level.ts";
import type { Say, Words } from "../language/words.ts";
import { identityOf } from "../solving/document.ts";
import { type CliCommand, FILES_ARGUMENT, JSON_OPTION } from "./command.ts";
import { difficultyDocument, writeDifficulty } from "./difficulty-report.ts";
import { BAD_INPUT, INTERRUPTED, OK } from "./exit-codes.ts";
import { type InputLevel, readLevels } from "./inputs.ts";
import { INTERRUPTED_WORDS, Interrupt } from "./interrupt.ts";
import { counted, ERRORS, FILES, LEVELS, WARNINGS } from "./language.ts";
import { nameOf, problemLine } from "./level-report.ts";
import type { Terminal } from "./terminal.ts";

interface CheckOptions {
  readonly json?: true;
  readonly difficulty?: true;
}

const DIFFICULTY_OPTION: Words = {
  en: "also say how hard each level is, and in which way",
  pt: "dizer também quão difícil é cada nível, e porquê",
};

export const check: CliCommand = {
  details: {
    en: "Warnings alone are no failure: the exit code is 30 only where a level has an error.",
    pt: "Só avisos não são uma falha: o código de saída é 30 apenas onde um nível tem um erro.",
  },
  examples: [
    {
      line: "check levels",
      says: { en: "Checks every level of every file of a folder.", pt: "Valida todos os níveis de uma pasta." },
    },
    {
      line: "check levels/roll-the-block --json",
      says: { en: "Prints one JSON document a level, each on a line.", pt: "Imprime um documento JSON por nível." },
    },
    {
      line: "check levels/roll-the-block/first.txt#1 --difficulty",
      says: {
        en: "Also says how hard a level is, and in which way.",
        pt: "Diz também quão difícil é um nível, e porquê.",
      },
    },
    {
      line: "check -",
      stdin: "game: break-the-ice\n\nA.AA\n",
      says: { en: "Checks what is piped in.", pt: "Valida o que chega pela entrada padrão." },
    },
  ],

  declare(command: Command, say: Say): void {
    command
      .argument("<files...>", say(FILES_ARGUMENT))
      .option("--difficulty", say(DIFFICULTY_OPTION))
      .option("--json", say(JSON_OPTION));
  },

  async run(terminal: Terminal, command: Command): Promise<number> {
    const { levels, complete } = await readLevels(command.args, terminal);
    const { json, difficulty } = command.opts<CheckOptions>();
    const interrupt = new Interrupt(terminal.streams);
    await interrupt.during(async () => {
      for (const input of levels) {
        const rated = difficulty === true ? await ratedLevel(input, interrupt.signal) : undefined;
        if (json === true) printDocument(input, rated, terminal);
        else printLevel(input, rated, terminal);
      }
    });
    const isClean = levels.every((input) => input.loaded.playable !== undefined);
    if (levels.length > 0) terminal.message(summaryOf(levels, terminal));
    if (interrupt.signal.aborted) {
      terminal.message(terminal.say(INTERRUPTED_WORDS));
      return INTERRUPTED;
    }
    return complete && isClean ? OK : BAD_INPUT;
  },
};

type Rated = Difficulty | NotRated | undefined;

/** Undefined where the level is wrong, or there is no more time. */
async function ratedLevel({ loaded }: InputLevel, stop: AbortSignal): Promise<Rated> {
  if (loaded.playable === undefined || stop.aborted) return undefined;
  const rated = await (await import("../generating/rate-level.ts")).rateLevel(loaded, { stop });
  // What ended the search was no lack of work then.
  return rated === "open" && stop.aborted ? undefined : rated;
}

function printDocument(input: InputLevel, rated: Rated, terminal: Terminal): void {
  const { problems, playable } = input.loaded;
  const status = playable === undefined ? "invalid" : "ok";
  const difficulty = rated === undefined ? {} : { difficulty: difficultyDocument(rated) };
  terminal.data(JSON.stringify({ ...identityOf(input), status, problems, ...difficulty }));
}

function printLevel(input: InputLevel, rated: Rated, terminal: Terminal): void {
  printProblems(input, terminal);
  if (rated === undefined) return;
  terminal.text(terminal.colors.bold(nameOf(input)));
  writeDifficulty(rated, terminal);
  terminal.data("");
}

/** On a terminal that shows colours the problems of a level stand under its name, with a line between levels. */
function printProblems(input: InputLevel, terminal: Terminal): void {
  const { problems } = input.loaded;
  const { colors } = terminal;
  if (problems.length === 0) return;
  if (colors.isColorSupported) terminal.text(colors.underline(nameOf(input)));
  for (const problem of problems) terminal.text(problemLine(input.file, problem, colors, terminal.language), 4);
  if (colors.isColorSupported) terminal.data("");
}

function summaryOf(levels: readonly InputLevel[], { messageColors, language, say }: Terminal): string {
  const problems = levels.flatMap(({ loaded }) => loaded.problems);
  const errors = problems.filter((problem) => problem.severity === "error").length;
  const warnings = problems.length - errors;
  const files = new Set(levels.map(({ file }) => file)).size;
  const into = say({ en: "in", pt: "em" });
  const size = `${counted(levels.length, LEVELS, language)} ${into} ${counted(files, FILES, language)}`;
  if (problems.length === 0) return messageColors.green(`${size}: ${say({ en: "no problems", pt: "sem problemas" })}`);
  const paint = errors > 0 ? messageColors.red : messageColors.yellow;
  return paint(`${size}: ${counted(errors, ERRORS, language)}, ${counted(warnings, WARNINGS, language)}`);
}
