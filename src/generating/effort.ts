// What single moves of a solution ask of a person, as numbers that add up.

export interface Effort {
  /** All together in 1/1024: what is compared. */
  readonly sum: number;
  readonly switches: number;
  readonly rises: number;
  /** In 1/1024 bits. */
  readonly choices: number;
  readonly losing: number;
  readonly beside: number;
  readonly lateness: number;
}

export const NO_EFFORT: Effort = { sum: 0, switches: 0, rises: 0, choices: 0, losing: 0, beside: 0, lateness: 0 };

/** What is to be seen from a state, whichever move is made. */
export interface Situation {
  /** Moves that one has to choose between: those that do not lose at once, without the one that takes the last move back, and
   *  without those from which one can only come back at once. */
  readonly open: number;
  readonly moves: number;
  /** Moves that lose for good. */
  readonly losing: number;
  /** For each of these how far one has to look ahead to see it, added up. */
  readonly traps: number;
  /** The farthest of these. */
  readonly lateness: number;
}

export interface Made {
  readonly isSwitch: boolean;
  readonly isRise: boolean;
}

/** In 1/1024: of a move, of a change of mind, of a move that looks wrong, of a bit of choice, of looking one move ahead for
 *  a trap that one in so many moves leads into. */
const WEIGHTS = { move: 1024, switch: 512, rise: 2048, bit: 512, trap: 2048 } as const;

/** Nobody minds that a move looks wrong where there is no other. */
export function withMove(before: Effort, { open, moves, losing, traps, lateness }: Situation, made: Made): Effort {
  const bits = bitsOf(open);
  const isRise = made.isRise && open > 1;
  const own =
    WEIGHTS.move +
    (made.isSwitch ? WEIGHTS.switch : 0) +
    (isRise ? WEIGHTS.rise : 0) +
    ((WEIGHTS.bit * bits) >> 10) +
    Math.trunc((WEIGHTS.trap * traps) / moves);
  return {
    sum: before.sum + own,
    switches: before.switches + (made.isSwitch ? 1 : 0),
    rises: before.rises + (isRise ? 1 : 0),
    choices: before.choices + bits,
    losing: before.losing + losing,
    beside: before.beside + moves - 1,
    lateness: Math.max(before.lateness, lateness),
  };
}

/** The easier of two ways to the same place; where they are equal in everything it does not matter. */
export function isEasier(a: Effort, b: Effort): boolean {
  const [first, second] = [a, b].map((each) => {
    return [each.sum, each.switches, each.rises, each.choices, each.losing, each.beside, each.lateness];
  }) as [number[], number[]];
  const i = first.findIndex((part, at) => part !== second[at]);
  return i >= 0 && (first[i] as number) < (second[i] as number);
}

const BITS: number[] = [0, 0];

/** 1024 * log2(count), rounded down: exact on every machine. */
export function bitsOf(count: number): number {
  while (BITS.length <= count) BITS.push((BigInt(BITS.length) ** 1024n).toString(2).length - 1);
  return BITS[count] as number;
}
