// The interface between the solver and its host, but for the one function that knows the puzzles: `ask`, in index.ts.
// Nothing else is exported, and these are numbers and addresses only. The order of calls is: openLevel, (the host writes
// the level there), for a puzzle configure and rank, limit, record, ask to begin, ask to run until it is not RUNNING, then
// whatever the host wants to know; between two runs the limits may be changed. Addresses hold until the next call.
import { Region, Regions } from "./memory/regions";
import { Growth } from "./search/growth";
import { Ranking } from "./search/ranking";
import { Run } from "./search/run";
import { SearchSettings } from "./search/search";
import { Trace } from "./search/trace";

/** The number of this interface. The host refuses a module whose number is not its own. */
export function interfaceVersion(): i32 {
  return 10;
}

/** Forgets the search before and makes room for a level of so many bytes. The address, or 0 where there is no memory. */
export function openLevel(bytes: u32, memoryLimit: f64): usize {
  Regions.clearFrom(Region.LEVEL, u64(memoryLimit));
  return Regions.resize(Region.LEVEL, u64(bytes)) ? Regions.start(Region.LEVEL) : 0;
}

/** Which of the shared searches a puzzle is to be given to (see Algorithm in search.ts), and what iddfs and idastar may
 *  remember. A method is a search itself. */
export function configure(algorithm: i32, unitCosts: bool, rememberedBytes: f64): void {
  SearchSettings.algorithm = algorithm;
  SearchSettings.unitCosts = unitCosts;
  SearchSettings.rememberedBytes = u64(rememberedBytes);
}

/** How far the search may go. */
export function limit(maxExpanded: f64, maxCost: u32): void {
  Run.maxExpanded = u64(maxExpanded);
  Run.maxCost = maxCost;
}

/** Changes the limit in bytes of the whole memory. What is taken already stays. */
export function limitMemory(memoryLimit: f64): void {
  Regions.limit = u64(memoryLimit);
}

/** key = g * gFactor + h * hFactor, where h is in units of 1 / hUnit; 0 stands for no heuristic. */
export function rank(gFactor: u32, hFactor: u32, hUnit: u32, admissible: bool): void {
  Ranking.gFactor = gFactor;
  Ranking.hFactor = hFactor;
  Ranking.hUnit = hUnit;
  Ranking.admissible = admissible;
}

/** How many expansions are recorded. */
export function record(expansions: u32): void {
  Trace.begin(expansions);
}

/** Sets all counts to nothing, for a search that has not begun, or could not. */
export function forget(): void {
  Run.begin();
  Trace.begin(0);
  Growth.begin();
}

export function expanded(): f64 {
  return f64(Run.expanded);
}

export function generated(): f64 {
  return f64(Run.generated);
}

export function reopened(): f64 {
  return f64(Run.reopened);
}

export function duplicates(): f64 {
  return f64(Run.duplicates);
}

export function dead(): f64 {
  return f64(Run.dead);
}

export function stored(): f64 {
  return f64(Run.stored);
}

export function frontier(): f64 {
  return f64(Run.frontier);
}

/** The depth of the deepest expanded state, of a search that is over and found nothing. */
export function deepest(): u32 {
  return Run.deepest;
}

/** In the unit of keys, or in moves for bfs and iddfs; a cost for a method. */
export function lowerBound(): u32 {
  return Run.lowerBound;
}

/** How many had been expanded when the lower bound rose last. */
export function expandedBeforeLast(): f64 {
  return f64(Run.expandedBeforeLast);
}

/** The estimate of the start, in the heuristic's unit; UNLIMITED where nothing was estimated. */
export function startEstimate(): u32 {
  return Run.hStart;
}

/** What the best solution costs that a method has found so far; UNLIMITED while there is none. */
export function bestCost(): u32 {
  return Run.best;
}

export function fingerprint(): u32 {
  return Run.fingerprint;
}

/** Whether the search spends its next turns on making room: they say nothing of how long expansions take. */
export function isGrowing(): bool {
  return Growth.isWanted;
}

/** Where the moves of the solution are when they have been written. */
export function solutionAddress(): usize {
  return Regions.start(Region.STACK);
}

export function traceAddress(): usize {
  return Regions.start(Region.TRACE);
}

export function traceBytes(): u32 {
  return Trace.bytes;
}

/** The bytes that this search has taken of the memory. */
export function memoryUsed(): f64 {
  return f64(Regions.end());
}
