// The search that an explorer shows: made from a level, or read from a file, with what is drawn of it. What files need is loaded when
// somebody saves or opens one.
import { type Answers, byTheirStates, inTheirOrder } from "../../exploring/answers.ts";
import type { ExploreOptions } from "../../exploring/begun-search.ts";
import { type Exploration, explore } from "../../exploring/explore.ts";
import { Places } from "../../exploring/places.ts";
import { Tour } from "../../exploring/tour.ts";
import { type LoadedLevel, playableOf } from "../../playing/loaded-level.ts";
import { solve } from "../../solving/solve.ts";
import { Pictures } from "./pictures.ts";

/** Of a longer search the first expansions are saved: the file has the board of every state. */
export const MOST_SAVED = 10_000;

export interface InHand {
  readonly tour: Tour;
  readonly pictures: Pictures;
  readonly places: Places;
  /** The name of the file that it was read from. */
  readonly file: string | undefined;
  /** Of a heuristic that a person wrote, where the search was made with that. */
  readonly answers: Answers | undefined;
}

type From = Partial<Pick<InHand, "file" | "answers">>;

async function inHand(level: LoadedLevel, exploration: Exploration, { file, answers }: From): Promise<InHand> {
  const surface = await playableOf(level).puzzle.surface?.();
  return {
    tour: new Tour(exploration),
    pictures: new Pictures(exploration, surface),
    places: new Places(exploration),
    ...{ file, answers },
  };
}

/** Rejects as `explore` does. */
export async function searched(
  level: LoadedLevel,
  options: ExploreOptions,
  onProgress: (states: number) => void,
  answers?: Answers,
): Promise<InHand> {
  const own = answers && { heuristic: inTheirOrder(answers) };
  return inHand(level, await explore(level, { ...options, ...own }, { onProgress }), { answers });
}

/** Rejects with WrongTrace. */
export async function read(level: LoadedLevel, text: string, file: string): Promise<InHand> {
  const { readTraceFile } = await import("../../exploring/read-trace.ts");
  return inHand(level, readTraceFile(text, playableOf(level)), { file });
}

/** The search as Posthoc reads it. */
export async function traceText(
  level: LoadedLevel,
  options: ExploreOptions,
  { answers, tour: { chronicle } }: InHand,
): Promise<string> {
  const { posthocTrace } = await import("../../exploring/posthoc-trace.ts");
  // Of what lies beyond what was explored nothing was answered.
  const nodes = answers === undefined ? MOST_SAVED : Math.min(MOST_SAVED, chronicle.expandedAt(chronicle.last));
  const own = answers && { heuristic: byTheirStates(answers) };
  const { trace } = await solve(level, { ...options, ...own, engine: "ts", trace: MOST_SAVED, limits: { nodes } });
  return trace === null ? "" : JSON.stringify(posthocTrace(trace, level));
}
