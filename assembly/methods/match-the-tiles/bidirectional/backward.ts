// The step backward: the predecessors of the next states of the perimeter, listed into the batch and taken in from there.
import { Hash } from "../../../memory/hash";
import { Nodes } from "../../../search/node-table";
import { Run, Status } from "../../../search/run";
import { Batch } from "./batch";
import { Board } from "./board";
import { Meeting } from "./meeting";
import { NodeRecord } from "./node-record";
import { Perimeter } from "./perimeter";
import { Predecessors } from "./predecessors";

/** How many tried places are as much work as one state that is looked up. */
const STEPS_A_LOOKUP: u32 = 4;
/** What is tried for the perimeter before it is checked whether that still pays. */
const STEPS_A_TURN: u32 = 512;
/** How many nodes may be passed on the way to a state of the perimeter before others have their turn, and as how much work. */
const PASSED_A_TURN: u32 = 8192;
const PASSING: u32 = 128;
/** States whose predecessors are listed together. */
const MOST_PARENTS: u32 = 32;

export class Backward {
  static begin(): void {
    Predecessors.finish();
  }

  /** No state of the perimeter is left in the middle of its predecessors. */
  @inline
  static get isBetweenStates(): bool {
    return Predecessors.done;
  }

  /** Lists predecessors of the outermost layer of the perimeter, for at most so many more of its states, and returns how much
   *  work that was. */
  static step(most: u32): u32 {
    const steps = Predecessors.steps;
    Batch.count = 0;
    let parents: u32 = 0;
    let passing: u32 = 0;
    while (Batch.hasRoom && Predecessors.steps - steps < STEPS_A_TURN) {
      if (Backward.isBetweenStates) {
        if (Perimeter.unexpanded == 0) break;
        if (!Perimeter.seek(PASSED_A_TURN)) {
          passing = PASSING;
          break;
        }
        if (parents == min(most, MOST_PARENTS)) break;
        Backward.beginState(Perimeter.take());
        parents++;
      }
      Predecessors.list(STEPS_A_TURN);
    }
    return u32(Batch.count) + (Predecessors.steps - steps) / STEPS_A_LOOKUP + parents + passing;
  }

  private static beginState(number: u32): void {
    const state = Nodes.at(number);
    const axes = NodeRecord.backwardAxes(Nodes.fieldsAt(number));
    Predecessors.begin(state, axes);
    Run.expanded++;
    Run.fingerprint = Hash.follow(Run.fingerprint, state, Board.words);
  }

  /** Takes the predecessors in the batch into the perimeter; to list them was so much work. */
  static takeIn(work: u32): i32 {
    Perimeter.worked(work);
    Batch.prefetch();
    Run.generated += u64(Batch.count);
    const slides = Perimeter.depth + 1;
    for (let i = 0; i < Batch.count; i++) {
      const hash = Batch.hash(i);
      let number = Nodes.find(Batch.state(i), hash);
      if (number == Nodes.NONE) number = Meeting.keep(Batch.state(i), hash);
      else if (NodeRecord.backwardCost(Nodes.fieldsAt(number)) != NodeRecord.UNREACHED) {
        Run.duplicates++;
        continue;
      }
      if (number == Nodes.NONE) return Status.MEMORY_LIMIT;
      Perimeter.add(number, slides, Batch.link(i));
      Meeting.lookAt(number);
    }
    if (Perimeter.unexpanded == 0 && Backward.isBetweenStates) Perimeter.closeLayer();
    return slides < NodeRecord.UNREACHED ? Status.RUNNING : Status.MEMORY_LIMIT;
  }
}
