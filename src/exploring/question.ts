// Which node comes next? A question to whoever learns: some that wait, in an order that says nothing, and which of them it is.
import type { Chronicle } from "./chronicle.ts";
import { frontierAt, type Reason, reasonOf } from "./frontier.ts";

export interface Question {
  readonly position: number;
  readonly candidates: readonly number[];
  readonly answer: number;
}

export interface Verdict {
  readonly isRight: boolean;
  readonly chosen: number;
  readonly answer: number;
  /** What decides between the answer and what was chosen; where that was right, between it and the next one. */
  readonly reason: Reason;
  /** With what the answer was compared. */
  readonly rival: number;
}

const MOST = 6;

/** Undefined where there is nothing to choose among: less than two different ones wait. */
export function questionAt(chronicle: Chronicle, position: number): Question | undefined {
  if (position >= chronicle.last) return undefined;
  const { first } = frontierAt(chronicle, position, 3 * MOST);
  // On a stack a state may wait twice, which one could not tell apart.
  const candidates = first.filter((node, i) => first.findIndex((other) => isLike(chronicle, node, other)) === i);
  const [answer] = candidates;
  if (answer === undefined || candidates.length < 2) return undefined;
  return { position, candidates: candidates.slice(0, MOST).sort((a, b) => scattered(a) - scattered(b)), answer };
}

function isLike(chronicle: Chronicle, a: number, b: number): boolean {
  return chronicle.stateOf(a) === chronicle.stateOf(b) && chronicle.gOf(a) === chronicle.gOf(b);
}

export function verdictOn(chronicle: Chronicle, { position, answer }: Question, chosen: number): Verdict {
  const isRight = chosen === answer;
  const rival = isRight ? (frontierAt(chronicle, position, 2).first[1] as number) : chosen;
  return { isRight, chosen, answer, reason: reasonOf(chronicle, answer, rival), rival };
}

/** The same on every machine and at every time, and without an order that one could learn. */
function scattered(node: number): number {
  const mixed = Math.imul(node + 1, 0x9e3779b1);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
