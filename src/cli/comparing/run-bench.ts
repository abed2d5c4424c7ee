// What `fourfold bench` does: measures level after level, and tells each as a document, a line of CSV, or all of them in a table.
import type { Command } from "commander";
import {
  compareEngines,
  csvField,
  type EngineDocument,
  geometricMean,
  type Table,
  type TableCell,
  tableAsMarkdown,
} from "../../comparing/index.ts";
import { withoutAnswer } from "../../comparing/table-cell.ts";
import { numberIn } from "../../language/numbers.ts";
import type { Language, Words } from "../../language/words.ts";
import type { CheckedOptions } from "../../solving/check-options.ts";
import { grouped } from "../amounts.ts";
import { BAD_INPUT, exitCodeOf, INTERRUPTED, OK } from "../exit-codes.ts";
import { readLevels } from "../inputs.ts";
import { INTERRUPTED_WORDS, Interrupt } from "../interrupt.ts";
import { nameOf, reportProblems } from "../level-report.ts";
import { plansFor, requestOf, tellUnused } from "../solve-request.ts";
import { StatusLine } from "../status-line.ts";
import { printable, type Terminal } from "../terminal.ts";
import { WrongUsage } from "../wrong-usage.ts";
import { printTable } from "./table-view.ts";

const FORMATS = ["json", "csv", "markdown"] as const;

interface Given extends Partial<Readonly<Record<(typeof FORMATS)[number], true>>> {
  readonly rounds: number;
}

export async function runBench(terminal: Terminal, command: Command): Promise<number> {
  const format = formatOf(command);
  takeUsualAlgorithm(command);
  const interrupt = new Interrupt(terminal.streams);
  const options = requestOf(command, { stop: interrupt.signal });
  if (typeof options.heuristic === "object") throw new WrongUsage(OWN_HEURISTIC, command);
  const { levels, complete } = await readLevels(command.args, terminal);
  for (const input of levels) if (input.loaded.playable === undefined) reportProblems(input, terminal);
  const right = plansFor(levels, options).flatMap(({ input, plan }) => (plan === undefined ? [] : [input]));
  if (format === undefined || format === "markdown") tellUnused(options, terminal);
  const { rounds } = command.opts<Given>();
  const documents: EngineDocument[] = [];
  const line = new StatusLine(terminal);
  if (format === "csv") terminal.data(CSV_COLUMNS.join(","));
  await interrupt.during(async () => {
    for (const input of right) {
      if (interrupt.signal.aborted) break;
      terminal.flush();
      const working = `${documents.length + 1}/${right.length}  ${printable(nameOf(input))}`;
      line.show([...working].slice(0, terminal.width - 1).join(""));
      const document = await compareEngines(input, options, rounds);
      documents.push(document);
      if (format === "json") terminal.data(JSON.stringify(document));
      if (format === "csv") terminal.data(csvValues(document).map(csvField).join(","));
    }
  });
  line.erase();
  const table = tableOf(documents, options, terminal.language);
  if (format === "markdown") terminal.data(tableAsMarkdown(table).trimEnd());
  if (format === undefined && documents.length > 0) {
    printTable(table, terminal);
    terminal.data("");
    terminal.text(terminal.colors.dim(terminal.say(LEGEND)));
  }
  if (interrupt.signal.aborted) {
    terminal.message(terminal.say(INTERRUPTED_WORDS));
    return INTERRUPTED;
  }
  const isRight = complete && right.length === levels.length;
  return Math.max(isRight ? OK : BAD_INPUT, ...documents.map(exitCodeOf));
}

const OWN_HEURISTIC: Words = {
  en: "a heuristic of one's own runs in TypeScript alone, so there is nothing to compare",
  pt: "uma heurística própria só corre em TypeScript, por isso não há o que comparar",
};
const LEGEND: Words = {
  en: "warm x, cold x: how many times as long TypeScript takes, when it has searched before and when it has not. Only the ratios can be told from machine to machine.",
  pt: "quente x, frio x: quantas vezes mais demora TypeScript, depois de já ter procurado e sem o ter feito. Só as razões valem de máquina para máquina.",
};

function formatOf(command: Command): (typeof FORMATS)[number] | undefined {
  const given = command.opts<Given>();
  const asked = FORMATS.filter((format) => given[format] === true);
  if (asked.length > 1) {
    const names = asked.map((each) => `--${each}`).join(", ");
    throw new WrongUsage({ en: `choose one of ${names}`, pt: `escolha um de ${names}` }, command);
  }
  return asked[0];
}

/** What is asked for says which algorithm can be meant. */
function takeUsualAlgorithm(command: Command): void {
  if (command.getOptionValueSource("algorithm") !== "default") return;
  const { heuristic, weight, cost } = command.opts<{ heuristic?: string; weight?: number; cost: string }>();
  const usual = heuristic !== undefined || weight !== undefined ? "astar" : cost === "moves" ? "bfs" : "ucs";
  command.setOptionValueWithSource("algorithm", usual, "implied");
}

const CSV_COLUMNS = [
  ...["file", "index", "title", "game", "algorithm", "heuristic", "costModel", "weight", "order", "status", "limit"],
  ...["expanded", "stored", "rounds", "sameWork", "ratio", "coldRatio"],
  ...["wasmMs", "tsMs", "wasmColdMs", "tsColdMs", "wasmMemoryBytes", "tsMemoryBytes"],
];

function csvValues({ wasm, ts, ...rest }: EngineDocument): unknown[] {
  const flat: Readonly<Record<string, unknown>> = {
    ...rest,
    ...{ wasmMs: wasm.ms, wasmColdMs: wasm.coldMs, wasmMemoryBytes: wasm.memoryBytes },
    ...{ tsMs: ts.ms, tsColdMs: ts.coldMs, tsMemoryBytes: ts.memoryBytes },
  };
  return CSV_COLUMNS.map((name) => flat[name]);
}

const HEADS: readonly Words[] = [
  { en: "expanded", pt: "expandidos" },
  { en: "Wasm ms", pt: "Wasm ms" },
  { en: "TS ms", pt: "TS ms" },
  { en: "warm x", pt: "quente x" },
  { en: "cold x", pt: "frio x" },
];
const AGAINST: Words = { en: "TypeScript against WebAssembly", pt: "TypeScript face a WebAssembly" };
const MEAN: Words = { en: "geometric mean", pt: "média geométrica" };
const LEVEL: Words = { en: "level", pt: "nível" };
const OTHER_WORK: Words = { en: "other work", pt: "outro trabalho" };

function tableOf(documents: readonly EngineDocument[], { algorithm }: CheckedOptions, language: Language): Table {
  const rows = documents.map((document) => ({ label: labelOf(document), cells: cellsOf(document, language) }));
  const mean = (of: "ratio" | "coldRatio"): string =>
    times(
      geometricMean(
        documents.flatMap((each) => each[of] ?? []),
        0.01,
      ),
      language,
    );
  const means = ["", "", "", mean("ratio"), mean("coldRatio")].map(cell);
  return {
    caption: `${algorithm}: ${AGAINST[language]}`,
    heading: LEVEL[language],
    columns: HEADS.map((words) => words[language]),
    rows: documents.length < 2 ? rows : [...rows, { label: MEAN[language], cells: means }],
  };
}

function labelOf({ title, file, index }: EngineDocument): string {
  return title ?? `${file.replace(/^.*[/\\]/, "")}#${index}`;
}

function cellsOf(document: EngineDocument, language: Language): TableCell[] {
  const { expanded, status, limit, wasm, ts, ratio, coldRatio } = document;
  const isDone = ratio !== null;
  const isStopped = status === "cancelled" || limit === "time" || limit === "memory";
  const why = isStopped ? (withoutAnswer(document)?.[language] ?? "-") : OTHER_WORK[language];
  return [
    cell(grouped(expanded, language)),
    ...[wasm.ms, ts.ms].map((ms) => cell(numberIn(ms.toFixed(ms < 10 ? 3 : 1), language))),
    ...(isDone ? [times(ratio, language), times(coldRatio, language)] : [why, ""]).map(cell),
  ];
}

function times(ratio: number | null, language: Language): string {
  return ratio === null ? "-" : numberIn(ratio.toFixed(2), language);
}

function cell(text: string): TableCell {
  return { text, isBest: false, medal: null, isMissing: false };
}
