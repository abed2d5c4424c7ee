// How far the present round of a depth-first walk may go, and what it has met above that threshold.

export class Round {
  static inRounds: bool = false;
  /** Keys are compared with the threshold, not depths. */
  static byCost: bool = false;
  static threshold: u32 = 0;
  /** The least that was above the threshold in this round. */
  static nextThreshold: u32 = 0;
  static closed: bool = false;
  static forgot: bool = false;

  static sawBeyond(key: u32): void {
    if (key < Round.nextThreshold) Round.nextThreshold = key;
  }
}
