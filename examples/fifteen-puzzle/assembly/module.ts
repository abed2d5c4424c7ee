// The solver module with one puzzle more.
import { registered, theAsker } from "../../../assembly/registry";
import { Solver } from "../../../assembly/solver";
import { FifteenPuzzle } from ".";

export * from "../../../assembly/interface";

/** As packedFifteenPuzzle has it. */
const FIFTEEN_PUZZLE: i32 = 4;

export function ask(registryNumber: i32, request: i32, argument: i32): i32 {
  if (registryNumber == FIFTEEN_PUZZLE) return theAsker<Solver>().puzzle<FifteenPuzzle>(request, argument);
  return registered<Solver>(registryNumber, request, argument);
}
