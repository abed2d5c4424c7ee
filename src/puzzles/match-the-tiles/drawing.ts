// How Match the Tiles looks: tiles as capitals, free goals as small letters, the colour as `kind`.
// A tile that rests on a goal of its own colour keeps its letter and changes its role.
import type { Words } from "../../language/words.ts";
import type { Drawing, Glyph, Role } from "../drawing.ts";
import { colourOf, FLOOR, goalOf, isGoal, isTile, type MatchLevel, OBSTACLE } from "./level.ts";
import type { MatchState } from "./rules.ts";

export function drawState(level: MatchLevel, state: MatchState): Drawing {
  const { rows, columns } = level;
  return {
    rows,
    columns,
    glyph(row, column) {
      const cell = row * columns + column;
      return glyphOf(state.charAt(cell), level.goals.charAt(cell));
    },
  };
}

export function glyphOf(character: string, goal: string): Glyph {
  if (isTile(character)) {
    const role = goal === goalOf(character) ? "piece-at-goal" : "piece";
    return { text: character, role, kind: colourOf(character) };
  }
  if (character === OBSTACLE) return { text: OBSTACLE, role: "wall" };
  if (isGoal(goal)) return { text: goal, role: "goal", kind: colourOf(goal) };
  return { text: FLOOR, role: "floor" };
}

export function describeGlyph(_level: MatchLevel, { role }: Glyph): Words | undefined {
  return ROLE_WORDS[role];
}

const ROLE_WORDS: Readonly<Partial<Record<Role, Words>>> = {
  piece: { en: "tile", pt: "peça" },
  "piece-at-goal": { en: "tile on its goal", pt: "peça no seu objetivo" },
  wall: { en: "obstacle", pt: "obstáculo" },
};
