// The moves of a solution, where both ends have met. First the nodes on its path are written, from the start on; then each is
// replaced by the slide that leads to it, which is found by making the slides again.
//
// From where they met the path goes back to the start by the parents. To a goal state it goes by the layers of the
// perimeter, or, of the two frontiers, by parents as well.
import { Region, Regions } from "../../../memory/regions";
import { copyState, Nodes, sameState } from "../../../search/node-table";
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
  /** Writes the moves of a path through a node of the perimeter where a search leaves them; how many they are, or -1 where there is
   *  no memory. */
  static throughPerimeter(start: usize, meeting: u32): i32 {
    const slides = NodeRecord.backwardCost(Nodes.fieldsAt(meeting));
    let rest = slides == NodeRecord.UNREACHED ? 0 : slides;
    let i = Solution.beginPath(meeting, rest);
    if (i < 0) return -1;
    for (let n = meeting; rest > 0; rest--) {
      n = Solution.towardsGoal(n);
      store<u32>(Solution.place(++i), n);
    }
    return Solution.replaceByMoves(start, i, false);
  }

  /** The same of a path that a slide leads along from the one frontier to the other. */
  static throughFrontiers(start: usize, forward: u32, backward: u32): i32 {
    const rest = Solution.length(backward) + 1;
    let i = Solution.beginPath(forward, rest);
    if (i < 0) return -1;
    for (let n = backward; n != NodeRecord.NONE; n = Solution.parent(n)) store<u32>(Solution.place(++i), n);
    return Solution.replaceByMoves(start, i, true);
  }

  /** Makes room for the path from the start to a node and for so many more, writes the first part, and returns its slides. */
  private static beginPath(node: u32, rest: u32): i32 {
    const steps = i32(Solution.length(node));
    if (!Regions.ensure(Region.STACK, u64(u32(steps) + rest + 1) << 2)) return -1;
    let n = node;
    for (let i = steps; i > 0; i--, n = Solution.parent(n)) store<u32>(Solution.place(i), n);
    return steps;
  }

  /** Where the node after so many slides lies on the path. */
  @inline
  private static place(slides: i32): usize {
    return Regions.start(Region.STACK) + ((<usize>slides) << 2);
  }

  /** Puts in the place of nodes, which are given by cells or by pattern and colours, the moves from each to the next. */
  private static replaceByMoves(start: usize, cost: i32, areColoured: bool): i32 {
    const own = Batch.states;
    copyState(own, start, Board.words);
    for (let i = 0; i < cost; i++) {
      const next = Nodes.at(load<u32>(Solution.place(i + 1)));
      for (let direction: u32 = 0; direction < 4; direction++) {
        const slid = Slides.one(own, direction, own + SLID);
        let state = slid;
        if (areColoured) {
          state = own + COLOURED;
          Coloured.write(slid, state);
        }
        if (!sameState(state, next, Nodes.words)) continue;
        store<u32>(Solution.place(i), direction);
        copyState(own, slid, Board.words);
        break;
      }
    }
    return cost;
  }

  /** How many parents lead back from a node. */
  private static length(node: u32): u32 {
    let steps: u32 = 0;
    for (let n = Solution.parent(node); n != NodeRecord.NONE; n = Solution.parent(n)) steps++;
    return steps;
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
