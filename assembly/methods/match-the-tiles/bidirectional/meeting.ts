// The states of the search before the patterns are known, each kept once, whichever end comes to it first; and the best
// solution so far, which leads through one that both ends have come to.
import { Nodes } from "../../../search/node-table";
import { Run } from "../../../search/run";
import { NodeRecord } from "./node-record";

export class Meeting {
  /** The best solution leads through this node. */
  static node: u32 = 0;

  /** Keeps a state that the last look-up did not find. NONE where there is no memory. */
  static keep(state: usize, hash: u64): u32 {
    const number = Nodes.insert(state, hash);
    if (number == Nodes.NONE) return number;
    NodeRecord.begin(Nodes.fieldsAt(number));
    Run.stored++;
    return number;
  }

  /** Looks whether a state of the perimeter is known from the start: then a solution leads through it. */
  static lookAt(number: u32): void {
    const record = Nodes.fieldsAt(number);
    if (NodeRecord.forwardCost(record) == NodeRecord.UNREACHED) return;
    const cost = NodeRecord.forwardCost(record) + NodeRecord.backwardCost(record);
    if (cost > Run.maxCost) Run.cut = true;
    if (cost >= Run.best || cost > Run.maxCost) return;
    Run.best = cost;
    Meeting.node = number;
  }
}
