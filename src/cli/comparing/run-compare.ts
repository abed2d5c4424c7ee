// What `fourfold compare` does: reads what is asked for, runs the comparison with what only a process has (files, programs),
// tells each cell where it is wanted as soon as it is certain, and prints the tables at the end.
import { pathToFileURL } from "node:url";
import type { Command } from "commander";
import { outcomeOf } from "../../comparing/cell-document.ts";
import {
  asLatex,
  asMarkdown,
  type CellDocument,
  type CompareOptions,
  type Comparison,
  CSV_HEADER,
  compare,
  comparisonPage,
  csvLine,
  DEFAULT_LIMITS,
  tablesOf,
} from "../../comparing/index.ts";
import { contradiction } from "../../solving/expected-optimum.ts";
import { BAD_INPUT, INTERRUPTED, OK } from "../exit-codes.ts";
import { readLevels } from "../inputs.ts";
import { INTERRUPTED_WORDS, Interrupt } from "../interrupt.ts";
import { CELLS, counted } from "../language.ts";
import { reportProblems } from "../level-report.ts";
import { STANDARD_OUTPUT } from "../output-file.ts";
import { printable, type Terminal } from "../terminal.ts";
import { type Output, openOutput, readEarlierRun, refuseToLose, writeWhole } from "./compare-files.ts";
import { type CompareRequest, compareRequest } from "./compare-request.ts";
import { LiveTable } from "./live-table.ts";
import { endPrograms, runProgram } from "./programs.ts";
import { type Circumstances, howItRan, printTables } from "./table-view.ts";

export async function runCompare(terminal: Terminal, command: Command): Promise<number> {
  const request = await compareRequest(command);
  await refuseToLose(request, command);
  const { levels, complete } = await readLevels(command.args, terminal);
  const earlier = await readEarlierRun(request);
  for (const input of levels) if (input.loaded.playable === undefined) reportProblems(input, terminal);
  const isRight = complete && levels.every(({ loaded }) => loaded.playable !== undefined);

  const interrupt = new Interrupt(terminal.streams);
  const live = new LiveTable(terminal, request.format === undefined || request.output !== undefined);
  const elsewhere =
    request.queue === undefined ? undefined : await workElsewhere(request.queue, terminal, live, interrupt);
  const output = await openOutput(request, earlier);
  const teller = tellerOf(request, output, terminal);
  let [told, falseOptima] = [0, 0];
  const options: CompareOptions = {
    ...request.run,
    done: earlier.documents,
    language: terminal.language,
    stop: interrupt.signal,
    runProgram,
    moduleUrl: (path) => pathToFileURL(path).href,
    ...elsewhere?.options,
    ...live.listeners,
    onCell: (document) => {
      teller(document);
      told++;
      if (document.expected?.holds !== false) return;
      falseOptima++;
      live.erase();
      terminal.error(sayFalse(document, terminal));
    },
  };
  teller(undefined);
  const comparison = await interrupt.during(() =>
    compare(levels, request.solvers, options).finally(() => elsewhere?.close() ?? endPrograms()),
  );
  live.end();
  finish(comparison, request, { output, told }, terminal);
  await writePage(comparison, request, terminal);
  output?.close();
  if (interrupt.signal.aborted) terminal.message(terminal.say(INTERRUPTED_WORDS));
  const code = isRight && falseOptima === 0 ? OK : BAD_INPUT;
  return interrupt.signal.aborted ? INTERRUPTED : code;
}

interface Elsewhere {
  readonly options: Pick<CompareOptions, "jobs" | "runCell">;
  close(): Promise<void>;
}

/** Who runs the cells of a queue, all that there are at once. */
async function workElsewhere(
  queue: string,
  terminal: Terminal,
  live: LiveTable,
  { signal: stop }: Interrupt,
): Promise<Elsewhere> {
  const { cellsAt, openQueue } = await import("../queue/work-elsewhere.ts");
  const pool = await openQueue({ queue, command: "compare", terminal, stop, clear: () => live.erase() });
  return { options: { jobs: Number.POSITIVE_INFINITY, runCell: cellsAt(pool) }, close: () => pool.close() };
}

function sayFalse(document: CellDocument, { say }: Terminal): string {
  const { file, index, title, solver, expected } = document;
  const name = `${printable(file)}#${index}${title === null ? "" : ` (${printable(title)})`}`;
  const said = expected === undefined ? "" : say(contradiction(expected, outcomeOf(document)));
  return `${name}: ${said} (${printable(solver)})`;
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

interface Written {
  readonly output: Output | undefined;
  /** So many cells as lines; tables are of those of an earlier run too. */
  readonly told: number;
}

function finish(comparison: Comparison, request: CompareRequest, { output, told }: Written, terminal: Terminal): void {
  const { format, output: file, html, metrics } = request;
  const { language, say } = terminal;
  const puzzles = tablesOf(comparison, metrics, language);
  const isTables = format === "markdown" || format === "latex";
  if (isTables) {
    const text = format === "markdown" ? asMarkdown(puzzles, language) : asLatex(puzzles, language);
    if (output === undefined) terminal.data(text.trimEnd());
    else output.write(text);
  }
  if ((format === undefined || file !== undefined) && html !== STANDARD_OUTPUT && !terminal.quiet) {
    printTables(puzzles, circumstancesOf(request), terminal);
  }
  terminal.flush();
  if (file === undefined) return;
  const written = say({ en: "written to", pt: "em" });
  const cells = counted(isTables ? comparison.documents.length : told, CELLS, language);
  terminal.message(`${cells} ${written} ${printable(file)}`);
}

async function writePage(comparison: Comparison, request: CompareRequest, terminal: Terminal): Promise<void> {
  const { html, by, metrics } = request;
  if (html === undefined) return;
  const { language, say } = terminal;
  const circumstances = howItRan(circumstancesOf(request), language);
  const page = comparisonPage(comparison, { metrics, by, language, circumstances });
  if (html === STANDARD_OUTPUT) return terminal.data(page.trimEnd());
  await writeWhole(html, page);
  terminal.message(`${say({ en: "page written to", pt: "página em" })} ${printable(html)}`);
}

function circumstancesOf({ run }: CompareRequest): Circumstances {
  return { limits: { ...DEFAULT_LIMITS, ...run.limits }, warm: run.warm ?? false };
}
