// The successors of a state. The cells that its groups have filled are put together once; then every fold that the shape
// of a group has on the starting board is legal if it fills none of them. In the canonical order the last group that is
// folded is the first that may fold, and no cell may be empty that the fold makes overdue; see
// src/puzzles/folding-blocks/order.ts. A successor is written before it is known
// whether it is legal, and overwritten if it is not: that saves a branch that no processor can foresee.
import { CHANGE, EDGE, RECORD, Tables } from "./tables";

/** Where at most 64 cells are empty at the start. */
export function expandNarrow(state: usize, out: usize): i32 {
  const ordered = Tables.ordered;
  let filled: u64 = 0;
  let current = Tables.current;
  let first = current;
  for (let group = Tables.groups, end = Tables.groupsEnd; group < end; group += RECORD, current += 4) {
    const number = Tables.numberOf(state, group);
    const shape = Tables.shapeAt(group, number);
    store<u32>(current, <u32>shape);
    filled |= load<u64>(shape);
    first = select<usize>(current, first, (number & ordered) != 0);
  }
  return Tables.words == 1
    ? foldInOneWord(state, out, filled, first, current)
    : foldInWords(state, out, filled, first, current);
}

function foldInOneWord(state: usize, out: usize, filled: u64, first: usize, last: usize): i32 {
  const word = u64(load<u32>(state));
  let to = out;
  for (let current = first; current < last; current += 4) {
    const shape = <usize>load<u32>(current);
    let fold = Tables.firstFold(shape);
    for (const end = fold + Tables.foldBytes(shape); fold < end; fold += RECORD) {
      // The change and the edge together are what the successor and its edge differ in.
      store<u64>(to, word ^ load<u64>(fold, CHANGE));
      to += select<usize>(8, 0, isInOrder(fold, filled));
    }
  }
  return i32((to - out) >> 3);
}

function foldInWords(state: usize, out: usize, filled: u64, first: usize, last: usize): i32 {
  const bytes = (<usize>Tables.words) << 2;
  let to = out;
  let count = 0;
  for (let current = first; current < last; current += 4) {
    const shape = <usize>load<u32>(current);
    const word = Tables.wordOf(Tables.groupAt(current));
    let fold = Tables.firstFold(shape);
    for (const end = fold + Tables.foldBytes(shape); fold < end; fold += RECORD) {
      writeSuccessor(to, state, bytes, word, fold);
      const isLegal = isInOrder(fold, filled);
      to += select<usize>(bytes + 4, 0, isLegal);
      count += i32(isLegal);
    }
  }
  return count;
}

/** Whether a fold fills only empty cells, and no cell is empty that it makes overdue. */
function isInOrder(fold: usize, filled: u64): bool {
  return ((load<u64>(fold) & filled) | (load<u64>(Tables.overdueAt(fold, 8)) & ~filled)) == 0;
}

/** Where more cells are empty at the start. */
export function expandWide(state: usize, out: usize): i32 {
  const bytes = (<usize>Tables.words) << 2;
  Tables.readShapes(state);
  fillWide();
  let to = out;
  let count = 0;
  for (let current = Tables.first, last = Tables.currentEnd(); current < last; current += 4) {
    const shape = <usize>load<u32>(current);
    const word = Tables.wordOf(Tables.groupAt(current));
    let fold = Tables.firstFold(shape);
    for (const end = fold + Tables.foldBytes(shape); fold < end; fold += RECORD) {
      if (isOutOfOrder(fold)) continue;
      writeSuccessor(to, state, bytes, word, fold);
      to += bytes + 4;
      count++;
    }
  }
  return count;
}

/** Puts the cells together that the groups have filled. */
function fillWide(): void {
  const filled = Tables.filled;
  const bytes = Tables.cellBytes;
  memory.fill(filled, 0, bytes);
  const end = Tables.currentEnd();
  for (let current = Tables.current; current < end; current += 4) {
    const cells = Tables.cellsOf(<usize>load<u32>(current));
    for (let i: usize = 0; i < bytes; i += 8) store<u64>(filled + i, load<u64>(filled + i) | load<u64>(cells + i));
  }
}

/** Whether a fold meets a filled cell, or a cell is empty that it makes overdue. */
function isOutOfOrder(fold: usize): bool {
  const filled = Tables.filled;
  const bytes = Tables.cellBytes;
  const cells = Tables.cellsOf(fold);
  const overdue = Tables.overdueAt(fold, bytes);
  for (let i: usize = 0; i < bytes; i += 8) {
    const filledHere = load<u64>(filled + i);
    if (((load<u64>(cells + i) & filledHere) | (load<u64>(overdue + i) & ~filledHere)) != 0) return true;
  }
  return false;
}

function writeSuccessor(to: usize, state: usize, bytes: usize, word: usize, fold: usize): void {
  for (let i: usize = 0; i < bytes; i += 4) store<u32>(to + i, load<u32>(state + i));
  store<u32>(to + word, load<u32>(to + word) ^ load<u32>(fold, CHANGE));
  store<u32>(to + bytes, load<u32>(fold, EDGE));
}
