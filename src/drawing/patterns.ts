// What stands on the upper face of a solid beside its letter, so that colour is never the only sign: lines in a square
// that is one cell wide, around (0, 0).
import type { Solid } from "../puzzles/surface.ts";

interface Pattern {
  readonly path: string;
  readonly line: number;
}

export const PATTERNS: Readonly<Record<NonNullable<Solid["pattern"]> | "shatter", Pattern>> = {
  cracks: { path: "M-.3-.36-.08-.1-.16.1.08.38M-.08-.1.18-.16.36 0", line: 0.05 },
  ring: { path: "M-.3 0A.3.3 0 1 0 .3 0A.3.3 0 1 0-.3 0Z", line: 0.07 },
  planks: { path: "M-.17-.4V.4M.17-.4V.4", line: 0.04 },
  dots: { path: "M-.24-.24h.01M.24-.24h.01M-.24.24h.01M.24.24h.01", line: 0.12 },
  frame: { path: "M-.2-.34H.2Q.34-.34 .34-.2V.2Q.34 .34 .2 .34H-.2Q-.34 .34-.34 .2V-.2Q-.34-.34-.2-.34Z", line: 0.075 },
  shatter: {
    path: "M.04-.06-.14-.18-.2-.44M-.14-.18-.44-.1M.04-.06-.1.16-.42.3M-.1.16-.04.44M.04-.06.22.12.16.44M.22.12.44.24M.04-.06.26-.2.44-.18M.26-.2.2-.44",
    line: 0.03,
  },
  cross: { path: "M-.24-.24.24.24M.24-.24-.24.24", line: 0.08 },
};
