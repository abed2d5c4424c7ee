// Folding Blocks as a minimum-cost exact cover: each group takes one of the shapes that it can have, so that together they
// cover every cell once, with the fewest folds. See docs/methods/exact-cover.md.
//
// Exact cover and where to branch: Knuth 2000, "Dancing links". The bound: Lagrangian relaxation, Held & Karp 1971 and Fisher
// 1981, "The Lagrangian relaxation method for solving integer programming problems". Deepening on cost: Korf 1985,
// "Depth-first iterative-deepening". That a group's shapes are products of two intervals is our own.
//
// An expansion is a frame that is branched; generated are the shapes that it is branched into; dead are those after which
// propagation leaves no cover within the limit, duplicates those that the transposition table answers. Stored is what that
// table keeps; the frontier are the shapes that are still to be tried. Depth is counted in shapes, not folds.
import { Region, Regions } from "../../../memory/regions";
import { Growth } from "../../../search/growth";
import { Run, Status } from "../../../search/run";
import { Method } from "../../method";
import { Arena } from "./arena";
import { LimitSchedule } from "./limit-schedule";
import { SHAPE_BYTES, Shape } from "./problem";
import { Search } from "./search";
import { Shapes } from "./shapes";
import { TranspositionTable } from "./transposition-table";
import { WholeProblem } from "./whole-problem";

/** Directions of folds, as in the moves of the puzzle; the opposite one is the next. */
const UP: u32 = 0;
const LEFT: u32 = 2;

@final
export class ExactCover implements Method {
  rows: u32;
  columns: u32;
  groups: u32;
  without: u32;
  board: u32;

  begin(): i32 {
    Run.begin();
    Arena.used = 0;
    Search.without = this.without;
    const board = Regions.start(Region.LEVEL) + <usize>this.board;
    if (!Shapes.make(board, i32(this.rows), i32(this.columns), i32(this.groups))) return Status.MEMORY_LIMIT;
    return LimitSchedule.begin();
  }

  run(budget: i32): i32 {
    for (let i = 0; i < budget && !Growth.isWanted; i++) {
      const status = LimitSchedule.step();
      Run.stored = max(Run.stored, u64(TranspositionTable.count));
      if (status != Status.RUNNING) return status;
      if (Run.lowerBound >= Run.best) return Status.SOLVED;
    }
    return Status.RUNNING;
  }

  beginTable(): bool {
    return TranspositionTable.beginGrowth();
  }

  layTable(most: u32): bool {
    return TranspositionTable.lay(most);
  }

  writeMoves(): i32 {
    let at = Regions.start(Region.STACK);
    const begin = at;
    for (let g = 0; g < WholeProblem.groupCount; g++) {
      const shape = changetype<Shape>(LimitSchedule.solution + <usize>g * SHAPE_BYTES);
      const group = WholeProblem.group(g);
      at = writeFolds(at, u32(g) << 2, UP, u32(shape.top), u32(shape.rowFolds), group.row);
      at = writeFolds(at, u32(g) << 2, LEFT, u32(shape.left), u32(shape.columnFolds), group.column);
    }
    return i32((at - begin) >> 2);
  }
}

/** Writes the folds along one axis: each one doubles the half that has the start in it, so the last one is found first. */
function writeFolds(at: usize, move: u32, direction: u32, from: u32, folds: u32, start: u32): usize {
  let first = from;
  for (let n = i32(folds) - 1; n >= 0; n--) {
    const half = u32(1) << n;
    const isAfter = start >= first + half;
    // Grown to the lower side the half with the start is the second one.
    store<u32>(at + ((<usize>n) << 2), move | direction | (isAfter ? 0 : 1));
    if (isAfter) first += half;
  }
  return at + ((<usize>folds) << 2);
}
