// From the text of a file to playable levels: the format of src/levels joined with the registry of puzzles.
import { detectForm } from "../levels/detect-form.ts";
import type { GameFormat } from "../levels/document.ts";
import { readFacts } from "../levels/facts.ts";
import { readLevelJson } from "../levels/read-json.ts";
import { type PlainForm, readPlainLevel } from "../levels/read-plain.ts";
import { readLevelText } from "../levels/read-text.ts";
import { type Source, SourceText } from "../levels/source-text.ts";
import type { WrittenLevel } from "../levels/written-level.ts";
import { PUZZLES } from "../puzzles/index.ts";
import type { PackedPuzzle } from "../puzzles/packed.ts";
import type { Puzzle } from "../puzzles/puzzle.ts";
import type { LoadedLevel, PlayableLevel } from "./loaded-level.ts";

/** In which form levels are written, and of which puzzles they may be. */
export interface LoadOptions {
  /** How it is written; it is seen where it is not said. */
  readonly form?: "text" | "json";
  /** Puzzles of your own. They are found before those of Fourfold. With packed states both engines can search them, the
   *  Wasm engine with a solver module that has them; else the TypeScript engine searches their readable states. */
  readonly puzzles?: readonly (Puzzle | PackedPuzzle)[];
}

/** All levels of a level file or of its JSON twin, right or wrong, and at least one. */
export function loadLevels(source: Source, { form, puzzles = [] }: LoadOptions = {}): [LoadedLevel, ...LoadedLevel[]] {
  const text = SourceText.of(source);
  const seen = form ?? detectForm(text.text);
  const known = [...puzzles.map(knownAs), ...PUZZLES.map(knownAs)];
  const read = seen === "json" || seen === "rows" ? readLevelJson : readLevelText;
  const [first, ...others] = read(text, formatsOf(known));
  return [load(first, known), ...others.map((written) => load(written, known))];
}

/** A level that was read as it is written, in the terms of Fourfold's puzzles. */
export function loadWritten(written: WrittenLevel): LoadedLevel {
  return load(written, PUZZLES.map(knownAs));
}

/** The one level of a grid of numbers or a JSON array of rows, neither of which says for which puzzle it is. */
export function loadPlainLevel(source: Source, form: PlainForm, puzzle: Puzzle): LoadedLevel {
  return load(readPlainLevel(source, form, puzzle.format), [{ puzzle }]);
}

type Known = Pick<PlayableLevel, "puzzle" | "packed">;

function knownAs(given: Puzzle | PackedPuzzle): Known {
  return "puzzle" in given ? { puzzle: given.puzzle, packed: given } : { puzzle: given };
}

function formatsOf(known: readonly Known[]): GameFormat[] {
  return known.map(({ puzzle }) => puzzle.format);
}

function load({ index, title, game, document, problems }: WrittenLevel, known: readonly Known[]): LoadedLevel {
  const found = document && known.find(({ puzzle }) => puzzle.format.id === document.game);
  let playable: PlayableLevel | undefined;
  if (found !== undefined && document !== undefined) {
    const facts = readFacts(document, formatsOf(known), problems);
    const level = found.puzzle.readLevel(document, problems);
    if (level !== undefined && !problems.hasErrors) playable = { ...found, level, document, facts };
  }
  return { index, title, game, problems: problems.sorted(), playable };
}
