// Makes the shapes of what is seen at a moment. From frame to frame most of a board rests, and what rests is the same object:
// its shapes are made once, so that a frame costs as much as moves in it.
import { atRest, type Placed } from "./placed.ts";
import { type Projection, project } from "./projection.ts";
import { shadowOf } from "./shadows.ts";
import { depthOf, type Shape, shadowShape, solidShapes, type ToneOf } from "./shapes.ts";

interface Made {
  readonly depth: number;
  readonly bodies: readonly Shape[];
  readonly shadow: string | undefined;
}

export class ShapeMaker {
  readonly #projection: Projection;
  readonly #tone: ToneOf;
  readonly #made = new WeakMap<Placed, Made>();

  constructor(projection: Projection, tone: ToneOf) {
    this.#projection = projection;
    this.#tone = tone;
  }

  /** Without their shadows, those behind before those in front of them. */
  bodies(placed: readonly Placed[]): Shape[] {
    const made = placed.map((each) => this.#of(each));
    return made.sort((a, b) => a.depth - b.depth).flatMap(({ bodies }) => bodies);
  }

  /** All that rests has one shadow together, and all that moves another, so that none is darker where two meet; what fades
   *  has its own. */
  shadows(placed: readonly Placed[]): Shape[] {
    const [resting, moving]: [string[], string[]] = [[], []];
    const fading: Shape[] = [];
    for (const each of placed) {
      const { shadow } = this.#of(each);
      const { solid, opacity = 1 } = each;
      if (shadow === undefined || opacity <= 0) continue;
      if (opacity < 1) fading.push(shadowShape(solid.id, shadow, opacity));
      else (each.turn === undefined && each.shift === undefined ? resting : moving).push(shadow);
    }
    const together = [resting, moving].flatMap((paths, i) =>
      paths.length === 0 ? [] : [shadowShape(i === 0 ? "resting" : "moving", paths.join(""), 1)],
    );
    return [...together, ...fading];
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
  #bodiesOf(placed: Placed): readonly Shape[] {
    const { solid, shift, ...changes } = placed;
    if (shift === undefined || Object.keys(changes).length > 0)
      return solidShapes(this.#projection, placed, this.#tone);
    const move = project(this.#projection, shift);
    return this.#of(atRest(solid)).bodies.map((shape) => ({ ...shape, move }));
  }
}
