// The reachable shapes of all groups where at most 64 cells are empty at the start: a set of cells is two numbers.
import type { ReachableShapes } from "./reachable-shapes.ts";
import { type FoldingTables, RECORD } from "./tables.ts";

export function narrowReachableShapes(tables: FoldingTables): ReachableShapes {
  const { shapeRecords: shapes } = tables;
  const { reachable, reachableStarts } = tables.heuristic;
  const groups = tables.moving.length / RECORD;
  const empty = tables.shapes.empty.length;
  const allLow = empty >= 32 ? -1 : ~(-1 << empty);
  const allHigh = empty >= 64 ? -1 : empty <= 32 ? 0 : ~(-1 << (empty - 32));

  const listed = new Uint16Array(shapes.length / RECORD);
  const firsts = new Uint32Array(groups);
  const ends = new Uint32Array(groups);
  /** What each group has in any of its reachable shapes, and what it has in all of them. */
  const mayLow = new Int32Array(groups);
  const mayHigh = new Int32Array(groups);
  const sureLow = new Int32Array(groups);
  const sureHigh = new Int32Array(groups);

  function find(current: Uint32Array, first: number): boolean {
    let takenLow = 0;
    let takenHigh = 0;
    for (let g = 0; g < groups; g++) {
      const at = (current[g] as number) * RECORD;
      takenLow |= shapes[at] as number;
      takenHigh |= shapes[at + 1] as number;
    }
    let end = 0;
    for (let g = 0; g < groups; g++) {
      const shape = current[g] as number;
      const othersLow = takenLow ^ (shapes[shape * RECORD] as number);
      const othersHigh = takenHigh ^ (shapes[shape * RECORD + 1] as number);
      firsts[g] = end;
      let anyLow = 0;
      let anyHigh = 0;
      let allOfLow = -1;
      let allOfHigh = -1;
      let entry = reachableStarts[shape] as number;
      const stop = g < first ? entry + 1 : (reachableStarts[shape + 1] as number);
      while (entry < stop) {
        const packed = reachable[entry] as number;
        const low = shapes[(packed & 0xffff) * RECORD] as number;
        const high = shapes[(packed & 0xffff) * RECORD + 1] as number;
        if (((low & othersLow) | (high & othersHigh)) !== 0) {
          entry += packed >>> 16;
          continue;
        }
        listed[end++] = packed;
        anyLow |= low;
        anyHigh |= high;
        allOfLow &= low;
        allOfHigh &= high;
        entry++;
      }
      ends[g] = end;
      mayLow[g] = anyLow;
      mayHigh[g] = anyHigh;
      sureLow[g] = allOfLow;
      sureHigh[g] = allOfHigh;
    }
    return strikeOut();
  }

  function strikeOut(): boolean {
    for (let hasChanged = true; hasChanged; ) {
      hasChanged = false;
      let onceLow = 0;
      let onceHigh = 0;
      let twiceLow = 0;
      let twiceHigh = 0;
      let takenLow = 0;
      let takenHigh = 0;
      for (let g = 0; g < groups; g++) {
        twiceLow |= onceLow & (mayLow[g] as number);
        twiceHigh |= onceHigh & (mayHigh[g] as number);
        onceLow |= mayLow[g] as number;
        onceHigh |= mayHigh[g] as number;
        if (((takenLow & (sureLow[g] as number)) | (takenHigh & (sureHigh[g] as number))) !== 0) return false;
        takenLow |= sureLow[g] as number;
        takenHigh |= sureHigh[g] as number;
      }
      if (onceLow !== allLow || onceHigh !== allHigh) return false;
      for (let g = 0; g < groups; g++) {
        const othersLow = takenLow ^ (sureLow[g] as number);
        const othersHigh = takenHigh ^ (sureHigh[g] as number);
        const owedLow = (mayLow[g] as number) & ~twiceLow;
        const owedHigh = (mayHigh[g] as number) & ~twiceHigh;
        // Some reachable shape has a cell of the others, or lacks a cell that nobody else can fill.
        const hasWrong =
          ((mayLow[g] as number) & othersLow) |
          ((mayHigh[g] as number) & othersHigh) |
          (owedLow & ~(sureLow[g] as number)) |
          (owedHigh & ~(sureHigh[g] as number));
        if (hasWrong === 0) continue;
        hasChanged = true;
        if (!keepRight(g, othersLow, othersHigh, owedLow, owedHigh)) return false;
      }
    }
    return true;
  }

  /** Strikes out the reachable shapes of a group that meet the others' cells or lack an owed one; false where none is left. */
  function keepRight(g: number, othersLow: number, othersHigh: number, owedLow: number, owedHigh: number): boolean {
    const first = firsts[g] as number;
    const end = ends[g] as number;
    let kept = first;
    let anyLow = 0;
    let anyHigh = 0;
    let allOfLow = -1;
    let allOfHigh = -1;
    for (let i = first; i < end; i++) {
      const shape = listed[i] as number;
      const low = shapes[shape * RECORD] as number;
      const high = shapes[shape * RECORD + 1] as number;
      if (((low & othersLow) | (high & othersHigh) | (owedLow & ~low) | (owedHigh & ~high)) !== 0) continue;
      listed[kept++] = shape;
      anyLow |= low;
      anyHigh |= high;
      allOfLow &= low;
      allOfHigh &= high;
    }
    ends[g] = kept;
    mayLow[g] = anyLow;
    mayHigh[g] = anyHigh;
    sureLow[g] = allOfLow;
    sureHigh[g] = allOfHigh;
    return kept > first;
  }

  return { find, listed, firsts, ends };
}
