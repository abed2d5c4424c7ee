// `fourfold solve`: solves levels and prints the moves, what they cost, whether that is proven to be the least, and what
// the search had to do for it.
import type { Command } from "commander";
import type { SolveOptions } from "../solving/options.ts";
import { type Answer, answer, exitCodeOf, interruptible } from "./answer.ts";
import type { CliCommand } from "./command.ts";
import { BAD_INPUT, OK } from "./exit-codes.ts";
import { type InputLevel, readLevels } from "./inputs.ts";
import { reportProblems } from "./level-report.ts";
import { describe, documentOf, summaryOf } from "./solve-report.ts";
import { declareSearch, refuseMisfits, requestOf } from "./solve-request.ts";
import type { Terminal } from "./terminal.ts";

export const solve: CliCommand = {
  name: "solve",
  summary: "solve levels and say whether the solution is proven optimal",
  details:
    "Without options it proves the optimum as fast as it can. With --quiet it prints the moves alone, a\n" +
    "line a level, empty where there are none. Ctrl-C stops and prints what is known so far.",
  examples: [
    { line: "solve levels/roll-the-block/first.txt#1", says: "Finds the shortest solution of a level." },
    {
      line: "solve levels/roll-the-block/first.txt --cost weighted --max-time 10 --json",
      says: "Solves every level of a file, each within 10 seconds, and prints JSON.",
    },
    {
      line: "solve levels/folding-blocks/first-steps.txt#2 --algorithm bfs --trace 2",
      says: "Tells the first two expansions of a breadth-first search.",
    },
    {
      line: "solve - --algorithm astar --heuristic distance --engine ts --quiet",
      stdin: "game: roll-the-block\n\nS..T\n",
      says: "Solves a level that is piped in, in TypeScript, and prints the moves alone.",
    },
  ],

  declare(command: Command): void {
    command.argument("<files...>", "level files, file#3, file#Title, folders, or - for standard input");
    declareSearch(command);
    command.option("--json", "print one JSON document a level, each on one line");
  },

  async run(terminal: Terminal, command: Command): Promise<number> {
    const options = requestOf(command);
    const { levels, complete } = await readLevels(command.args, terminal);
    refuseMisfits(levels, options);
    const isJson = command.opts<{ json?: true }>().json === true;
    const answers = await interruptible(terminal.streams, (signal) => {
      return answerAll(levels, options, signal, isJson, terminal);
    });
    if (answers.length > 1 && !isJson) terminal.note(summaryOf(answers));
    return Math.max(complete ? OK : BAD_INPUT, ...new Set(answers.map(exitCodeOf)));
  },
};

async function answerAll(
  levels: readonly InputLevel[],
  options: SolveOptions,
  signal: AbortSignal,
  isJson: boolean,
  terminal: Terminal,
): Promise<(Answer | undefined)[]> {
  const answers: (Answer | undefined)[] = [];
  let hasDescribed = false;
  for (const input of levels) {
    const { playable } = input.loaded;
    const isUntouched = signal.aborted;
    const given = playable && (await answer(input.loaded, options, signal, terminal));
    answers.push(given);
    if (given === undefined || playable === undefined) reportProblems(input, terminal);
    if (isJson) terminal.data(JSON.stringify(documentOf(input, given)));
    else if (terminal.quiet) terminal.data(given?.moves ?? "");
    else if (given !== undefined && playable !== undefined && !isUntouched) {
      if (hasDescribed) terminal.data("");
      describe(input, playable, given, options, terminal);
      hasDescribed = true;
    }
    terminal.flush();
  }
  return answers;
}
