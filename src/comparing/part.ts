// A comparison puzzle by puzzle: which levels are its rows, and which solvers its columns.
import { inBoth, type Words } from "../language/words.ts";
import { PUZZLES } from "../puzzles/index.ts";
import type { NamedLevel } from "../solving/document.ts";
import type { Cell } from "./cell.ts";
import { type CellDocument, cellKey, identityKey, keyOfLevel } from "./cell-document.ts";
import type { Comparison } from "./compare.ts";

/** The rows and columns of a puzzle. */
export interface Part {
  readonly game: string;
  readonly name: Words;
  readonly levels: readonly { readonly key: string; readonly label: string; readonly level: NamedLevel }[];
  readonly solvers: readonly string[];
  /** Of these solvers those that cannot be asked for any of the levels, and why not for the first. */
  readonly blank: ReadonlyMap<string, Words>;
  readonly document: (level: string, solver: string) => CellDocument | undefined;
  readonly documents: readonly CellDocument[];
}

export function partsOf(comparison: Comparison): Part[] {
  const games = [...new Set(comparison.cells.map(gameOf))];
  return games.map((game) => partOf(comparison, game));
}

function gameOf({ level }: Cell): string {
  return level.loaded.game ?? "";
}

/** A solver that is for none of the levels has its blank column, unless it is for another puzzle of the comparison. */
function partOf({ cells, documents }: Comparison, game: string): Part {
  const mine = cells.filter((cell) => gameOf(cell) === game);
  const byLevel = new Map(mine.map(({ level }) => [keyOfLevel(level), level] as const));
  const levels = [...byLevel].map(([key, level]) => ({ key, label: labelOf(level), level }));
  const byKey = new Map(documents.map((document) => [cellKey(document), document] as const));
  const named = (some: readonly Cell[]): string[] => [...new Set(some.map(({ solver }) => solver.name))];
  const isAble = ({ kind }: Cell): boolean => kind !== "blank";
  const able = named(mine.filter(isAble));
  const elsewhere = named(cells.filter(isAble)).filter((solver) => !able.includes(solver));
  const solvers = named(mine).filter((solver) => !elsewhere.includes(solver));
  const blank = new Map<string, Words>();
  for (const cell of mine) {
    const { name } = cell.solver;
    if (cell.kind === "blank" && solvers.includes(name) && !able.includes(name) && !blank.has(name)) {
      blank.set(name, cell.why);
    }
  }
  return {
    game,
    name: PUZZLES.find(({ format }) => format.id === game)?.name ?? inBoth(game),
    levels,
    solvers,
    blank,
    document: (level, solver) => byKey.get(`${level} ${solver}`),
    documents: documents.filter((document) => byLevel.has(identityKey(document))),
  };
}

/** As short as it is known: its title, or the name of its file and its number. */
function labelOf({ file, loaded }: Cell["level"]): string {
  return loaded.title ?? `${file.replace(/^.*[/\\]/, "")}#${loaded.index}`;
}
