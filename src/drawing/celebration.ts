// That a level is solved, seen for a moment: light runs once over what is there, row by row, and what stands alone breathes
// with it.
import type { Solid } from "../puzzles/surface.ts";
import { atRest, type Placed } from "./placed.ts";
import type { Transition } from "./transition.ts";

const WHOLE_MS = 720;
/** How long the light stays on a row, as a part of the whole time. */
const STAYS = 0.55;
const LIGHT = 0.42;
const BREATH = 0.035;

export function celebration(solids: readonly Solid[]): Transition {
  const rows = solids.map(({ at, size }) => Math.floor(at.y + size.y / 2));
  const [first, last] = [Math.min(...rows), Math.max(...rows)];
  const begins = (row: number): number => (last === first ? 0 : ((row - first) / (last - first)) * (1 - STAYS));
  return {
    durationMs: solids.length === 0 ? 0 : WHOLE_MS,
    at: (part) =>
      solids.map((solid, i): Placed => {
        const time = (part - begins(rows[i] as number)) / STAYS;
        if (time <= 0 || time >= 1) return atRest(solid);
        const height = Math.sin(Math.PI * time) ** 2;
        const flash = LIGHT * height;
        return solid.joined === undefined ? { solid, flash, scale: 1 + BREATH * height } : { solid, flash };
      }),
  };
}
