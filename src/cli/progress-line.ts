// How far a search has come, in one line on standard error that is written over again and again and erased at the end.
// It appears only where somebody can see it: where standard output and standard error are terminals.
import type { Language } from "../language/words.ts";
import type { Progress, SolutionFound, SolveOptions } from "../solving/options.ts";
import { duration, grouped, memorySize } from "./amounts.ts";
import { StatusLine } from "./status-line.ts";
import type { Terminal } from "./terminal.ts";

/** In milliseconds: at most ten times a second. */
const INTERVAL = 100;

const NOTHING_YET = { timeMs: 0, expanded: 0 };

export class ProgressLine {
  readonly #terminal: Terminal;
  readonly #line: StatusLine;
  /** Time and expansions of the last line. */
  #last: Pick<Progress, "timeMs" | "expanded"> = NOTHING_YET;
  /** How many levels there are, and how many of them are done. */
  #levels = 1;
  #done = 0;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
    this.#line = new StatusLine(terminal);
  }

  /** What shows a search while it goes on. */
  get listeners(): Required<Pick<SolveOptions, "onProgress" | "onSolution">> {
    return {
      onProgress: (progress) => this.show(progress),
      onSolution: (found) => {
        if (!found.optimal) this.#leave(this.#inWords(found));
      },
    };
  }

  /** There are so many levels, of which each is ended in its turn. */
  count(levels: number): void {
    this.#levels = levels;
  }

  /** Shows it, unless the last line is too fresh. */
  show(progress: Progress): void {
    const took = progress.timeMs - this.#last.timeMs;
    if (!this.#terminal.isWatched || took < INTERVAL) return;
    const rate = ((progress.expanded - this.#last.expanded) * 1000) / took;
    // With room for the ^C that a terminal writes there itself.
    const width = (this.#terminal.streams.stderr.columns || 80) - 3;
    const place = this.#levels === 1 ? "" : `${this.#done + 1}/${this.#levels}  `;
    const words = progressInWords(progress, rate, width - place.length, this.#terminal.language);
    this.#line.show(this.#terminal.messageColors.dim(place + words));
    this.#last = progress;
  }

  /** The search is over: call before anything else is written. */
  end(): void {
    this.erase();
    this.#last = NOTHING_YET;
    this.#done++;
  }

  /** Writes something that stays, where the line is seen. */
  #leave(text: string): void {
    if (!this.#terminal.isWatched) return;
    this.erase();
    this.#terminal.errorLine(this.#terminal.messageColors.dim(text));
  }

  /** For whoever waits for the proof. */
  #inWords({ cost, lowerBound, timeMs }: SolutionFound): string {
    const { language, say } = this.#terminal;
    const [price, least] = [grouped(cost, language), grouped(lowerBound, language)];
    const time = duration(timeMs, language);
    return say({
      en: `A solution of cost ${price} after ${time}; none costs less than ${least}.`,
      pt: `Uma solução de custo ${price} ao fim de ${time}; nenhuma custa menos de ${least}.`,
    });
  }

  /** Takes it away, for something else to be written. */
  erase(): void {
    this.#line.erase();
  }
}

const NAMES = {
  en: { preparing: "preparing the level", expanded: "expanded", frontier: "frontier", bound: "bound", of: "of" },
  pt: { preparing: "a preparar o nível", expanded: "expandidos", frontier: "fronteira", bound: "limite", of: "de" },
};

/** As much as fits into one line, what matters least left out first. */
export function progressInWords(progress: Progress, rate: number, width: number, language: Language): string {
  const { expanded, frontier, lowerBound, best, memoryBytes, timeMs, prepareMs } = progress;
  const names = NAMES[language];
  if (prepareMs === timeMs) return `${names.preparing}  ${duration(timeMs, language)}`.slice(0, Math.max(0, width));
  const count = (value: number): string => grouped(value, language);
  const parts = [
    { text: `${names.expanded} ${count(expanded)}`, rank: 0 },
    { text: `${count(rate)}/s`, rank: 3 },
    { text: `${names.frontier} ${count(frontier)}`, rank: 5 },
    { text: `${names.bound} ${count(lowerBound)}${best === null ? "" : ` ${names.of} ${count(best)}`}`, rank: 2 },
    { text: memorySize(memoryBytes, language), rank: 4 },
    { text: duration(timeMs, language), rank: 1 },
  ];
  for (let most = parts.length; most > 1; most--) {
    const line = parts
      .filter(({ rank }) => rank < most)
      .map(({ text }) => text)
      .join("  ");
    if (line.length <= width) return line;
  }
  return (parts[0]?.text ?? "").slice(0, width);
}
