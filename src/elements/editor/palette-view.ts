// The brushes, as a group of which one is chosen: each with its look, its name and its key. Arrows go from one to the next.
import { html, nothing, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import type { Brush } from "../../puzzles/editing.ts";
import type { Desk, Paintable } from "./desk.ts";
import { swatchOf } from "./painted-picture.ts";

export function brushesOf({ editing, sketch }: Paintable): readonly Brush[] {
  return editing.palette(sketch).flatMap((character) => editing.brush(sketch, character) ?? []);
}

/** What a brush paints, drawn once for the place in which it stands. */
export function swatch({ glyph }: Brush): unknown {
  return guard([glyph.role, glyph.kind, glyph.text], () => swatchOf(glyph));
}

export function paletteView(desk: Desk, paintable: Paintable): TemplateResult {
  const { words, language, brush: chosen } = desk;
  const brushes = brushesOf(paintable);
  const pressed = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = brushes.findIndex(({ character }) => character === chosen);
    const next = brushes[(at + step + brushes.length) % brushes.length];
    if (next === undefined) return;
    desk.choose(next.character);
    const group = (event.currentTarget as HTMLElement).children;
    (group[brushes.indexOf(next)] as HTMLElement | undefined)?.focus();
  };
  return html`<div class="palette" part="palette" role="radiogroup" aria-label=${words.palette} @keydown=${pressed}>
    ${brushes.map((brush) => {
      const { character, words: name, told = name } = brush;
      const isChosen = character === chosen;
      return html`<button type="button" class="brush" role="radio" data-brush=${character} aria-checked=${isChosen}
        tabindex=${isChosen ? "0" : "-1"} aria-label="${told[language]}, ${words.key(character)}" title=${told[language]}
        @click=${() => desk.choose(character)}>
        ${swatch(brush)}<span>${name[language]}</span>${name[language].endsWith(` ${character}`) ? nothing : html`<kbd>${character}</kbd>`}
      </button>`;
    })}
  </div>`;
}
