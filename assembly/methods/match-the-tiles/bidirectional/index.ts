// Match the Tiles by bidirectional search: A* forward from the start, and a perimeter around the goal states that grows beside
// it backward, breadth-first (perimeter search: Dillenburg & Nelson 1994, "Perimeter search"; Manzini 1995, "BIDA*: an improved
// perimeter search algorithm"; with A* as the forward search: Kaindl & Kainz 1997, "Bidirectional heuristic search
// reconsidered"). The predecessors and the lower bound are our own.
//
// ONE AXIS IS ENOUGH: redundant move sequences are pruned (as in Taylor & Korf 1993, "Pruning duplicate nodes in depth-first
// search"). Of two slides along one axis in a row the second leaves every tile where it would alone: each keeps
// its run, its order in it and the number of tiles ahead. So a shortest solution alternates. Let a state S be reached with
// d slides, the last of them along rows from a state P. Whatever a slide along rows makes of S it makes of P as well, so
// it is known with d slides at the most, and S has to be slid along columns only. That S may be reached along columns too,
// with as many slides or more, changes nothing: a solution that goes on from there along rows is no shorter than one by P.
// If S is reached with fewer slides later, it is reopened across that path. Backward it is the same: let S lead to a goal
// state with d slides, the first of them along rows to Q. What leads to S along rows leads to Q along rows.
//
// The step forward is in forward.ts, the step backward in backward.ts; both work on the states of meeting.ts. The perimeter grows
// layer by layer while that is little work beside the forward search.
// When all patterns are known (patterns.ts), another search takes over, which follows them: frontiers.ts.
//
// An expansion is a state whose slides, or whose predecessors, are made; generated are the states that these are. Duplicates
// are those that were known from the same end, dead those from which the lower bound sees no path to a goal state.
import { Region, Regions } from "../../../memory/regions";
import { Growth } from "../../../search/growth";
import { Incumbent } from "../../../search/incumbent";
import { Nodes } from "../../../search/node-table";
import { Run, Status, UNLIMITED } from "../../../search/run";
import { Method } from "../../method";
import { Backward } from "./backward";
import { Batch } from "./batch";
import { Board } from "./board";
import { Coloured } from "./coloured";
import { Forward } from "./forward";
import { Frontiers } from "./frontiers";
import { LaneLayers } from "./lane-layers";
import { LowerBound } from "./lower-bound";
import { Meeting } from "./meeting";
import { NodeRecord } from "./node-record";
import { Patterns } from "./patterns";
import { Perimeter } from "./perimeter";
import { Predecessors } from "./predecessors";
import { Slides } from "./slides";
import { Solution } from "./solution";

const MOST_TILES: u32 = 64;
/** So many bytes of a layer take as long to make as an expansion. */
const BYTES_A_STEP: u32 = 64;
/** The perimeter gets this share of the work, in percent of that of the forward search, and so much to begin with. */
const PERIMETER_SHARE: u64 = 50;
const PERIMETER_START: u64 = 500;
/** Patterns are looked for with as much work as the forward search; one of so many tiles is as much work as a state. Of more
 *  tiles there are more patterns too, and they are less likely to be all known in time. */
const TILES_A_STATE: u64 = 16;

@final
export class Bidirectional implements Method {
  words: u32;
  tiles: u32;
  colours: u32;
  bits: u32;
  perWord: u32;
  cells: u32;
  alternates: u32;
  usesPatterns: u32;
  hasGoalStates: u32;
  goalStateCount: u32;
  targets: u32;
  /** Offsets of the tables. */
  root: u32;
  goalStates: u32;
  records: u32;
  cellsByPlace: u32;
  placesByCell: u32;
  supports: u32;
  tileColours: u32;
  firstTiles: u32;
  goalColours: u32;
  colourTargets: u32;
  firstGoals: u32;
  goalCells: u32;

  /** The search of frontiers.ts has taken over. */
  static follows: bool = false;

  begin(): i32 {
    Run.begin();
    Bidirectional.follows = false;
    const scratchBytes =
      Slides.BYTES +
      Predecessors.BYTES +
      MOST_TILES +
      LowerBound.BYTES +
      LaneLayers.BYTES +
      Patterns.BYTES +
      Coloured.BYTES;
    if (!Regions.resize(Region.SCRATCH, u64(scratchBytes))) return Status.MEMORY_LIMIT;
    this.open(Regions.start(Region.SCRATCH));
    if (!Batch.begin(this.words) || !Nodes.begin(this.words, NodeRecord.BYTES, 0, false)) return Status.MEMORY_LIMIT;
    Perimeter.begin(this.hasGoalStates != 0);
    if (!Forward.begin(this.table(this.root))) return Status.MEMORY_LIMIT;
    if (Forward.isSolved(Forward.start)) return Status.SOLVED;
    if (!this.keepGoalStates()) return Status.MEMORY_LIMIT;
    return this.hasGoalStates != 0 && this.goalStateCount == 0 ? Run.ranDry() : Status.RUNNING;
  }

  private open(scratch: usize): void {
    Board.words = this.words;
    Board.tiles = this.tiles;
    Board.colours = this.colours;
    Board.bits = this.bits;
    Board.perWord = this.perWord;
    Board.cells = this.cells;
    Board.records = this.table(this.records);
    Board.cellsByPlace = this.table(this.cellsByPlace);
    Board.placesByCell = this.table(this.placesByCell);
    Board.supports = this.table(this.supports);
    Board.firstTiles = this.table(this.firstTiles);
    Forward.alternates = this.alternates != 0;
    Forward.goalColours = this.table(this.goalColours);
    Forward.tileColours = this.table(this.tileColours);
    LaneLayers.targets = this.targets;
    LaneLayers.colours = this.table(this.colourTargets);
    LaneLayers.firstGoals = this.table(this.firstGoals);
    LaneLayers.goalCells = this.table(this.goalCells);
    Slides.scratch = scratch;
    Predecessors.scratch = scratch + <usize>Slides.BYTES;
    LowerBound.scratch = Predecessors.scratch + <usize>(Predecessors.BYTES + MOST_TILES);
    const lanes = LowerBound.scratch + <usize>LowerBound.BYTES;
    LaneLayers.begin(lanes);
    Patterns.scratch = lanes + <usize>LaneLayers.BYTES;
    Coloured.scratch = Patterns.scratch + <usize>Patterns.BYTES;
    Patterns.forget();
    Backward.begin();
  }

  private keepGoalStates(): bool {
    const stride = (<usize>this.words + 1) << 2;
    let state = this.table(this.goalStates);
    for (let i: u32 = 0; i < this.goalStateCount; i++, state += stride) {
      const hash = Nodes.hash(state);
      Nodes.find(state, hash);
      const number = Meeting.keep(state, hash);
      if (number == Nodes.NONE) return false;
      Perimeter.add(number, 0, load<u32>(state + stride - 4));
    }
    Perimeter.closeLayer();
    Perimeter.depth = 0;
    return true;
  }

  run(budget: i32): i32 {
    let left = budget;
    while (left > 0 && !Growth.isWanted) {
      if (Forward.startBound != 0) {
        const status = Forward.boundStart();
        if (status != Status.RUNNING) return status;
        left -= max(1, i32(LaneLayers.bytes / BYTES_A_STEP));
        continue;
      }
      if (Run.lowerBound >= Run.best) return Status.SOLVED;
      if (Run.lowerBound > Run.maxCost) {
        Run.cut = true;
        return Run.ranDry();
      }
      const before = Run.expanded;
      const room = u32(min<u64>(Run.maxExpanded - before, u64(UNLIMITED)));
      let status = Status.RUNNING;
      /** As much work as so many expansions. */
      let took: u32 = 0;
      if (Bidirectional.follows) {
        status = Frontiers.step(room);
      } else if (this.isPatternsTurn()) {
        took = Patterns.grow();
        if (Patterns.areAllKnown) status = this.followPatterns();
      } else if (this.isPerimetersTurn()) {
        const work = Backward.step(room);
        took = work >> 1;
        status = work == 0 && room == 0 && Perimeter.unexpanded != 0 ? Status.NODE_LIMIT : Backward.takeIn(work);
      } else status = Forward.step(room);
      if (status != Status.RUNNING) return status;
      left -= max(1, max(i32(took), i32(Run.expanded - before)));
    }
    return Status.RUNNING;
  }

  @inline
  private isPerimetersTurn(): bool {
    // The start need not be the result of a slide, so the perimeter says nothing of it: it goes first.
    if (!Perimeter.exists || Perimeter.isComplete || Run.expanded == 0) return false;
    return Perimeter.work + Perimeter.workLeft <= (Forward.work * PERIMETER_SHARE) / 100 + PERIMETER_START;
  }

  @inline
  private isPatternsTurn(): bool {
    if (this.usesPatterns == 0 || !Perimeter.exists || Perimeter.isComplete || Run.expanded == 0) return false;
    if (Patterns.count == 0) return Patterns.begin(Forward.start);
    return Patterns.isGrowing && u64(Patterns.slid) * u64(this.tiles) <= Forward.work * TILES_A_STATE;
  }

  /** Lets the other search take over, which finds everything anew. The moves of the best solution are kept. */
  private followPatterns(): i32 {
    if (Run.best != UNLIMITED && !this.keepMoves()) return Status.MEMORY_LIMIT;
    Bidirectional.follows = true;
    Frontiers.bothAxes = !Forward.alternates;
    Run.cut = false;
    const stride = (<usize>this.words + 1) << 2;
    const start = this.table(this.root);
    if (!Frontiers.begin(start, this.table(this.goalStates), this.goalStateCount, stride)) return Status.MEMORY_LIMIT;
    return Frontiers.openLayer();
  }

  /** Keeps the moves of the best solution in the place of the layers of the bound, which nothing will ask for any more. Not above the
   *  states: they grow best where nothing is. */
  private keepMoves(): bool {
    const bytes = u64(Run.best) << 2;
    if (this.writePath() < 0 || !Regions.ensure(Region.TRACE, bytes)) return false;
    memory.copy(Incumbent.moves, Regions.start(Region.STACK), <usize>bytes);
    Incumbent.giveBackRoom();
    return true;
  }

  @inline
  private table(offset: u32): usize {
    return changetype<usize>(this) + <usize>offset;
  }

  beginTable(): bool {
    return Nodes.beginGrowth();
  }

  layTable(most: u32): bool {
    return Nodes.lay(most);
  }

  writeMoves(): i32 {
    const count = this.writePath();
    Incumbent.giveBackRoom();
    return count;
  }

  private writePath(): i32 {
    const start = this.table(this.root);
    if (!Bidirectional.follows) return Solution.throughPerimeter(start, Meeting.node);
    if (!Frontiers.haveMet) return Incumbent.writeMoves();
    return Solution.throughFrontiers(start, Frontiers.forwardNode, Frontiers.backwardNode);
  }
}
