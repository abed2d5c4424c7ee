// Where to branch: on the cell or the group whose shapes leave the least to search (as the most constrained one does in Knuth
// 2000, "Dancing links"). A shape whose reduced cost takes up the whole distance between the bound and the limit is done
// with at once; one that takes up nothing leaves most, and weighs eight times as much.
// The shapes are tried in the order of their reduced costs, the cheapest first.

import { Arena } from "./arena";
import { Corners } from "./corners";
import { Frame, Frames } from "./frames";
import { Lagrangian } from "./lagrangian";
import { Problem } from "./problem";

/** What a shape weighs that is done with at once, and what comes to that for one that leaves most. */
const LEAST_WEIGHT: f32 = 16;
const MORE_WEIGHT: f32 = 7 * 16;

export class Branching {
  /** For each place less than nothing by what the shapes weigh together that cover its cell. */
  static weights: usize = 0;
  /** What the candidates cost. */
  static costs: usize = 0;

  static begin(): bool {
    Branching.weights = Arena.allocate(Problem.placeBytes);
    Branching.costs = Arena.allocate((<usize>Problem.shapeCount) << 2);
    return Branching.weights != 0 && Branching.costs != 0;
  }

  /** Writes the candidates of the frame, and how many. Lagrangian has the bound and the reduced costs of the frame; the limit
   *  is in the same unit. */
  static choose(frame: Frame, limit: i64): void {
    const distance = f32(max<i64>(1, limit - Lagrangian.bound));
    let lightest: f32 = Infinity;
    let group = 0;
    memory.fill(Branching.weights, 0, Problem.placeBytes);
    Corners.begin(frame);
    for (let index = 0; index < frame.open; index++) {
      Corners.beginGroup(frame, index);
      const weight = Branching.weigh(frame, index, distance);
      Corners.endGroup(frame, index, Branching.weights);
      if (weight >= lightest) continue;
      lightest = weight;
      group = index;
    }
    Corners.end(frame, Branching.weights);
    const cell = Branching.lightestCell(frame, lightest);
    frame.branches = 0;
    frame.next = 0;
    if (cell < 0) Branching.gather(frame, group, -1);
    else for (let index = 0; index < frame.open; index++) Branching.gather(frame, index, cell);
  }

  /** Adds what the shapes of a group weigh at their corners; returns what they weigh together. Weights are whole. */
  private static weigh(frame: Frame, index: i32, distance: f32): f32 {
    const pool = Frames.poolOf(frame);
    const least = load<i32>(Lagrangian.least + ((<usize>index) << 2));
    const end = Frames.end(frame, index) - pool;
    let sum: f32 = 0;
    for (let at = Frames.start(frame, index) - pool; at < end; at += 2) {
      const above = f32(load<i32>(Lagrangian.reduced + (at << 1)) - least);
      const left = max<f32>(0, <f32>1 - above / distance);
      const weight = floor<f32>(LEAST_WEIGHT + MORE_WEIGHT * left * left);
      sum += weight;
      Corners.add(Lagrangian.records + (at << 2), weight);
    }
    return sum;
  }

  /** The open cell whose shapes weigh least; -1 where that is not less than `most`. */
  private static lightestCell(frame: Frame, most: f32): i32 {
    const cells = Frames.cells(frame);
    let lightest = most;
    let cell = -1;
    for (let w: usize = 0; w < <usize>Problem.words; w++) {
      for (let bits = load<u64>(cells + (w << 3)); bits != 0; bits &= bits - 1) {
        const here = (w << 6) + <usize>ctz<u64>(bits);
        const weight = -load<f32>(Branching.weights + Problem.place(here));
        if (weight >= lightest) continue;
        lightest = weight;
        cell = i32(here);
      }
    }
    return cell;
  }

  /** Adds the shapes of a group, all or those with a cell, in the order of their reduced costs. */
  static gather(frame: Frame, index: i32, cell: i32): void {
    const candidates = Frames.candidatesOf(frame);
    const costs = Branching.costs;
    const pool = Frames.poolOf(frame);
    const end = Frames.end(frame, index);
    for (let at = Frames.start(frame, index); at < end; at += 2) {
      const shape = load<u16>(at);
      if (cell >= 0 && !Branching.has(shape, cell)) continue;
      const cost =
        load<i32>(Lagrangian.reduced + ((at - pool) << 1)) - load<i32>(Lagrangian.least + ((<usize>index) << 2));
      let i = usize(frame.branches++);
      for (; i > 0 && load<i32>(costs + ((i - 1) << 2)) > cost; i--) {
        store<i32>(costs + (i << 2), load<i32>(costs + ((i - 1) << 2)));
        store<u16>(candidates + (i << 1), load<u16>(candidates + ((i - 1) << 1)));
      }
      store<i32>(costs + (i << 2), cost);
      store<u16>(candidates + (i << 1), shape);
    }
  }

  @inline
  static has(shape: i32, cell: i32): bool {
    return ((load<u64>(Problem.set(shape) + ((<usize>(cell >> 6)) << 3)) >> u64(cell & 63)) & 1) != 0;
  }
}
