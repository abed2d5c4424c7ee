// What charts put levels in order by: one after the other, or by a number that says how large or how hard a level is. Levels
// that share a value are one point.
import { inBoth, type Words } from "../language/words.ts";
import { optimumOf } from "../levels/facts.ts";
import { playableOf } from "../playing/loaded-level.ts";
import { PUZZLES } from "../puzzles/index.ts";
import type { NamedLevel } from "../solving/document.ts";
import { THERE_IS, unknownName, WrongOption } from "../solving/wrong-option.ts";
import { type CellDocument, provenOptimum } from "./cell-document.ts";

/** What charts can set levels out by. */
export interface Axis {
  readonly name: string;
  readonly title: Words;
  /** What a level has, with the documents of this run; undefined where it is not known. */
  of(level: NamedLevel, documents: readonly CellDocument[]): number | undefined;
  /** How a value is written, where it is no number. */
  label?(value: number): Words;
}

const DIFFICULTY_WORDS: readonly Words[] = [
  { en: "trivial", pt: "trivial" },
  { en: "easy", pt: "fácil" },
  { en: "medium", pt: "médio" },
  { en: "hard", pt: "difícil" },
  { en: "extreme", pt: "extremo" },
];
const DIFFICULTIES = DIFFICULTY_WORDS.map(({ en }) => en);

const SHARED: readonly Axis[] = [
  {
    name: "size",
    title: { en: "cells of the board", pt: "casas do tabuleiro" },
    of: ({ loaded }) => playableOf(loaded).level.rows * playableOf(loaded).level.columns,
  },
  {
    name: "optimum",
    title: { en: "moves of the optimum", pt: "jogadas do ótimo" },
    of: ({ loaded }, documents) => {
      const proven = documents.filter(({ costModel }) => costModel === "moves").map(provenOptimum);
      const said = optimumOf(playableOf(loaded).facts, "moves");
      return proven.find((cost) => cost !== undefined) ?? (typeof said === "number" ? said : undefined);
    },
  },
  {
    name: "states",
    title: { en: "most states that any solver stored", pt: "máximo de estados que algum guardou" },
    of: (_, documents) => Math.max(...documents.map(({ stored }) => stored ?? 0)) || undefined,
  },
  {
    name: "difficulty",
    title: { en: "difficulty", pt: "dificuldade" },
    of: ({ loaded }) => {
      const place = DIFFICULTIES.indexOf(playableOf(loaded).facts.difficulty ?? "");
      return place < 0 ? undefined : place;
    },
    label: (value) => DIFFICULTY_WORDS[value] ?? inBoth(""),
  },
];

/** What charts can go by. */
export function axisNames(): string[] {
  const measures = PUZZLES.flatMap((puzzle) => puzzle.measures.map(({ name }) => name));
  return [...new Set([...SHARED.map(({ name }) => name), ...measures])];
}

/** The axis of a name. Measures are those of the puzzles: groups, tiles, blocks. Throws WrongOption. */
export function axisNamed(name: string): Axis {
  const measures = PUZZLES.flatMap((puzzle) => puzzle.measures.map((measure) => ({ puzzle, measure })));
  const shared = SHARED.find((axis) => axis.name === name);
  if (shared !== undefined) return shared;
  const found = measures.find(({ measure }) => measure.name === name);
  if (found === undefined) {
    const cannot = { en: "Charts cannot go by", pt: "Os gráficos não podem ir por" };
    throw new WrongOption(unknownName(cannot, name, axisNames(), THERE_IS));
  }
  return {
    name,
    title: found.measure.words,
    of({ loaded }) {
      const { puzzle, level } = playableOf(loaded);
      return puzzle.measures.find((measure) => measure.name === name)?.of(level);
    },
  };
}
