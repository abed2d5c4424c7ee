// How far a search has come, in one line on standard error that is written over again and again and erased at the end.
// It appears only where somebody can see it: where standard output and standard error are terminals.
import type { Progress, SolutionFound, SolveOptions } from "../solving/options.ts";
import { duration, grouped, memorySize } from "./amounts.ts";
import type { Terminal } from "./terminal.ts";

/** In milliseconds: at most ten times a second. */
const INTERVAL = 100;
const ERASE = "\r\u001b[2K";

const NOTHING_YET = { timeMs: 0, expanded: 0 };

export class ProgressLine {
  readonly #terminal: Terminal;
  readonly #isSeen: boolean;
  /** Time and expansions of the last line. */
  #last: Pick<Progress, "timeMs" | "expanded"> = NOTHING_YET;
  #isShown = false;

  constructor(terminal: Terminal) {
    const { stdout, stderr } = terminal.streams;
    this.#terminal = terminal;
    this.#isSeen = stdout.isTTY === true && stderr.isTTY === true && !terminal.quiet;
  }

  /** What shows a search while it goes on. */
  get listeners(): Required<Pick<SolveOptions, "onProgress" | "onSolution">> {
    return {
      onProgress: (progress) => this.show(progress),
      onSolution: (found) => {
        if (!found.optimal) this.#leave(inWords(found));
      },
    };
  }

  /** Shows it, unless the last line is too fresh. */
  show(progress: Progress): void {
    const took = progress.timeMs - this.#last.timeMs;
    if (!this.#isSeen || took < INTERVAL) return;
    const rate = ((progress.expanded - this.#last.expanded) * 1000) / took;
    const { stderr } = this.#terminal.streams;
    const width = (stderr.columns || 80) - 1;
    const line = this.#terminal.messageColors.dim(lineOf(progress, rate).slice(0, width));
    stderr.write(`${ERASE}${line}`);
    this.#last = progress;
    this.#isShown = true;
  }

  /** The search is over: call before anything else is written. */
  end(): void {
    this.#erase();
    this.#last = NOTHING_YET;
  }

  /** Writes something that stays, where the line is seen. */
  #leave(text: string): void {
    if (!this.#isSeen) return;
    this.#erase();
    this.#terminal.streams.stderr.write(`${this.#terminal.messageColors.dim(text)}\n`);
  }

  #erase(): void {
    if (this.#isShown) this.#terminal.streams.stderr.write(ERASE);
    this.#isShown = false;
  }
}

/** For whoever waits for the proof. */
function inWords({ cost, lowerBound, timeMs }: SolutionFound): string {
  return `A solution of cost ${grouped(cost)} after ${duration(timeMs)}; none costs less than ${grouped(lowerBound)}.`;
}

function lineOf({ expanded, frontier, lowerBound, best, memoryBytes, timeMs }: Progress, rate: number): string {
  return [
    `expanded ${grouped(expanded)}`,
    `${grouped(rate)}/s`,
    `frontier ${grouped(frontier)}`,
    `bound ${grouped(lowerBound)}${best === null ? "" : ` of ${grouped(best)}`}`,
    memorySize(memoryBytes),
    duration(timeMs),
  ].join("  ");
}
