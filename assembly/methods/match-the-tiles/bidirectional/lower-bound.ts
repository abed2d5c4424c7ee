// The heuristic h: a lower bound on the slides from a state to a goal state, given the axis of the next slide.
//
// The lanes of src/puzzles/match-the-tiles/lane-table.ts name the last directions of a solution. Slides alternate, so the axis
// of the next one and the number n of slides say along which axis the last one is: half of the lanes. And lanes are for
// exactly n slides: where fewer than `least` are ruled out otherwise, the first n from `least` on that leaves a lane is
// a bound, however many lanes smaller numbers have. So h is consistent too: never less than its parent's by more than 1.
import { Lanes } from "../../../puzzles/match-the-tiles/lanes";
import { Board } from "./board";

const MOST_TILES: usize = 64;
/** The lanes whose last direction is up or down. */
const LAST_VERTICAL: u32 = 0x33333333;

export class LowerBound {
  static readonly BYTES: u32 = u32(MOST_TILES) + Lanes.BYTES;
  static readonly NEVER: u32 = 0xffffffff;

  static scratch: usize = 0;
  /** 0 where there is no bound. */
  static layers: u32 = 0;
  /** Beyond the layers the last two are repeated; else everything is possible there. */
  static repeats: bool = false;
  static tileColours: usize = 0;
  static matched: usize = 0;
  static matchedColours: u32 = 0;

  /** The least number of slides that is possible, from `least` on. `axes` are those of the next slide, as bits. */
  static from(least: u32, state: usize, axes: u32): u32 {
    const layers = LowerBound.layers;
    if (layers == 0) return least;
    const tiles = <usize>Board.tiles;
    const cells = LowerBound.scratch;
    Board.unpack(state, cells);
    for (let tile: usize = 0; tile < tiles; tile++) {
      Lanes.place(tile, load<u8>(LowerBound.tileColours + tile), load<u8>(cells + tile));
    }
    const end = max(layers, least) + 2;
    for (let n = least; n < end; n++) {
      if (n >= layers - 1 && !LowerBound.repeats) return n;
      const layer = n < layers ? n : layers - 2 + (n & 1);
      let lanes = LowerBound.lanesFor(n, axes);
      const lastTile = Lanes.layersOfTiles + (tiles << 2);
      for (let tile = Lanes.layersOfTiles; tile < lastTile && lanes != 0; tile += 4) {
        lanes &= load<u32>(<usize>load<u32>(tile) + ((<usize>layer) << 2));
      }
      if (lanes != 0 && LowerBound.matchedLanes(layer, lanes) != 0) return n;
    }
    return LowerBound.NEVER;
  }

  /** The lanes of n slides of which the first is along one of the axes. */
  @inline
  private static lanesFor(n: u32, axes: u32): u32 {
    if (axes == 3) return 0xffffffff;
    const isLastVertical = (axes == 1) == ((n & 1) == 1);
    return isLastVertical ? LAST_VERTICAL : ~LAST_VERTICAL;
  }

  /** Those of the lanes in which the tiles of each matched colour have different goals. */
  @inline
  private static matchedLanes(n: u32, shared: u32): u32 {
    let lanes = shared;
    let matched = LowerBound.matched;
    for (let left = LowerBound.matchedColours; left != 0 && lanes != 0; left--, matched += 16) {
      const at = LowerBound.scratch + <usize>load<u32>(matched);
      lanes = Lanes.matched(at, load<u32>(matched, 4), load<u32>(matched, 8), load<u32>(matched, 12), n, lanes);
    }
    return lanes;
  }
}
