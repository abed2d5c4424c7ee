// A framework that no longer says a text makes its property undefined: it is empty then, as where it was never said. What is no
// text is taken for what it is written as.

/** Call it first in `willUpdate`. */
export function emptyWhereUnsaid<Name extends string>(element: Record<Name, string>, ...names: readonly Name[]): void {
  // What is a text already is not set again: an attribute would appear that nobody wrote.
  for (const name of names) if (typeof element[name] !== "string") element[name] = String(element[name] ?? "");
}
