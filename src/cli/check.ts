// `fourfold check`: every problem of every level, in a form that editors can jump to.
import type { Command } from "commander";
import type { Say } from "../language/words.ts";
import { identityOf } from "../solving/document.ts";
import { type CliCommand, FILES_ARGUMENT, JSON_OPTION } from "./command.ts";
import { BAD_INPUT, OK } from "./exit-codes.ts";
import { type InputLevel, readLevels } from "./inputs.ts";
import { counted, ERRORS, FILES, LEVELS, WARNINGS } from "./language.ts";
import { nameOf, problemLine } from "./level-report.ts";
import type { Terminal } from "./terminal.ts";

interface CheckOptions {
  readonly json?: true;
}

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
      line: "check -",
      stdin: "game: break-the-ice\n\nA.AA\n",
      says: { en: "Checks what is piped in.", pt: "Valida o que chega pela entrada padrão." },
    },
  ],

  declare(command: Command, say: Say): void {
    command.argument("<files...>", say(FILES_ARGUMENT)).option("--json", say(JSON_OPTION));
  },

  async run(terminal: Terminal, command: Command): Promise<number> {
    const { levels, complete } = await readLevels(command.args, terminal);
    const print = command.opts<CheckOptions>().json ? printDocument : printProblems;
    for (const input of levels) print(input, terminal);
    const isClean = levels.every((input) => input.loaded.playable !== undefined);
    if (levels.length > 0) terminal.message(summaryOf(levels, terminal));
    return complete && isClean ? OK : BAD_INPUT;
  },
};

function printDocument(input: InputLevel, terminal: Terminal): void {
  const { problems, playable } = input.loaded;
  const status = playable === undefined ? "invalid" : "ok";
  terminal.data(JSON.stringify({ ...identityOf(input), status, problems }));
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
