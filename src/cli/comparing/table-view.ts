// Tables in the terminal, as wide as it is: a table with more columns than fit goes on below. The best of a row is green and
// marked with a star, medals are letters too, so that nothing hangs on colour.
import type { CellDocument, PuzzleTables, Table, TableCell } from "../../comparing/index.ts";
import { numberIn } from "../../language/numbers.ts";
import type { Language, Words } from "../../language/words.ts";
import type { Limits } from "../../solving/options.ts";
import { grouped, memorySize } from "../amounts.ts";
import { printable, type Terminal } from "../terminal.ts";
import { wrap } from "../wrapping.ts";
import { shortened } from "./shortened.ts";

const LONGEST_LABEL = 32;
const LONGEST_HEAD = 32;
const GAP = "  ";

/** How the cells were run, which the reader must know to read their times. */
export interface Circumstances {
  readonly limits: Limits;
  readonly warm: boolean;
}

export function printTables(puzzles: readonly PuzzleTables[], circumstances: Circumstances, terminal: Terminal): void {
  const { bold } = terminal.colors;
  const { language } = terminal;
  for (const { name, tables, summary, notes } of puzzles) {
    terminal.data(bold(name[language]));
    for (const table of [...tables, summary]) {
      terminal.data("");
      printTable(table, terminal);
    }
    for (const note of notes) terminal.text(`- ${printable(note)}`, 2);
    terminal.data("");
  }
  if (puzzles.length === 0) return;
  terminal.text(terminal.colors.dim(legend(puzzles, circumstances, language)));
}

export function printTable(table: Table, terminal: Terminal): void {
  const { language } = terminal;
  const width = widthOfTables(terminal);
  const { bold, dim } = terminal.colors;
  const { labels, columns } = laidOut(table, width, language);
  const room = width - (labels[0]?.length ?? 0);
  for (const line of wrap(printable(table.caption), width)) terminal.data(bold(line));
  for (const [from, to] of blocks(columns, room)) {
    labels.forEach((label, line) => {
      const texts = columns.slice(from, to).map(({ texts }, i) => {
        const cell = table.rows[line - 1]?.cells[from + i];
        return cell === undefined ? (texts[line] ?? "") : painted(cell, texts[line] ?? "", terminal);
      });
      const whole = [label, ...texts].join(GAP).trimEnd();
      terminal.data(line === 0 ? dim(whole) : whole);
    });
    if (to < columns.length) terminal.data("");
  }
}

/** Tables may be wider than text is. */
function widthOfTables({ width, size, streams }: Terminal): number {
  return streams.env.COLUMNS ? width : Math.max(width, size?.columns ?? 0);
}

/** A column as its texts, the heading first, all of the same width. */
interface Column {
  readonly width: number;
  readonly texts: readonly string[];
}

function laidOut(
  { heading, columns, rows }: Table,
  width: number,
  language: Language,
): { labels: string[]; columns: Column[] } {
  const longest = Math.min(LONGEST_LABEL, Math.floor(width / 3));
  const labels = shortened([heading, ...rows.map(({ label }) => label)].map(printable), longest);
  const labelWidth = Math.max(...labels.map((label) => label.length));
  const longestHead = Math.max(8, Math.min(LONGEST_HEAD, width - labelWidth - 4));
  const heads = shortened(columns.map(printable), longestHead);
  const laid = columns.map((_, column): Column => {
    const cells = rows.map((row) => row.cells[column]);
    const hasMedals = cells.some((cell) => cell !== undefined && cell.medal !== null);
    const texts = [
      heads[column] + (hasMedals ? "  " : " "),
      ...cells.map((cell) => (cell === undefined ? "" : cellText(cell, hasMedals, language))),
    ];
    const widest = Math.max(...texts.map((text) => text.length));
    return { width: widest, texts: texts.map((text) => text.padStart(widest)) };
  });
  return { labels: labels.map((label) => label.padEnd(labelWidth)), columns: laid };
}

/** Which columns stand beside each other: in as few parts as fit, of about as many columns each. */
function blocks(columns: readonly Column[], room: number): [from: number, to: number][] {
  const fits = (from: number, to: number): boolean => {
    const used = columns.slice(from, to).reduce((sum, { width }) => sum + width + GAP.length, 0);
    return to - from === 1 || used <= room;
  };
  for (let parts = 1; ; parts++) {
    const each = Math.max(1, Math.ceil(columns.length / parts));
    const all: [number, number][] = [];
    for (let from = 0; from < columns.length; from += each) all.push([from, Math.min(from + each, columns.length)]);
    if (each === 1 || all.every(([from, to]) => fits(from, to))) return all;
  }
}

const LETTERS: Readonly<Record<NonNullable<TableCell["medal"]>, Words>> = {
  gold: { en: "G", pt: "O" },
  silver: { en: "S", pt: "P" },
  bronze: { en: "B", pt: "B" },
};

/** Every text ends with its mark, or the room of one. */
function cellText({ text, isBest, medal }: TableCell, hasMedals: boolean, language: Language): string {
  if (!hasMedals) return text + (isBest ? "*" : " ");
  return text + (medal === null ? (isBest ? "* " : "  ") : ` ${LETTERS[medal][language]}`);
}

function painted({ isBest, isMissing, medal }: TableCell, text: string, { colors }: Terminal): string {
  if (isMissing) return colors.dim(text);
  if (isBest || medal === "gold") return colors.green(text);
  return text;
}

function legend(puzzles: readonly PuzzleTables[], { limits, warm }: Circumstances, language: Language): string {
  const documents = puzzles.flatMap((puzzle) => puzzle.documents);
  const isEn = language === "en";
  const parts = [isEn ? "* the best of its row." : "* o melhor da linha."];
  if (documents.some(({ medal }) => medal !== null)) {
    parts.push(
      isEn
        ? "G gold: the proven optimum; S silver, B bronze: one and two moves more."
        : "O ouro: o ótimo provado; P prata, B bronze: mais uma e duas jogadas.",
    );
  }
  if (documents.some(({ status }) => status === "limit")) {
    const which = limitsMet(documents, limits, language);
    parts.push(
      isEn
        ? `ND: not determined, stopped by that limit${which}.`
        : `ND: não determinado, parado por esse limite${which}.`,
    );
  }
  parts.push(howItRan({ limits, warm }, language));
  return parts.join(" ");
}

/** ` (time: 10 s)`: those of this run that stopped a cell. A cell of an earlier run may have had others. */
function limitsMet(documents: readonly CellDocument[], limits: Limits, language: Language): string {
  const { timeMs, nodes, memoryBytes } = limits;
  const told = {
    time: timeMs !== undefined && `${TIME[language]}: ${numberIn(String(timeMs / 1000), language)} s`,
    nodes: nodes !== undefined && `${NODES[language]}: ${grouped(nodes, language)}`,
    memory: memoryBytes !== undefined && `${MEMORY[language]}: ${memorySize(memoryBytes, language)}`,
  };
  const met = (["time", "nodes", "memory"] as const).filter((name) => documents.some(({ limit }) => limit === name));
  const all = met.map((name) => told[name]).filter((each) => each !== false);
  return all.length === 0 ? "" : ` (${all.join(", ")})`;
}

const TIME: Words = { en: "time", pt: "tempo" };
const NODES: Words = { en: "nodes", pt: "nós" };
const MEMORY: Words = { en: "memory", pt: "memória" };

/** How the cells were run, in a sentence. */
export function howItRan({ warm }: Circumstances, language: Language): string {
  return (warm ? WARM : COLD)[language];
}

const WARM: Words = {
  en: "Every cell ran once before it was measured.",
  pt: "Cada célula correu uma vez antes de ser medida.",
};
const COLD: Words = {
  en: "Every cell began cold, in a worker of its own (--warm: not).",
  pt: "Cada célula começou a frio, num worker próprio (--warm: não).",
};
