// Several solvers on several levels, cell by cell. Cells begin in their order, so many at once as are asked for, and are told
// in their order too: each as soon as its medal is certain, which it is when the optimum of its level is proven, or when no
// other solver of the level is left to prove it.
import type { Language } from "../language/words.ts";
import type { NamedLevel } from "../solving/document.ts";
import type { Limits, Progress } from "../solving/options.ts";
import { type Cell, cellsOf, type RunnableCell } from "./cell.ts";
import {
  type CellDocument,
  cellKey,
  identityKey,
  keyOfLevel,
  provenOptimum,
  type UnjudgedDocument,
} from "./cell-document.ts";
import { medalOf } from "./medal.ts";
import { type CellOptions, type ModulePool, type RunCell, type RunProgram, runCell } from "./run-cell.ts";
import type { SolverList } from "./solver-list.ts";

/** How a comparison is run. */
export interface CompareOptions {
  /** Of each cell. Default: 10 seconds and 1 GiB. */
  readonly limits?: Limits;
  /** How many cells run at once; default 1, because they disturb each other's times. */
  readonly jobs?: number;
  /** How often each cell is measured; default 1. */
  readonly repeat?: number;
  /** Whether each runs once before it is measured. Default: every cell begins cold. */
  readonly warm?: boolean;
  /** Documents of an earlier run: these cells are not run again, and count for medals. */
  readonly done?: readonly CellDocument[];
  /** The address of the script of the workers, where the usual one cannot be used. */
  readonly worker?: string | URL;
  /** In which documents say why a cell has no answer; default English. */
  readonly language?: Language;
  /** Ends what runs and begins nothing more, when it is aborted. */
  readonly stop?: AbortSignal;
  /** Runs cells; default: this machine, in workers. */
  readonly runCell?: RunCell;
  /** Starts programs; without it they fail. */
  readonly runProgram?: RunProgram;
  /** Finds heuristics of one's own; without it they fail. */
  readonly moduleUrl?: (path: string, game: string) => string;
  /** Where heuristics of one's own run; default: in workers, as all else. */
  readonly modulePool?: () => ModulePool;
  /** Told of each cell, in their order, with its medal. */
  readonly onCell?: (document: CellDocument) => void;
  readonly onBegin?: (cell: RunnableCell) => void;
  readonly onProgress?: (cell: RunnableCell, progress: Progress) => void;
  /** Told of each cell when it ends. */
  readonly onEnd?: (cell: RunnableCell, document: UnjudgedDocument) => void;
}

/** What a comparison came to. */
export interface Comparison {
  /** All cells, blank ones too, level by level. */
  readonly cells: readonly Cell[];
  /** Those of an earlier run among them, and without those that were never begun. */
  readonly documents: readonly CellDocument[];
}

/** The limits of a cell where none are said. */
export const DEFAULT_LIMITS = { timeMs: 10_000, memoryBytes: 2 ** 30 } as const;

/** Levels that are wrong have no cells. */
export async function compare(
  levels: readonly NamedLevel[],
  solvers: SolverList,
  options: CompareOptions = {},
): Promise<Comparison> {
  const cells = cellsOf(levels, solvers);
  const judge = new Judge(cells, options);
  const todo = judge.missing();
  const cellOptions = cellOptionsOf(options);
  const { jobs = 1, runCell: run = runCell } = options;
  const work = async (): Promise<void> => {
    for (let cell = todo.shift(); cell !== undefined && !cellOptions.stop.aborted; cell = todo.shift()) {
      const document = await run(cell, cellOptions);
      if (document === undefined) continue;
      options.onEnd?.(cell, document);
      judge.hear(document);
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, todo.length) }, work));
  judge.tellTheRest();
  return { cells, documents: judge.documents };
}

function cellOptionsOf(options: CompareOptions): CellOptions {
  const { limits = {}, repeat = 1, warm = false, stop = new AbortController().signal } = options;
  const { language = "en", worker, runProgram, moduleUrl, modulePool, onBegin, onProgress } = options;
  return {
    ...{ limits: { ...DEFAULT_LIMITS, ...limits }, repeat, warm, stop, language },
    ...{ worker, runProgram, moduleUrl, modulePool, onBegin, onProgress },
  };
}

/** Gives the medals, and tells the cells in their order. */
class Judge {
  readonly documents: CellDocument[] = [];
  readonly #cells: readonly RunnableCell[];
  readonly #onCell: (document: CellDocument) => void;
  readonly #ended = new Map<string, UnjudgedDocument>();
  readonly #done: ReadonlyMap<string, CellDocument>;
  /** What is proven, by level and cost model. */
  readonly #optima = new Map<string, number>();
  /** By the same, how many cells have not ended. */
  readonly #open = new Map<string, number>();
  #next = 0;

  constructor(cells: readonly Cell[], { done = [], onCell = () => {} }: CompareOptions) {
    this.#cells = cells.filter((cell) => cell.kind !== "blank");
    this.#onCell = onCell;
    this.#done = new Map(done.filter(({ status }) => status !== "cancelled").map((each) => [cellKey(each), each]));
    for (const cell of this.#cells) {
      const document = this.#done.get(keyOf(cell));
      if (document === undefined) this.#open.set(groupOf(cell), (this.#open.get(groupOf(cell)) ?? 0) + 1);
      else this.#learn(document);
    }
  }

  /** The cells that have no document yet. */
  missing(): RunnableCell[] {
    return this.#cells.filter((cell) => !this.#done.has(keyOf(cell)));
  }

  hear(document: UnjudgedDocument): void {
    this.#ended.set(cellKey(document), document);
    const group = groupOf(document);
    this.#open.set(group, (this.#open.get(group) ?? 1) - 1);
    this.#learn(document);
    this.#tell((cell, ended) => this.#isCertain(cell, ended));
  }

  /** Nothing more will be heard. */
  tellTheRest(): void {
    this.#tell(() => true);
  }

  #learn(document: UnjudgedDocument): void {
    const optimum = provenOptimum(document);
    if (optimum !== undefined) this.#optima.set(groupOf(document), optimum);
  }

  #isCertain(cell: RunnableCell, ended: UnjudgedDocument | undefined): boolean {
    if (ended === undefined) return false;
    const group = groupOf(cell);
    return ended.cost === null || this.#optima.has(group) || this.#open.get(group) === 0;
  }

  #tell(isDue: (cell: RunnableCell, ended: UnjudgedDocument | undefined) => boolean): void {
    for (; this.#next < this.#cells.length; this.#next++) {
      const cell = this.#cells[this.#next] as RunnableCell;
      const before = this.#done.get(keyOf(cell));
      const ended = this.#ended.get(keyOf(cell));
      if (before !== undefined) this.documents.push(before);
      else if (!isDue(cell, ended)) return;
      else if (ended !== undefined) {
        const document = withMedal(ended, this.#optima.get(groupOf(cell)));
        this.documents.push(document);
        this.#onCell(document);
      }
    }
  }
}

function keyOf({ level, solver }: RunnableCell): string {
  return cellKey({ file: level.file, index: level.loaded.index, title: null, game: null, solver: solver.name });
}

/** The documents with the medals that all of them together allow, whichever of them came first. */
export function judged(documents: readonly UnjudgedDocument[]): CellDocument[] {
  const optima = new Map<string, number>();
  for (const document of documents) {
    const optimum = provenOptimum(document);
    if (optimum !== undefined) optima.set(groupOf(document), optimum);
  }
  return documents.map((document) => withMedal(document, optima.get(groupOf(document))));
}

function withMedal(document: UnjudgedDocument, optimum: number | undefined): CellDocument {
  const { status, cost, costModel } = document;
  return { ...document, medal: status === "solved" ? medalOf(cost, optimum, costModel) : null };
}

/** Solvers that minimise the same on the same level. */
function groupOf(what: RunnableCell | UnjudgedDocument): string {
  if ("kind" in what) {
    return `${keyOfLevel(what.level)} ${what.solver.costModel}`;
  }
  return `${identityKey(what)} ${what.costModel}`;
}
