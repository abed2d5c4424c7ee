// States of Break the Ice that tests look at: those of some play, chosen move by move.
import fc from "fast-check";
import { breakTheIce, type IceLevel, type IceState } from "../../src/puzzles/break-the-ice/index.ts";
import { arbitraryIceLevel, type IceLevelOptions } from "./arbitrary-break-the-ice.ts";

export interface IcePlay {
  readonly level: IceLevel;
  readonly states: readonly IceState[];
}

/** The start of a level and the states that follow it; choice i decides on move i, until there is none. */
export function playedStates(level: IceLevel, choices: readonly number[]): IceState[] {
  const states = [breakTheIce.initialState(level)];
  for (const choice of choices) {
    const state = states.at(-1) as IceState;
    const moves = breakTheIce.listMoves(level, state);
    const move = moves[choice % moves.length];
    if (move === undefined) break;
    const outcome = breakTheIce.applyMove(level, state, move);
    if (outcome.refused !== undefined) throw new Error(outcome.refused.en);
    states.push(outcome.state);
  }
  return states;
}

export function arbitraryIcePlay(options: IceLevelOptions, mostMoves: number): fc.Arbitrary<IcePlay> {
  return fc
    .record({ level: arbitraryIceLevel(options), choices: fc.array(fc.nat(), { maxLength: mostMoves }) })
    .map(({ level, choices }) => ({ level, states: playedStates(level, choices) }));
}

/** Plays on boards from the smallest to the largest, with runs at the start, walls and colours that cannot burst. */
export const ICE_PLAYS: Readonly<Record<string, fc.Arbitrary<IcePlay>>> = {
  "small boards": arbitraryIcePlay({ maxRows: 5, maxColumns: 6, maxColours: 3, startingRuns: true }, 20),
  "small boards with colours that are dead": arbitraryIcePlay(
    { maxRows: 6, maxColumns: 6, maxColours: 5, startingRuns: true, deadColours: true },
    12,
  ),
  "boards of eight rows": arbitraryIcePlay({ maxRows: 8, maxColumns: 16, maxColours: 4, startingRuns: true }, 12),
  "boards of few colours, where much bursts": arbitraryIcePlay(
    { maxRows: 16, maxColumns: 16, maxColours: 2, walls: false, startingRuns: true },
    12,
  ),
  "the largest boards": arbitraryIcePlay(
    { maxRows: 16, maxColumns: 16, maxColours: 15, startingRuns: true, deadColours: true },
    6,
  ),
};
