// What a level is made of beside its cells: the entries of its legend with what can be chosen of each, and its letters, with how
// often they are there.
import { html, nothing, type TemplateResult } from "lit";
import { freeName, removeEntry, setEntry, setLetter } from "../../editing/edits.ts";
import type { Field } from "../../levels/document.ts";
import {
  type Brush,
  type LegendChoice,
  type LegendEditing,
  type LegendKind,
  lettersIn,
} from "../../puzzles/editing.ts";
import type { Desk, Paintable } from "./desk.ts";
import { swatch } from "./palette-view.ts";

export function partsPanel(desk: Desk, paintable: Paintable): TemplateResult {
  const { legend, letters } = paintable.editing;
  return html`${legend === undefined ? nothing : legendPanel(desk, paintable, legend)}
    ${letters === undefined ? nothing : lettersPanel(desk, paintable, letters)}`;
}

// --- The legend

function legendPanel(desk: Desk, paintable: Paintable, legend: LegendEditing): TemplateResult {
  const { language, words } = desk;
  const { document } = paintable.picture;
  return html`<section class="pane" part="legend">
    <h2>${legend.words[language]}</h2>
    ${
      document.legend.length === 0
        ? nothing
        : html`<div class="entries">${document.legend.map((field) => entryView(desk, paintable, legend, field))}</div>`
    }
    <div class="actions" role="group" aria-label=${words.add}>${legend.kinds.map(
      (kind) => html`<button type="button" class="add" @click=${() => addEntry(desk, paintable, kind)}>
        <span aria-hidden="true">+ </span>${kind.words[language]}</button>`,
    )}</div>
  </section>`;
}

function addEntry(desk: Desk, { picture }: Paintable, kind: LegendKind): void {
  const { words, language } = desk;
  const name = freeName(picture, kind.names);
  if (name === undefined) {
    desk.say(words.noName);
    return;
  }
  if (!desk.edit(setEntry(name, kind.value(picture.document)))) return;
  desk.choose(name);
  desk.say(words.added(name, kind.words[language]));
}

function entryView(
  desk: Desk,
  { editing, sketch, picture }: Paintable,
  legend: LegendEditing,
  field: Field,
): TemplateResult {
  const { words, language } = desk;
  const { key, value } = field;
  const brush = editing.brush(sketch, key);
  const choices = legend.choices(field, picture.document);
  const set = (now: string, stroke?: unknown): void => {
    desk.edit(setEntry(key, now), stroke);
  };
  const id = `entry-${key.codePointAt(0)}`;
  return html`<div role="group" class="row-of" aria-label=${words.entry(key, (brush?.told ?? brush?.words)?.[language] ?? value)} data-entry=${key}>
    <div class="entry">
      <b>${brush === undefined ? nothing : swatch(brush)}${key}</b>
      ${
        choices === undefined
          ? html`<label class="unseen" for=${id}>${words.meaning(key)}</label>
            <input id=${id} class="meaning" .value=${value} @input=${({ target }: Event) => set((target as HTMLInputElement).value, `entry ${key}`)} />`
          : choices.map((choice, i) => choiceView(desk, key, choice, `${id}-${i}`, set))
      }
    </div>
    <button type="button" class="remove" aria-label=${words.remove(key)} title=${words.remove(key)}
      @click=${() => desk.edit(removeEntry(editing, key))}><span aria-hidden="true">×</span></button>
  </div>`;
}

function choiceView(
  desk: Desk,
  key: string,
  choice: LegendChoice,
  id: string,
  set: (value: string) => void,
): TemplateResult {
  const { words, language } = desk;
  const name = choice.words[language];
  if (choice.kind === "cell") {
    const cell = words.cell(choice.cell.row, choice.cell.column);
    return html`<span class="choice"><span class="label">${name}</span>
      <button type="button" class="pick-cell" aria-label=${words.pick(name, cell)} title=${words.pick(name, cell)}
        @click=${() => desk.pick({ what: choice.words, key, with: (picked) => choice.with(picked) })}>${cell}</button></span>`;
  }
  return html`<span class="choice"><label for=${id}>${name}</label>
    <span class="pick"><select id=${id} @change=${({ target }: Event) => set(choice.with((target as HTMLSelectElement).value))}>
      ${choice.options.map((option) => html`<option value=${option.value} .selected=${option.value === choice.value}>${option.words[language]}</option>`)}
    </select></span></span>`;
}

// --- Letters

function lettersPanel(
  desk: Desk,
  { editing, sketch }: Paintable,
  letters: NonNullable<Paintable["editing"]["letters"]>,
): TemplateResult {
  const { words, language } = desk;
  const found = [...lettersIn(sketch.cells, letters)];
  if (found.length === 0) return html``;
  return html`<section class="pane" part="letters">
    <h2>${letters.words[language]}</h2>
    <div class="entries">${found.map(([letter, counts]) => {
      const brush = editing.brush(sketch, letter) as Brush;
      const others = [...letters.all].filter((each) => each !== letter);
      const become = ({ target }: Event): void => {
        const select = target as HTMLSelectElement;
        const { value } = select;
        select.value = "";
        desk.edit(setLetter(editing, letter, value));
      };
      return html`<div role="group" class="row-of" aria-label=${brush.words[language]}>
        <div class="entry">
          <b>${swatch(brush)}${letter}</b>
          <span class="told">${letters.counted(counts)[language]}</span>
          <span class="pick"><select aria-label=${words.becomes(letter)} @change=${become}>
            <option value="">${words.becomesShort}</option>
            ${others.map((each) => html`<option value=${each}>${each}</option>`)}
          </select></span>
        </div>
        <button type="button" class="remove" aria-label=${words.remove(brush.words[language])} title=${words.remove(brush.words[language])}
          @click=${() => desk.edit(setLetter(editing, letter, undefined))}><span aria-hidden="true">×</span></button>
      </div>`;
    })}</div>
  </section>`;
}
