// A harder level on the same board: the start is replaced by the state that is furthest from a solution among those that moves
// can lead to. Where moves can be taken back these are all; where they cannot, the start itself is often the furthest.
import { pickFrom, type Random, type Settings } from "../puzzles/generator.ts";
import type { Level } from "../puzzles/puzzle.ts";
import { NO_SOLUTION } from "../solving/state-space.ts";
import { keepsSettings, levelOf, type Making } from "./drafted-level.ts";
import type { Proof } from "./proof.ts";

/** A file cannot say every position; so many of the furthest are tried. */
const TRIES = 12;

/** The furthest, but no more than `most` moves away; undefined where that is not further than the start, or cannot be
 *  written, or is not what was asked for. */
export function unsolved(
  { puzzle, generator }: Making,
  { level, space, glance, optimal }: Proof,
  settings: Settings,
  most: number,
  random: Random,
): Level | undefined {
  if (space === undefined) return undefined;
  const least = typeof optimal === "number" && optimal <= most ? optimal : 0;
  const byDistance: number[][] = [];
  for (let state = 0; state < space.count; state++) {
    const left = space.left[state] as number;
    if (left === NO_SOLUTION || left > most || left <= least) continue;
    byDistance[left] ??= [];
    byDistance[left].push(state);
  }
  for (let [left, tries] = [byDistance.length - 1, TRIES]; left > least && tries > 0; tries--) {
    const states = byDistance[left];
    const state = states && pickFrom(states, random);
    if (state === undefined) {
      left--;
      tries++;
      continue;
    }
    if (tries % 3 === 1) left--;
    const document = puzzle.positionAsDocument(level, glance.unpack(space.states, state * space.game.words));
    const found = document && levelOf(puzzle, document);
    if (found && keepsSettings(puzzle, generator, found, settings)) return found;
  }
  return undefined;
}
