// The reachable shapes of all groups where more than 64 cells are empty at the start: a set of cells is a run of words.
import type { ReachableShapes } from "./reachable-shapes.ts";
import { CELLS, type FoldingTables, RECORD } from "./tables.ts";

export function wideReachableShapes(tables: FoldingTables): ReachableShapes {
  const { shapeRecords: shapes } = tables;
  const cells = new Int32Array(tables.cells.buffer);
  const { reachable, reachableStarts } = tables.heuristic;
  const groups = tables.moving.length / RECORD;
  const { empty, words } = tables.shapes;
  const all = new Int32Array(words);
  for (let cell = 0; cell < empty.length; cell++) all[cell >> 5] = (all[cell >> 5] as number) | (1 << (cell & 31));

  const listed = new Uint16Array(shapes.length / RECORD);
  const firsts = new Uint32Array(groups);
  const ends = new Uint32Array(groups);
  /** What each group has in any of its reachable shapes, and what it has in all of them. */
  const may = new Int32Array(groups * words);
  const sure = new Int32Array(groups * words);
  const taken = new Int32Array(words);
  const once = new Int32Array(words);
  const twice = new Int32Array(words);
  /** Of one group: the cells that are taken by the others, and those that nobody else can fill. */
  const others = new Int32Array(words);
  const owed = new Int32Array(words);

  function find(current: Uint32Array, first: number): boolean {
    for (let w = 0; w < words; w++) taken[w] = 0;
    for (let g = 0; g < groups; g++) {
      const at = shapes[(current[g] as number) * RECORD + CELLS] as number;
      for (let w = 0; w < words; w++) taken[w] = (taken[w] as number) | (cells[at + w] as number);
    }
    let end = 0;
    for (let g = 0; g < groups; g++) {
      const shape = current[g] as number;
      const at = shapes[shape * RECORD + CELLS] as number;
      for (let w = 0; w < words; w++) others[w] = (taken[w] as number) ^ (cells[at + w] as number);
      firsts[g] = end;
      let entry = reachableStarts[shape] as number;
      const stop = g < first ? entry + 1 : (reachableStarts[shape + 1] as number);
      while (entry < stop) {
        const packed = reachable[entry] as number;
        if (!meets(cells, shapes[(packed & 0xffff) * RECORD + CELLS] as number, others)) {
          listed[end++] = packed;
          entry++;
        } else {
          entry += packed >>> 16;
        }
      }
      ends[g] = end;
      compare(g);
    }
    return strikeOut();
  }

  /** Finds what the reachable shapes of a group have in any and in all of them. */
  function compare(g: number): void {
    const first = firsts[g] as number;
    const end = ends[g] as number;
    for (let w = 0; w < words; w++) {
      let any = 0;
      let allOf = -1;
      for (let i = first; i < end; i++) {
        const set = cells[(shapes[(listed[i] as number) * RECORD + CELLS] as number) + w] as number;
        any |= set;
        allOf &= set;
      }
      may[g * words + w] = any;
      sure[g * words + w] = allOf;
    }
  }

  function strikeOut(): boolean {
    for (let hasChanged = true; hasChanged; ) {
      hasChanged = false;
      if (!count()) return false;
      for (let g = 0; g < groups; g++) {
        const from = g * words;
        let wrong = 0;
        for (let w = 0; w < words; w++) {
          const any = may[from + w] as number;
          const certain = sure[from + w] as number;
          others[w] = (taken[w] as number) ^ certain;
          owed[w] = any & ~(twice[w] as number);
          // Some reachable shape has a cell of the others, or lacks a cell that nobody else can fill.
          wrong |= (any & (others[w] as number)) | ((owed[w] as number) & ~certain);
        }
        if (wrong === 0) continue;
        hasChanged = true;
        if (!keepRight(g)) return false;
        compare(g);
      }
    }
    return true;
  }

  /** Finds what is sure to be taken and what one and what two groups may fill; false where that cannot fill the board. */
  function count(): boolean {
    for (let w = 0; w < words; w++) {
      taken[w] = 0;
      once[w] = 0;
      twice[w] = 0;
    }
    for (let at = 0; at < groups * words; at += words) {
      for (let w = 0; w < words; w++) {
        const any = may[at + w] as number;
        const certain = sure[at + w] as number;
        if (((taken[w] as number) & certain) !== 0) return false;
        taken[w] = (taken[w] as number) | certain;
        twice[w] = (twice[w] as number) | ((once[w] as number) & any);
        once[w] = (once[w] as number) | any;
      }
    }
    for (let w = 0; w < words; w++) if (once[w] !== all[w]) return false;
    return true;
  }

  /** Strikes out the reachable shapes of a group that meet the others' cells or lack an owed one; false where none is left. */
  function keepRight(g: number): boolean {
    const first = firsts[g] as number;
    const end = ends[g] as number;
    let kept = first;
    for (let i = first; i < end; i++) {
      const shape = listed[i] as number;
      const at = shapes[shape * RECORD + CELLS] as number;
      if (!meets(cells, at, others) && !lacks(cells, at, owed)) listed[kept++] = shape;
    }
    ends[g] = kept;
    return kept > first;
  }

  return { find, listed, firsts, ends };
}

/** Whether the set of cells at `at` has one of `cells` in it. */
function meets(sets: Int32Array, at: number, cells: Int32Array): boolean {
  let met = 0;
  for (let w = 0; w < cells.length && met === 0; w++) met = (sets[at + w] as number) & (cells[w] as number);
  return met !== 0;
}

/** Whether the set of cells at `at` is without one of `cells`. */
function lacks(sets: Int32Array, at: number, cells: Int32Array): boolean {
  let lacked = 0;
  for (let w = 0; w < cells.length && lacked === 0; w++) lacked = (cells[w] as number) & ~(sets[at + w] as number);
  return lacked !== 0;
}
