// A comparison while it runs: the level that is being worked on, a line a solver, written in place on standard error and erased
// at the end. It appears only where somebody can see it, and at most ten times a second.
import type { CompareOptions, RunnableCell } from "../../comparing/index.ts";
import { withoutAnswer } from "../../comparing/table-cell.ts";
import type { Language, Words } from "../../language/words.ts";
import type { Progress } from "../../solving/options.ts";
import { duration, grouped, memorySize } from "../amounts.ts";
import { CELLS, counted } from "../language.ts";
import { nameOf } from "../level-report.ts";
import { printable, type Terminal } from "../terminal.ts";

const INTERVAL = 100;
const WIDEST_NAME = 24;
const MOST_LINES = 50;

interface Line {
  readonly cell: RunnableCell;
  readonly begun: number;
  progress?: Progress;
  /** What became of it. */
  ended?: string;
}

export class LiveTable {
  readonly #terminal: Terminal;
  readonly #isSeen: boolean;
  readonly #begun = performance.now();
  #lines: Line[] = [];
  #ended = 0;
  #height = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(terminal: Terminal, isWanted: boolean) {
    this.#terminal = terminal;
    this.#isSeen = isWanted && terminal.isWatched;
  }

  get listeners(): Required<Pick<CompareOptions, "onBegin" | "onProgress" | "onEnd">> {
    return {
      onBegin: (cell) => {
        if (!this.#isSeen) return;
        this.#timer ??= setInterval(() => this.#draw(), INTERVAL);
        // Where many machines work, something always runs.
        if (this.#lines.length >= MOST_LINES) this.#lines = this.#lines.filter(({ ended }) => ended === undefined);
        if (this.#lines.every(({ ended }) => ended !== undefined) && !this.#isOfLevel(cell)) this.#lines = [];
        this.#lines.push({ cell, begun: performance.now() });
      },
      onProgress: (cell, progress) => {
        const line = this.#lines.find((each) => each.cell === cell);
        if (line !== undefined) line.progress = progress;
      },
      onEnd: (cell, document) => {
        this.#ended++;
        const line = this.#lines.find((each) => each.cell === cell);
        if (line === undefined) return;
        const { language } = this.#terminal;
        const { cost, timeMs, expanded } = document;
        const what = withoutAnswer(document)?.[language] ?? `${COST[language]} ${grouped(cost ?? 0, language)}`;
        const counts = expanded === null ? [] : [`${EXPANDED[language]} ${grouped(expanded, language)}`];
        line.ended = [duration(timeMs ?? 0, language), what, ...counts].join("  ");
      },
    };
  }

  /** Takes it away, for something else to be written. */
  erase(): void {
    if (this.#height > 0) this.#terminal.streams.stderr.write(`\u001b[${this.#height}A\r\u001b[J`);
    this.#height = 0;
  }

  end(): void {
    clearInterval(this.#timer);
    this.erase();
  }

  #isOfLevel({ level }: RunnableCell): boolean {
    return this.#lines.some(({ cell }) => cell.level === level);
  }

  #draw(): void {
    const { stderr, stdout } = this.#terminal.streams;
    const columns = (stderr.columns || stdout.columns || 80) - 1;
    const rows = Math.max(2, (stdout.rows || 24) - 1);
    const [first] = this.#lines;
    if (first === undefined) return;
    const { language, say, messageColors } = this.#terminal;
    const { level } = first.cell;
    const took = duration(performance.now() - this.#begun, language);
    const head = `${counted(this.#ended, CELLS, language)} ${say(IN)} ${took}: ${printable(level.loaded.title ?? nameOf(level))}`;
    const longest = Math.max(...this.#lines.map(({ cell }) => cell.solver.name.length));
    const nameWidth = Math.min(longest, WIDEST_NAME, Math.floor(columns / 3));
    const lines = [head, ...this.#lines.map((line) => inALine(line, nameWidth, language))]
      .slice(0, rows)
      .map((line) => [...line].slice(0, columns).join(""));
    this.erase();
    stderr.write(`${lines.map((line, i) => (i === 0 ? messageColors.bold(line) : line)).join("\n")}\n`);
    this.#height = lines.length;
  }
}

const IN: Words = { en: "done in", pt: "em" };
const COST: Words = { en: "cost", pt: "custo" };
const EXPANDED: Words = { en: "expanded", pt: "expandidos" };

function inALine({ cell, begun, progress, ended }: Line, nameWidth: number, language: Language): string {
  const name = `  ${printable(cell.solver.name).slice(0, nameWidth).padEnd(nameWidth)}`;
  if (ended !== undefined) return `${name}  ${ended}`;
  const time = `${duration(performance.now() - begun, language)} ...`;
  if (progress === undefined) return `${name}  ${time}`;
  const { expanded, memoryBytes } = progress;
  return `${name}  ${time}  ${EXPANDED[language]} ${grouped(expanded, language)}  ${memorySize(memoryBytes, language)}`;
}
