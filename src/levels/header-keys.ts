// The keys of a header: which there are, in what order they are printed, and what is said of one that nobody knows.
import { inEach, type Words } from "../language/words.ts";
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
    const near = didYouMean(key, known);
    const why =
      owner !== undefined
        ? {
            en: `belongs to ${owner.id} and means nothing to ${format?.id}.`,
            pt: `é de ${owner.id} e não diz nada a ${format?.id}.`,
          }
        : { en: `is not a header key.${near.en}`, pt: `não é uma chave do cabeçalho.${near.pt}` };
    const message = { en: `\`${shorten(key)}\` ${why.en}`, pt: `\`${shorten(key)}\` ${why.pt}` };
    const names = known.join(", ");
    problems.warning(keyAt, message, shorten(key), { en: `one of ${names}`, pt: `uma de ${names}` });
  }
}

const ONE_CODE_POINT: Words = {
  en: "a key of one code point, such as `a` or `1`",
  pt: "uma chave de um só ponto de código, como `a` ou `1`",
};

/** Reports why a key cannot name a cell; true where it can. */
export function checkLegendKey(key: string, at: Position, problems: ProblemList): boolean {
  if (isLongCharacter(key)) {
    const codePoints = [...key];
    const message = {
      en: `\`${key}\` looks like one character but is ${codePoints.length} code points; only a single one can name a cell.`,
      pt: `\`${key}\` parece um só carácter mas são ${codePoints.length} pontos de código; só um único pode dar nome a uma célula.`,
    };
    const parts = inEach((say) =>
      codePoints.map((part) => say(showCharacter(part.codePointAt(0) as number))).join(", "),
    );
    problems.error(at, message, parts, ONE_CODE_POINT);
    return false;
  }
  if (!isOneCodePoint(key)) {
    problems.error(
      at,
      {
        en: `\`${shorten(key)}\` is ${key === "" ? "not" : "more than"} one character.`,
        pt: `\`${shorten(key)}\` ${key === "" ? "não é um" : "é mais do que um"} carácter.`,
      },
      shorten(key),
      ONE_CODE_POINT,
    );
    return false;
  }
  if (isReserved(key)) {
    const shown = showCharacter(key.codePointAt(0) as number);
    const expected = {
      en: "another character; reserved are . # S T ~ ; : - and white space and control characters",
      pt: "outro carácter; estão reservados . # S T ~ ; : - e os espaços em branco e caracteres de controlo",
    };
    problems.error(
      at,
      {
        en: `A legend cannot define ${shown.en}: it is reserved.`,
        pt: `Uma legenda não pode definir ${shown.pt}: está reservado.`,
      },
      shorten(key),
      expected,
    );
    return false;
  }
  return true;
}
