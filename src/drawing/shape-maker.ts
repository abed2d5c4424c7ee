// Makes the shapes of what is seen at a moment. From frame to frame most of a board rests, and what rests is the same object:
// its shapes are made once, so that a frame costs as much as moves in it. Of many that rest, or turn as one, few shapes are
// made (crowd.ts, plates.ts).
import type { Solid } from "../puzzles/surface.ts";
import { type Crowd, isResting, type Resting } from "./crowd.ts";
import { atRest, type Placed } from "./placed.ts";
import { type Plate, plateShadow, plateShapes, platesIn } from "./plates.ts";
import { type Projection, project } from "./projection.ts";
import { shadowOf } from "./shadows.ts";
import { type Drawn, depthOf, type Shape, shadowShape, solidShapes, type ToneOf } from "./shapes.ts";

interface Made {
  readonly depth: number;
  readonly bodies: readonly Drawn[];
  readonly shadow: string | undefined;
}

export class ShapeMaker {
  readonly #projection: Projection;
  readonly #tone: ToneOf;
  readonly #made = new WeakMap<Placed, Made>();
  readonly #resting = new WeakMap<Solid, Resting>();
  readonly #plates = new WeakMap<Solid, { readonly count: number; readonly path: string }>();

  constructor(projection: Projection, tone: ToneOf) {
    this.#projection = projection;
    this.#tone = tone;
  }

  /** Without their shadows, those behind before those in front of them. With a crowd, those that rest are drawn together. */
  bodies(placed: readonly Placed[], crowd?: Crowd): Drawn[] {
    const { plates, others } = platesIn(placed);
    const rows = crowd?.rowsOf(others.filter(isResting), (solid) => this.#restingOf(solid)) ?? [];
    const alone = crowd === undefined ? others : others.filter((each) => !isResting(each));
    const made = [...rows, ...alone.map((each) => this.#of(each))].sort((a, b) => a.depth - b.depth);
    const turning = plates.flatMap((plate) => plateShapes(this.#projection, plate, this.#pathOf(plate), this.#tone));
    return [...made.flatMap(({ bodies }) => bodies), ...turning];
  }

  /** All that rests has one shadow together, and all that moves another, so that none is darker where two meet; what fades
   *  has its own. */
  shadows(placed: readonly Placed[]): Shape[] {
    const { plates, others } = platesIn(placed);
    const [resting, moving]: [string[], string[]] = [[], []];
    const alone: Shape[] = plates.map((plate) => plateShadow(this.#projection, plate, this.#pathOf(plate)));
    for (const each of others) {
      const { solid, opacity = 1 } = each;
      const { shadow } = this.#of(isResting(each) ? atRest(solid) : each);
      if (shadow === undefined || opacity <= 0) continue;
      if (opacity < 1) alone.push(shadowShape(solid.id, shadow, opacity));
      else (each.turn === undefined && each.shift === undefined ? resting : moving).push(shadow);
    }
    const together = [resting, moving].flatMap((paths, i) =>
      paths.length === 0 ? [] : [shadowShape(i === 0 ? "resting" : "moving", paths.join(""), 1)],
    );
    return [...together, ...alone];
  }

  #of(placed: Placed): Made {
    const known = this.#made.get(placed);
    if (known !== undefined) return known;
    const made = {
      depth: depthOf(this.#projection, placed),
      bodies: this.#bodiesOf(placed),
      shadow: shadowOf(this.#projection, placed),
    };
    this.#made.set(placed, made);
    return made;
  }

  /** What only moves is moved as it is. */
  #bodiesOf(placed: Placed): readonly Drawn[] {
    const { solid, shift, ...changes } = placed;
    if (Object.keys(changes).length > 0) return solidShapes(this.#projection, placed, this.#tone);
    const { shapes: parts } = this.#restingOf(solid);
    if (parts.length === 0) return [];
    const carried = { key: `${solid.id}/all`, parts };
    return [shift === undefined ? carried : { ...carried, move: project(this.#projection, shift) }];
  }

  #restingOf(solid: Solid): Resting {
    const known = this.#resting.get(solid);
    if (known !== undefined) return known;
    const placed = atRest(solid);
    const resting = {
      depth: depthOf(this.#projection, placed),
      shapes: solidShapes(this.#projection, placed, this.#tone),
    };
    this.#resting.set(solid, resting);
    return resting;
  }

  /** The upper faces of a plate at rest; those of a sheet are the same from frame to frame. */
  #pathOf({ solids }: Plate): string {
    const [first] = solids as [Solid];
    const known = this.#plates.get(first);
    if (known?.count === solids.length) return known.path;
    const tops = solids.map((solid) => this.#restingOf(solid).shapes.find(({ key }) => key.endsWith("/top"))?.path);
    const path = tops.join("");
    this.#plates.set(first, { count: solids.length, path });
    return path;
  }
}
