// The keys of a header: which there are, in what order they are printed, and what is said of one that nobody knows.
import { isLongCharacter, isOneCodePoint, isReserved, shorten, showCharacter } from "./characters.ts";
import type { Field, GameFormat, LevelDocument } from "./document.ts";
import { didYouMean } from "./nearest-name.ts";
import type { Position, ProblemList } from "./problem.ts";

/** The keys that every game knows, beside `game`, in the order of canonical text. */
function commonKeys(games: readonly GameFormat[]): string[] {
  const costModels = new Set(games.flatMap((game) => game.costModels));
  const optima = [...costModels].map(optimumKey);
  return ["title", "author", "source", "difficulty", "note", "note-pt", ...optima, "solution"];
}

/** The key that gives the least cost: `optimal` under `moves`, and `optimal-NAME` under a cost model of another name. */
export function optimumKey(costModel: string): string {
  return costModel === "moves" ? "optimal" : `optimal-${costModel}`;
}

/** A longer word is nobody's key, and a pattern is not tried on more than this. */
const LONGEST_KEY = 64;

/** A word begins with a letter and has more than one character; a single character belongs into a legend. */
export function isWordKey(key: string): boolean {
  return !isOneCodePoint(key) && key.length <= LONGEST_KEY && /^\p{L}[\p{L}\p{M}\p{N}_-]*$/u.test(key);
}

export function isKnownKey(key: string, games: readonly GameFormat[]): boolean {
  return commonKeys(games).includes(key) || games.some((game) => game.headerKeys.includes(key));
}

/** The header as canonical text has it: common keys, the game's own keys, then unknown keys in the order read. */
export function canonicalHeader(document: LevelDocument, games: readonly GameFormat[]): readonly Field[] {
  const own = games.find((game) => game.id === document.game)?.headerKeys ?? [];
  const order = [...commonKeys(games), ...own];
  const rank = ({ key }: Field): number => (order.includes(key) ? order.indexOf(key) : order.length);
  return [...document.header].sort((a, b) => rank(a) - rank(b));
}

/** Warns of the keys that the game does not know. They are kept. */
export function warnOfUnknownKeys(
  header: readonly Field[],
  format: GameFormat | undefined,
  games: readonly GameFormat[],
  problems: ProblemList,
): void {
  const speakers = format === undefined ? games : [format];
  const known = ["game", ...commonKeys(games), ...speakers.flatMap((game) => game.headerKeys)];
  for (const { key, keyAt } of header) {
    if (known.includes(key)) continue;
    const owner = games.find((game) => game.headerKeys.includes(key));
    const why =
      owner !== undefined
        ? `belongs to ${owner.id} and means nothing to ${format?.id}.`
        : `is not a header key.${didYouMean(key, known)}`;
    problems.warning(keyAt, `\`${shorten(key)}\` ${why}`, shorten(key), `one of ${known.join(", ")}`);
  }
}

/** Reports why a key cannot name a cell; true where it can. */
export function checkLegendKey(key: string, at: Position, problems: ProblemList): boolean {
  if (isLongCharacter(key)) {
    const codePoints = [...key];
    const message = `\`${key}\` looks like one character but is ${codePoints.length} code points; only a single one can name a cell.`;
    const parts = codePoints.map((part) => showCharacter(part.codePointAt(0) as number)).join(", ");
    problems.error(at, message, parts, "a key of one code point, such as `a` or `1`");
    return false;
  }
  if (!isOneCodePoint(key)) {
    problems.error(
      at,
      `\`${shorten(key)}\` is ${key === "" ? "not" : "more than"} one character.`,
      shorten(key),
      "a key of one code point, such as `a` or `1`",
    );
    return false;
  }
  if (isReserved(key)) {
    const shown = showCharacter(key.codePointAt(0) as number);
    const expected = "another character; reserved are . # S T ~ ; : - and white space and control characters";
    problems.error(at, `A legend cannot define ${shown}: it is reserved.`, shorten(key), expected);
    return false;
  }
  return true;
}
