// How far the present round of a depth-first walk may go, and what it has met at that bound.

export const NO_BOUND: u32 = 0xffffffff;

export class Round {
  static inRounds: bool = false;
  /** Keys are compared with the bound, not depths. */
  static byCost: bool = false;
  static bound: u32 = 0;
  /** The least that was beyond the bound in this round. */
  static next: u32 = 0;
  static closed: bool = false;
  static forgot: bool = false;

  static sawBeyond(key: u32): void {
    if (key < Round.next) Round.next = key;
  }
}
