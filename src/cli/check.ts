// `fourfold check`: every problem of every level, in a form that editors can jump to.
import type { Command } from "commander";
import { identityOf } from "../solving/document.ts";
import type { CliCommand } from "./command.ts";
import { BAD_INPUT, OK } from "./exit-codes.ts";
import { type InputLevel, readLevels } from "./inputs.ts";
import { counted, nameOf, problemLine } from "./level-report.ts";
import type { Terminal } from "./terminal.ts";

interface CheckOptions {
  readonly json?: true;
}

export const check: CliCommand = {
  name: "check",
  summary: "validate level files and print every problem",
  details: "Warnings alone are no failure: the exit code is 30 only where a level has an error.",
  examples: [
    { line: "check levels", says: "Checks every level of every file of a folder." },
    { line: "check levels/roll-the-block --json", says: "Prints one JSON document a level, each on a line." },
    {
      line: "check -",
      stdin: "game: break-the-ice\n\nA.AA\n",
      says: "Checks what is piped in.",
    },
  ],

  declare(command: Command): void {
    command
      .argument("<files...>", "level files, folders, or - for standard input")
      .option("--json", "print one JSON document a level, each on one line");
  },

  async run(terminal: Terminal, command: Command): Promise<number> {
    const { levels, complete } = await readLevels(command.args, terminal);
    const print = command.opts<CheckOptions>().json ? printDocument : printProblems;
    for (const input of levels) print(input, terminal);
    const isClean = levels.every((input) => input.loaded.playable !== undefined);
    if (levels.length > 0) terminal.note(summaryOf(levels, terminal));
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
  if (colors.isColorSupported) terminal.data(colors.underline(nameOf(input)));
  for (const problem of problems) terminal.data(problemLine(input.file, problem, colors));
  if (colors.isColorSupported) terminal.data("");
}

function summaryOf(levels: readonly InputLevel[], { messageColors }: Terminal): string {
  const problems = levels.flatMap(({ loaded }) => loaded.problems);
  const errors = problems.filter((problem) => problem.severity === "error").length;
  const warnings = problems.length - errors;
  const files = new Set(levels.map(({ file }) => file)).size;
  const size = `${counted(levels.length, "level")} in ${counted(files, "file")}`;
  if (problems.length === 0) return messageColors.green(`${size}: no problems`);
  const paint = errors > 0 ? messageColors.red : messageColors.yellow;
  return paint(`${size}: ${counted(errors, "error")}, ${counted(warnings, "warning")}`);
}
