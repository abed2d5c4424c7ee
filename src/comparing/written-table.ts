// Tables as Markdown and as LaTeX, to be pasted into a report: the best of a row is bold, medals are words.
import type { Language } from "../language/words.ts";
import type { PuzzleTables, Table } from "./table.ts";
import type { TableCell } from "./table-cell.ts";

/** How a kind of text writes the parts of a table. */
interface Writing {
  quote(text: string): string;
  bold(text: string): string;
  title(text: string): string;
  table(caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string;
}

const MARKDOWN: Writing = {
  quote: (text) => text.replaceAll(/[\\`*_{}[\]<>|#]/g, "\\$&").replaceAll(/\s+/g, " "),
  bold: (text) => `**${text}**`,
  title: (text) => `## ${text}\n`,
  table(caption, head, rows) {
    const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
    const rule = head.map((_, column) => (column === 0 ? "---" : "---:"));
    return [`${caption}\n`, line(head), line(rule), ...rows.map(line), ""].join("\n");
  },
};

const LATEX_SIGNS: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
  "*": "{*}",
};

const LATEX: Writing = {
  quote: (text) =>
    text.replaceAll(/[\\~^*]|[&%$#_{}]/g, (sign) => LATEX_SIGNS[sign] ?? `\\${sign}`).replaceAll(/\s+/g, " "),
  bold: (text) => `\\textbf{${text}}`,
  title: (text) => `% ${text}\n`,
  table(caption, head, rows) {
    const line = (cells: readonly string[]): string => `  ${cells.join(" & ")} \\\\`;
    return [
      "\\begin{table}",
      "  \\centering",
      `  \\caption{${caption}}`,
      `  \\begin{tabular}{l${"r".repeat(head.length - 1)}}`,
      "  \\hline",
      line(head),
      "  \\hline",
      ...rows.map(line),
      "  \\hline",
      "  \\end{tabular}",
      "\\end{table}",
      "",
    ].join("\n");
  },
};

/** Tables as Markdown. */
export function asMarkdown(puzzles: readonly PuzzleTables[], language: Language = "en"): string {
  return written(puzzles, MARKDOWN, language);
}

/** Tables as LaTeX. */
export function asLatex(puzzles: readonly PuzzleTables[], language: Language = "en"): string {
  return written(puzzles, LATEX, language);
}

/** One table alone. */
export function tableAsMarkdown(table: Table): string {
  return oneTable(table, MARKDOWN);
}

function written(puzzles: readonly PuzzleTables[], writing: Writing, language: Language): string {
  const parts = puzzles.flatMap(({ name, tables, summary }) => [
    writing.title(writing.quote(name[language])),
    ...[...tables, summary].map((table) => oneTable(table, writing)),
  ]);
  return parts.join("\n");
}

function oneTable({ caption, heading, columns, rows }: Table, writing: Writing): string {
  const { quote, bold } = writing;
  const cell = ({ text, isBest, medal }: TableCell): string => {
    const marked = isBest ? bold(quote(text)) : quote(text);
    return medal === null ? marked : `${marked} ${medal}`;
  };
  const head = [heading, ...columns].map(quote);
  return writing.table(
    quote(caption),
    head,
    rows.map(({ label, cells }) => [quote(label), ...cells.map(cell)]),
  );
}
