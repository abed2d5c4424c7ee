// What each legal move of a position is worth: how much the best solution still costs after it, or that it loses. What is
// known is told at once; the rest is searched for, all moves for a short time first and longer with each round, so that
// every move has a first answer soon and a long search keeps no other waiting.
import type { PlayableLevel } from "../../playing/loaded-level.ts";
import type { CostModel } from "../../puzzles/puzzle.ts";
import type { MoveValue } from "../board/analysis-layer.ts";
import { type Advice, NO_ADVICE } from "./advice.ts";
import type { Advisor, Position } from "./advisor.ts";

/** How long each round searches after each move, in milliseconds. */
const ROUNDS = [400, 4_000, 40_000];
const AT_ONCE = 2;

interface Candidate {
  readonly text: string;
  readonly cost: number;
  readonly after: Position;
  advice: Advice;
}

export interface AnalysisTask {
  readonly playable: PlayableLevel;
  readonly advisor: Advisor;
  readonly costModel: CostModel;
  readonly signal: AbortSignal;
  /** Told what is known, more and more; `isOver` where nothing more comes. */
  readonly tell: (values: readonly MoveValue[], isOver: boolean) => void;
}

/** Rejects where it is not wanted any more, or where a search fails. */
export async function analyseMoves(task: AnalysisTask, position: Position): Promise<void> {
  const { advisor, signal, tell } = task;
  const candidates = candidatesOf(task, position);
  const open = (): Candidate[] => candidates.filter(({ advice }) => !advice.isProven);
  const update = (): void => {
    for (const candidate of open()) candidate.advice = raised(candidate, advisor.known.of(candidate.after.state));
    tell(valuesOf(candidates), open().length === 0);
  };
  update();
  for (const timeMs of ROUNDS) {
    if (open().length === 0) return;
    const here = await advisor.ask(position, { signal, timeMs });
    for (const candidate of open()) candidate.advice = atLeast(candidate, here);
    update();
    const waiting = open();
    const work = async (): Promise<void> => {
      for (let candidate = waiting.shift(); candidate !== undefined; candidate = waiting.shift()) {
        const onProgress = ({ lowerBound }: { readonly lowerBound: number }): void => {
          candidate.advice = raised(candidate, { ...NO_ADVICE, lowerBound });
        };
        candidate.advice = raised(candidate, await advisor.ask(candidate.after, { signal, timeMs, onProgress }));
        update();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  tell(valuesOf(candidates), true);
}

function candidatesOf({ playable, advisor, costModel }: AnalysisTask, { moves, state }: Position): Candidate[] {
  const { puzzle, level } = playable;
  return puzzle.listMoves(level, state).flatMap((move) => {
    const { state: next } = puzzle.applyMove(level, state, move);
    if (next === undefined) return [];
    const text = puzzle.formatMove(move);
    const after = { moves: `${moves} ${text}`.trim(), state: next };
    const cost = puzzle.moveCost(level, state, move, costModel);
    return [{ text, cost, after, advice: advisor.known.of(next) }];
  });
}

/** No move can save more than it costs; and after no move there is a solution where there is none before it. */
function atLeast(candidate: Candidate, here: Advice): Advice {
  if (here.outcome === "lost") return here;
  return raised(candidate, { ...NO_ADVICE, lowerBound: here.lowerBound - candidate.cost });
}

function raised({ advice }: Candidate, found: Advice): Advice {
  if (advice.isProven) return advice;
  return { ...found, lowerBound: Math.max(found.lowerBound, advice.lowerBound) };
}

function valuesOf(candidates: readonly Candidate[]): MoveValue[] {
  const least = Math.min(...candidates.map(({ cost, advice }) => cost + lowerBoundOf(advice)));
  return candidates.map(({ text, cost, advice }) => {
    const { outcome, isProven, lowerBound } = advice;
    if (outcome === "lost") return { move: text, status: "lost", remaining: null, best: false };
    if (isProven) return { move: text, status: "exact", remaining: lowerBound, best: cost + lowerBound === least };
    const isNothingKnown = lowerBound <= 0;
    const status = isNothingKnown ? "unknown" : "at-least";
    return { move: text, status, remaining: isNothingKnown ? null : lowerBound, best: false };
  });
}

function lowerBoundOf({ outcome, isProven, lowerBound }: Advice): number {
  if (outcome === "lost") return Number.POSITIVE_INFINITY;
  return isProven ? lowerBound : Math.max(0, lowerBound);
}
