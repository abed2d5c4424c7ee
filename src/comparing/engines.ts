// WebAssembly and TypeScript on the same work, side by side: each engine searches the same level in the same way, in a worker of its
// own, turn about, cold and then warm. Only ratios of neighbours in time are told, for times alone depend on what else goes on.
import { identityOf, type LevelIdentity, type NamedLevel, roundedMs } from "../solving/document.ts";
import type { SolveOptions } from "../solving/options.ts";
import type { SolveResult } from "../solving/result.ts";
import { solveWithin } from "../worker/solve-within.ts";
import { SolverPool } from "../worker/solver-pool.ts";

/** In milliseconds: an engine is warm when it has searched once, and is then measured for so long, or so often. */
const WARM_MS = 100;
const MOST_WARM = 50;

const ENGINES = ["wasm", "ts"] as const;
type EngineName = (typeof ENGINES)[number];

/** What one engine took for a level. */
export interface EngineFigures {
  /** Of the search itself, without its tables, which both engines are given by the same code. Medians. */
  readonly ms: number;
  readonly coldMs: number;
  readonly memoryBytes: number;
}

/** What became of a level. */
export interface EngineDocument extends LevelIdentity {
  readonly algorithm: string;
  readonly heuristic: string | null;
  readonly costModel: string;
  readonly weight: number;
  readonly order: string | null;
  readonly status: SolveResult["status"];
  readonly limit: SolveResult["limit"];
  readonly expanded: number;
  readonly stored: number;
  readonly rounds: number;
  /** Both did the same to the state; where they did not, times say nothing of each other. */
  readonly sameWork: boolean;
  readonly wasm: EngineFigures;
  readonly ts: EngineFigures;
  /** How many times as long TypeScript takes; null where the work is not the same, or was not done. */
  readonly ratio: number | null;
  readonly coldRatio: number | null;
}

/** Measures one level so many times; what stops the first search of an engine ends it. */
export async function compareEngines(
  level: NamedLevel,
  options: SolveOptions,
  rounds: number,
): Promise<EngineDocument> {
  const measured: Record<EngineName, Measured>[] = [];
  for (let round = 0; round < rounds; round++) {
    // Whoever is first has the machine as the one before left it.
    const order = round % 2 === 0 ? ENGINES : ENGINES.toReversed();
    const both: Partial<Record<EngineName, Measured>> = {};
    for (const engine of order) both[engine] = await measureOnce(level, { ...options, engine });
    measured.push(both as Record<EngineName, Measured>);
    if (!ENGINES.every((engine) => isDone(both[engine]?.result)) || options.stop?.aborted) break;
  }
  return documentOf(level, measured);
}

interface Measured {
  readonly result: SolveResult;
  readonly coldMs: number;
  readonly warmMs: number;
}

async function measureOnce({ loaded }: NamedLevel, options: SolveOptions): Promise<Measured> {
  const pool = new SolverPool({ size: 1 });
  try {
    const result = await solveWithin(pool, loaded, options);
    const warm: number[] = [];
    if (isDone(result)) {
      const begun = performance.now();
      do {
        const again = await solveWithin(pool, loaded, options);
        if (isDone(again)) warm.push(searchMs(again));
      } while (warm.length < MOST_WARM && performance.now() - begun < WARM_MS && !options.stop?.aborted);
    }
    const coldMs = searchMs(result);
    return { result, coldMs, warmMs: warm.length === 0 ? coldMs : median(warm) };
  } finally {
    await pool.close();
  }
}

function searchMs({ timeMs, prepareMs }: SolveResult): number {
  return timeMs - prepareMs;
}

function isDone(result: SolveResult | undefined): boolean {
  return result !== undefined && result.status !== "cancelled" && result.limit !== "time" && result.limit !== "memory";
}

function documentOf(level: NamedLevel, rounds: readonly Record<EngineName, Measured>[]): EngineDocument {
  const [first] = rounds as [Record<EngineName, Measured>];
  const { wasm, ts } = first;
  const { algorithm, heuristic, costModel, weight, order, expanded, stored } = wasm.result;
  // What stopped one engine stopped the measurement, whatever the other came to.
  const { status, limit } = isDone(wasm.result) ? ts.result : wasm.result;
  const isSame = (["method", "status", "cost", "expanded", "generated", "stored"] as const).every(
    (field) => wasm.result[field] === ts.result[field],
  );
  const isMeasured = isSame && isDone(wasm.result) && isDone(ts.result);
  const figures = (engine: EngineName): EngineFigures => ({
    ms: roundedMs(median(rounds.map((round) => round[engine].warmMs))),
    coldMs: roundedMs(median(rounds.map((round) => round[engine].coldMs))),
    memoryBytes: first[engine].result.memoryBytes,
  });
  const ratio = (of: "warmMs" | "coldMs"): number | null => {
    const ratios = rounds.map((round) => round.ts[of] / Math.max(round.wasm[of], 0.0005));
    return isMeasured ? Math.round(median(ratios) * 100) / 100 : null;
  };
  return {
    ...identityOf(level),
    ...{ algorithm, heuristic, costModel, weight, order, status, limit, expanded, stored },
    rounds: rounds.length,
    sameWork: isSame,
    ...{ wasm: figures("wasm"), ts: figures("ts") },
    ...{ ratio: ratio("warmMs"), coldRatio: ratio("coldMs") },
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below = 0, above = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? above : (below + above) / 2;
}
