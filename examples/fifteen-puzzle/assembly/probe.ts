// The probe of the tests with one puzzle more.
import { Prober } from "../../../assembly/probe/prober";
import { registered, theAsker } from "../../../assembly/registry";
import { FifteenPuzzle } from ".";

export * from "../../../assembly/probe/interface";

const FIFTEEN_PUZZLE: i32 = 4;

export function ask(registryNumber: i32, question: i32, argument: i32): i32 {
  if (registryNumber == FIFTEEN_PUZZLE) return theAsker<Prober>().puzzle<FifteenPuzzle>(question, argument);
  return registered<Prober>(registryNumber, question, argument);
}
