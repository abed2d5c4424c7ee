// A level with bridges as the host wrote it, see src/methods/roll-the-block/macro/tables.ts: poses, rolls, and what landing
// on a pose needs and changes.

/** No roll leads there. */
export const NOWHERE: u32 = 0xffffffff;
/** No path leads to the target, whatever the bridges. */
export const NEVER: u32 = 0xffffffff;

const LIES: u8 = 1;
const ENDS: u8 = 2;
const IDLE: u8 = 4;

export class MacroLevel {
  target: u32;
  unit: u32;
  lyingCost: u32;
  rootLow: u32;
  rootHigh: u32;
  poseCount: u32;
  nodeCount: u32;
  trust: u32;
  mayBeDense: u32;
  keepsEdges: u32;
  makesBarriers: u32;
  patience: u32;
  monotoneLow: u32;
  monotoneHigh: u32;
  /** From here on, offsets of tables. */
  rolls: u32;
  marks: u32;
  needs: u32;
  ruleOf: u32;
  rules: u32;
  estimates: u32;

  @inline
  estimate(pose: u32): u32 {
    return load<u32>(this.table(this.estimates) + ((<usize>pose) << 2));
  }

  /** The bridges that no switch toggles. */
  @inline
  monotone(): u64 {
    return u64(this.monotoneLow) | (u64(this.monotoneHigh) << 32);
  }

  /** What a roll from a pose costs. */
  @inline
  rollCost(pose: u32): u32 {
    return this.lies(pose) ? this.lyingCost : 1;
  }

  /** The block lies on the pose. */
  @inline
  lies(pose: u32): bool {
    return (this.marksOf(pose) & LIES) != 0;
  }

  /** The pose where a roll ends. */
  @inline
  rolled(pose: u32, direction: u32): u32 {
    return load<u32>(this.table(this.rolls) + (((<usize>pose) << 4) | ((<usize>direction) << 2)));
  }

  /** An edge does not pass over the pose; it may end there. */
  @inline
  ends(pose: u32): bool {
    return (this.marksOf(pose) & ENDS) != 0;
  }

  /** Landing there once more, with nothing in between, changes nothing. */
  @inline
  isIdle(pose: u32): bool {
    return (this.marksOf(pose) & IDLE) != 0;
  }

  /** From now on every pose is a node. */
  endEverywhere(): void {
    const marks = this.table(this.marks);
    for (let pose: u32 = 0; pose < this.poseCount; pose++) store<u8>(marks + pose, this.marksOf(pose) | ENDS);
  }

  /** The bridges that must be open for a block to land on a pose. */
  @inline
  need(pose: u32): u64 {
    return load<u64>(this.table(this.needs) + ((<usize>pose) << 3));
  }

  /** The open bridges after landing on a pose. */
  @inline
  landed(pose: u32, open: u64): u64 {
    const rule = this.table(this.rules) + ((<usize>load<u32>(this.table(this.ruleOf) + ((<usize>pose) << 2))) << 4);
    return (open & load<u64>(rule)) ^ load<u64>(rule, 8);
  }

  /** The bridges that landing on a pose opens where they are closed. */
  @inline
  flips(pose: u32): u64 {
    const rule = load<u32>(this.table(this.ruleOf) + ((<usize>pose) << 2));
    return load<u64>(this.table(this.rules) + ((<usize>rule) << 4), 8);
  }

  @inline
  table(offset: u32): usize {
    return changetype<usize>(this) + <usize>offset;
  }

  @inline
  private marksOf(pose: u32): u8 {
    return load<u8>(this.table(this.marks) + pose);
  }
}
