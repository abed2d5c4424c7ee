// The moves that a command replays on levels: those given by hand, which are for one level, or else what each level
// says of itself in its `solution:` line.
import type { Language, Words } from "../language/words.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import { type Replay, replay, wordsOf } from "../playing/replay.ts";
import type { CostModel } from "../puzzles/puzzle.ts";
import type { InputLevel } from "./inputs.ts";
import { counted, LEVELS } from "./language.ts";
import { nameOf } from "./level-report.ts";
import { printable } from "./terminal.ts";
import { WrongUsage } from "./wrong-usage.ts";

/** Refuses moves for several levels at once: they could be right for one at most. */
export function refuseMovesForSeveral(levels: readonly InputLevel[]): void {
  refuseSeveral(levels, { en: "the moves are for one level", pt: "as jogadas são para um nível" });
}

/** Refuses several levels where `what` is for one. */
export function refuseSeveral(levels: readonly InputLevel[], what: Words): void {
  if (levels.length <= 1) return;
  const some = levels.slice(0, 5).map((input) => nameOf(input));
  const rest = levels.length > some.length ? ", ..." : "";
  const names = `${some.join(", ")}${rest}`;
  throw new WrongUsage({
    en: `${what.en}, but there are ${counted(levels.length, LEVELS, "en")}: name one of ${names}`,
    pt: `${what.pt}, mas há ${counted(levels.length, LEVELS, "pt")}: indique um de ${names}`,
  });
}

/** Throws WrongUsage where the puzzle has no such cost model. */
export function refuseCostModel({ file, loaded }: InputLevel, model: CostModel): void {
  const puzzle = loaded.playable?.puzzle;
  if (puzzle === undefined || puzzle.costModels.includes(model)) return;
  const known = puzzle.costModels.join(", ");
  const name = nameOf({ file, loaded });
  throw new WrongUsage({
    en: `--cost ${model} is not for ${puzzle.name.en}, which has: ${known} (${name})`,
    pt: `--cost ${model} não é para ${puzzle.name.pt}, que tem: ${known} (${name})`,
  });
}

export interface ReplayedLevel {
  readonly replay?: Replay;
  /** Why this is no solution; undefined where it is one. */
  readonly failure?: Words;
}

/** Replays the moves, or the level's own solution where none are given, on a level. */
export function replayLevel(loaded: LoadedLevel, moves: string | undefined, model: CostModel): ReplayedLevel {
  if (loaded.playable === undefined) return { failure: { en: "the level has errors", pt: "o nível tem erros" } };
  const played = moves ?? loaded.playable.facts.solution;
  if (played === undefined) return { failure: NOTHING_TO_PLAY };
  const result = replay(loaded, played, model);
  if (result.reason === null) return { replay: result };
  if (result.failedAt === null) return { replay: result, failure: result.reason };
  const { failedAt, reason } = result;
  const word = wordsOf(played)[failedAt - 1] ?? "";
  return { replay: result, failure: failureOf({ failedAt, reason, word }) };
}

const NOTHING_TO_PLAY: Words = {
  en: "the level has no solution line, and no moves are given",
  pt: "o nível não tem uma linha solution, e não são dadas jogadas",
};

interface FailedMove {
  readonly failedAt: number;
  readonly word: string;
  readonly reason: Words;
}

/** Which move fails, and why. */
export function failureOf({ failedAt, word, reason }: FailedMove, of = ""): Words {
  return {
    en: `move ${failedAt} (${shortened(word)})${of === "" ? "" : ` of ${of}`} fails: ${reason.en}`,
    pt: `a jogada ${failedAt} (${shortened(word)})${of === "" ? "" : ` de ${of}`} falha: ${reason.pt}`,
  };
}

/** What JSON says of a replay. */
export function verdictOf({ replay: result, failure }: ReplayedLevel, language: Language): Record<string, unknown> {
  return {
    valid: result?.valid ?? false,
    solved: result?.solved ?? false,
    cost: result?.cost ?? null,
    failedAt: result?.failedAt ?? null,
    reason: (result?.reason ?? failure)?.[language] ?? null,
  };
}

function shortened(word: string): string {
  const start = [...word.slice(0, 60)].slice(0, 20).join("");
  return printable(start === word ? word : `${start}...`);
}
