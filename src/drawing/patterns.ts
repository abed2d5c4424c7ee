// What stands on the upper face of a solid beside its letter, so that colour is never the only sign: lines in a square
// that is one cell wide, around (0, 0). Every step is relative, so that `M3 4` before it puts it there.
import type { Solid } from "../puzzles/surface.ts";

interface Pattern {
  readonly path: string;
  readonly line: number;
}

export const PATTERNS: Readonly<Record<NonNullable<Solid["pattern"]> | "shatter", Pattern>> = {
  cracks: { path: "m-.3-.36.22.26-.08.2.24.28m-.16-.48.26-.06.18.16", line: 0.05 },
  ring: { path: "m-.3 0a.3 .3 0 1 0 .6 0a.3 .3 0 1 0-.6 0z", line: 0.07 },
  planks: { path: "m-.17-.4v.8m.34-.8v.8", line: 0.04 },
  dots: { path: "m-.24-.24h.01m.47 0h.01m-.49.48h.01m.47 0h.01", line: 0.12 },
  frame: {
    path: "m-.2-.34h.4q.14 0 .14.14v.4q0 .14-.14.14h-.4q-.14 0-.14-.14v-.4q0-.14.14-.14z",
    line: 0.075,
  },
  shatter: {
    path: "m.04-.06-.18-.12-.06-.26m.06.26-.3.08m.48.04-.14.22-.32.14m.32-.14.06.28m.08-.5.18.18-.06.32m.06-.32.22.12m-.4-.3.22-.14.18.02m-.18-.02-.06-.24",
    line: 0.03,
  },
  cross: { path: "m-.24-.24.48.48m0-.48-.48.48", line: 0.08 },
};
