// Messages that list the games, in a line or over several, for snapshots that are the same whatever games there are.
import { PUZZLES } from "../../src/puzzles/index.ts";

export function withoutGames(text: string): string {
  const ids = PUZZLES.map(({ format }) => format.id);
  return text.replaceAll(new RegExp(ids.join(",\\s+"), "g"), "GAMES");
}
