// Levels of no pack, by the addresses at which they are played: of the file that is open, of links, of days.
import type { ComparedLevel } from "../elements/compare/compared-levels.ts";
import { OPENED } from "./chosen-levels.ts";
import { numberOf } from "./daily/days.ts";
import { DAILY, levelOfDay } from "./daily/pool.ts";
import { openedFile } from "./opening.ts";
import { isInstead, sharedLevel } from "./shared-level.ts";

/** Those that these names mean, by their own names; where the opened file is meant, all of its levels. Rejects where one cannot be
 *  had for the moment. */
export async function levelsElsewhere(names: readonly string[]): Promise<Map<string, ComparedLevel>> {
  const found = new Map<string, ComparedLevel>();
  if (names.some((name) => name.split("/")[0] === OPENED)) {
    const file = await openedFile();
    const { name = "", levels = [] } = file ?? {};
    for (const loaded of levels) found.set(`${OPENED}/${loaded.index}`, { file: name, loaded, all: levels.length });
  }
  for (const name of names) {
    const level = await levelAt(name);
    if (level !== undefined) found.set(name, level);
  }
  return found;
}

async function levelAt(name: string): Promise<ComparedLevel | undefined> {
  const [kind, first = "", puzzle = ""] = name.split("/");
  if (kind === "level") {
    const loaded = await sharedLevel(first);
    return isInstead(loaded) ? undefined : { file: "", loaded };
  }
  const day = kind === "daily" ? numberOf(first) : undefined;
  const isDaily = day !== undefined && DAILY.some(({ format }) => format.id === puzzle);
  return isDaily ? { file: "", loaded: await levelOfDay(puzzle, day) } : undefined;
}
