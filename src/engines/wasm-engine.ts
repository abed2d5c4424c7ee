// The Wasm engine: one search at a time in an instance of the solver module. An instance that has finished is used again,
// so that a page that solves a thousand levels has the memory of the largest; searches at the same time get one each.
import type { Steps } from "../puzzles/steps.ts";
import { MEMORY_LIMIT, RUNNING, type Status } from "../search/run.ts";
import { SEARCH_NUMBERS, type SearchSettings } from "../search/search.ts";
import { countsOf, type RawCounts } from "./counts.ts";
import type { Layout } from "./layouts.ts";
import { layOut } from "./level-image.ts";
import { compileSolver } from "./load-solver.ts";
import type { Allowance, Engine, PreparedSearch, Session } from "./session.ts";
import { instantiateSolver, REQUEST, type Solver, type SolverBuild, type SolverExports } from "./wasm-module.ts";

const MOST_MEMORY = 2 ** 32;

/** An engine of its own, with its own instances. Loading begins at the first `open`. */
export function wasmEngine(build: SolverBuild = "release"): Engine {
  let compiled: Promise<WebAssembly.Module> | undefined;
  const idle: Solver[] = [];

  async function take(): Promise<Solver> {
    const solver = idle.pop();
    if (solver !== undefined) return solver;
    compiled ??= compileSolver(build);
    try {
      return await instantiateSolver(await compiled);
    } catch (reason) {
      compiled = undefined;
      throw reason;
    }
  }

  return {
    name: "wasm",
    async load() {
      if (idle.length === 0) idle.push(await take());
    },
    async open(search, allowance, tracedExpansions = 0) {
      const solver = await take();
      const beginning = begin(solver, search, allowance, tracedExpansions);
      return sessionOf(solver.exports, search, beginning, () => {
        if (idle[0] === undefined || bytesOf(idle[0]) < bytesOf(solver)) idle[0] = solver;
      });
    },
  };
}

function bytesOf({ exports }: Solver): number {
  return exports.memory.buffer.byteLength;
}

function sessionOf(
  solver: SolverExports,
  { registryNumber, settings }: PreparedSearch,
  beginning: Steps<Status>,
  release: () => void,
): Session {
  const ask = (asked: number, argument: number): number => solver.ask(registryNumber, asked, argument);
  let status: Status = RUNNING;
  let isBegun = false;
  const goOnBeginning = (): void => {
    const step = beginning.next();
    isBegun = step.done === true;
    if (step.done === true) status = step.value;
  };
  goOnBeginning();
  return {
    get status() {
      return status;
    },
    advance(expansions) {
      if (!isBegun) goOnBeginning();
      else if (status === RUNNING) status = ask(REQUEST.run, expansions) as Status;
      return status;
    },
    get isGrowing() {
      return !isBegun || solver.isGrowing() !== 0;
    },
    allow({ maxExpanded, maxCost, maxMemoryBytes }) {
      solver.limitMemory(Math.min(maxMemoryBytes, MOST_MEMORY));
      solver.limit(maxExpanded, maxCost);
    },
    best: () => solver.bestCost() >>> 0,
    counts: () => countsOf(rawCounts(solver), solver.memoryUsed(), settings),
    moves() {
      const length = ask(REQUEST.writeMoves, 0);
      if (length < 0) return undefined;
      return [...new Uint32Array(solver.memory.buffer, solver.solutionAddress() >>> 0, length)];
    },
    deepest: () => solver.deepest() >>> 0,
    trace: () =>
      new Uint32Array(solver.memory.buffer, solver.traceAddress() >>> 0, (solver.traceBytes() >>> 0) / 4).slice(),
    close: release,
  };
}

/** Copies the level, in steps where it is large, and begins. */
function* begin(
  instance: Solver,
  search: PreparedSearch,
  { maxExpanded, maxCost, maxMemoryBytes }: Allowance,
  tracedExpansions: number,
): Steps<Status> {
  const { exports: solver } = instance;
  const image = layOut(search.image(), layoutFor(instance, search));
  const address = solver.openLevel(image.bytes, Math.min(maxMemoryBytes, MOST_MEMORY)) >>> 0;
  solver.forget();
  if (address === 0) return MEMORY_LIMIT;
  solver.limit(maxExpanded, maxCost);
  yield* image.writing(solver.memory.buffer as ArrayBuffer, address);
  if (search.settings !== undefined) configure(solver, search.settings);
  solver.record(tracedExpansions);
  return solver.ask(search.registryNumber, REQUEST.begin, 0) as Status;
}

/** A level is given to nobody else than whom it was prepared for. */
function layoutFor({ exports: solver, layouts }: Solver, { kind, name, registryNumber }: PreparedSearch): Layout {
  const layout = layouts[solver.ask(registryNumber, REQUEST.layout, 0)];
  if (layout?.kind === kind) return layout;
  const owner = layout === undefined ? "nobody" : `the ${layout.kind} ${layout.class}`;
  throw new Error(
    `The ${kind} ${name} has the registry number ${registryNumber}, which in the solver module is that of ${owner}: see assembly/registry.ts.`,
  );
}

function configure(solver: SolverExports, { algorithm, ranking, unitCosts, rememberedBytes }: SearchSettings): void {
  const { gFactor, hFactor, hUnit, admissible } = ranking;
  solver.configure(SEARCH_NUMBERS[algorithm], unitCosts, rememberedBytes);
  solver.rank(gFactor, hFactor, hUnit, admissible);
}

function rawCounts(solver: SolverExports): RawCounts {
  return {
    expanded: solver.expanded(),
    generated: solver.generated(),
    reopened: solver.reopened(),
    duplicates: solver.duplicates(),
    dead: solver.dead(),
    stored: solver.stored(),
    frontier: solver.frontier(),
    lowerBound: solver.lowerBound() >>> 0,
    expandedBeforeLast: solver.expandedBeforeLast(),
    hStart: solver.startEstimate() >>> 0,
    fingerprint: solver.fingerprint() >>> 0,
  };
}
