// From loaded levels back to the text of a file: canonical text or JSON, which read as the same levels again.
import { writeLevelJson } from "../levels/write-json.ts";
import { writeLevelText } from "../levels/write-text.ts";
import { PUZZLES } from "../puzzles/index.ts";
import { type LoadedLevel, playableOf } from "./loaded-level.ts";

/** The file with these levels. Throws WrongLevel where one is wrong: what cannot be read cannot be written either; and
 *  RangeError for another form. */
export function writeLevels(levels: readonly LoadedLevel[], form: "text" | "json"): string {
  if (form !== "text" && form !== "json") {
    throw new RangeError(`There is no form ${String(form)}; levels are written as text or json.`);
  }
  const playable = levels.map((loaded) => playableOf(loaded));
  const formats = new Set([...playable.map(({ puzzle }) => puzzle), ...PUZZLES].map(({ format }) => format));
  const documents = playable.map(({ document }) => document);
  return (form === "json" ? writeLevelJson : writeLevelText)(documents, [...formats]);
}
