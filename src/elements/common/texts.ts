// A framework that no longer says a text makes its property undefined: it is empty then, as where it was never said. What is no
// text is taken for what it is written as.

/** Call it first in `willUpdate`. */
export function emptyWhereUnsaid<Name extends string>(element: Record<Name, string>, ...names: readonly Name[]): void {
  for (const name of names) element[name] = String(element[name] ?? "");
}
