// The tones of the palette as CSS: each in light and in dark, as the page's color-scheme says, and each with a custom
// property that replaces it: `--fourfold-floor` by role, `--fourfold-piece-1` and so on where a role has many kinds.
import { PIECE_COLOURS, toneOf } from "../../drawing/palette.ts";
import type { Shape } from "../../drawing/shapes.ts";
import type { Glyph } from "../../puzzles/drawing.ts";
import type { Tone } from "../../puzzles/surface.ts";

const tones = new Map<string, Tone | undefined>();

/** The tone of a glyph with its custom property; the puzzle's own tone goes before that of the palette. */
export function cssToneOf(glyph: Glyph, own?: Tone): Tone | undefined {
  if (own !== undefined) return own;
  const name = glyph.kind === undefined ? glyph.role : `piece-${(glyph.kind % PIECE_COLOURS.length) + 1}`;
  const key = `${glyph.role} ${name}`;
  if (!tones.has(key)) tones.set(key, replaceable(toneOf(glyph), name));
  return tones.get(key);
}

function replaceable(tone: Tone | undefined, name: string): Tone | undefined {
  if (tone === undefined) return undefined;
  const property = (end: string, { light, dark }: { light: string; dark: string }) => ({
    light: `var(--fourfold-${name}${end}, ${light})`,
    dark: `var(--fourfold-${name}${end}, ${dark})`,
  });
  return {
    ...property("", tone),
    ...(tone.ink === undefined ? {} : { ink: property("-ink", tone.ink) }),
    ...(tone.edge === undefined ? {} : { edge: property("-edge", tone.edge) }),
  };
}

const colours = new WeakMap<Tone, Map<number, string>>();

/** A colour for `fill` or `stroke`. */
export function cssColour({ tone, isInk = false, light }: Pick<Shape, "tone" | "isInk" | "light">): string {
  const known = colours.get(tone) ?? new Map<number, string>();
  colours.set(tone, known);
  const percent = Math.round(Math.max(-1, Math.min(1, light)) * 100);
  const key = isInk ? percent + 1000 : percent;
  const colour = known.get(key) ?? mixed(isInk ? (tone.ink ?? tone) : tone, percent);
  known.set(key, colour);
  return colour;
}

function mixed({ light, dark }: { readonly light: string; readonly dark: string }, percent: number): string {
  const pure = `light-dark(${light}, ${dark})`;
  if (percent === 0) return pure;
  return `color-mix(in srgb, ${pure}, ${percent < 0 ? "black" : "white"} ${Math.abs(percent)}%)`;
}
