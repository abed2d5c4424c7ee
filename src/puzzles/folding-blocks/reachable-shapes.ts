// The reachable shapes of each group in a state: those that it may still end in. The partition heuristic takes from them how
// often each group can and must fold.
//
// A group can get from its shape to another that contains it exactly if no other group has a cell of that. To begin
// with these are its reachable shapes; in the canonical order a group before the last folded one stays as it is, and that
// one gets only to what is still in order (see order.ts). Then constraint propagation strikes out shapes until nothing
// changes, by two rules:
//   1. what all reachable shapes of a group have in common is sure to be its own, so no other group may end with it;
//   2. a cell that only one group has in any reachable shape must be in the shape that this group ends in.
// A group without reachable shapes, or an empty cell that nobody has in any, proves that the board cannot be filled.
// No filling of the board is ever struck out: in it the final shapes do not overlap (1) and leave no
// cell empty (2). What is left does not depend on the order of striking out, so both engines find the same.
//
// For each shape all that it can become is listed beforehand, with row folds before column folds so that each comes
// once; an entry tells how many entries (it and those that continue from it) to leap over when it is not possible.
import type { Shapes } from "./shapes.ts";

export interface ReachableShapes {
  /** Finds the reachable shapes of all groups that can fold; false where they prove that the board cannot be filled.
   *  `current` has the number of each group's shape among all shapes; groups before `first` stay as they are. */
  find(current: Uint32Array, first: number): boolean;
  /** The reachable shapes of group g are those from `firsts[g]` to before `ends[g]`, by their numbers among all shapes. */
  readonly listed: Uint16Array;
  readonly firsts: Uint32Array;
  readonly ends: Uint32Array;
}

export interface ReachableTables {
  /** The shape's number among all, and 65536 * the length of the leap. */
  readonly reachable: Uint32Array;
  /** For each shape its first entry, and at last the end. */
  readonly reachableStarts: Uint32Array;
}

export function prepareReachable({ groups }: Shapes): ReachableTables {
  const entries: number[] = [];
  const starts: number[] = [];
  let firstShape = 0;

  const list = (next: Int16Array, shape: number, firstDirection: number): void => {
    const at = entries.push(0) - 1;
    for (let direction = firstDirection; direction < 4; direction++) {
      const after = next[shape * 4 + direction] as number;
      if (after >= 0) list(next, after, direction < 2 ? 0 : 2);
    }
    entries[at] = firstShape + shape + (entries.length - at) * 65536;
  };

  for (const group of groups) {
    if (group.count === 1) continue;
    for (let shape = 0; shape < group.count; shape++) {
      starts.push(entries.length);
      list(group.next, shape, 0);
    }
    firstShape += group.count;
  }
  starts.push(entries.length);
  return { reachable: Uint32Array.from(entries), reachableStarts: Uint32Array.from(starts) };
}
