// Many solids that rest, in few shapes: a picture costs as much as it has shapes. Those of a row hide nothing of each other,
// so that all of one look in it are one path. Whatever moves is drawn on its own. To merge costs more than to draw, so that
// nothing is merged in a frame for which that can wait: what comes to rest stays as it was drawn, or is a part of its row
// by itself, until somebody has time for `tidy`.
import type { Solid } from "../puzzles/surface.ts";
import { type Drawing, mergedShapes } from "./merged.ts";
import type { Placed } from "./placed.ts";
import type { Shape } from "./shapes.ts";

/** What is drawn of a solid at rest. */
export interface Resting extends Drawing {
  readonly depth: number;
}

export interface Row {
  readonly depth: number;
  readonly bodies: readonly Shape[];
  /** How far on its way to white, all of it. */
  readonly flash: number;
}

export interface Crowded {
  readonly rows: readonly Row[];
  /** What is drawn by itself for now. */
  readonly alone: readonly Placed[];
}

/** Some of a row, in one: all of them equally lit. */
interface Part {
  readonly name: string;
  readonly depth: number;
  readonly flash: number;
  readonly solids: readonly Solid[];
  /** Absent until they are merged. */
  readonly shapes?: readonly Shape[] | undefined;
}

/** Fewer that come to rest in a row are no part of it yet. */
const FEW = 8;
/** A row may have so many parts. */
const PARTS = 3;
/** How many are merged when it is tidied once, and a few more. */
const AT_ONCE = 64;

/** It remembers the rows of one layer from frame to frame. */
export class Crowd {
  #parts: readonly Part[] = [];
  #names = 0;
  #placed: readonly Placed[] = [];
  #crowded: Crowded = { rows: [], alone: [] };
  #isToBeTidied = false;
  #isTidy = true;

  /** Nothing of it is left to be merged. */
  get isTidy(): boolean {
    return this.#isTidy;
  }

  /** The next painting merges some of what was left. */
  tidy(): void {
    this.#isToBeTidied = true;
  }

  rowsOf(placed: readonly Placed[], restingOf: (solid: Solid) => Resting): Crowded {
    if (!this.#isToBeTidied && isSame(placed, this.#placed)) return this.#crowded;
    this.#placed = placed;
    this.#crowded = this.#rowsOf(placed, restingOf);
    return this.#crowded;
  }

  #rowsOf(placed: readonly Placed[], restingOf: (solid: Solid) => Resting): Crowded {
    const isFirst = this.#parts.length === 0;
    const others = new Map(placed.map((each) => [each.solid, each]));
    const kept = this.#parts.flatMap((part) => takenOut(part, others));
    const { parts, alone } = this.#joined(kept, [...others.values()], isFirst ? 1 : FEW, restingOf);
    const tidied = this.#isToBeTidied ? this.#tidied(parts, alone, restingOf) : { parts, alone };
    this.#isToBeTidied = false;
    this.#isTidy = untidyIn(tidied.parts, tidied.alone, restingOf).length === 0;
    this.#parts = tidied.parts.map((part) => {
      if (part.shapes !== undefined) return part;
      return { ...part, shapes: mergedShapes(part.name, part.solids.map(restingOf)) };
    });
    return { rows: this.#parts.map(rowOf), alone: tidied.alone };
  }

  /** Those that are new join what is to be merged anew in their row; where there is nothing, many of them are a part. */
  #joined(
    kept: readonly Part[],
    added: readonly Placed[],
    few: number,
    restingOf: (solid: Solid) => Resting,
  ): { readonly parts: readonly Part[]; readonly alone: readonly Placed[] } {
    const parts = [...kept];
    const alone: Placed[] = [];
    for (const [row, these] of byRow(added, restingOf)) {
      const at = parts.findIndex((part) => part.shapes === undefined && rowKey(part.depth, part.flash) === row);
      const solids = these.map(({ solid }) => solid);
      const part = parts[at];
      if (part !== undefined) parts[at] = { ...part, solids: [...part.solids, ...solids] };
      else if (these.length < few) alone.push(...these);
      else parts.push(this.#part(these, restingOf));
    }
    return { parts, alone };
  }

  #part(placed: readonly Placed[], restingOf: (solid: Solid) => Resting): Part {
    const [{ solid, flash = 0 }] = placed as [Placed];
    const solids = placed.map((each) => each.solid);
    return { name: `row ${this.#names++}`, depth: restingOf(solid).depth, flash, solids };
  }

  /** Row by row, until it has been enough for once. */
  #tidied(
    parts: readonly Part[],
    alone: readonly Placed[],
    restingOf: (solid: Solid) => Resting,
  ): { readonly parts: readonly Part[]; readonly alone: readonly Placed[] } {
    const gone = new Set<Part | Placed>();
    const whole: Part[] = [];
    let left = AT_ONCE;
    for (const row of untidyIn(parts, alone, restingOf)) {
      if (left <= 0) break;
      const loose = row.alone.map(({ solid }) => solid);
      const solids = [...row.parts.flatMap((part) => part.solids), ...loose];
      const [first = this.#part(row.alone, restingOf)] = row.parts;
      whole.push({ ...first, solids, shapes: undefined });
      for (const each of [...row.parts, ...row.alone]) gone.add(each);
      left -= solids.length;
    }
    return {
      parts: [...parts.filter((part) => !gone.has(part)), ...whole],
      alone: alone.filter((each) => !gone.has(each)),
    };
  }
}

function isSame(a: readonly Placed[], b: readonly Placed[]): boolean {
  return a.length === b.length && a.every((each, i) => each === b[i]);
}

interface Untidy {
  /** The largest first. */
  readonly parts: readonly Part[];
  readonly alone: readonly Placed[];
}

/** Rows in which some are alone, or which have too many parts. What is lit is so for a moment only. */
function untidyIn(
  parts: readonly Part[],
  alone: readonly Placed[],
  restingOf: (solid: Solid) => Resting,
): readonly Untidy[] {
  const rows = new Map<string, { readonly parts: Part[]; readonly alone: Placed[] }>();
  const rowAt = (key: string) => {
    const row = rows.get(key) ?? { parts: [], alone: [] };
    rows.set(key, row);
    return row;
  };
  for (const part of parts) if (part.flash === 0) rowAt(rowKey(part.depth, 0)).parts.push(part);
  for (const each of alone) {
    if ((each.flash ?? 0) === 0) rowAt(rowKey(restingOf(each.solid).depth, 0)).alone.push(each);
  }
  return [...rows.values()]
    .filter((row) => row.alone.length > 0 || row.parts.length > PARTS)
    .map((row) => ({ ...row, parts: row.parts.sort((a, b) => b.solids.length - a.solids.length) }));
}

/** What of a part rests still, and as bright as the first of it; it is taken out of the others. */
function takenOut(part: Part, others: Map<Solid, Placed>): Part[] {
  const first = part.solids.find((solid) => others.has(solid));
  if (first === undefined) return [];
  const flash = others.get(first)?.flash ?? 0;
  const solids = part.solids.filter((solid) => others.has(solid) && (others.get(solid)?.flash ?? 0) === flash);
  for (const solid of solids) others.delete(solid);
  return [{ ...part, flash, solids, shapes: solids.length === part.solids.length ? part.shapes : undefined }];
}

function byRow(
  placed: readonly Placed[],
  restingOf: (solid: Solid) => Resting,
): ReadonlyMap<string, readonly Placed[]> {
  const rows = new Map<string, Placed[]>();
  for (const each of placed) {
    const key = rowKey(restingOf(each.solid).depth, each.flash ?? 0);
    const row = rows.get(key);
    if (row === undefined) rows.set(key, [each]);
    else row.push(each);
  }
  return rows;
}

function rowKey(depth: number, flash: number): string {
  return `${Math.round(depth * 1e4)} ${flash}`;
}

function rowOf({ depth, flash, shapes = [] }: Part): Row {
  return { depth, flash, bodies: shapes };
}

/** It is where its scene put it, and looks as it does there, but for its light. */
export function isResting({ turn, shift, scale, squash, cracks, opacity }: Placed): boolean {
  return (turn ?? shift ?? scale ?? squash ?? cracks ?? opacity) === undefined;
}
