// The colours of everything that is drawn, in light and in dark, for page, terminal and file alike. Pieces have twelve
// colours that people with any colour vision tell apart: palette.test.ts asks for the least CIEDE2000 distance of any two of
// them, in normal vision and in three full deficiencies. Whoever has a colour also has a letter or a pattern, and an edge
// that stands out from the ground where the colour itself does not.
import type { Glyph, Role } from "../puzzles/drawing.ts";
import type { Tone } from "../puzzles/surface.ts";

/** In the order of use: the first ones are the farthest apart, and from walls and blocks. */
export const PIECE_COLOURS: readonly string[] = [
  "#ca2716",
  "#abeeee",
  "#e8e922",
  "#96a75b",
  "#2416ee",
  "#946a64",
  "#ee4cee",
  "#62326f",
  "#ddeebf",
  "#c49da4",
  "#86192e",
  "#736f88",
];

/** The same in the table of 256 colours that terminals have: for each the nearest one. */
export const TERMINAL_COLOURS: readonly number[] = [160, 159, 184, 107, 21, 95, 201, 53, 194, 181, 52, 60];

const DARK_INK = "#16161d";
const LIGHT_INK = "#ffffff";

/** The least contrast of what must be seen, as the Web Content Accessibility Guidelines ask for it. */
const SEEN = 3;
const SHADE = 0.42;
const GROUND = { light: "#e9e6df", dark: "#353845" };

const PIECES: readonly Tone[] = PIECE_COLOURS.map(pieceTone);

const ROLES: Readonly<Record<Role, Tone | undefined>> = {
  void: undefined,
  wall: { light: "#595e72", dark: "#626880", ink: { light: "#c9cddb", dark: "#8d93a8" } },
  floor: { ...GROUND, ink: { light: "#5f5c54", dark: "#b4b9ca" } },
  empty: { ...GROUND, ink: { light: "#5f5c54", dark: "#b4b9ca" } },
  goal: undefined,
  piece: undefined,
  "piece-at-goal": undefined,
  block: { light: "#4655c8", dark: "#7684f2", ink: { light: LIGHT_INK, dark: DARK_INK } },
  "block-active": { light: "#4655c8", dark: "#7684f2", ink: { light: LIGHT_INK, dark: DARK_INK } },
  target: { light: "#23243a", dark: "#0b0c12", ink: { light: LIGHT_INK, dark: LIGHT_INK } },
  fragile: { light: "#f3c58b", dark: "#8a6136", ink: { light: "#7a4a12", dark: "#f3d5ad" } },
  switch: { light: "#fbfaf7", dark: "#5a5f74", ink: { light: "#3d4052", dark: "#f2f3f8" } },
  "bridge-open": undefined,
  "bridge-closed": undefined,
  split: { light: "#d9d0f5", dark: "#55497d", ink: { light: "#3f2f7a", dark: "#e6defc" } },
};

/** The colour of what a glyph shows, with pieces of these colours; undefined where nothing is drawn. */
export function toneOf({ role, kind = 0 }: Glyph, pieces: readonly Tone[] = PIECES): Tone | undefined {
  const isOfManyKinds = kind !== undefined && ROLES[role] === undefined && role !== "void";
  return isOfManyKinds ? pieces[kind % pieces.length] : ROLES[role];
}

/** A colour of pieces, with the ink and the edge that stand out from it. */
export function pieceTone(colour: string): Tone {
  const ink = inkOn(colour);
  return {
    light: colour,
    dark: colour,
    ink: { light: ink, dark: ink },
    edge: { light: edgeOn(GROUND.light, colour, -1), dark: edgeOn(GROUND.dark, colour, 1) },
  };
}

/** The ink, dark or light, that stands out more from a colour. */
function inkOn(colour: string): string {
  return contrast(colour, DARK_INK) > contrast(colour, LIGHT_INK) ? DARK_INK : LIGHT_INK;
}

/** A darker shade of a colour that stands out from the ground; of any other one as near to it as does. */
function edgeOn(ground: string, colour: string, towards: 1 | -1): string {
  if (contrast(colour, ground) >= SEEN) return lit(colour, -SHADE);
  let light = 0;
  while (contrast(lit(colour, towards * light), ground) < SEEN) light += 0.05;
  return lit(colour, towards * light);
}

/** Between two colours, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

/** As the Web Content Accessibility Guidelines measure it. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue of `#rrggbb`, 0 to 255. */
function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** A colour with more or less light: below 0 towards black, above 0 towards white. */
export function lit(colour: string, light: number): string {
  const towards = light < 0 ? 0 : 255;
  const part = Math.min(1, Math.abs(light));
  const mixed = channels(colour).map((channel) => Math.round(channel + (towards - channel) * part));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
