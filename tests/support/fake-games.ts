// Games that do not exist, one for every way in which a game can shape its level files: the tests of the format stand
// on these and on no real puzzle.
import { type GameFormat, type LevelDocument, USUAL_FORMAT } from "../../src/levels/document.ts";
import type { WrittenLevel } from "../../src/levels/written-level.ts";

const NUMBERS: Readonly<Record<number, string>> = { [-1]: "#", 0: ".", 1: "A", 2: "B", 3: "C", 7: "😀" };

export const plainGame: GameFormat = {
  ...USUAL_FORMAT,
  id: "plain-game",
  aliases: { "0": ".", _: "#" },
  numbers: (n) => NUMBERS[n],
};

export const legendGame: GameFormat = {
  ...USUAL_FORMAT,
  id: "legend-game",
  hasLegend: true,
  costModels: ["moves", "weighted"],
};

export const pairGame: GameFormat = {
  ...USUAL_FORMAT,
  id: "pair-game",
  headerKeys: ["moves", "burst"],
  hasSecondGrid: true,
};

export const FAKE_GAMES: readonly GameFormat[] = [plainGame, legendGame, pairGame];

/** What is said of a level, as `line:column message`, warnings marked. */
export function said({ problems }: WrittenLevel): string[] {
  return problems
    .sorted()
    .map(({ line, column, severity, message }) =>
      severity === "error" ? `${line}:${column} ${message}` : `${line}:${column} warning: ${message}`,
    );
}

/** A document as plain values, without its places. */
export interface Content {
  readonly game: string;
  readonly header: readonly (readonly [string, string])[];
  readonly legend: readonly (readonly [string, string])[];
  readonly grid: readonly string[];
  readonly goals: readonly string[] | undefined;
}

export function contentOf({ game, header, legend, grid, goals }: LevelDocument): Content {
  return {
    game,
    header: header.map(({ key, value }) => [key, value]),
    legend: legend.map(({ key, value }) => [key, value]),
    grid: grid.paddedRows(),
    goals: goals?.paddedRows(),
  };
}
