// The level that is explored, by the address at which it is played, and those among which it is chosen: of its pack, or of the file that
// is open; a level from a link or of a day stands alone.
import type { Words } from "../language/words.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import { isModule } from "../solving/own-heuristic.ts";
import { dayOf, dayWords, numberOf } from "./daily/days.ts";
import { DAILY, levelOfDay } from "./daily/pool.ts";
import { noFile } from "./no-file.ts";
import { nameOfOpened, openedFile } from "./opening.ts";
import { levelsIn, type Pack, packName, packOf } from "./packs.ts";
import { isInstead, sharedLevel } from "./shared-level.ts";
import { type Instead, nowhere } from "./states.ts";

export interface Explored {
  /** Of the level. */
  readonly path: readonly string[];
  readonly pack?: Pack;
  /** Where it is from. */
  readonly from: Words;
  readonly levels: readonly LoadedLevel[];
  /** Which of these, from 1. */
  readonly number: number;
}

const FROM_LINK: Words = { en: "From a link", pt: "De um link" };

/** What a page shows instead where there is none. Rejects where it may be tried again. */
export async function exploredLevel(path: readonly string[]): Promise<Explored | Instead> {
  const [first = "", second = "", third = ""] = path;
  const find = isOfNoPack(first) ? ELSEWHERE[first] : undefined;
  if (find !== undefined) return find(second, third);
  const pack = packOf(first, second);
  return pack === undefined || path.length !== 3 ? nowhere : ofPack(pack, third);
}

/** What addresses of levels that are of no pack begin with. */
const ELSEWHERE: Readonly<Record<string, (second: string, third: string) => Promise<Explored | Instead>>> = {
  level: ofLink,
  opened: ofFile,
  daily: ofDay,
};

export function isOfNoPack(first: string): boolean {
  return Object.hasOwn(ELSEWHERE, first);
}

export function levelOf(explored: Explored | undefined): LoadedLevel | undefined {
  return explored?.levels[explored.number - 1];
}

/** Of another puzzle than before it has other heuristics: these elements ask for none of them. One's own there is for each. */
export function dropHeuristic(
  elements: Iterable<{ heuristic: string }>,
  before: Explored | undefined,
  now: Explored,
): void {
  const [was, is] = [before, now].map((each) => levelOf(each)?.game);
  if (was === undefined || was === is) return;
  for (const element of elements) if (!isModule(element.heuristic)) element.heuristic = "";
}

export function isFound(found: Explored | Instead): found is Explored {
  return typeof found !== "function";
}

async function ofPack(pack: Pack, number: string): Promise<Explored | Instead> {
  const path = [pack.puzzle, pack.name, number];
  return among({ path, pack, from: packName(pack.name), levels: await levelsIn(pack) }, number);
}

async function ofFile(number: string): Promise<Explored | Instead> {
  const file = await openedFile();
  if (file === undefined) return noFile;
  return among({ path: ["opened", number], from: nameOfOpened(file), levels: file.levels }, number);
}

async function ofLink(text: string): Promise<Explored | Instead> {
  const loaded = await sharedLevel(text);
  return isInstead(loaded) ? loaded : { path: ["level", text], from: FROM_LINK, levels: [loaded], number: 1 };
}

async function ofDay(asked: string, puzzle: string): Promise<Explored | Instead> {
  const day = numberOf(asked);
  if (day === undefined || !DAILY.some(({ format }) => format.id === puzzle)) return nowhere;
  const from = { en: dayWords(day, "en"), pt: dayWords(day, "pt") };
  return { path: ["daily", dayOf(day), puzzle], from, levels: [await levelOfDay(puzzle, day)], number: 1 };
}

function among(found: Omit<Explored, "number">, number: string): Explored | Instead {
  const isThere = /^[1-9]\d*$/.test(number) && Number(number) <= found.levels.length;
  return isThere ? { ...found, number: Number(number) } : nowhere;
}
