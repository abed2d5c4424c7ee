// Match the Tiles: packed states, slides and estimates, as a struct over the level's image. The image is made by
// src/puzzles/match-the-tiles/packed.ts, and the twin is game.ts there.
//
// All four slides of a parent are worked out together, tile by tile. A tile stops as many cells before the end of its
// run as there are tiles ahead of it: the bits that the mask of all tiles shares with the mask of the cells ahead. Up to
// 64 floor cells one 64-bit mask holds the whole floor, numbered along rows and, in a second one, along columns; larger
// floors have a mask for each line. Slides along rows keep the reading order, so only those along columns may have to
// sort the tiles of a colour anew.
import { Edge, Estimate, Game } from "../../search/game";
import { Assignment } from "./assignment";
import { Goals } from "./goals";
import { Lanes } from "./lanes";

/** The heuristics, numbered as src/puzzles/match-the-tiles/heuristics.ts lists them. */
const SIMPLE: u32 = 1;
const FAST: u32 = 2;
const COMPLEX: u32 = 3;
const SLIDES: u32 = 4;

const UP: usize = 0;
const DOWN: usize = 1;
const LEFT: usize = 2;
const RIGHT: usize = 3;

/** Up to so many cells one mask holds all tiles. */
const FLOOR_MASK_BITS: u32 = 64;
const MOST_TILES: usize = 64;
/** Two bytes for each of 16 rows and 16 columns. */
const LINES_BYTES: usize = 64;
/** Scratch: the tiles' cells, where they land upwards and downwards, the masks of the lines, what estimates need. */
const LANDED: usize = MOST_TILES;
const LINES: usize = 3 * MOST_TILES;
const ESTIMATES: usize = LINES + LINES_BYTES;

@final
export class MatchTheTiles implements Game {
  wordCount: u32;
  tiles: u32;
  colours: u32;
  bits: u32;
  perWord: u32;
  cells: u32;
  heuristic: u32;
  goals: u32;
  layers: u32;
  matchedColours: u32;
  /** Offsets of the tables. */
  root: u32;
  rows: u32;
  columns: u32;
  /** For each direction and cell: the mask of the cells ahead in its line, and where its run begins in `stops`. */
  slides: u32;
  stops: u32;
  /** Up to 64 cells: the place of each cell in the order of columns, and for each direction and cell the cells ahead. */
  columnPlaces: u32;
  aheads: u32;
  tileColours: u32;
  firstTiles: u32;
  goalColours: u32;
  firstGoals: u32;
  byColour: u32;
  byGoal: u32;
  lanes: u32;
  matched: u32;

  static scratch: usize = 0;

  @inline
  words(): i32 {
    return i32(this.wordCount);
  }

  mostSuccessors(): i32 {
    return 4;
  }

  denseStates(): u32 {
    return 0;
  }

  scratchBytes(): u32 {
    return u32(ESTIMATES) + max(Assignment.bytes(this.tiles, this.goals), Lanes.BYTES);
  }

  begin(scratch: usize): void {
    MatchTheTiles.scratch = scratch;
    Assignment.begin(scratch + ESTIMATES, this.table(this.byGoal), this.cells, this.tiles, this.goals);
    Lanes.begin(scratch + ESTIMATES, this.table(this.lanes), this.cells, this.layers);
  }

  writeRoot(state: usize): void {
    memory.copy(state, this.table(this.root), (<usize>this.wordCount) << 2);
  }

  isDead(_state: usize): bool {
    return false;
  }

  isSolved(state: usize): bool {
    const goalColours = this.table(this.goalColours);
    const tileColours = this.table(this.tileColours);
    return Goals.allReached(state, goalColours, tileColours, this.tiles, this.bits, this.perWord);
  }

  @inline
  expand(state: usize, out: usize): i32 {
    const moved = this.cells <= FLOOR_MASK_BITS ? this.slide<u64>(state, out) : this.slide<u16>(state, out);
    if (this.colours < this.tiles) this.sortColumnSlides(out);
    return this.keepMoved(moved, out);
  }

  @inline
  private table(offset: u32): usize {
    return changetype<usize>(this) + <usize>offset;
  }

  /** Writes the states after the four slides side by side, and returns a byte for each direction that is not 0 where a
   *  tile moves. Mask is u64 where one mask holds the whole floor, u16 where each line has its own. */
  private slide<Mask>(state: usize, out: usize): u32 {
    const at = MatchTheTiles.scratch;
    const bits = this.bits;
    const perWord = this.perWord;
    const tiles = this.tiles;
    const cellMask: u32 = (1 << bits) - 1;
    const rows = this.table(this.rows);
    const columns = this.table(this.columns);
    const columnPlaces = this.table(this.columnPlaces);
    let inRow: u64 = 0;
    let inColumn: u64 = 0;
    if (sizeof<Mask>() != sizeof<u64>()) memory.fill(at + LINES, 0, LINES_BYTES);
    let tile: u32 = 0;
    for (let word = state; tile < tiles; word += 4) {
      const end = min(tile + perWord, tiles);
      for (let rest = load<u32>(word); tile < end; tile++, rest >>= bits) {
        const cell = <usize>(rest & cellMask);
        store<u8>(at + <usize>tile, cell);
        if (sizeof<Mask>() == sizeof<u64>()) {
          inRow |= (<u64>1) << u64(cell);
          inColumn |= (<u64>1) << u64(load<u8>(columnPlaces + cell));
        } else {
          const row = load<u8>(rows + cell);
          const column = load<u8>(columns + cell);
          MatchTheTiles.addToLine(row, column & 15);
          MatchTheTiles.addToLine(column, row);
        }
      }
    }
    const slides = this.table(this.slides);
    const stops = this.table(this.stops);
    const aheads = this.table(this.aheads);
    const cells = <usize>this.cells;
    const stride = (<usize>this.wordCount + 1) << 2;
    let moved: u32 = 0;
    tile = 0;
    for (let word = out; tile < tiles; word += 4) {
      const end = min(tile + perWord, tiles);
      let up: u32 = 0;
      let down: u32 = 0;
      let left: u32 = 0;
      let right: u32 = 0;
      for (let shift: u32 = 0; tile < end; tile++, shift += bits) {
        const cell = <usize>load<u8>(at + <usize>tile);
        if (sizeof<Mask>() != sizeof<u64>()) {
          inRow = u64(load<u16>(at + ((<usize>load<u8>(rows + cell)) << 1), LINES));
          inColumn = u64(load<u16>(at + ((<usize>load<u8>(columns + cell)) << 1), LINES));
        }
        const upTo = MatchTheTiles.stop<Mask>(UP * cells + cell, slides, stops, aheads, inColumn);
        const downTo = MatchTheTiles.stop<Mask>(DOWN * cells + cell, slides, stops, aheads, inColumn);
        const leftTo = MatchTheTiles.stop<Mask>(LEFT * cells + cell, slides, stops, aheads, inRow);
        const rightTo = MatchTheTiles.stop<Mask>(RIGHT * cells + cell, slides, stops, aheads, inRow);
        store<u8>(at + <usize>tile, upTo, LANDED);
        store<u8>(at + <usize>tile, downTo, LANDED + MOST_TILES);
        up |= upTo << shift;
        down |= downTo << shift;
        left |= leftTo << shift;
        right |= rightTo << shift;
        const from = u32(cell);
        moved |= (upTo ^ from) | ((downTo ^ from) << 8) | ((leftTo ^ from) << 16) | ((rightTo ^ from) << 24);
      }
      store<u32>(word, up);
      store<u32>(word + stride, down);
      store<u32>(word + 2 * stride, left);
      store<u32>(word + 3 * stride, right);
    }
    return moved;
  }

  @inline
  private static addToLine(line: u32, bit: u32): void {
    const mask = MatchTheTiles.scratch + ((<usize>line) << 1);
    store<u16>(mask, u32(load<u16>(mask, LINES)) | (1 << bit), LINES);
  }

  /** Where a tile stops: `slide` numbers its direction and cell, `mask` has the tiles among which some are ahead. */
  @inline
  private static stop<Mask>(slide: usize, slides: usize, stops: usize, aheads: usize, mask: u64): u32 {
    const ahead =
      sizeof<Mask>() == sizeof<u64>() ? load<u64>(aheads + (slide << 3)) : u64(load<u16>(slides + (slide << 2)));
    const runBegin = <usize>load<u16>(slides + (slide << 2), 2);
    return load<u8>(stops + runBegin + <usize>popcnt<u64>(mask & ahead));
  }

  /** Writes the states after sliding up and down anew, with the tiles of each colour in reading order. */
  private sortColumnSlides(out: usize): void {
    const landed = MatchTheTiles.scratch + LANDED;
    this.sortColours(landed);
    this.pack(landed, out);
    this.sortColours(landed + MOST_TILES);
    this.pack(landed + MOST_TILES, out + ((<usize>this.wordCount + 1) << 2));
  }

  private sortColours(landed: usize): void {
    const firstTiles = this.table(this.firstTiles);
    for (let colour: usize = 0; colour < <usize>this.colours; colour++) {
      const first = landed + <usize>load<u8>(firstTiles + colour);
      const end = landed + <usize>load<u8>(firstTiles + colour, 1);
      for (let next = first + 1; next < end; next++) {
        const stop = load<u8>(next);
        let place = next;
        for (; place > first && load<u8>(place - 1) > stop; place--) store<u8>(place, load<u8>(place - 1));
        store<u8>(place, stop);
      }
    }
  }

  private pack(landed: usize, out: usize): void {
    let tile: u32 = 0;
    for (let word = out; tile < this.tiles; word += 4) {
      const end = min(tile + this.perWord, this.tiles);
      let packed: u32 = 0;
      for (let shift: u32 = 0; tile < end; tile++, shift += this.bits) {
        packed |= u32(load<u8>(landed + <usize>tile)) << shift;
      }
      store<u32>(word, packed);
    }
  }

  /** Moves the states of the directions in which something moves together, with their edges. */
  @inline
  private keepMoved(moved: u32, out: usize): i32 {
    const bytes = (<usize>this.wordCount) << 2;
    let from = out;
    let to = out;
    let kept = 0;
    for (let direction = 0; direction < 4; direction++, from += bytes + 4) {
      if (((moved >> (u32(direction) << 3)) & 0xff) == 0) continue;
      if (from != to) {
        for (let i: usize = 0; i < bytes; i += 4) store<u32>(to + i, load<u32>(from + i));
      }
      store<u32>(to + bytes, Edge.of(direction, 1, false));
      to += bytes + 4;
      kept++;
    }
    return kept;
  }

  estimate(state: usize, _move: i32): u32 {
    this.takeApart(state);
    if (this.heuristic == SIMPLE) return this.pairsApart();
    if (this.heuristic == FAST) return this.leastSums();
    if (this.heuristic == COMPLEX) return this.worstTile();
    if (this.heuristic == SLIDES) return this.sharedSlides();
    return 0;
  }

  private takeApart(state: usize): void {
    const mask: u32 = (1 << this.bits) - 1;
    let tile: u32 = 0;
    for (let word = state; tile < this.tiles; word += 4) {
      const end = min(tile + this.perWord, this.tiles);
      for (let rest = load<u32>(word); tile < end; tile++, rest >>= this.bits) {
        store<u8>(MatchTheTiles.scratch + <usize>tile, rest & mask);
      }
    }
  }

  /** What the heuristic's table by colours says of a tile. */
  @inline
  private valueOf(tile: usize): u32 {
    const colour = <usize>load<u8>(this.table(this.tileColours) + tile);
    const cell = <usize>load<u8>(MatchTheTiles.scratch + tile);
    return load<u8>(this.table(this.byColour) + colour * <usize>this.cells + cell);
  }

  /** simple */
  private pairsApart(): u32 {
    let sum: u32 = 0;
    for (let tile: usize = 0; tile < <usize>this.tiles; tile++) sum += this.valueOf(tile);
    return sum;
  }

  /** fast */
  private leastSums(): u32 {
    const firstTiles = this.table(this.firstTiles);
    const firstGoals = this.table(this.firstGoals);
    let sum: u32 = 0;
    for (let colour: usize = 0; colour < <usize>this.colours; colour++) {
      const first = load<u8>(firstTiles + colour);
      const count = u32(load<u8>(firstTiles + colour, 1)) - u32(first);
      const goal = load<u16>(firstGoals + (colour << 1));
      const goals = u32(load<u16>(firstGoals + (colour << 1), 2)) - u32(goal);
      const at = MatchTheTiles.scratch + <usize>first;
      sum += count == 1 ? this.valueOf(<usize>first) : Assignment.leastSum(at, count, goal, goals);
    }
    return sum;
  }

  /** complex */
  private worstTile(): u32 {
    const firstTiles = this.table(this.firstTiles);
    const firstGoals = this.table(this.firstGoals);
    let worst: u32 = 0;
    for (let tile: usize = 0; tile < <usize>this.tiles; tile++) worst = max(worst, this.valueOf(tile));
    for (let colour: usize = 0; colour < <usize>this.colours; colour++) {
      const first = load<u8>(firstTiles + colour);
      const count = u32(load<u8>(firstTiles + colour, 1)) - u32(first);
      if (count == 1) continue;
      const goal = load<u16>(firstGoals + (colour << 1));
      const goals = u32(load<u16>(firstGoals + (colour << 1), 2)) - u32(goal);
      while (!Assignment.isWithin(worst, MatchTheTiles.scratch + <usize>first, count, goal, goals)) worst++;
    }
    return worst;
  }

  /** slides: n by n, the lanes that all tiles share. Two layers are looked at together. */
  private sharedSlides(): u32 {
    const at = MatchTheTiles.scratch;
    const tiles = <usize>this.tiles;
    const tileColours = this.table(this.tileColours);
    for (let tile: usize = 0; tile < tiles; tile++) {
      Lanes.place(tile, load<u8>(tileColours + tile), load<u8>(at + tile));
    }
    for (let n: u32 = 0; n < this.layers; n += 2) {
      const shared = Lanes.shared(tiles, n);
      if (shared == 0) continue;
      if (this.matchedLanes(n, u32(shared)) != 0) return n;
      if (this.matchedLanes(n + 1, u32(shared >> 32)) != 0) return n + 1;
    }
    return Estimate.NEVER;
  }

  /** Those of the lanes in which the tiles of each matched colour have different goals. */
  @inline
  private matchedLanes(n: u32, shared: u32): u32 {
    let lanes = shared;
    let matched = this.table(this.matched);
    for (let left = this.matchedColours; left != 0 && lanes != 0; left--, matched += 16) {
      const at = MatchTheTiles.scratch + <usize>load<u32>(matched);
      lanes = Lanes.matched(at, load<u32>(matched, 4), load<u32>(matched, 8), load<u32>(matched, 12), n, lanes);
    }
    return lanes;
  }
}
