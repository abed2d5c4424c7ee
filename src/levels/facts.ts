// What the header says of a level in every game: who made it, how hard it is, what it is about, and its proven optimum.
import type { Words } from "../language/words.ts";
import { shorten } from "./characters.ts";
import type { Field, GameFormat, LevelDocument } from "./document.ts";
import { optimumKey } from "./header-keys.ts";
import type { ProblemList } from "./problem.ts";

export type Optimum = number | "unsolvable";

/** What a level file says of a level beside the level itself. */
export interface LevelFacts {
  readonly title?: string;
  readonly author?: string;
  readonly source?: string;
  readonly difficulty?: string;
  /** A sentence that is shown with the level. Where the header has it in one language, that stands for both. */
  readonly note?: Words;
  /** The proven least cost. */
  readonly optimal?: Optimum;
  /** The same under each other cost model. */
  readonly optimalUnder?: Readonly<Record<string, Optimum>>;
  /** A move string that solves the level; empty where it is solved at the start. */
  readonly solution?: string;
}

/** What is proven under a cost model. What is unsolvable is so under each. */
export function optimumOf({ optimal, optimalUnder }: LevelFacts, costModel: string): Optimum | undefined {
  return costModel === "moves" || optimal === "unsolvable" ? optimal : optimalUnder?.[costModel];
}

/** Reads the facts and reports the values that make no sense, alone or together. */
export function readFacts(document: LevelDocument, games: readonly GameFormat[], problems: ProblemList): LevelFacts {
  const field = (key: string): Field | undefined => document.header.find((candidate) => candidate.key === key);
  const facts: { -readonly [Key in keyof LevelFacts]: LevelFacts[Key] } = {};
  for (const key of ["title", "author", "source", "difficulty"] as const) {
    const value = field(key)?.value;
    if (value) facts[key] = value;
  }
  const solution = field("solution");
  if (solution !== undefined) facts.solution = solution.value;
  const note = noteIn(field("note")?.value, field("note-pt")?.value);
  if (note !== undefined) facts.note = note;

  const optima: [Field, Optimum][] = [];
  const under: Record<string, Optimum> = {};
  for (const costModel of new Set(games.flatMap((game) => game.costModels))) {
    const given = field(optimumKey(costModel));
    const optimum = given && readOptimum(given, problems);
    if (optimum === undefined) continue;
    optima.push([given as Field, optimum]);
    if (costModel === "moves") facts.optimal = optimum;
    else under[costModel] = optimum;
  }
  if (Object.keys(under).length > 0) facts.optimalUnder = under;
  reportContradictions(optima, solution, problems);
  return facts;
}

function noteIn(en: string | undefined, pt: string | undefined): Words | undefined {
  const either = en || pt;
  return either ? { en: en || either, pt: pt || either } : undefined;
}

function readOptimum({ key, value, valueAt }: Field, problems: ProblemList): Optimum | undefined {
  if (value === "unsolvable") return value;
  const cost = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (Number.isSafeInteger(cost)) return cost;
  const message =
    value === ""
      ? { en: `\`${key}\` has no value.`, pt: `\`${key}\` não tem valor.` }
      : { en: `\`${key}\` cannot be \`${shorten(value)}\`.`, pt: `\`${key}\` não pode ser \`${shorten(value)}\`.` };
  problems.error(valueAt, message, shorten(value), {
    en: "a whole number from 0, or `unsolvable`",
    pt: "um número inteiro a partir de 0, ou `unsolvable`",
  });
  return undefined;
}

function reportContradictions(
  optima: readonly (readonly [Field, Optimum])[],
  solution: Field | undefined,
  problems: ProblemList,
): void {
  const [first, ...others] = optima;
  if (first === undefined) return;
  for (const [{ key, value, valueAt }, optimum] of others) {
    if ((optimum === "unsolvable") === (first[1] === "unsolvable")) continue;
    const message = {
      en: `\`${first[0].key}\` and \`${key}\` disagree on whether the level can be solved.`,
      pt: `\`${first[0].key}\` e \`${key}\` não concordam se o nível tem solução.`,
    };
    problems.error(valueAt, message, shorten(value), {
      en: "`unsolvable` in both or in neither",
      pt: "`unsolvable` em ambos ou em nenhum",
    });
  }
  if (solution === undefined || optima.every(([, optimum]) => optimum !== "unsolvable")) return;
  const message = {
    en: "The level gives a solution and says that it is unsolvable.",
    pt: "O nível dá uma solução e diz que não a tem.",
  };
  const expected = {
    en: "no `solution`, or the cost of it as `optimal`",
    pt: "nenhuma `solution`, ou o custo dela em `optimal`",
  };
  problems.error(solution.valueAt, message, shorten(solution.value), expected);
}
