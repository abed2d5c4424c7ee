// The colours of the page for what is drawn on a canvas: custom properties, light and dark are as they are where the probe
// stands.
import type { Glyph, Role } from "../../puzzles/drawing.ts";
import type { Surface } from "../../puzzles/surface.ts";
import { cssColour, cssToneOf } from "./css-colours.ts";

export class PageColours {
  readonly probe = document.createElement("span");
  readonly #surface: Surface | undefined;
  readonly #faces = new Map<Role, Map<number | undefined, Colour>>();
  readonly #inks = new Map<Role, Map<number | undefined, Colour>>();
  #scheme = "";

  constructor(surface: Surface | undefined) {
    this.#surface = surface;
    this.probe.hidden = true;
  }

  /** Whether they are others than before. */
  refresh(): boolean {
    const scheme = this.css("light-dark(#000000, #ffffff)");
    if (scheme === this.#scheme) return false;
    this.#scheme = scheme;
    this.#faces.clear();
    this.#inks.clear();
    return true;
  }

  of(glyph: Glyph): Colour {
    return this.#colour(this.#faces, glyph, false);
  }

  inkOf(glyph: Glyph): Colour {
    return this.#colour(this.#inks, glyph, true);
  }

  /** As it is computed there. */
  css(colour: string): string {
    this.probe.style.color = colour;
    return getComputedStyle(this.probe).color;
  }

  #colour(known: Map<Role, Map<number | undefined, Colour>>, glyph: Glyph, isInk: boolean): Colour {
    const { role, kind } = glyph;
    let kinds = known.get(role);
    if (kinds === undefined) {
      kinds = new Map();
      known.set(role, kinds);
    }
    let colour = kinds.get(kind);
    if (colour === undefined) {
      const tone = cssToneOf(glyph, this.#surface?.tone?.(glyph));
      colour = tone === undefined ? NOTHING : colourOf(this.css(cssColour({ tone, isInk, light: 0 })));
      kinds.set(kind, colour);
    }
    return colour;
  }
}

export interface Colour {
  /** Undefined where nothing is drawn. */
  readonly css: string | undefined;
  /** As a pixel of an image; 0 where nothing is drawn. */
  readonly pixel: number;
}

const NOTHING: Colour = { css: undefined, pixel: 0 };

/** One pixel, which a browser paints in any colour that it knows. */
let painter: OffscreenCanvasRenderingContext2D | null | undefined;

/** As a screen has it, whatever it is written in: `oklch()`, `lab()`, `color()` and mixtures say no red, green and blue. */
function colourOf(css: string): Colour {
  const painted = css.startsWith("rgb(") ? css : partsOf(css);
  const [red = 0, green = 0, blue = 0] = (painted.match(/\d+(\.\d+)?/g) ?? []).map(Number);
  const [pixel = 0] = new Uint32Array(Uint8ClampedArray.of(red, green, blue, 255).buffer);
  return { css: `rgb(${red} ${green} ${blue})`, pixel };
}

function partsOf(css: string): string {
  painter ??= new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (painter === null) return "";
  painter.clearRect(0, 0, 1, 1);
  painter.fillStyle = css;
  painter.fillRect(0, 0, 1, 1);
  return [...painter.getImageData(0, 0, 1, 1).data].slice(0, 3).join(" ");
}
