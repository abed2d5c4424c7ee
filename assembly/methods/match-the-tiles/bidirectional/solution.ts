// The moves of a solution that leads through a state where both searches met: back to the start by the parents, and from layer
// to layer of the perimeter to a goal state. A slide is made again to learn its direction.
import { Region, Regions } from "../../../memory/regions";
import { copyState, Nodes, sameState } from "../../../search/node-table";
import { Run } from "../../../search/run";
import { Batch } from "./batch";
import { Board } from "./board";
import { Coloured } from "./coloured";
import { NodeRecord } from "./node-record";
import { Slides } from "./slides";

/** Where a state after a slide lies beside the one before, and what it is by pattern and colours. */
const SLID: usize = 64;
const COLOURED: usize = 192;

@final
export class Solution {
  /** Writes them where a search leaves its moves; how many they are, or -1 where there is no memory. The path of
   *  frontiers.ts has parents on both sides of where they met: `beyond` is its first node on the other side, or NONE. */
  static write(start: usize, meeting: u32, beyond: u32): i32 {
    const isColoured = beyond != Nodes.NONE;
    let steps: u32 = 0;
    for (let n = meeting; Solution.parent(n) != NodeRecord.NONE; n = Solution.parent(n)) steps++;
    const rest = isColoured ? Run.best - steps : NodeRecord.backwardCost(Nodes.fieldsAt(meeting));
    const cost = steps + (rest == NodeRecord.UNREACHED ? 0 : rest);
    if (!Regions.ensure(Region.STACK, u64(cost + 1) << 2)) return -1;
    const nodes = Regions.start(Region.STACK);
    let n = meeting;
    for (let i = steps; i > 0; i--, n = Solution.parent(n)) store<u32>(nodes + ((<usize>i) << 2), n);
    n = meeting;
    for (let i = steps; i < cost; i++) {
      if (!isColoured) n = Solution.towardsGoal(n);
      else n = i == steps ? beyond : Solution.parent(n);
      store<u32>(nodes + ((<usize>i) << 2), n, 4);
    }
    Solution.replaceByMoves(start, nodes, cost, isColoured);
    return i32(cost);
  }

  /** Puts in the place of nodes the moves that lead from each to the next. */
  private static replaceByMoves(start: usize, nodes: usize, cost: u32, isColoured: bool): void {
    const own = Batch.states;
    copyState(own, start, Board.words);
    for (let at = nodes; at < nodes + ((<usize>cost) << 2); at += 4) {
      const next = Nodes.at(load<u32>(at, 4));
      for (let direction: u32 = 0; direction < 4; direction++) {
        const slid = Slides.one(own, direction, own + SLID);
        let state = slid;
        if (isColoured) {
          state = own + COLOURED;
          Coloured.write(slid, state);
        }
        if (!sameState(state, next, Nodes.words)) continue;
        store<u32>(at, direction);
        copyState(own, slid, Board.words);
        break;
      }
    }
  }

  @inline
  private static parent(number: u32): u32 {
    return NodeRecord.parent(Nodes.fieldsAt(number));
  }

  /** The node in the next inner layer of the perimeter that a slide leads to. */
  private static towardsGoal(from: u32): u32 {
    const slides = NodeRecord.backwardCost(Nodes.fieldsAt(from)) - 1;
    for (let direction: u32 = 0; direction < 4; direction++) {
      const slid = Slides.one(Nodes.at(from), direction, Batch.states);
      const number = Nodes.find(slid, Nodes.hash(slid));
      if (number != Nodes.NONE && NodeRecord.backwardCost(Nodes.fieldsAt(number)) == slides) return number;
    }
    return Nodes.NONE;
  }
}
