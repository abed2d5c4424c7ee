// How a frame begins: empty, then group by group with the shapes that the group may still take.
import { Exchanges } from "./exchanges";
import { Frame, Frames, NEVER, Stage } from "./frames";
import { Group, Problem } from "./problem";

export class FrameSetup {
  static open(frame: Frame, limit: i32, depth: i32, root: i32): void {
    frame.stage = Stage.PROPAGATE;
    frame.limit = limit;
    frame.spent = 0;
    frame.best = NEVER;
    frame.lowerBound = 0;
    frame.isLimited = 0;
    frame.open = 0;
    frame.groups = 0;
    frame.rounds = 0;
    frame.mostRounds = 0;
    frame.isBounded = 0;
    frame.branches = 0;
    frame.next = 0;
    frame.depth = depth;
    frame.used = 0;
    frame.outside = 0;
    frame.rank = 0;
    frame.root = root;
    frame.isRelative = 0;
    frame.thinned = 0;
  }

  /** Opens a child of a frame: what is left of it where a group takes this shape. */
  static openChild(child: Frame, parent: Frame, limit: i32, shape: i32, unit: i32): void {
    FrameSetup.open(child, limit, parent.depth + 1, parent.root);
    child.isLimited = 1;
    child.outside = parent.outside + parent.spent + i32(Problem.shape(shape).folds) * unit;
    child.rank = parent.rank + Exchanges.rank(shape);
    child.thinned = parent.thinned;
    const bytes = (<usize>Problem.words) << 3;
    const set = Problem.set(shape);
    const cells = Frames.cells(child);
    const from = Frames.cells(parent);
    for (let w: usize = 0; w < bytes; w += 8) store<u64>(cells + w, load<u64>(from + w) & ~load<u64>(set + w));
    memory.copy(Frames.multipliersOf(child), Frames.multipliersOf(parent), Problem.placeBytes);
    const group = i32(Problem.shape(shape).group);
    for (let index = 0; index < parent.open; index++) {
      if (Frames.id(parent, index) != group) FrameSetup.addApart(child, parent, index, set);
    }
    Exchanges.strikeOut(child, shape);
  }

  static addGroup(frame: Frame, group: i32, start: usize, end: usize): void {
    const index = frame.open++;
    frame.groups |= u64(1) << u64(group);
    Frames.setId(frame, index, group);
    Frames.setStart(frame, index, start);
    Frames.setEnd(frame, index, end);
    frame.used = i32((end - Frames.poolOf(frame)) >> 1);
  }

  /** Gives a frame a group with all its shapes that have no other cells than the frame. */
  static addAllShapes(frame: Frame, number: i32): void {
    const group: Group = Problem.group(number);
    const cells = Frames.cells(frame);
    const bytes = (<usize>Problem.words) << 3;
    const start = Frames.poolOf(frame) + ((<usize>frame.used) << 1);
    let at = start;
    const end = group.first + group.count;
    for (let shape = group.first; shape < end; shape++) {
      const set = Problem.set(shape);
      let outside = i64x2.splat(0);
      for (let w: usize = 0; w < bytes; w += 16) {
        outside = v128.or(outside, v128.andnot(v128.load(set + w), v128.load(cells + w)));
      }
      if (v128.any_true(outside)) continue;
      store<u16>(at, u16(shape));
      at += 2;
    }
    FrameSetup.addGroup(frame, number, start, at);
  }

  /** Gives the child a group of its parent with the shapes that do not overlap the set. */
  static addApart(child: Frame, parent: Frame, index: i32, set: usize): void {
    const bytes = (<usize>Problem.words) << 3;
    const start = Frames.poolOf(child) + ((<usize>child.used) << 1);
    let to = start;
    const end = Frames.end(parent, index);
    for (let at = Frames.start(parent, index); at < end; at += 2) {
      const other = Problem.set(load<u16>(at));
      let met = i64x2.splat(0);
      for (let w: usize = 0; w < bytes; w += 16) {
        met = v128.or(met, v128.and(v128.load(other + w), v128.load(set + w)));
      }
      if (v128.any_true(met)) continue;
      store<u16>(to, load<u16>(at));
      to += 2;
    }
    FrameSetup.addGroup(child, Frames.id(parent, index), start, to);
  }
}
