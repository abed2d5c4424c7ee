// Many solids that rest, in few shapes: a picture costs as much as it has shapes. Those of a row hide nothing of each other,
// so that all of one look in it are one path. Whatever moves is drawn on its own.
import type { Solid, Tone } from "../puzzles/surface.ts";
import { placedAt } from "./affine.ts";
import type { Placed } from "./placed.ts";
import { flashed, type Shape } from "./shapes.ts";

/** What is drawn of a solid at rest. */
export interface Resting {
  readonly depth: number;
  readonly shapes: readonly Shape[];
}

export interface Row {
  readonly depth: number;
  readonly bodies: readonly Shape[];
}

interface Known {
  readonly solids: readonly Solid[];
  readonly shapes: readonly Shape[];
}

/** It remembers the rows of one layer from frame to frame. */
export class Crowd {
  #known = new Map<number, Known>();

  rowsOf(placed: readonly Placed[], restingOf: (solid: Solid) => Resting): readonly Row[] {
    const rows = new Map<number, { readonly depth: number; readonly flash: number; readonly solids: Solid[] }>();
    for (const { solid, flash = 0 } of placed) {
      const { depth } = restingOf(solid);
      const key = 2 * Math.round(depth * 1e4) + (flash > 0 ? 1 : 0);
      const row = rows.get(key);
      if (row === undefined) rows.set(key, { depth, flash, solids: [solid] });
      else row.solids.push(solid);
    }
    const before = this.#known;
    this.#known = new Map();
    return [...rows].map(([key, { depth, flash, solids }]) => {
      const last = before.get(key);
      const shapes =
        last !== undefined && isSame(last.solids, solids) ? last.shapes : merged(`row ${key}`, solids, restingOf);
      this.#known.set(key, { solids, shapes });
      return {
        depth,
        bodies: flash === 0 ? shapes : shapes.map((shape) => ({ ...shape, light: flashed(shape.light, flash) })),
      };
    });
  }
}

/** It is where its scene put it, and looks as it does there, but for its light. */
export function isResting({ turn, shift, scale, squash, cracks, opacity }: Placed): boolean {
  return (turn ?? shift ?? scale ?? squash ?? cracks ?? opacity) === undefined;
}

function isSame(a: readonly Solid[], b: readonly Solid[]): boolean {
  return a.length === b.length && a.every((solid, i) => solid === b[i]);
}

function merged(row: string, solids: readonly Solid[], restingOf: (solid: Solid) => Resting): Shape[] {
  const looks = new Map<string, { readonly first: Shape; readonly paths: string[] }>();
  for (const shape of solids.flatMap((solid) => restingOf(solid).shapes)) {
    const { key, path, letter = "", tone, isInk, line, light, opacity } = shape;
    const name = key.slice(key.lastIndexOf("/") + 1);
    const look =
      path === undefined ? key : [row, `/${name}`, numberOf(tone), letter, isInk, line, light, opacity].join(" ");
    const same = looks.get(look) ?? { first: { ...shape, key: look }, paths: [] };
    looks.set(look, same);
    same.paths.push(pathAt(shape));
  }
  const inOrder = [...looks.values()].sort((a, b) => layerOf(a.first) - layerOf(b.first));
  return inOrder.map(({ first, paths }) => {
    if (first.path === undefined) return first;
    const path = paths.join("");
    return first.matrix === undefined
      ? { ...first, path }
      : { ...first, path, matrix: [...first.matrix.slice(0, 4), 0, 0] };
  });
}

/** Outlines are under all faces, signs on them. */
function layerOf({ key, matrix }: Shape): number {
  if (matrix !== undefined) return 2;
  return key.includes("/outline") ? 0 : 1;
}

/** Those of a row are all under the same map but for their places. */
function pathAt({ path = "", matrix }: Shape): string {
  return matrix === undefined ? path : placedAt(path, matrix, [{ x: 0, y: 0 }]).path;
}

const numbers = new WeakMap<Tone, number>();
let tones = 0;

function numberOf(tone: Tone): number {
  const known = numbers.get(tone) ?? tones++;
  numbers.set(tone, known);
  return known;
}
