// Which colour a kind has: eight hues that are easy to tell apart, then the same hues lighter and darker. Colour is
// never the only sign; every piece carries its letter too.
const COLOURS = [
  { hue: 28, brightness: 0.75 },
  { hue: 255, brightness: 0.74 },
  { hue: 150, brightness: 0.76 },
  { hue: 88, brightness: 0.85 },
  { hue: 310, brightness: 0.74 },
  { hue: 205, brightness: 0.77 },
  { hue: 352, brightness: 0.78 },
  { hue: 122, brightness: 0.87 },
] as const;
const SHADES = [0, -0.15, 0.08, -0.25, -0.07, -0.2, 0.04];

/** The custom properties that the styles make a colour of. */
export function kindColour(kind: number): Readonly<Record<string, string>> {
  const { hue, brightness } = COLOURS[kind % COLOURS.length] ?? COLOURS[0];
  const bright = brightness + (SHADES[Math.floor(kind / COLOURS.length) % SHADES.length] ?? 0);
  return { "--hue": String(hue), "--bright": bright.toFixed(2), "--letter-bright": bright < 0.64 ? "0.97" : "0.27" };
}
