// What can be asked of the generator, and what is refused: knobs that a puzzle does not have, numbers out of range, and wishes
// that contradict each other. Whatever is asked is written down in one way, which is the `source` of every level.
import type { Words } from "../language/words.ts";
import { didYouMean } from "../levels/nearest-name.ts";
import { type Generator, type Knob, type Range, rangeOf, type Settings, settingsFor } from "../puzzles/generator.ts";
import type { PackedPuzzle } from "../puzzles/packed.ts";
import {
  isObject,
  refuseKind,
  refuseUnknown,
  THERE_IS,
  unknownName,
  WrongOption,
  WrongTogether,
} from "../solving/wrong-option.ts";
import { DIFFICULTIES, type DifficultyName } from "./difficulty.ts";
import type { Making } from "./drafted-level.ts";

/** What a made level shall have beside its pieces. */
export interface Wishes {
  /** Moves of a shortest solution. */
  readonly optimal?: Range;
  readonly difficulty?: DifficultyName;
  /** All optimal solutions are one, up to the order of moves that commute. */
  readonly unique?: boolean;
  /** Proven to have no solution, for no reason that is seen at a glance. */
  readonly unsolvable?: boolean;
}

/** What levels shall be, and from which seed they are made. */
export interface GenerateRequest {
  /** Numbers and words of the puzzle's knobs, by their names; what is not set is as usual. */
  readonly knobs?: Settings;
  readonly wishes?: Wishes;
  /** Any text; the same seed gives the same levels. */
  readonly seed: string;
  /** What may be done for a level, counted in states that are looked at. */
  readonly work?: number;
}

/** In states. */
const USUAL_WORK = 3_000_000;
/** Extreme levels are rare, and dear to judge. */
const WORK_FOR_EXTREME = 9_000_000;

/** A request that can be met, as far as one can know beforehand. */
export interface CheckedRequest {
  readonly making: Making;
  readonly settings: Settings;
  /** What was asked for, without what is usual. */
  readonly asked: Settings;
  readonly wishes: Wishes;
  readonly seed: string;
  readonly work: number;
  /** As it would be typed after `fourfold`. */
  readonly source: string;
}

/** Throws WrongOption. */
export async function checkRequest(packed: PackedPuzzle, request: GenerateRequest): Promise<CheckedRequest> {
  const { puzzle } = packed;
  const { knobs: asked = {}, wishes = {}, seed } = request;
  const isExtreme = wishes.difficulty === "extreme";
  const work = request.work ?? (isExtreme ? WORK_FOR_EXTREME : USUAL_WORK);
  const generator = await puzzle.generator?.();
  if (generator === undefined) throw new WrongOption(NO_GENERATOR);
  for (const [name, value] of Object.entries(asked)) checkKnob(generator, name, value);
  const settings = settingsFor(generator.knobs, asked, isExtreme);
  const conflict = generator.conflict?.(settings);
  if (conflict !== undefined) throw new WrongTogether(sentence(conflict), conflict.knobs);
  checkWishes(wishes);
  const joined = withOptimumKnob(generator, settings, wishes);
  const making = { puzzle, packed, generator };
  return { making, settings, asked, wishes: joined, seed, work, source: sourceOf(making, request) };
}

const PARTS: readonly (keyof GenerateRequest)[] = ["knobs", "wishes", "seed", "work"];
const WISHES: readonly (keyof Wishes)[] = ["optimal", "difficulty", "unique", "unsolvable"];

/** Throws WrongOption where a request from plain JavaScript is none; what makes levels elsewhere gets it from here, checked. */
export function refuseNoRequest(request: GenerateRequest): void {
  refuseOther("The request is", request, '{ seed: "1" }');
  for (const name of Object.keys(request)) refuseUnknown("part of a request", name, PARTS);
  const { knobs = {}, wishes = {}, seed } = request;
  if (typeof seed !== "string") refuseKind("The seed is", seed, "a string");
  refuseOther("The knobs are", knobs, "{ rows: { min: 5, max: 6 } }");
  refuseOther("The wishes are", wishes, "{ unique: true }");
  for (const name of Object.keys(wishes)) refuseUnknown({ en: "wish", pt: "desejo" }, name, WISHES);
}

export function refuseOther(what: string, value: unknown, example: string): void {
  if (!isObject(value)) refuseKind(what, value, `an object, for example ${example}`);
}

const NO_GENERATOR: Words = { en: "This puzzle makes no levels.", pt: "Este puzzle não gera níveis." };

function sentence({ en, pt }: Words): Words {
  return { en: `Nothing can be made: ${en}.`, pt: `Nada se pode gerar: ${pt}.` };
}

function checkKnob({ knobs }: Generator, name: string, value: Range | string): void {
  const knob = knobs.find((each) => each.name === name);
  if (knob === undefined) {
    const beginning = { en: "There is no knob", pt: "Não há parâmetro" };
    const names = knobs.map((each) => each.name);
    throw new WrongOption(unknownName(beginning, name, names, THERE_IS), name);
  }
  const isRight = typeof value === "string" ? knob.words?.includes(value) : isRange(value, knob.numbers);
  if (isRight !== true) throw new WrongOption(whatItTakes(knob, value), name);
}

function isRange({ min, max }: Range, numbers: Range | undefined): boolean {
  const isWhole = Number.isSafeInteger(min) && Number.isSafeInteger(max);
  return numbers !== undefined && isWhole && min <= max && min >= numbers.min && max <= numbers.max;
}

/** Said of a value that a knob does not take. */
function whatItTakes({ name, numbers, words = [] }: Knob, value: Range | string): Words {
  const en =
    numbers === undefined
      ? []
      : [`a number from ${numbers.min} to ${numbers.max}, or a range of them such as ${numbers.min}..${numbers.max}`];
  const pt =
    numbers === undefined
      ? []
      : [`um número de ${numbers.min} a ${numbers.max}, ou um intervalo como ${numbers.min}..${numbers.max}`];
  const near = didYouMean(String(value), words);
  return {
    en: `${name} takes ${[...en, ...words].join(", or ")}.${near.en}`,
    pt: `${name} aceita ${[...pt, ...words].join(", ou ")}.${near.pt}`,
  };
}

function checkWishes({ optimal, difficulty, unique, unsolvable }: Wishes): void {
  if (optimal !== undefined && !isRange(optimal, { min: 0, max: 1_000_000 })) {
    throw new WrongOption(
      {
        en: "optimal takes two whole numbers, the lower one first.",
        pt: "optimal aceita dois números inteiros, o menor primeiro.",
      },
      "optimal",
    );
  }
  if (difficulty !== undefined && !DIFFICULTIES.includes(difficulty)) {
    const beginning = { en: "There is no difficulty", pt: "Não há dificuldade" };
    throw new WrongOption(unknownName(beginning, difficulty, DIFFICULTIES, THERE_IS), "difficulty");
  }
  if (unsolvable !== true || (optimal === undefined && difficulty === undefined && unique !== true)) return;
  const others = { optimal, difficulty, unique: unique || undefined };
  const said = Object.entries(others).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  throw new WrongTogether(
    {
      en: "A level without a solution has neither an optimum nor a difficulty nor one solution only.",
      pt: "Um nível sem solução não tem ótimo, nem dificuldade, nem uma só solução.",
    },
    ["unsolvable", ...said],
  );
}

/** A knob that counts the moves of a solution is a wish. */
function withOptimumKnob({ optimum }: Generator, settings: Settings, wishes: Wishes): Wishes {
  if (optimum === undefined || settings[optimum] === undefined || wishes.unsolvable === true) return wishes;
  const knob = rangeOf(settings, optimum);
  const { min, max } = wishes.optimal ?? knob;
  const both = { min: Math.max(min, knob.min), max: Math.min(max, knob.max) };
  if (both.min <= both.max) return { ...wishes, optimal: both };
  throw new WrongTogether(
    sentence({
      en: `no solution has as many moves as optimal and as ${optimum} say`,
      pt: `nenhuma solução tem as jogadas que optimal e ${optimum} pedem`,
    }),
    ["optimal", optimum],
  );
}

function sourceOf({ puzzle, generator }: Making, { knobs = {}, wishes = {}, seed }: GenerateRequest): string {
  const words = ["generate", puzzle.format.id];
  for (const { name } of generator.knobs) {
    const value = knobs[name];
    if (value !== undefined) words.push(`--${name} ${typeof value === "string" ? value : asText(value)}`);
  }
  if (wishes.optimal !== undefined) words.push(`--optimal ${asText(wishes.optimal)}`);
  if (wishes.difficulty !== undefined) words.push(`--difficulty ${wishes.difficulty}`);
  if (wishes.unique === true) words.push("--unique");
  if (wishes.unsolvable === true) words.push("--unsolvable");
  return [...words, `--seed ${seed}`].join(" ");
}

export function asText({ min, max }: Range): string {
  return min === max ? String(min) : `${min}..${max}`;
}
