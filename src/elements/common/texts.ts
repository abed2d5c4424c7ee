// A framework that no longer says a text makes its property undefined: it is empty then, as where it was never said.

/** Call it first in `willUpdate`. */
export function emptyWhereUnsaid<Name extends string>(element: Record<Name, string>, ...names: readonly Name[]): void {
  for (const name of names) element[name] ??= "";
}
