// How a thing bursts: it flashes, cracks run over it, and it flies apart in four pieces that shrink away.
import type { Solid } from "../puzzles/surface.ts";
import { smooth } from "./easing.ts";
import type { Placed } from "./placed.ts";

export const BURST_MS = 380;

/** When it flies apart, and when it is brightest, as parts of the time. */
const APART = 0.56;
const BRIGHTEST = 0.2;
const FLASH = { most: 0.72, last: 0.3 };
/** How far the pieces fly, and how far they fall on the way, in cells. */
const FLIGHT = 0.3;
const DROP = 0.35;

/** After a part of the time. */
export function burst(solid: Solid, part: number): readonly Placed[] {
  if (part < APART) return [cracking(solid, part)];
  return quarters(solid).map(({ quarter, x, y }) => flying(quarter, x, y, (part - APART) / (1 - APART)));
}

function cracking(solid: Solid, part: number): Placed {
  const fading = Math.max(0, part - BRIGHTEST) / (APART - BRIGHTEST);
  const flash = part < BRIGHTEST ? (FLASH.most * part) / BRIGHTEST : FLASH.most - (FLASH.most - FLASH.last) * fading;
  const cracks = Math.min(1, Math.max(0, part - BRIGHTEST / 2) / BRIGHTEST);
  return { solid, flash, cracks, scale: 1 + 0.05 * Math.sin((Math.PI * part) / APART) };
}

function flying(quarter: Solid, x: number, y: number, part: number): Placed {
  const shift = { x: x * FLIGHT * part, y: y * FLIGHT * part + DROP * part ** 2, z: 0 };
  return { solid: quarter, shift, flash: FLASH.last, scale: 1 - 0.75 * part, opacity: 1 - smooth(part) };
}

interface Quarter {
  readonly quarter: Solid;
  readonly x: number;
  readonly y: number;
}

/** Without the letter: each would have one of its own. */
function quarters({ id, at, size, glyph }: Solid): Quarter[] {
  const half = { x: size.x / 2, y: size.y / 2, z: size.z };
  return [0, 1, 2, 3].map((i) => {
    const [right, down] = [i & 1, i >> 1];
    const quarter: Solid = {
      id: `${id} quarter ${i}`,
      at: { x: at.x + right * half.x, y: at.y + down * half.y, z: at.z },
      size: half,
      glyph: { ...glyph, text: "" },
    };
    return { quarter, x: right === 1 ? 1 : -1, y: down === 1 ? 1 : -1 };
  });
}
