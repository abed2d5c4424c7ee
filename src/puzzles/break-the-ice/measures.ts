// What Break the Ice levels are charted by.
import type { Measure } from "../puzzle.ts";
import { countColours, WALL } from "./board.ts";
import type { IceLevel } from "./level.ts";

export const measures: readonly Measure<IceLevel>[] = [
  {
    name: "blocks",
    words: { en: "blocks", pt: "blocos" },
    of: ({ board }) => [...countColours(board).values()].reduce((sum, blocks) => sum + blocks, 0),
  },
  { name: "colours", words: { en: "colours", pt: "cores" }, of: ({ board }) => countColours(board).size },
  {
    name: "walls",
    words: { en: "walls", pt: "paredes" },
    of: ({ board }) => board.join("").split(WALL).length - 1,
  },
];
