// The whole interface between the solver and its host: every exported function stands here, and nothing else is exported.
// Numbers and addresses only. The order of calls is: openLevel, (the host writes the level there), choose, limit,
// rank, begin, run until it is not RUNNING, then whatever the host wants to know; between two runs the limits may be
// changed. Addresses hold until the next call.
import { Region, Regions } from "./memory/regions";
import { FIRST_METHOD, withMethod } from "./methods/registry";
import { withPuzzle } from "./puzzles/registry";
import { Request } from "./puzzles/request";
import { Run } from "./search/run";
import { deepest } from "./search/search";
import { Trace } from "./search/trace";

/** The number of this interface. The host refuses a module whose number is not its own. */
export function interfaceVersion(): i32 {
  return 3;
}

let registryNumber: i32 = 0;
let unitCosts: bool = true;
let tableRoom: u32 = 0;

function ask(request: i32, argument: i32): i32 {
  return registryNumber < FIRST_METHOD
    ? withPuzzle(registryNumber, request, argument)
    : withMethod(registryNumber, request, argument);
}

/** Forgets the search before and makes room for a level of so many bytes. The address, or 0 where there is no memory. */
export function openLevel(bytes: u32, memoryLimit: f64): usize {
  Regions.clearFrom(Region.LEVEL, u64(memoryLimit));
  return Regions.resize(Region.LEVEL, u64(bytes)) ? Regions.start(Region.LEVEL) : 0;
}

/** What the level is to be given to: a puzzle, with the search for it (see puzzles/registry.ts and Algorithm in search.ts), or
 *  a method (see methods/registry.ts), which is a search itself. */
export function choose(number: i32, algorithm: i32, everyMoveCostsOne: bool): void {
  registryNumber = number;
  Run.algorithm = algorithm;
  unitCosts = everyMoveCostsOne;
}

/** How far the search may go: expansions, maxCost, and what a deepening search may remember. */
export function limit(maxExpanded: f64, maxCost: u32, rememberedStates: u32): void {
  Run.maxExpanded = u64(maxExpanded);
  Run.maxCost = maxCost;
  tableRoom = rememberedStates;
}

/** Changes the limit in bytes of the whole memory. What is taken already stays. */
export function limitMemory(memoryLimit: f64): void {
  Regions.limit = u64(memoryLimit);
}

/** key = g * gFactor + (h * hFactor >> hShift), where h is in units of 1 / hUnit. */
export function rank(gFactor: u32, hFactor: u32, hShift: u32, hUnit: u32, admissible: bool): void {
  Run.gFactor = gFactor;
  Run.hFactor = hFactor;
  Run.hShift = hShift;
  Run.hUnit = hUnit;
  Run.admissible = admissible;
}

/** Begins the search; it may be over at once. The result is a Status. */
export function begin(tracedExpansions: u32): i32 {
  Trace.begin(tracedExpansions);
  return ask(Request.BEGIN, i32(tableRoom));
}

/** Goes on for about so many expansions. */
export function run(expansions: i32): i32 {
  return ask(Request.RUN, expansions);
}

/** Sets all counts to nothing, for a search that could not begin. */
export function forget(): void {
  Run.begin();
  Trace.begin(0);
}

export function expanded(): f64 {
  return f64(Run.expanded);
}

export function generated(): f64 {
  return f64(Run.generated);
}

export function stored(): f64 {
  return f64(Run.stored);
}

export function frontier(): f64 {
  return f64(Run.frontier);
}

/** The depth of the deepest expanded state. Asked for once, when the search is over and found nothing. */
export function deepestExpansion(): u32 {
  return registryNumber < FIRST_METHOD ? deepest(unitCosts) : Run.deepest;
}

/** In the unit of keys, or in moves for bfs and iddfs; a cost for a method. */
export function lowerBound(): u32 {
  return Run.lowerBound;
}

/** What the best solution costs that a method has found so far; UNLIMITED while there is none. */
export function bestCost(): u32 {
  return Run.best;
}

export function fingerprint(): u32 {
  return Run.fingerprint;
}

/** Writes the moves of the solution as u32 and returns how many; -1 where there is no memory for them. */
export function solutionLength(): i32 {
  return ask(Request.WRITE_MOVES, 0);
}

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
