// Makes the shapes of what is seen at a moment. From frame to frame most of a board rests, and what rests is the same object:
// its shapes are made once, so that a frame costs as much as moves in it. Of many that rest, or turn as one, few shapes are
// made (crowd.ts, alike.ts, plates.ts).
import type { Extent, Solid, Tone } from "../puzzles/surface.ts";
import { type Alike, alikeIn, type Example, isOverAll, lookOf, seenAs, shapesOfAll } from "./alike.ts";
import { mapOf } from "./carried.ts";
import { type Crowd, isResting, type Resting, type Row } from "./crowd.ts";
import { movedPath } from "./outlines.ts";
import { atRest, type Placed, wayFrom } from "./placed.ts";
import { type Plate, plateShadow, plateShapes, platesIn, sheetPath } from "./plates.ts";
import { type Point, type Projection, project } from "./projection.ts";
import { shadowMove, shadowOf } from "./shadows.ts";
import { type Drawn, depthOf, type Shape, shadowShape, solidShapes, type ToneOf } from "./shapes.ts";

/** So many that turn are made ready for their rest in a frame. */
const AT_ONCE = 48;

interface Made {
  readonly depth: number;
  readonly bodies: readonly Drawn[];
}

/** What is drawn of a solid, and where that one is. */
interface Model {
  readonly at: Extent;
  readonly shapes: readonly Shape[];
  /** Empty where there is none. */
  readonly shadow: string;
}

export class ShapeMaker {
  readonly #projection: Projection;
  readonly #tone: ToneOf;
  readonly #made = new WeakMap<Placed, Made>();
  readonly #resting = new WeakMap<Solid, Resting & { readonly shadow: string }>();
  readonly #models = new Map<string, Model>();
  readonly #homes = new Map<string, Solid>();
  readonly #alike = new WeakMap<Placed, { readonly all: readonly Placed[]; readonly made: Made }>();
  #example: (Example & { readonly seen: string }) | undefined;
  #shadow: { readonly solids: readonly Solid[]; readonly path: string } = { solids: [], path: "" };
  readonly #plates = new WeakMap<Solid, { readonly count: number; readonly path: string; ready: number }>();

  constructor(projection: Projection, tone: ToneOf) {
    this.#projection = projection;
    this.#tone = tone;
  }

  /** Without their shadows, those behind before those in front of them. With a crowd, those that rest are drawn together. */
  bodies(placed: readonly Placed[], crowd?: Crowd): Drawn[] {
    const { plates, others } = platesIn(placed);
    const crowded = crowd?.rowsOf(others.filter(isResting), (solid) => this.#restingOf(solid));
    const { groups, others: single } = alikeIn(
      crowd === undefined ? others : others.filter((each) => !isResting(each)),
    );
    const together = groups.map((group) => this.#allOf(group));
    const alone = [...single, ...(crowded?.alone ?? [])].map((each) => this.#of(each));
    const made = [...(crowded?.rows ?? []), ...together, ...alone].sort((a, b) => a.depth - b.depth);
    const turning = plates.flatMap((plate) => plateShapes(this.#projection, plate, this.#pathOf(plate), this.#tone));
    for (const plate of plates) this.#makeReady(plate);
    return [...made.flatMap(({ bodies }) => bodies), ...lightOn(crowded?.rows ?? []), ...turning];
  }

  /** All that rests has one shadow together, and all that moves another, so that none is darker where two meet; what fades
   *  has its own. */
  shadows(placed: readonly Placed[]): Shape[] {
    const { plates, others } = platesIn(placed);
    const resting: Solid[] = [];
    const moving: string[] = [];
    const alone: Shape[] = plates.map((plate) => plateShadow(this.#projection, plate, this.#pathOf(plate)));
    for (const each of others) {
      const { solid, opacity = 1 } = each;
      if (opacity === 1 && each.turn === undefined && each.shift === undefined) {
        resting.push(solid);
        continue;
      }
      const shadow = opacity <= 0 ? "" : this.#shadowOf(each);
      if (shadow === "") continue;
      if (opacity < 1) alone.push(shadowShape(solid.id, shadow, opacity));
      else moving.push(shadow);
    }
    const paths = { resting: this.#shadowOfAll(resting), moving: moving.join("") };
    const together = Object.entries(paths).flatMap(([name, path]) => (path === "" ? [] : [shadowShape(name, path, 1)]));
    return [...together, ...alone];
  }

  /** Of those that rest; from frame to frame they are mostly the same. */
  #shadowOfAll(solids: readonly Solid[]): string {
    const { solids: last, path } = this.#shadow;
    if (solids.length === last.length && solids.every((solid, i) => solid === last[i])) return path;
    this.#shadow = { solids, path: solids.map((solid) => this.#restingOf(solid).shadow).join("") };
    return this.#shadow.path;
  }

  /** Empty where there is none. What only moves has the same shadow, moved; that it is smaller or brighter is not seen there. */
  #shadowOf(placed: Placed): string {
    const { solid, turn, shift } = placed;
    if (turn !== undefined) return shadowOf(this.#projection, placed) ?? "";
    const { shadow } = this.#restingOf(solid);
    return shift === undefined || shadow === "" ? shadow : movedPath(shadow, shadowMove(this.#projection, shift));
  }

  #of(placed: Placed): Made {
    const known = this.#made.get(placed);
    if (known !== undefined) return known;
    const made = { depth: depthOf(this.#projection, placed), bodies: this.#bodiesOf(placed) };
    this.#made.set(placed, made);
    return made;
  }

  /** What does not turn is carried as it is; what is lit and goes on into others is not, since light beside light has seams. */
  #bodiesOf(placed: Placed): readonly Drawn[] {
    const { solid, opacity, flash } = placed;
    const home = this.#homeOf(solid);
    const isLitSheet = flash !== undefined && solid.joined !== undefined;
    const map = isLitSheet ? undefined : mapOf(this.#projection, placed, home);
    if (map === undefined) return solidShapes(this.#projection, placed, this.#tone);
    const { shapes: parts } = this.#restingOf(home);
    if (parts.length === 0 || opacity === 0) return [];
    const key = `${solid.id}/all`;
    return [{ key, parts, ...map, ...(opacity === undefined ? {} : { opacity }), ...(flash ? { flash } : {}) }];
  }

  /** Those that rest are the same objects from frame to frame. */
  #allOf(alike: Alike): Made {
    const { first, all } = alike;
    const known = this.#alike.get(first);
    if (known?.all.length === all.length && known.all.every((each, i) => each === all[i])) return known.made;
    const bodies = shapesOfAll(this.#projection, alike, this.#exampleOf(first));
    const made = { depth: isOverAll(first) ? Infinity : depthOf(this.#projection, first), bodies };
    this.#alike.set(first, { all, made });
    return made;
  }

  /** Many rows of those that move alike come one after another. */
  #exampleOf(placed: Placed): Example {
    const seen = seenAs(placed);
    if (this.#example?.seen !== seen) {
      this.#example = { seen, placed, shapes: solidShapes(this.#projection, placed, this.#tone) };
    }
    return this.#example;
  }

  /** Where it was when it was first seen, so that what comes to rest elsewhere is not drawn anew. */
  #homeOf(solid: Solid): Solid {
    const known = this.#homes.get(solid.id);
    if (known === undefined) {
      this.#homes.set(solid.id, solid);
      return solid;
    }
    if (known === solid || lookOf(known) === lookOf(solid)) return known;
    const home = { ...solid, at: { ...known.at, z: solid.at.z } };
    this.#homes.set(solid.id, home);
    return home;
  }

  /** Solids of one look have the same picture, each where it is. */
  #restingOf(solid: Solid): Resting & { readonly shadow: string } {
    const known = this.#resting.get(solid);
    if (known !== undefined) return known;
    const placed = atRest(solid);
    const model = this.#modelOf(placed);
    const way = project(this.#projection, wayFrom(model.at, solid.at));
    const resting = {
      depth: depthOf(this.#projection, placed),
      look: model,
      shapes: model.shapes.map((shape) => ({ ...movedShape(shape, way), key: solid.id + shape.key })),
      shadow: model.shadow === "" ? "" : movedPath(model.shadow, way),
    };
    this.#resting.set(solid, resting);
    return resting;
  }

  #modelOf(placed: Placed): Model {
    const { solid } = placed;
    const look = `${lookOf(solid)} ${solid.at.z}`;
    const model = this.#models.get(look) ?? this.#modelMade(placed);
    this.#models.set(look, model);
    return model;
  }

  /** Its shapes without its name. */
  #modelMade(placed: Placed): Model {
    const { id, at } = placed.solid;
    const shapes = solidShapes(this.#projection, placed, this.#tone);
    return {
      at,
      shapes: shapes.map((shape) => ({ ...shape, key: shape.key.slice(id.length) })),
      shadow: shadowOf(this.#projection, placed) ?? "",
    };
  }

  /** The upper faces of a plate at rest; those of a sheet are the same from frame to frame. */
  #pathOf({ solids }: Plate): string {
    const [first] = solids as [Solid];
    const known = this.#plates.get(first);
    if (known?.count === solids.length) return known.path;
    const isSheet = first.joined !== undefined;
    const path = isSheet ? sheetPath(this.#projection, solids) : solids.map((solid) => this.#topOf(solid)).join("");
    this.#plates.set(first, { count: solids.length, path, ready: 0 });
    return path;
  }

  /** What turns comes to rest: some of its shapes are made in each frame, so that not all are in the last one. */
  #makeReady({ solids }: Plate): void {
    const known = this.#plates.get(solids[0] as Solid);
    if (known === undefined) return;
    for (const solid of solids.slice(known.ready, known.ready + AT_ONCE)) this.#restingOf(solid);
    known.ready += AT_ONCE;
  }

  #topOf(solid: Solid): string {
    const { at, shapes } = this.#modelOf(atRest(solid));
    const path = shapes.find(({ key }) => key === "/top")?.path;
    return path === undefined ? "" : movedPath(path, project(this.#projection, wayFrom(at, solid.at)));
  }
}

const WHITE: Tone = { light: "#ffffff", dark: "#ffffff" };

/** White over rows that are lit, in one where they are lit alike: so none of their colours changes from frame to frame. */
function lightOn(rows: readonly Row[]): Shape[] {
  return [...new Set(rows.map(({ flash }) => flash))].flatMap((flash, i) => {
    if (flash === 0) return [];
    const lit = rows.filter((row) => row.flash === flash).flatMap(({ bodies }) => bodies);
    const faces = lit.filter(({ line, letter }) => line === undefined && letter === undefined);
    const path = faces.map((face) => face.path).join("");
    return [{ key: `rows ${i}/light`, path, tone: WHITE, light: 0, opacity: flash }];
  });
}

function movedShape(shape: Shape, way: Point): Shape {
  const { path, matrix } = shape;
  if (matrix === undefined) return path === undefined ? shape : { ...shape, path: movedPath(path, way) };
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
  return { ...shape, matrix: [a, b, c, d, e + way.x, f + way.y] };
}
