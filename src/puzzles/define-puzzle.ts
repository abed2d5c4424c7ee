// Makes a whole Puzzle of what an author wrote: whatever was left out is as most puzzles have it.
import type { Words } from "../language/words.ts";
import { USUAL_FORMAT } from "../levels/document.ts";
import { ROLE_WORDS } from "./drawing.ts";
import type { Level, Puzzle, PuzzleDefinition } from "./puzzle.ts";

const COST_MODELS: Readonly<Record<string, Words>> = { moves: { en: "moves", pt: "jogadas" } };

/** A puzzle from what it says of itself; what it leaves out is as usual. */
export function definePuzzle<L extends Level, State, Move>(
  definition: PuzzleDefinition<L, State, Move>,
): Puzzle<L, State, Move> {
  const costModels = definition.costModels ?? ["moves"];
  const puzzle: Puzzle<L, State, Move> = {
    isDead: () => false,
    moveCost: () => 1,
    budget: () => null,
    stars: (level, cost) => starsFor(cost, puzzle.budget(level)),
    whyUnsolvable: () => null,
    positionAsDocument: () => null,
    describeMove: (_level, _state, move) => sameInAll(definition.formatMove(move)),
    focusOf: (_level, _state, move) => [definition.formatMove(move)],
    measures: [],
    ...definition,
    costModels,
    format: { ...USUAL_FORMAT, ...definition.format, costModels },
    describeCostModel: (model) => definition.describeCostModel?.(model) ?? COST_MODELS[model] ?? sameInAll(model),
    describeGlyph: (level, glyph) => definition.describeGlyph?.(level, glyph) ?? ROLE_WORDS[glyph.role],
  };
  return puzzle;
}

function starsFor(cost: number, budget: number | null): number | null {
  return budget === null ? null : Math.max(0, 3 - Math.max(0, cost - budget));
}

function sameInAll(text: string): Words {
  return { en: text, pt: text };
}
