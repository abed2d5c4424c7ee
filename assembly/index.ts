// The solver module: its interface, over the puzzles and methods of the registry.
//
// A module with more puzzles is another file like this one: it exports the same interface, and its `ask` looks at the
// numbers of its own first.
import { registered } from "./registry";
import { Solver } from "./solver";

export * from "./interface";

/** Puts a request (see solver.ts) to the puzzle or method of this number; -1 where nobody has the number. */
export function ask(registryNumber: i32, request: i32, argument: i32): i32 {
  return registered<Solver>(registryNumber, request, argument);
}
