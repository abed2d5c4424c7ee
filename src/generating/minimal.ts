// A level without what it does not need: parts are left out one after the other, as long as the level keeps its optimum and its
// wishes and asks hardly less of a person. What is left is there for a reason. A board that was not asked to be large may become
// smaller than is usual.

import type { Level } from "../puzzles/puzzle.ts";
import { documentOf, draftedLevel, keepsSettings, levelOf } from "./drafted-level.ts";
import { judge } from "./judgement.ts";
import { difficultyFrom, type Proof, prove } from "./proof.ts";
import type { CheckedRequest } from "./request.ts";

/** In states. */
const MOST_WORK = 400_000;
/** A draft that is no level costs something too. */
const WORK_A_DRAFT = 100;
/** Idle parts are choices as well: this share of the score may go with them. */
const SHARE_OF_SCORE = 16;

export interface MinimalOptions {
  /** Not even a little may be lost. */
  readonly keepsScore?: boolean;
  readonly isOver: () => boolean;
}

export interface Minimal {
  readonly proof: Proof;
  /** What could be left out as well, were it not asked for. */
  readonly idle: number;
  /** States that were looked at for it. */
  readonly work: number;
}

export async function minimal(
  { making, asked, wishes }: CheckedRequest,
  proof: Proof,
  { keepsScore = false, isOver }: MinimalOptions,
): Promise<Minimal> {
  const { score = 0, descends } = difficultyFrom(proof) ?? {};
  const least = keepsScore ? score : score - Math.trunc(score / SHARE_OF_SCORE);
  let best = proof;
  let work = 0;

  const isKept = (candidate: Proof): boolean => {
    if (candidate.optimal !== best.optimal || judge(candidate, wishes, 0).distance > 0) return false;
    const difficulty = difficultyFrom(candidate);
    return (difficulty?.score ?? 0) >= least && difficulty?.descends === descends;
  };

  const mayGoOn = (): boolean => {
    work += WORK_A_DRAFT;
    return work < MOST_WORK && !isOver();
  };

  const proved = async (level: Level): Promise<Proof> => {
    const candidate = await prove(making, level);
    work += candidate.work;
    return candidate;
  };

  /** The next part from this one on that can be left out is; undefined where there is none. */
  const leaveOut = async (from: number): Promise<number | undefined> => {
    let at = -1;
    for (const draft of making.generator.simpler(best.level)) {
      if (++at < from) continue;
      if (!mayGoOn()) return undefined;
      const level = draftedLevel(making, draft, asked);
      const candidate = level && (await proved(level));
      if (candidate === undefined || !isKept(candidate)) continue;
      best = candidate;
      return at;
    }
    return undefined;
  };

  const idleParts = async (): Promise<number> => {
    let idle = 0;
    for (const draft of making.generator.simpler(best.level)) {
      if (!mayGoOn()) break;
      const level = levelOf(making.puzzle, documentOf(making.puzzle, draft));
      if (level === undefined || keepsSettings(making.puzzle, making.generator, level, asked)) continue;
      if (isKept(await proved(level))) idle++;
    }
    return idle;
  };

  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (let at: number | undefined = 0; at !== undefined; ) {
      at = await leaveOut(at);
      isChanged ||= at !== undefined;
    }
  }
  return { idle: await idleParts(), proof: best, work };
}
