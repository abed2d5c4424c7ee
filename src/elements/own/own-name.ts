// How a heuristic that a person writes on a page is named by solvers, results and files: as the file that it is saved as, so that
// what names it on a page names it on the command line too.
export const OWN = "own.mjs";

/** An element that has been told where such a heuristic runs, and may be asked for one. */
export interface OwnWishes {
  readonly heuristic: string;
  readonly sandbox?: string;
}

export function isOwn({ heuristic, sandbox = "" }: OwnWishes): boolean {
  return sandbox !== "" && heuristic === OWN;
}
