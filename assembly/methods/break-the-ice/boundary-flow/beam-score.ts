// The score by which the beam keeps states, an inadmissible estimate of our own: what it still takes to bring each colour
// into a line, counted in columns and rows as if no other block were there, and what makes that hard. The less, the better.
//
// A colour of four or five blocks has to burst as a whole, and for that some of them must fall: no move lifts a block that
// has nothing above it. So such colours count more, and less while their blocks are above the ground; and there should be as
// many blocks above the ground, of whatever colour, as there are such colours. Where there is none, nothing falls any more.
import { BreakTheIce } from "../../../puzzles/break-the-ice";
import { NEVER } from "./flow";

/** Of each colour: how many blocks, their columns, their heights by rising number, and room to sort. */
const COLOUR_BYTES: usize = 64;
const COLUMNS: usize = 16;
const HEIGHTS: usize = 32;
const SORTED: usize = 48;
/** Of a colour with more blocks the rest is ignored. */
const MOST: u32 = 15;
const MOST_COLUMNS: u32 = 16;

/** What counts how much: the bound, three blocks that burst together, a colour that does not come out in threes, a block of
 *  such a colour above the ground, and each block that is missing there. Measured, see docs/methods/boundary-flow.md. */
const BOUND: u32 = 8;
const THREE: u32 = 20;
const AWKWARD: u32 = 60;
const RAISED: u32 = 4;
const MISSING: u32 = 40;
/** All raised blocks together do not count for more. */
const LEAST: u32 = RAISED * 16 * MOST;

export const BEAM_SCORE_BYTES: u32 = 16 * 64;

export class BeamScore {
  static colours: usize = 0;
  /** Blocks above the ground. */
  static allRaised: u32 = 0;

  static begin(scratch: usize): void {
    BeamScore.colours = scratch;
  }

  /** NEVER where some colour can no longer burst as a whole, for all blocks lie on the ground. */
  static of(game: BreakTheIce, state: usize, bound: u32): u32 {
    BeamScore.read(game, state);
    let sum = LEAST + BOUND * bound;
    let awkward: u32 = 0;
    for (let colour: usize = 1; colour < 16; colour++) {
      const at = BeamScore.colours + colour * COLOUR_BYTES;
      const blocks = load<u32>(at);
      if (blocks == 0) continue;
      sum += THREE * (blocks / 3) + BeamScore.stepsOf(at, blocks);
      if (blocks % 3 == 0) continue;
      sum += AWKWARD - RAISED * BeamScore.raised(at, blocks);
      awkward++;
    }
    if (awkward <= BeamScore.allRaised) return sum;
    return BeamScore.allRaised == 0 ? NEVER : sum + MISSING * (awkward - BeamScore.allRaised);
  }

  private static read(game: BreakTheIce, state: usize): void {
    for (let colour: usize = 1; colour < 16; colour++) store<u32>(BeamScore.colours + colour * COLOUR_BYTES, 0);
    BeamScore.allRaised = 0;
    for (let column: u32 = 0; column < game.columns; column++) {
      let height: u32 = 0;
      for (let cells = game.column(state, column); cells != 0; cells >>= 4, height++) {
        const colour = <usize>(cells & 15);
        const at = BeamScore.colours + colour * COLOUR_BYTES;
        const blocks = load<u32>(at);
        if (colour == 0 || blocks == MOST) continue;
        BeamScore.allRaised += u32(height != 0);
        store<u32>(at, blocks + 1);
        store<u8>(at + <usize>blocks, <u8>column, COLUMNS);
        BeamScore.insert(at + HEIGHTS, blocks, height);
      }
    }
  }

  @inline
  private static insert(list: usize, length: u32, value: u32): void {
    let at = list + <usize>length;
    for (; at > list && <u32>load<u8>(at - 1) > value; at--) store<u8>(at, load<u8>(at - 1));
    store<u8>(at, <u8>value);
  }

  private static raised(at: usize, blocks: u32): u32 {
    let raised: u32 = 0;
    for (let i: u32 = 0; i < blocks; i++) raised += u32(load<u8>(at + <usize>i, HEIGHTS) != 0);
    return raised;
  }

  /** Of six blocks and more, three can burst before the others: those count that are nearest to each other. */
  private static stepsOf(at: usize, blocks: u32): u32 {
    if (blocks < 6) return BeamScore.stepsToLine(at, 0, blocks);
    let least: u32 = 0xffff;
    for (let first: u32 = 0; first + 3 <= blocks; first++) least = min(least, BeamScore.stepsToLine(at, first, 3));
    return least;
  }

  /** To a line that lies or one that stands, whichever is nearer. */
  private static stepsToLine(at: usize, first: u32, blocks: u32): u32 {
    const columns = at + COLUMNS + <usize>first;
    const heights = at + HEIGHTS + <usize>first;
    const sorted = at + SORTED;
    const lying = BeamScore.stepsInARow(columns, blocks, sorted) + BeamScore.stepsTogether(heights, blocks);
    const standing = BeamScore.stepsTogether(columns, blocks) + BeamScore.stepsInARow(heights, blocks, sorted);
    return min(lying, standing);
  }

  /** Until all sorted numbers are the same. */
  private static stepsTogether(list: usize, length: u32): u32 {
    let steps: u32 = 0;
    for (let i: u32 = 0, j = length - 1; i < j; i++, j--) {
      steps += <u32>load<u8>(list + <usize>j) - <u32>load<u8>(list + <usize>i);
    }
    return steps;
  }

  /** Until each sorted number is one more than the number before it. */
  private static stepsInARow(list: usize, length: u32, sorted: usize): u32 {
    for (let i: u32 = 0; i < length; i++) {
      BeamScore.insert(sorted, i, <u32>load<u8>(list + <usize>i) + MOST_COLUMNS - i);
    }
    return BeamScore.stepsTogether(sorted, length);
  }
}
