// The moves that a command replays on levels: those given by hand, which are for one level, or else what each level
// says of itself in its `solution:` line.
import type { Words } from "../language/words.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import { type Replay, replay, wordsOf } from "../playing/replay.ts";
import type { CostModel } from "../puzzles/puzzle.ts";
import type { InputLevel } from "./inputs.ts";
import { counted, nameOf } from "./level-report.ts";
import { printable } from "./terminal.ts";
import { WrongUsage } from "./wrong-usage.ts";

/** Refuses moves for several levels at once: they could be right for one at most. */
export function refuseMovesForSeveral(levels: readonly InputLevel[]): void {
  const [first] = levels;
  if (first === undefined || levels.length === 1) return;
  const some = levels.slice(0, 5).map((input) => nameOf(input));
  const rest = levels.length > some.length ? ", ..." : "";
  throw new WrongUsage(
    `the moves are for one level, but there are ${counted(levels.length, "level")}: name one of ${some.join(", ")}${rest}`,
  );
}

export interface ReplayedLevel {
  readonly replay?: Replay;
  /** Why this is no solution; undefined where it is one. */
  readonly failure?: string;
}

/** Replays the moves, or the level's own solution where none are given, on a level. */
export function replayLevel(loaded: LoadedLevel, moves: string | undefined, model: CostModel): ReplayedLevel {
  if (loaded.playable === undefined) return { failure: "the level has errors" };
  const played = moves ?? loaded.playable.facts.solution;
  if (played === undefined) return { failure: "the level has no solution line, and no moves are given" };
  const result = replay(loaded, played, model);
  if (result.reason === null) return { replay: result };
  if (result.failedAt === null) return { replay: result, failure: result.reason.en };
  const { failedAt, reason } = result;
  const word = wordsOf(played)[failedAt - 1] ?? "";
  return { replay: result, failure: failureOf({ failedAt, reason, word }) };
}

interface FailedMove {
  readonly failedAt: number;
  readonly word: string;
  readonly reason: Words;
}

/** Which move fails, and why. */
export function failureOf({ failedAt, word, reason }: FailedMove, of = ""): string {
  return `move ${failedAt} (${shortened(word)})${of === "" ? "" : ` of ${of}`} fails: ${reason.en}`;
}

/** What JSON says of a replay. */
export function verdictOf({ replay: result, failure }: ReplayedLevel): Record<string, unknown> {
  return {
    valid: result?.valid ?? false,
    solved: result?.solved ?? false,
    cost: result?.cost ?? null,
    failedAt: result?.failedAt ?? null,
    reason: result?.reason?.en ?? failure ?? null,
  };
}

function shortened(word: string): string {
  const start = [...word.slice(0, 60)].slice(0, 20).join("");
  return printable(start === word ? word : `${start}...`);
}
