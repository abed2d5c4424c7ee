// The moves of a solution that leads through a state where both searches met: back to the start by the parents, and from layer
// to layer of the perimeter to a goal state. A slide is made again to learn its direction.
import { Region, Regions } from "../../../memory/regions";
import { Nodes, sameState } from "../../../search/node-table";
import { Batch } from "./batch";
import { Board } from "./board";
import { NodeRecord } from "./node-record";
import { Slides } from "./slides";

@final
export class Solution {
  /** Writes them where a search leaves its moves; how many they are, or -1 where there is no memory. */
  static write(meeting: u32): i32 {
    let steps: u32 = 0;
    for (let n = meeting; Solution.parent(n) != NodeRecord.NONE; n = Solution.parent(n)) steps++;
    const rest = NodeRecord.backwardCost(Nodes.fieldsAt(meeting));
    const backward = rest == NodeRecord.UNREACHED ? 0 : rest;
    if (!Regions.ensure(Region.STACK, u64(steps + backward) << 2)) return -1;
    const moves = Regions.start(Region.STACK);
    let to = meeting;
    for (let i = steps; i > 0; i--) {
      const from = Solution.parent(to);
      store<u32>(moves + ((<usize>(i - 1)) << 2), Solution.moveBetween(from, to));
      to = from;
    }
    let from = meeting;
    for (let i = steps; i < steps + backward; i++) {
      const move = Solution.moveTowardsGoal(from);
      store<u32>(moves + ((<usize>i) << 2), move & 3);
      from = move >> 2;
    }
    return i32(steps + backward);
  }

  @inline
  private static parent(number: u32): u32 {
    return NodeRecord.parent(Nodes.fieldsAt(number));
  }

  /** The direction in which the state of one node slides to that of the other. */
  private static moveBetween(from: u32, to: u32): u32 {
    for (let direction: u32 = 0; direction < 4; direction++) {
      const slid = Slides.one(Nodes.at(from), direction, Batch.states);
      if (sameState(slid, Nodes.at(to), Board.words)) return direction;
    }
    return Nodes.NONE;
  }

  /** A direction that leads from a state of the perimeter to its next inner layer, and above two bits the node there. */
  private static moveTowardsGoal(from: u32): u32 {
    const slides = NodeRecord.backwardCost(Nodes.fieldsAt(from)) - 1;
    for (let direction: u32 = 0; direction < 4; direction++) {
      const slid = Slides.one(Nodes.at(from), direction, Batch.states);
      const number = Nodes.find(slid, Nodes.hash(slid));
      if (number == Nodes.NONE || NodeRecord.backwardCost(Nodes.fieldsAt(number)) != slides) continue;
      return direction | (number << 2);
    }
    return Nodes.NONE;
  }
}
