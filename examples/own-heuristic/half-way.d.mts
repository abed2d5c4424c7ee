// What tests know of half-way.mjs.
import type { RollLevel, RollState } from "../../src/puzzles/roll-the-block/index.ts";

export const admissible: boolean;
export function estimate(state: RollState, level: RollLevel): number;
