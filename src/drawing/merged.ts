// The shapes of many solids of a row in as few as there are looks among them: one path for all tops of one colour, one for all
// letters of a kind.
import type { Tone } from "../puzzles/surface.ts";
import { placedAt } from "./affine.ts";
import type { Shape } from "./shapes.ts";

/** What is drawn of one of them. */
export interface Drawing {
  /** The same for all that are drawn alike, shape for shape. */
  readonly look: object;
  readonly shapes: readonly Shape[];
}

interface Together {
  readonly first: Shape;
  readonly paths: string[];
}

/** Their keys begin with the name that all of them together have. */
export function mergedShapes(name: string, drawings: readonly Drawing[]): Shape[] {
  const all = new Map<string, Together>();
  const byLook = new Map<object, readonly Together[]>();
  const texts: Shape[] = [];
  const partsOf = ({ look, shapes }: Drawing): readonly Together[] => {
    const known = byLook.get(look) ?? shapes.map((shape) => partOf(all, name, shape));
    byLook.set(look, known);
    return known;
  };
  for (const drawing of drawings) {
    const parts = partsOf(drawing);
    drawing.shapes.forEach((shape, i) => {
      if (shape.path === undefined) texts.push(shape);
      else parts[i]?.paths.push(pathAt(shape));
    });
  }
  const inOrder = [...all.values()].sort((a, b) => layerOf(a.first) - layerOf(b.first));
  const merged = inOrder
    .filter(({ paths }) => paths.length > 0)
    .map(({ first, paths }): Shape => {
      const path = paths.join("");
      return first.matrix === undefined
        ? { ...first, path }
        : { ...first, path, matrix: [...first.matrix.slice(0, 4), 0, 0] };
    });
  return [...merged, ...texts];
}

function partOf(all: Map<string, Together>, name: string, shape: Shape): Together {
  const { key, letter = "", tone, isInk, line, light, opacity } = shape;
  const part = key.slice(key.lastIndexOf("/"));
  const look = [name, part, numberOf(tone), letter, isInk, line, light, opacity].join(" ");
  const known = all.get(look) ?? { first: { ...shape, key: look }, paths: [] };
  all.set(look, known);
  return known;
}

/** Outlines are under all faces, signs on them. */
function layerOf({ key, line, letter }: Shape): number {
  if (line !== undefined || letter !== undefined) return 2;
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
