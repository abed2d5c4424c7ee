// Which level of a pool is that of a day. A pool only ever grows; when it is through it begins anew, so that every day has its
// levels.

/** The levels of a pool, each by itself: only one of hundreds is read. */
export function textsIn(pool: string): string[] {
  return pool.split(/^---\n/m);
}

/** What stands in a list that begins anew when it is through, and has been through on a day before the first. */
export function ofDay(texts: readonly string[], day: number): string {
  return texts[((day % texts.length) + texts.length) % texts.length] ?? "";
}
