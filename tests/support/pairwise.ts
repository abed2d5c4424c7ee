// Few combinations in which every two values of different factors meet: most faults need no more than two to be seen.

type Factors = Readonly<Record<string, readonly string[]>>;
export type Combination<F extends Factors> = { readonly [Name in keyof F]: F[Name][number] };

export function pairwise<const F extends Factors>(factors: F): Combination<F>[] {
  const names = Object.keys(factors);
  const all = names.reduce<Record<string, string>[]>(
    (made, name) => made.flatMap((each) => (factors[name] ?? []).map((value) => ({ ...each, [name]: value }))),
    [{}],
  );
  const pairsOf = (each: Record<string, string>): string[] =>
    names.flatMap((a, i) => names.slice(i + 1).map((b) => `${a} ${each[a]} ${b} ${each[b]}`));
  const missing = new Set(all.flatMap(pairsOf));
  const chosen: Record<string, string>[] = [];
  while (missing.size > 0) {
    const counts = all.map((each) => pairsOf(each).filter((pair) => missing.has(pair)).length);
    const best = all[counts.indexOf(Math.max(...counts))] as Record<string, string>;
    for (const pair of pairsOf(best)) missing.delete(pair);
    chosen.push(best);
  }
  return chosen as Combination<F>[];
}
