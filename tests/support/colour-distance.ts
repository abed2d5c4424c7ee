// How far apart two colours are for the eye: CIEDE2000 (Sharma, Wu and Dalal, 2005), as people with normal vision see them
// and as those do who lack one kind of cone (Machado, Oliveira and Fernandes, 2009, at full severity).

type Triple = readonly [number, number, number];

export const VISIONS = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

export type Vision = keyof typeof VISIONS;

/** What a deficiency is simulated on: light, or the encoded values of a colour, which many programs take for it. */
export type Values = "light" | "encoded";

/** Of two colours as `#rrggbb`. */
export function colourDistance(a: string, b: string, vision: Vision = "normal", values: Values = "light"): number {
  return ciede2000(labOf(a, vision, values), labOf(b, vision, values));
}

/** The two colours of a list that are nearest to each other. */
export function nearestPair(
  colours: readonly string[],
  vision: Vision,
  values: Values = "light",
): readonly [string, string, number] {
  let nearest: readonly [string, string, number] = ["", "", Number.POSITIVE_INFINITY];
  colours.forEach((a, i) => {
    for (const b of colours.slice(i + 1)) {
      const distance = colourDistance(a, b, vision, values);
      if (distance < nearest[2]) nearest = [a, b, distance];
    }
  });
  return nearest;
}

function labOf(colour: string, vision: Vision, values: Values): Triple {
  const encoded = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as unknown as Triple;
  const simulated = (given: Triple): Triple =>
    each(times(VISIONS[vision], given), (part) => Math.min(1, Math.max(0, part)));
  const seen = values === "light" ? simulated(each(encoded, toLight)) : each(simulated(encoded), toLight);
  const [x, y, z] = times(
    [0.4124564, 0.3575761, 0.1804375, 0.2126729, 0.7151522, 0.072175, 0.0193339, 0.119192, 0.9503041],
    seen,
  );
  const [fx, fy, fz] = each([x / 0.95047, y, z / 1.08883], (part) =>
    part > 216 / 24389 ? Math.cbrt(part) : (24389 / 27 / 116) * part + 16 / 116,
  );
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

function each([a, b, c]: Triple, make: (part: number) => number): Triple {
  return [make(a), make(b), make(c)];
}

function toLight(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function times(matrix: readonly number[], [a, b, c]: Triple): Triple {
  const row = (i: number): number =>
    (matrix[3 * i] as number) * a + (matrix[3 * i + 1] as number) * b + (matrix[3 * i + 2] as number) * c;
  return [row(0), row(1), row(2)];
}

const DEGREE = Math.PI / 180;

/** Of two colours in CIELAB. */
export function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)];
  const isGrey = c1 * c2 === 0;
  const turn = isGrey ? 0 : h2 - h1 > 180 ? h2 - h1 - 360 : h2 - h1 < -180 ? h2 - h1 + 360 : h2 - h1;
  const dL = l2 - l1;
  const dC = c2 - c1;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * DEGREE);
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const far = Math.abs(h1 - h2) > 180;
  const h = isGrey ? h1 + h2 : far ? (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2 : (h1 + h2) / 2;
  const t =
    1 -
    0.17 * Math.cos((h - 30) * DEGREE) +
    0.24 * Math.cos(2 * h * DEGREE) +
    0.32 * Math.cos((3 * h + 6) * DEGREE) -
    0.2 * Math.cos((4 * h - 63) * DEGREE);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rotation =
    -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * DEGREE);
  return Math.sqrt((dL / sl) ** 2 + (dC / sc) ** 2 + (dH / sh) ** 2 + rotation * (dC / sc) * (dH / sh));
}

function hue(a: number, b: number): number {
  if (a === 0 && b === 0) return 0;
  const angle = Math.atan2(b, a) / DEGREE;
  return angle < 0 ? angle + 360 : angle;
}
