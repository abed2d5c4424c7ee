// What both engines need to make macro edges while they search: poses and rolls, what landing on a pose needs and changes,
// and an estimate of each pose.
//
// The estimate is the exact cost from there with every bridge open. It never falls by more than an edge costs (it is
// consistent), so the reduced cost of an edge, cost + estimate(to) - estimate(from), is never negative. Uniform-cost search
// by reduced costs is A* with the estimate (the reweighting of Johnson 1977).

import type { RelaxedTables } from "../../../puzzles/roll-the-block/relaxed.ts";
import type { Steps } from "../../../puzzles/steps.ts";
import { NEVER as OUT_OF_REACH } from "../../../search/game.ts";
import { type Live, liveOf } from "./live.ts";
import { NOWHERE, POSES_A_STEP, type Poses } from "./poses.ts";
import { changes, FLIP, isIdempotent, KEEP, NEED, type Rule } from "./rules.ts";

/** No path leads from here to the target. */
export const NEVER = 0xffffffff;

/** A block lies on the pose. */
export const LIES = 1;
/** The pose is a node: an edge does not pass over it, because something may change there; it may end there. */
export const ENDS = 2;
/** Landing there twice in a row, with nothing in between, does the same as landing once. */
export const IDLE = 4;

/** Words of a change in `rules`, which has no needs: the bits that are kept, and those that are flipped then. */
export const CHANGE_WORDS = 4;

export interface MacroTables {
  /** The pose that stands on the target; the start is pose 0. */
  readonly target: number;
  /** What a roll of an upright block costs: the unit of all costs here. */
  readonly unit: number;
  readonly lyingCost: number;
  /** The bridges that are open at the start. */
  readonly root: readonly [low: number, high: number];
  /** The work that is taken on trust before edges have paid for themselves, in poses that paths come to. */
  readonly trust: number;
  /** How many poses are nodes, as far as states go. */
  readonly nodeCount: number;
  /** 1 where single rolls may take the place of edges (see dense search in docs/methods/macro.md). */
  readonly mayBeDense: number;
  /** 1 where the edges of a node are found again without a search (see edges.ts). */
  readonly keepsEdges: number;
  /** 1 where barriers are added to the estimate (see barriers.ts), and the work for each pose before another one is made. */
  readonly makesBarriers: number;
  readonly patience: number;
  /** The bridges that no switch toggles (see dominance.ts). */
  readonly monotone: readonly [low: number, high: number];
  /** rolls[4 * pose + direction]: the pose where a roll ends, or NOWHERE. */
  readonly rolls: Int32Array;
  /** LIES, ENDS and IDLE for each pose. */
  readonly marks: Uint8Array;
  /** For each pose two words of the bridges that must be open. */
  readonly needs: Uint32Array;
  /** What landing does: for each pose its number in `rules`. */
  readonly ruleOf: Uint32Array;
  readonly rules: Uint32Array;
  readonly estimates: Uint32Array;
}

/** In poses that paths come to. To make a barrier takes as long as a few of these for each pose. */
const PATIENCE = 4;

export interface TablesChoice {
  /** What a roll of an upright block costs, and one of a lying block. */
  readonly unit: number;
  readonly lyingCost: number;
  readonly trust: number;
  readonly isRelaxed: boolean;
  readonly bridgesAreNodes: boolean;
  readonly mayBeDense: boolean;
  readonly keepsEdges: boolean;
  readonly makesBarriers: boolean;
  readonly isLive: boolean;
  readonly mayDominate: boolean;
}

export function* tablesOf(poses: Poses, relaxed: RelaxedTables, choice: TablesChoice): Steps<MacroTables> {
  const { unit, lyingCost, trust, isRelaxed, bridgesAreNodes, mayBeDense, keepsEdges, makesBarriers } = choice;
  const { rolls, target } = poses;
  const estimates = yield* estimatesOf(poses, relaxed, unit);
  if (!isRelaxed && estimates[0] !== NEVER) estimates.fill(0);
  const { needs, known } = needsOf(poses);
  yield;
  const marks = marksOf(poses, bridgesAreNodes);
  yield;
  const live = choice.isLive ? liveOf(poses, known) : undefined;
  const landing = live === undefined ? landingOf(poses, known) : liveLandingOf(poses, known, live);
  yield;
  return {
    target: target === NOWHERE ? NEVER : target,
    unit,
    lyingCost,
    trust,
    root: [poses.openAtStart[0] & known[0], poses.openAtStart[1] & known[1]],
    nodeCount: nodesAmong(marks, live),
    mayBeDense: mayBeDense ? 1 : 0,
    keepsEdges: keepsEdges ? 1 : 0,
    makesBarriers: makesBarriers && isRelaxed ? 1 : 0,
    patience: PATIENCE,
    monotone: choice.mayDominate ? monotoneIn(landing.rules, known) : [0, 0],
    rolls,
    marks,
    needs,
    ...landing,
    estimates,
  };
}

/** As `relaxed` has them, in the cost of a roll of an upright block. */
function* estimatesOf({ count, onBoard }: Poses, { costs }: RelaxedTables, unit: number): Steps<Uint32Array> {
  const estimates = new Uint32Array(count);
  for (let from = 0; from < count; from += POSES_A_STEP) {
    const end = Math.min(count, from + POSES_A_STEP);
    for (let i = from; i < end; i++) {
      const cost = costs[onBoard[i] as number] as number;
      estimates[i] = cost === OUT_OF_REACH ? NEVER : cost / unit;
    }
    yield;
  }
  return estimates;
}

/** Two words of the bridges that are known. */
type Known = readonly [low: number, high: number];

/** Bridges that no pose needs are not known: whether they are open makes no difference. */
function needsOf(poses: Poses): Pick<MacroTables, "needs"> & { readonly known: Known } {
  const { count, ruleOf, rules } = poses;
  const needs = new Uint32Array(2 * count);
  const known: [number, number] = [0, 0];
  for (let pose = 0; pose < count; pose++) {
    const number = ruleOf[pose] as number;
    if (number === 0) continue;
    for (const word of [0, 1] as const) {
      const need = rules[number]?.[NEED + word] as number;
      needs[2 * pose + word] = need;
      known[word] |= need;
    }
  }
  return { needs, known };
}

/** How many poses are nodes. Where bridges matter to some poses more than to others, each counts for as many states as there are
 *  settings of the bridges that matter to it, and the sum is brought down to the number of poses. */
function nodesAmong(marks: Uint8Array, live: Live | undefined): number {
  const settings = live?.settings();
  let [nodes, all] = [0, 0];
  for (let pose = 0; pose < marks.length; pose++) {
    const states = settings === undefined ? 1 : (settings[pose] as number);
    all += states;
    if (((marks[pose] as number) & ENDS) !== 0) nodes += states;
  }
  return 1 + Math.round((nodes / all) * marks.length);
}

function marksOf({ count, lies, ruleOf, rules, target }: Poses, bridgesAreNodes: boolean): Uint8Array {
  const ends = rules.map((rule, i) => (i !== 0 && (bridgesAreNodes || changes(rule)) ? ENDS : 0));
  const idle = rules.map((rule, i) => (i === 0 || isIdempotent(rule) ? IDLE : 0));
  const marks = new Uint8Array(count);
  for (let pose = 0; pose < count; pose++) {
    const rule = ruleOf[pose] as number;
    marks[pose] = (lies[pose] === 1 ? LIES : 0) | (ends[rule] as number) | (idle[rule] as number);
  }
  if (target !== NOWHERE) marks[target] = (marks[target] as number) | ENDS;
  return marks;
}

/** The rule of each pose, and what landing keeps and flips by each rule. */
type Landing = Pick<MacroTables, "ruleOf" | "rules">;

/** On the target, which has the last rule, it makes no difference which bridges are open: none are kept. */
function landingOf({ ruleOf, rules, target }: Poses, known: Known): Landing {
  const words = new Uint32Array(CHANGE_WORDS * (rules.length + 1));
  for (const [i, rule] of rules.entries()) write(words, i, rule, known);
  const each = ruleOf.slice();
  if (target !== NOWHERE) each[target] = rules.length;
  return { ruleOf: each, rules: words };
}

/** Each event has a rule of its own, which keeps and opens only what matters. */
function liveLandingOf({ ruleOf, rules, target }: Poses, known: Known, live: Live): Landing {
  const words = new Uint32Array(CHANGE_WORDS * (live.events.length + 1));
  const each = new Uint32Array(ruleOf.length);
  write(words, 0, rules[0] as Rule, known);
  for (const [i, pose] of live.events.entries()) {
    each[pose] = i + 1;
    if (pose === target) continue;
    const matters = [known[0] & live.word(pose, 0), known[1] & live.word(pose, 1)] as const;
    write(words, i + 1, rules[ruleOf[pose] as number] as Rule, matters);
  }
  return { ruleOf: each, rules: words };
}

function write(words: Uint32Array, number: number, rule: Rule, kept: Known): void {
  for (const word of [0, 1] as const) {
    words[CHANGE_WORDS * number + word] = kept[word] & (rule[KEEP + word] ?? -1);
    words[CHANGE_WORDS * number + 2 + word] = kept[word] & (rule[FLIP + word] ?? 0);
  }
}

/** Those that landing nowhere both keeps and flips. */
function monotoneIn(rules: Uint32Array, known: Known): readonly [number, number] {
  let [low, high] = known;
  for (let rule = 0; rule < rules.length; rule += CHANGE_WORDS) {
    low &= ~((rules[rule] as number) & (rules[rule + 2] as number));
    high &= ~((rules[rule + 1] as number) & (rules[rule + 3] as number));
  }
  return [low, high];
}
