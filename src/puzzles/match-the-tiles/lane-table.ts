// The table of `slides`, a lower bound on the slides that are left: from which cells a tile can come to a goal of its
// colour with exactly n slides, when other tiles stop it wherever they possibly could. The relaxation is our own; a table made
// backward from the goals is what pattern databases are (Culberson & Schaeffer 1998, "Pattern databases").
//
// WHAT IS PROVEN. Take a shortest solution from a state, of n slides.
//  1. Its slides alternate between up-or-down and left-or-right. For of two slides along one axis the second leaves
//     every tile where it would alone, so the first could be left out.
//  2. In a slide a tile stops in its run (the floor that it slides along) as many cells before the end as there are
//     tiles ahead of it, and those fill all the cells from there to the end. There are fewer of them than tiles, and
//     the tile never goes back.
//  3. All tiles slide at once, so all have the same directions: those of the last slides, and the same n.
// A lane is one choice of the last LAST directions, alternating; there are 32, and a shorter solution has every lane that
// ends with its directions. Let R(n, colour, lane) be the cells from which a tile of the colour comes to a goal of its
// colour with n slides in the directions of the lane (and before them any that alternate), each slide stopping it at most
// (tiles - 1) cells before the end of its run, where every cell between is in R(n - 1, another tile's colour, lane). By
// induction on n every tile of the state is in R(n, its colour, a lane of the solution): after the first slide it is,
// and so are the tiles ahead of it, each in its own R(n - 1). R(0) are the goals. So n is among the numbers for which all
// tiles share a lane, and the least of these is a lower bound; it is 0 only where all tiles are on goals.
//
// Tiles of one colour need different goals: for a colour of a few tiles the same sets are kept for each of its goals,
// and its tiles must be matched with different ones within one lane.
//
// WHERE IT ENDS. Beyond the LAST directions R(n) depends on R(n - 1) and the parity of n only, so when R(n) = R(n - 2)
// the sets repeat for ever, and tiles that share no lane until then never will: no solution. If they do not repeat
// within MOST_LAYERS, the last layer lets everything pass.
//
// It is not consistent: of two slides along one axis, which no shortest solution has, the second may lower the bound by
// more than 1. On the golden levels it is half of the distance from the start, on average.
import { DIRECTIONS } from "../direction.ts";
import { AHEAD_BITS, type Floor } from "./floor.ts";
import type { Goals, Tiles } from "./tables.ts";

/** How many directions a lane fixes: with four, the lanes are the bits of a word. */
const LAST = 4;
const LANES = 32;
const ALL_LANES = -1;
const MOST_LAYERS = 32;

/** A colour has its tiles matched with goals if it has from 2 to so many tiles, and not more goals than that. */
export const MOST_MATCHED_TILES = 5;
export const MOST_MATCHED_GOALS = 16;

export interface LaneTable {
  /** How many n the table has; even. */
  readonly layers: number;
  /** Beyond them the last two come again and again; else the table ends with a layer that lets everything pass. */
  readonly repeats: boolean;
  /** lanes[(target * cells + cell) * layers + n]: the lanes whose R(n) has the cell. A target is a colour, or one goal
   *  of a colour whose tiles are matched. */
  readonly lanes: Int32Array;
  /** For each colour whose tiles are matched four numbers: its first tile, its tiles, its first goal's target, its goals. */
  readonly matched: Uint32Array;
}

/** For each target the tiles' colour, and which of the goals are its own. */
interface Target {
  readonly colour: number;
  readonly firstGoal: number;
  readonly goalsEnd: number;
}

export function prepareLaneTable(floor: Floor, tiles: Tiles, goals: Goals): LaneTable {
  const { targets, matched } = listTargets(tiles, goals);
  const layers = [goalLayer(floor, goals, targets)];
  for (let n = 1; n < MOST_LAYERS; n++) {
    const next = layerBefore(floor, tiles, targets, layers[n - 1] as Int32Array, n);
    if (n - 2 >= LAST && isSame(next, layers[n - 2] as Int32Array)) break;
    layers.push(next);
  }
  const repeats = layers.length < MOST_LAYERS;
  if (!repeats) layers[MOST_LAYERS - 1]?.fill(ALL_LANES);
  // The one after the last is the last but one again.
  else if (layers.length % 2 === 1) layers.push(layers[layers.length - 2] as Int32Array);
  return { ...interleaved(layers), repeats, matched };
}

function listTargets(tiles: Tiles, goals: Goals): { targets: Target[]; matched: Uint32Array } {
  const targets: Target[] = tiles.letters.map((_, colour) => ({
    colour,
    firstGoal: goals.first[colour] as number,
    goalsEnd: goals.first[colour + 1] as number,
  }));
  const matched: number[] = [];
  for (const { colour, firstGoal, goalsEnd } of [...targets]) {
    const tileCount = tilesOf(tiles, colour);
    const goalCount = goalsEnd - firstGoal;
    if (tileCount < 2 || tileCount > MOST_MATCHED_TILES || goalCount > MOST_MATCHED_GOALS) continue;
    matched.push(tiles.first[colour] as number, tileCount, targets.length, goalCount);
    for (let goal = firstGoal; goal < goalsEnd; goal++) targets.push({ colour, firstGoal: goal, goalsEnd: goal + 1 });
  }
  return { targets, matched: Uint32Array.from(matched) };
}

function tilesOf(tiles: Tiles, colour: number): number {
  return (tiles.first[colour + 1] as number) - (tiles.first[colour] as number);
}

/** R(0): lanes of cells, target by target. */
function goalLayer({ cells }: Floor, goals: Goals, targets: readonly Target[]): Int32Array {
  const layer = new Int32Array(targets.length * cells);
  targets.forEach(({ firstGoal, goalsEnd }, target) => {
    for (const cell of goals.cells.subarray(firstGoal, goalsEnd)) layer[target * cells + cell] = ALL_LANES;
  });
  return layer;
}

/** R(n) from R(n - 1). */
function layerBefore(floor: Floor, tiles: Tiles, targets: readonly Target[], after: Int32Array, n: number): Int32Array {
  const { cells, stops, slides } = floor;
  const before = new Int32Array(after.length);
  const { once, twice } = lanesOfColours(after, cells, tiles.letters.length);
  DIRECTIONS.forEach((_, direction) => {
    const lanes = lanesOf(direction, n);
    if (lanes === 0) return;
    targets.forEach(({ colour }, target) => {
      const isAlone = tilesOf(tiles, colour) === 1;
      // In each run, from its end on: the lanes that a tile can stop in so far, and those whose cells can all be filled.
      let reached = 0;
      let filled = 0;
      for (let i = 0; i < cells; i++) {
        const place = direction * cells + i;
        const cell = stops[place] as number;
        const tilesAhead = place - ((slides[direction * cells + cell] as number) >>> AHEAD_BITS);
        if (tilesAhead === 0) {
          reached = 0;
          filled = lanes;
        }
        if (tilesAhead < tiles.count) {
          reached |= (after[target * cells + cell] as number) & filled;
          const own = isAlone ? (after[colour * cells + cell] as number) : 0;
          filled &= (twice[cell] as number) | ((once[cell] as number) & ~own);
        }
        before[target * cells + cell] = (before[target * cells + cell] as number) | reached;
      }
    });
  });
  return before;
}

/** For each cell the lanes of at least one colour, and of at least two. */
function lanesOfColours(layer: Int32Array, cells: number, colours: number): { once: Int32Array; twice: Int32Array } {
  const once = new Int32Array(cells);
  const twice = new Int32Array(cells);
  for (let colour = 0; colour < colours; colour++) {
    for (let cell = 0; cell < cells; cell++) {
      const own = layer[colour * cells + cell] as number;
      twice[cell] = (twice[cell] as number) | (own & (once[cell] as number));
      once[cell] = (once[cell] as number) | own;
    }
  }
  return { once, twice };
}

/** The lanes that allow this direction for the slide that is the n-th from the last. */
function lanesOf(direction: number, n: number): number {
  let lanes = 0;
  for (let lane = 0; lane < LANES; lane++) {
    if (laneAllows(lane, direction, n)) lanes |= 1 << lane;
  }
  return lanes;
}

/** A lane is the last direction in two bits and, for each one before it, a bit that chooses between the two of its axis. */
function laneAllows(lane: number, direction: number, n: number): boolean {
  const lastDirection = lane & 3;
  if (n === 1) return direction === lastDirection;
  const axis = (lastDirection >> 1) ^ ((n - 1) & 1);
  return direction >> 1 === axis && (n > LAST || (direction & 1) === ((lane >> n) & 1));
}

function isSame(a: Int32Array, b: Int32Array): boolean {
  return a.every((lanes, i) => lanes === b[i]);
}

/** The layers of each cell side by side; their number is even. */
function interleaved(layers: readonly Int32Array[]): { layers: number; lanes: Int32Array } {
  const stride = layers.length;
  const lanes = new Int32Array((layers[0] as Int32Array).length * stride);
  layers.forEach((layer, n) => {
    for (let i = 0; i < layer.length; i++) lanes[i * stride + n] = layer[i] as number;
  });
  return { layers: stride, lanes };
}
