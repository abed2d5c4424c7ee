// Why a board has no solution, where that can be said in a sentence: an empty cell that no group can ever reach, two cells
// that one group would have to fill and cannot both, or sizes that cannot add up to the board.

import type { Words } from "../../language/words.ts";
import { cellText } from "../cell.ts";
import type { FoldingLevel } from "./level.ts";
import type { FoldingState } from "./rules.ts";
import { findShapes, type GroupShapes, type Shapes } from "./shapes.ts";

export function whyUnsolvable(given: FoldingLevel, { board }: FoldingState): Words | null {
  const level = { ...given, board };
  const shapes = findShapes(level);
  return unreachable(level, shapes) ?? closed(level, shapes) ?? wrongSum(shapes);
}

/** A cell that no group gets to, even alone on the board. */
function unreachable(level: FoldingLevel, { groups, empty, words }: Shapes): Words | null {
  const reached = new Uint32Array(words);
  for (const { count, filled } of groups) addAll(reached, filled, count);
  const cell = empty.findIndex((_, i) => !has(reached, 0, i));
  if (cell < 0) return null;
  const unfilled = coordinatesOf(level, empty[cell] as number);
  return {
    en: `No fold of any group can ever fill cell ${unfilled}.`,
    pt: `Nenhuma dobra de nenhum grupo pode alguma vez preencher a célula ${unfilled}.`,
  };
}

/** Two cells that the same group alone can fill, and never both. */
function closed(level: FoldingLevel, shapes: Shapes): Words | null {
  const { groups, empty, words } = shapes;
  const once = new Uint32Array(words);
  const twice = new Uint32Array(words);
  const reaches = groups.map(({ count, filled }) => {
    const reach = new Uint32Array(words);
    addAll(reach, filled, count);
    for (let w = 0; w < words; w++) {
      twice[w] = (twice[w] as number) | ((once[w] as number) & (reach[w] as number));
      once[w] = (once[w] as number) | (reach[w] as number);
    }
    return reach;
  });
  for (const [g, reach] of reaches.entries()) {
    const owed = empty.reduce<number[]>((cells, _, i) => {
      if (has(reach, 0, i) && !has(twice, 0, i)) cells.push(i);
      return cells;
    }, []);
    const pair = apart(groups[g] as GroupShapes, words, owed);
    if (pair === undefined) continue;
    const [first, second] = pair.map((cell) => coordinatesOf(level, empty[cell] as number));
    const letter = level.groups[g];
    return {
      en: `Cells ${first} and ${second} can only be filled by group ${letter}, which cannot fill both.`,
      pt: `As células ${first} e ${second} só podem ser preenchidas pelo grupo ${letter}, que não pode preencher ambas.`,
    };
  }
  return null;
}

/** The first two of the cells that no shape of the group has both of. */
function apart({ count, filled }: GroupShapes, words: number, cells: readonly number[]): [number, number] | undefined {
  const [first] = cells;
  if (first === undefined) return undefined;
  const together = new Uint32Array(words);
  for (let shape = 0; shape < count; shape++) {
    if (!has(filled, shape * words, first)) continue;
    for (let w = 0; w < words; w++) together[w] = (together[w] as number) | (filled[shape * words + w] as number);
  }
  const second = cells.find((cell) => !has(together, 0, cell));
  return second === undefined ? undefined : [first, second];
}

/** Sums of the sizes that the groups can have. */
function wrongSum({ groups, empty }: Shapes): Words | null {
  let sums = new Uint8Array(empty.length + 1);
  sums[0] = 1;
  for (const { size, folds } of groups) {
    const next = new Uint8Array(sums.length);
    for (const n of new Set(folds)) {
      const gain = size * 2 ** n - size;
      for (let sum = gain; sum < sums.length; sum++) if (sums[sum - gain] === 1) next[sum] = 1;
    }
    sums = next;
  }
  if (sums[empty.length] === 1) return null;
  const filled = groups.reduce((cells, { size }) => cells + size, 0);
  const capacity = filled + empty.length;
  return {
    en: `The board has ${capacity} cells to fill, and however often the groups double, their sizes never add up to that.`,
    pt: `O tabuleiro tem ${capacity} células para preencher e, por mais que os grupos dupliquem, os seus tamanhos nunca somam esse número.`,
  };
}

function addAll(to: Uint32Array, filled: Uint32Array, count: number): void {
  const words = to.length;
  for (let i = 0; i < count * words; i++) to[i % words] = (to[i % words] as number) | (filled[i] as number);
}

function has(set: Uint32Array, from: number, cell: number): boolean {
  return (((set[from + (cell >> 5)] as number) >>> (cell & 31)) & 1) === 1;
}

function coordinatesOf({ columns }: FoldingLevel, cell: number): string {
  return cellText({ row: Math.floor(cell / columns), column: cell % columns });
}
