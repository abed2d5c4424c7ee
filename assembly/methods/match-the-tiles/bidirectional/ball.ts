// The ball around the endings: all states that lead to an ending with at most `radius` slides and are the result of a
// slide, made layer by layer by taking slides back. A layer may be left in the middle and gone on with later.
import { Nodes } from "../../../search/node-table";
import { Note } from "./note";

/** After so many states of a layer their average tells more than that of the layer before. */
const TELLING: u32 = 32;

export class Ball {
  /** Whether there is one: the endings are listed. */
  static exists: bool = false;
  /** Nothing beyond it leads to an ending. */
  static isWhole: bool = false;
  static radius: u32 = 0;
  /** States of the outermost whole layer that are not expanded, and states beyond it so far. */
  static waiting: u32 = 0;
  static coming: u32 = 0;
  /** Where the next of the waiting states is looked for, and where the first of the coming ones lies. */
  static next: u32 = 0;
  static firstComing: u32 = 0;
  /** All work, and of this layer and the last the work and the states that it was for. */
  static work: u64 = 0;
  static layerWork: u64 = 0;
  static layerStates: u32 = 0;
  static lastWork: u64 = 0;
  static lastStates: u32 = 0;

  static begin(exists: bool): void {
    Ball.exists = exists;
    Ball.isWhole = false;
    Ball.radius = 0;
    Ball.waiting = 0;
    Ball.coming = 0;
    Ball.next = 0;
    Ball.firstComing = Nodes.NONE;
    Ball.work = 0;
    Ball.layerWork = 0;
    Ball.layerStates = 0;
    Ball.lastWork = 8;
    Ball.lastStates = 1;
  }

  @inline
  static add(number: u32, slides: u32, axes: u32): void {
    Note.leadsHome(Nodes.fieldsAt(number), slides, axes);
    Ball.coming++;
    if (number < Ball.firstComing) Ball.firstComing = number;
  }

  /** The next of the waiting states; there must be one. */
  static take(): u32 {
    while (Note.toEnding(Nodes.fieldsAt(Ball.next)) != Ball.radius) Ball.next++;
    Ball.waiting--;
    Ball.layerStates++;
    return Ball.next++;
  }

  static worked(work: u32): void {
    Ball.work += u64(work);
    Ball.layerWork += u64(work);
  }

  /** Makes the layer of the coming states the outermost one. */
  static turnLayer(): void {
    Ball.radius++;
    Ball.waiting = Ball.coming;
    Ball.isWhole = Ball.exists && Ball.waiting == 0;
    Ball.coming = 0;
    Ball.next = Ball.firstComing;
    Ball.firstComing = Nodes.NONE;
    Ball.lastWork = Ball.layerWork;
    Ball.lastStates = max<u32>(Ball.layerStates, 1);
    Ball.layerWork = 0;
    Ball.layerStates = 0;
  }

  /** The work that the rest of the layer will be, going by what has been done of it, or else by the last one. */
  static get workLeft(): u64 {
    if (Ball.layerStates > TELLING) return (u64(Ball.waiting) * Ball.layerWork) / u64(Ball.layerStates);
    return (u64(Ball.waiting) * Ball.lastWork) / u64(Ball.lastStates);
  }
}
