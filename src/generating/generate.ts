// The generator: levels in the order of their numbers, no two of them the same to a person. Level k depends on the request and
// on k, and on the levels before it only where it would be one of them again; then its next attempt is taken. So the first
// levels are the same however many are asked for, and whoever makes them, one after the other or side by side.
import type { Knob } from "../puzzles/generator.ts";
import { PACKED_PUZZLES } from "../puzzles/index.ts";
import type { PackedPuzzle } from "../puzzles/packed.ts";
import { refuseKind, THERE_IS, unknownName, WrongOption } from "../solving/wrong-option.ts";
import { type MadeLevel, makeLevel } from "./make-level.ts";
import { type CheckedRequest, checkRequest, type GenerateRequest, refuseNoRequest, refuseOther } from "./request.ts";

/** Makes a level, here or elsewhere; undefined where it could not be made. */
export type LevelMaker = (number: number, attempt: number) => Promise<MadeLevel | undefined>;

/** How levels are made, beside what they shall be. */
export interface GenerateOptions {
  /** How many levels. */
  readonly count: number;
  /** How many are made side by side, where the maker can. Default 1. */
  readonly jobs?: number;
  /** Default: they are made here. */
  readonly maker?: LevelMaker;
}

/** A level as `generate` gives it: which of those that were asked for it is. */
export interface NumberedLevel {
  /** From 1. */
  readonly number: number;
  /** Undefined where the wishes could not be kept within the work allowed. */
  readonly level: MadeLevel | undefined;
}

/** After so many levels that are there already, the wishes leave no other. */
const MOST_ATTEMPTS = 6;

/** Levels of a puzzle, which is given by its id or as it is. Throws WrongOption for what cannot be asked. */
export async function* generate(
  puzzle: string | PackedPuzzle,
  request: GenerateRequest,
  options: GenerateOptions,
): AsyncGenerator<NumberedLevel> {
  refuseNoRequest(request);
  const checked = await checkRequest(packedPuzzle(puzzle), request);
  refuseOther("The options are", options, "{ count: 1 }");
  const { count } = options;
  if (typeof count !== "number" || !(count >= 0)) refuseKind("The count is", count, "a number, 0 or more");
  yield* generateChecked(checked, options);
}

/** What can be asked of a puzzle beside the wishes; nothing where it makes no levels. */
export async function knobsOf(puzzle: string | PackedPuzzle): Promise<readonly Knob[]> {
  return (await packedPuzzle(puzzle).puzzle.generator?.())?.knobs ?? [];
}

/** Throws WrongOption where there is no puzzle of this id. */
export function packedPuzzle(puzzle: string | PackedPuzzle): PackedPuzzle {
  if (typeof puzzle !== "string") return puzzle;
  const known = PACKED_PUZZLES.find((packed) => packed.puzzle.format.id === puzzle);
  if (known !== undefined) return known;
  const ids = PACKED_PUZZLES.map((packed) => packed.puzzle.format.id);
  throw new WrongOption(unknownName({ en: "There is no puzzle", pt: "Não há puzzle" }, puzzle, ids, THERE_IS));
}

/** The same for a request that is checked. */
export async function* generateChecked(
  request: CheckedRequest,
  { count, jobs = 1, maker }: GenerateOptions,
): AsyncGenerator<NumberedLevel> {
  const make: LevelMaker = maker ?? ((number, attempt) => makeLevel(request, number, attempt));
  const waiting = new Map<number, Promise<MadeLevel | undefined>>();
  const known = new Set<string>();
  for (let number = 1; number <= count; number++) {
    for (let ahead = number; ahead < number + jobs && ahead <= count; ahead++) {
      if (!waiting.has(ahead)) waiting.set(ahead, handled(make(ahead, 0)));
    }
    let level = await waiting.get(number);
    waiting.delete(number);
    for (let attempt = 1; level !== undefined && known.has(level.common) && attempt <= MOST_ATTEMPTS; attempt++) {
      level = attempt === MOST_ATTEMPTS ? undefined : await make(number, attempt);
    }
    if (level !== undefined) known.add(level.common);
    yield { number, level };
  }
}

/** What fails is told when its turn comes, and is no surprise before. */
function handled<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}
