// A comparison on a page: the cells of the present levels and solvers, what is known of each, and the run that fills them in.
// What was measured stays with its level and its solver while these come and go, so that one more solver is one more column;
// under other limits it would be another measurement, and is forgotten.
import { type Cell, cellsOf, type RunnableCell } from "../../comparing/cell.ts";
import type { UnjudgedDocument } from "../../comparing/cell-document.ts";
import { type CompareOptions, type Comparison, compare, judged } from "../../comparing/compare.ts";
import type { SolverList } from "../../comparing/solver-list.ts";
import { identityOf, type NamedLevel } from "../../solving/document.ts";
import type { Progress } from "../../solving/options.ts";
import { asItStands, checksMade, type Standing } from "../own/standing.ts";

/** How cells are measured. */
export type Circumstances = Pick<CompareOptions, "limits" | "repeat" | "warm" | "worker" | "language">;

/** How a run is made, and who hears of it. */
type RunOptions = Circumstances & Pick<CompareOptions, "onCell" | "moduleUrl" | "modulePool">;

/** What is done at this moment. */
export interface Running {
  readonly cell: RunnableCell;
  readonly progress: Progress | undefined;
}

interface Run {
  readonly ending: AbortController;
  /** How many cells it was to do, and how many it has done. */
  readonly all: number;
  done: number;
  running: Running | undefined;
}

/** How far a heuristic that a person wrote is believed on a level. */
type StandingOn = (level: NamedLevel, document: UnjudgedDocument) => Standing | undefined;

/** Between what is told of one and the same cell, in milliseconds. */
const PROGRESS_MS = 200;

export class Comparing {
  readonly #changed: () => void;
  readonly #standing: StandingOn;
  /** How much had been found out of heuristics that a person wrote when it was judged. */
  #judgedAt = 0;
  #levels: readonly NamedLevel[] = [];
  #solvers: SolverList = { for: () => [] };
  #cells: readonly Cell[] = [];
  #key = "";
  /** By what is played, and the name of the solver. */
  #known = new WeakMap<object, Map<string, UnjudgedDocument>>();
  #comparison: Comparison | undefined;
  #run: Run | undefined;

  /** `changed` is called when there is something else to be seen. */
  constructor(changed: () => void, standing: StandingOn) {
    this.#changed = changed;
    this.#standing = standing;
  }

  /** What is compared from now on. A run ends where that is something else. */
  set(levels: readonly NamedLevel[], solvers: SolverList, { limits, repeat, warm }: Circumstances): void {
    const key = JSON.stringify([limits, repeat, warm]);
    if (key !== this.#key) {
      this.#key = key;
      // What runs was begun under the others.
      this.cancel();
      this.#known = new WeakMap();
      this.#forget();
    }
    const cells = cellsOf(levels, solvers);
    const isSame =
      cells.length === this.#cells.length &&
      cells.every(({ level, solver }, i) => {
        const before = this.#cells[i];
        return playedOf(level) === playedOf(before?.level) && solver.name === before?.solver.name;
      });
    this.#levels = levels;
    this.#solvers = solvers;
    if (isSame) return;
    this.cancel();
    this.#cells = cells;
    this.#forget();
  }

  get cells(): readonly Cell[] {
    return this.#cells;
  }

  /** All cells, and what is known of them, in their order and with their medals. */
  get comparison(): Comparison {
    if (this.#judgedAt !== checksMade()) this.#forget();
    this.#judgedAt = checksMade();
    this.#comparison ??= {
      cells: this.#cells,
      documents: judged(this.#cells.flatMap((cell) => this.#documentOf(cell) ?? [])),
    };
    return this.#comparison;
  }

  /** How far the run has come; undefined where none runs. */
  get run(): Readonly<Run> | undefined {
    return this.#run;
  }

  /** How many cells can be run, and of these, how many have not been. */
  get count(): { readonly all: number; readonly missing: number } {
    const cells = this.#cells.filter(({ kind }) => kind !== "blank");
    const missing = cells.filter((cell) => this.#isMissing(cell));
    return { all: cells.length, missing: missing.length };
  }

  /** Fills in all cells anew, or those that are missing. Undefined where another run took its place. */
  async begin(which: "all" | "missing", options: RunOptions): Promise<{ readonly isCancelled: boolean } | undefined> {
    this.cancel();
    if (which === "all")
      for (const cell of this.#cells) this.#known.get(playedOf(cell.level))?.delete(cell.solver.name);
    this.#forget();
    const { missing } = this.count;
    const run: Run = { ending: new AbortController(), all: missing, done: 0, running: undefined };
    this.#run = run;
    this.#changed();
    try {
      await compare(this.#levels, this.#solvers, {
        ...options,
        stop: run.ending.signal,
        done: this.comparison.documents,
        ...this.#listeners(run, options.onCell),
      });
      return this.#run === run ? { isCancelled: run.ending.signal.aborted } : undefined;
    } finally {
      if (this.#run === run) {
        this.#run = undefined;
        this.#changed();
      }
    }
  }

  /** A run whose place another has taken is not heard any more. */
  #listeners(run: Run, onCell: CompareOptions["onCell"]): Partial<CompareOptions> {
    let told = 0;
    const heard = (hear: () => void): void => {
      if (this.#run !== run) return;
      hear();
      this.#changed();
    };
    return {
      onBegin: (cell) =>
        heard(() => {
          run.running = { cell, progress: undefined };
        }),
      onProgress: (cell, progress) => {
        if (performance.now() < told + PROGRESS_MS) return;
        told = performance.now();
        heard(() => {
          run.running = { cell, progress };
        });
      },
      onEnd: (cell, document) =>
        heard(() => {
          run.done++;
          run.running = undefined;
          this.#keep(cell, document);
        }),
      onCell: (document) => heard(() => onCell?.(document)),
    };
  }

  /** Of what is measured with the heuristic of a module nothing holds any more: it is another. */
  forgetModule(path: string): void {
    const solvers = new Set(
      this.#cells
        .filter(({ solver }) => "heuristic" in solver && solver.heuristic === path)
        .map(({ solver }) => solver.name),
    );
    if (solvers.size === 0) return;
    this.cancel();
    for (const { level } of this.#cells) for (const name of solvers) this.#known.get(playedOf(level))?.delete(name);
    this.#forget();
  }

  /** Ends the run; what is known stays. */
  cancel(): void {
    this.#run?.ending.abort();
  }

  /** What is seen is made anew. */
  #forget(): void {
    this.#comparison = undefined;
  }

  #keep({ level, solver }: RunnableCell, document: UnjudgedDocument): void {
    const played = playedOf(level);
    const known = this.#known.get(played) ?? new Map<string, UnjudgedDocument>();
    this.#known.set(played, known.set(solver.name, document));
    this.#forget();
  }

  #isMissing(cell: Cell): boolean {
    const status = this.#documentOf(cell)?.status;
    return status === undefined || status === "cancelled";
  }

  /** Its level may have another place now than when it was measured. */
  #documentOf({ level, solver }: Cell): UnjudgedDocument | undefined {
    const document = this.#known.get(playedOf(level))?.get(solver.name);
    return document && { ...asItStands(document, this.#standing(level, document)), ...identityOf(level) };
  }
}

const NOTHING = {};

/** What stays the same wherever the level stands. */
function playedOf(level: NamedLevel | undefined): object {
  return level?.loaded.playable?.level ?? NOTHING;
}
