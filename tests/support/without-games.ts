// Messages that list the games, for snapshots that are the same whatever games there are.
import { PUZZLES } from "../../src/puzzles/index.ts";

export function withoutGames(text: string): string {
  return text.replaceAll(PUZZLES.map(({ format }) => format.id).join(", "), "GAMES");
}
