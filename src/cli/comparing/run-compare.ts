// What `fourfold compare` does: reads what is asked for, runs the comparison with what only a process has (files, programs),
// tells each cell where it is wanted as soon as it is certain, and prints the tables at the end.
import { pathToFileURL } from "node:url";
import type { Command } from "commander";
import {
  asLatex,
  asMarkdown,
  type CellDocument,
  type CompareOptions,
  type Comparison,
  CSV_HEADER,
  compare,
  csvLine,
  DEFAULT_LIMITS,
  tablesOf,
} from "../../comparing/index.ts";
import { contradiction } from "../../solving/expected-optimum.ts";
import { BAD_INPUT, INTERRUPTED, OK } from "../exit-codes.ts";
import { readLevels } from "../inputs.ts";
import { Interrupt } from "../interrupt.ts";
import { counted, reportProblems } from "../level-report.ts";
import { printable, type Terminal } from "../terminal.ts";
import { type CompareRequest, compareRequest } from "./compare-request.ts";
import { LiveTable } from "./live-table.ts";
import { type Output, openOutput, readEarlierRun, refuseOverwriting, writeWhole } from "./output-file.ts";
import { endPrograms, runProgram } from "./programs.ts";
import { printTables } from "./table-view.ts";

export async function runCompare(terminal: Terminal, command: Command): Promise<number> {
  const request = await compareRequest(command);
  await refuseOverwriting(request);
  const { levels, complete } = await readLevels(command.args, terminal);
  const earlier = await readEarlierRun(request);
  for (const input of levels) if (input.loaded.playable === undefined) reportProblems(input, terminal);
  const isRight = complete && levels.every(({ loaded }) => loaded.playable !== undefined);

  const output = await openOutput(request, earlier);
  const interrupt = new Interrupt(terminal.streams);
  const live = new LiveTable(terminal, request.format === undefined || request.output !== undefined);
  const teller = tellerOf(request, output, terminal);
  let falseOptima = 0;
  const options: CompareOptions = {
    ...request.run,
    done: earlier.documents,
    stop: interrupt.signal,
    runProgram,
    moduleUrl: (path) => pathToFileURL(path).href,
    ...live.listeners,
    onCell: (document) => {
      teller(document);
      if (document.expected?.holds !== false) return;
      falseOptima++;
      live.erase();
      terminal.error(sayFalse(document));
    },
  };
  teller(undefined);
  const comparison = await interrupt.during(() => compare(levels, request.solvers, options).finally(endPrograms));
  live.end();
  output?.close();
  await finish(comparison, request, terminal);
  if (interrupt.signal.aborted) terminal.note("interrupted: this is what was known by then");
  const code = isRight && falseOptima === 0 ? OK : BAD_INPUT;
  return interrupt.signal.aborted ? INTERRUPTED : code;
}

function sayFalse({ file, index, title, solver, expected, ...result }: CellDocument): string {
  const name = `${printable(file)}#${index}${title === null ? "" : ` (${printable(title)})`}`;
  const found = result as unknown as Parameters<typeof contradiction>[1];
  return `${name}: ${expected === undefined ? "" : contradiction(expected, found)} (${printable(solver)})`;
}

/** Tells each cell as it goes, in lines; called with nothing once, before all. */
function tellerOf(
  { format, output: file }: CompareRequest,
  output: Output | undefined,
  terminal: Terminal,
): (document: CellDocument | undefined) => void {
  const write = (line: string): void => {
    if (output !== undefined) output.write(`${line}\n`);
    else if (file === undefined) {
      terminal.data(line);
      terminal.flush();
    }
  };
  if (format === "csv") return (document) => write(document === undefined ? CSV_HEADER : csvLine(document));
  const isInLines = format === "json" || (format === undefined && file !== undefined);
  return (document) => {
    if (isInLines && document !== undefined) write(JSON.stringify(document));
  };
}

async function finish(comparison: Comparison, request: CompareRequest, terminal: Terminal): Promise<void> {
  const { format, output, metrics, language } = request;
  const puzzles = tablesOf(comparison, metrics, language);
  if (format === "markdown" || format === "latex") {
    const text = format === "markdown" ? asMarkdown(puzzles, language) : asLatex(puzzles, language);
    if (output === undefined) terminal.data(text.trimEnd());
    else await writeWhole(output, text);
  }
  if ((format === undefined || output !== undefined) && !terminal.quiet) {
    printTables(
      puzzles,
      { limits: { ...DEFAULT_LIMITS, ...request.run.limits }, warm: request.run.warm ?? false },
      language,
      terminal,
    );
  }
  terminal.flush();
  if (output !== undefined)
    terminal.note(`${counted(comparison.documents.length, "cell")} written to ${printable(output)}`);
}
