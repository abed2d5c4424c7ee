// `fourfold compare`: several solvers on several levels, as a table. What does it is loaded when it is asked for, so that no
// other command waits for it.
import { type Command, Option } from "commander";
import type { CliCommand } from "./command.ts";
import { amount, counting, whole } from "./numbers.ts";
import type { Terminal } from "./terminal.ts";

export const compare: CliCommand = {
  name: "compare",
  summary: "run several solvers on several levels and compare them in tables",
  details:
    "A solver is algorithm[:depth][/heuristic][*weight][+weighted][+canonical][@engine]: bfs, dls:14, " +
    "astar/relaxed, astar/distance*2, bfs+canonical, auto@ts. all is the eight algorithms, papers what the course " +
    "papers compared. astar/./mine.mjs takes a heuristic of your own, cmd:python3 mine.py a program of your own. " +
    "Every cell runs in a worker of its own and begins cold, unless --warm is given.",
  examples: [
    {
      line: "compare levels/folding-blocks/first-steps.txt --solvers bfs,astar,auto",
      says: "Compares three solvers on every level of a file.",
    },
    {
      line: "compare levels/match-the-tiles/first-slides.txt#1 --solvers papers --show time,expanded,moves",
      says: "Compares what a course paper compared, on one level.",
    },
    {
      line: "compare levels/roll-the-block/first.txt --solvers bfs,auto -o run.jsonl --csv",
      says: "Shows the tables, and writes a line a cell as it goes.",
    },
  ],

  declare(command: Command): void {
    command
      .argument("<files...>", "level files, file#3, file#Title, folders, or - for standard input")
      .option("--solvers <list>", "the solvers, with commas between them (default: all,auto)")
      .option("--show <columns>", "of time, expanded, cost, memory, generated, stored, ... (default: the first four)")
      .option("--max-time <seconds>", "stop a cell after so long (default: 10)", amount)
      .option("--max-nodes <n>", "stop a cell after so many expanded states", whole)
      .option("--max-memory <mib>", "stop a cell that needs more MiB (default: 1024)", amount)
      .option("--jobs <n>", "run so many cells at once, which disturbs their times (default: 1)", counting)
      .option("--repeat <n>", "measure each cell so often and take the median (default: 1)", counting)
      .option("--warm", "run each cell once before it is measured")
      .option("--json", "print one JSON document a cell, each on one line")
      .option("--csv", "print a header and a line a cell")
      .option("--markdown", "print the tables as Markdown")
      .option("--latex", "print the tables as LaTeX")
      .option("-o, --output <file>", "write into this file as it goes (without a format: JSON lines)")
      .option("--resume <file>", "leave out the cells of these JSON lines; -o may be the same file")
      .option("--force", "write over files that exist")
      .addOption(new Option("--lang <language>", "the language of the tables").choices(["en", "pt"]).default("en"));
  },

  async run(terminal: Terminal, command: Command): Promise<number> {
    const { runCompare } = await import("./comparing/run-compare.ts");
    return runCompare(terminal, command);
  },
};
