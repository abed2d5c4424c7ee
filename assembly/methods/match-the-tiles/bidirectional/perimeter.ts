// The perimeter around the goal states: all states that lead to one with at most `depth` slides and are the result of a slide,
// made by breadth-first search backward, a layer for each slide. A layer may be left in the middle and gone on with later.
import { Nodes } from "../../../search/node-table";
import { NodeRecord } from "./node-record";

/** After so many states of a layer their average tells more than that of the layer before. */
const TELLING: u32 = 32;

export class Perimeter {
  /** Whether there is one: the goal states are listed. */
  static exists: bool = false;
  /** Nothing beyond it leads to a goal state. */
  static isComplete: bool = false;
  static depth: u32 = 0;
  /** States of the outermost whole layer that are not expanded, and states beyond it so far. */
  static unexpanded: u32 = 0;
  static nextCount: u32 = 0;
  /** Where the next of the unexpanded states is looked for, and where the first of the next layer lies. */
  static cursor: u32 = 0;
  static firstOfNext: u32 = 0;
  /** All work, and of this layer and the last the work and the states that it was for. */
  static work: u64 = 0;
  static layerWork: u64 = 0;
  static layerStates: u32 = 0;
  static lastWork: u64 = 0;
  static lastStates: u32 = 0;

  static begin(exists: bool): void {
    Perimeter.exists = exists;
    Perimeter.isComplete = false;
    Perimeter.depth = 0;
    Perimeter.unexpanded = 0;
    Perimeter.nextCount = 0;
    Perimeter.cursor = 0;
    Perimeter.firstOfNext = Nodes.NONE;
    Perimeter.work = 0;
    Perimeter.layerWork = 0;
    Perimeter.layerStates = 0;
    Perimeter.lastWork = 8;
    Perimeter.lastStates = 1;
  }

  @inline
  static add(number: u32, slides: u32, axes: u32): void {
    NodeRecord.setBackward(Nodes.fieldsAt(number), slides, axes);
    Perimeter.nextCount++;
    if (number < Perimeter.firstOfNext) Perimeter.firstOfNext = number;
  }

  /** Goes on to the next of the unexpanded states, of which there must be one, past so many nodes at the most; false where
   *  that did not suffice. */
  static seek(most: u32): bool {
    for (let left = most; left > 0; left--, Perimeter.cursor++) {
      if (NodeRecord.backwardCost(Nodes.fieldsAt(Perimeter.cursor)) == Perimeter.depth) return true;
    }
    return false;
  }

  /** Takes the state that was found. */
  static take(): u32 {
    Perimeter.unexpanded--;
    Perimeter.layerStates++;
    return Perimeter.cursor++;
  }

  static worked(work: u32): void {
    Perimeter.work += u64(work);
    Perimeter.layerWork += u64(work);
  }

  /** Makes the next layer the outermost one. */
  static closeLayer(): void {
    Perimeter.depth++;
    Perimeter.unexpanded = Perimeter.nextCount;
    Perimeter.isComplete = Perimeter.exists && Perimeter.unexpanded == 0;
    Perimeter.nextCount = 0;
    Perimeter.cursor = Perimeter.firstOfNext;
    Perimeter.firstOfNext = Nodes.NONE;
    Perimeter.lastWork = Perimeter.layerWork;
    Perimeter.lastStates = max<u32>(Perimeter.layerStates, 1);
    Perimeter.layerWork = 0;
    Perimeter.layerStates = 0;
  }

  /** The work that the rest of the layer will be, judged by what has been done of it, or else by the last one. */
  static get workLeft(): u64 {
    if (Perimeter.layerStates > TELLING)
      return (u64(Perimeter.unexpanded) * Perimeter.layerWork) / u64(Perimeter.layerStates);
    return (u64(Perimeter.unexpanded) * Perimeter.lastWork) / u64(Perimeter.lastStates);
  }
}
