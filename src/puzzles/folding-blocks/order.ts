// The canonical order of folds: groups one after the other in the order of their letters, and each of them up and down
// before left and right. Once a group is folded, those before it stay as they are.
//
// Every board that can be reached at all is reached in this order, and by one sequence of folds: what a group fills before
// its last shape is part of that shape, so no other group ever has it; and one sequence of row folds and one of column folds
// lead to each shape. So no solution is lost, and no cost. The last group that has not its first shape is the one that
// was folded last, so a state tells by itself who may fold; it needs no more words.
//
// A fold in this order settles the groups before it. An empty cell that neither the group from its new shape nor any
// group after it can get to any more would stay empty: it is overdue, and the fold is left out.
import type { GroupShapes, Shapes } from "./shapes.ts";

/** The same shapes without the row folds of those that have folded over columns. */
export function rowsBeforeColumns(shapes: Shapes): Shapes {
  return {
    ...shapes,
    groups: shapes.groups.map((group) => {
      const next = group.next.slice();
      const isFoldedAcross = new Uint8Array(group.count);
      // A fold leads to a later shape, so all that leads to a shape has been looked at before it.
      for (let shape = 0; shape < group.count; shape++) {
        const at = shape * 4;
        if (isFoldedAcross[shape] === 1) next.fill(-1, at, at + 2);
        for (const after of next.subarray(at + 2, at + 4)) if (after >= 0) isFoldedAcross[after] = 1;
      }
      return { ...group, next };
    }),
  };
}

/** For each fold, in the order of groups, shapes and directions, the set of the cells that it makes overdue. */
export function overdueCells({ groups, words, empty }: Shapes): Uint32Array {
  /** The cells that no group after the current one can get to. */
  const beyond = new Uint32Array(words);
  for (const cell of empty.keys()) beyond[cell >> 5] = (beyond[cell >> 5] as number) | (1 << (cell & 31));
  const overdue = new Uint32Array(countFolds(groups) * words);
  let at = overdue.length;
  for (let g = groups.length - 1; g >= 0; g--) {
    const group = groups[g] as GroupShapes;
    const reach = reachOf(group, words);
    for (let fold = group.next.length - 1; fold >= 0; fold--) {
      const after = group.next[fold] as number;
      if (after < 0) continue;
      at -= words;
      for (let w = 0; w < words; w++) overdue[at + w] = (beyond[w] as number) & ~(reach[after * words + w] as number);
    }
    for (let w = 0; w < words; w++) beyond[w] = (beyond[w] as number) & ~(reach[w] as number);
  }
  return overdue;
}

export function countFolds(groups: readonly GroupShapes[]): number {
  return groups.reduce((sum, { next }) => sum + next.reduce((count, after) => count + (after >= 0 ? 1 : 0), 0), 0);
}

/** For each shape the set of the cells that it has or can still get to. */
function reachOf({ count, next, filled }: GroupShapes, words: number): Uint32Array {
  const reach = filled.slice();
  for (let shape = count - 1; shape >= 0; shape--) {
    for (const after of next.subarray(shape * 4, shape * 4 + 4)) {
      if (after < 0) continue;
      for (let w = 0; w < words; w++) {
        reach[shape * words + w] = (reach[shape * words + w] as number) | (reach[after * words + w] as number);
      }
    }
  }
  return reach;
}
