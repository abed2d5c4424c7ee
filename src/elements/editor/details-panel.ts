// What the header says: of every level its title, author, difficulty and notes, and what the puzzle has of its own.
import { html, nothing, type TemplateResult } from "lit";
import { setKey } from "../../editing/edits.ts";
import type { HeaderChoice } from "../../puzzles/editing.ts";
import type { Desk, Paintable } from "./desk.ts";

const DIFFICULTIES = ["trivial", "easy", "medium", "hard", "extreme"] as const;

export function detailsPanel(desk: Desk, paintable: Paintable): TemplateResult {
  const { words } = desk;
  return html`<section class="pane" part="details">
    <h2>${words.details}</h2>
    <div class="fields">
      ${textField(desk, paintable, "title")} ${textField(desk, paintable, "author")}
      ${(paintable.editing.header ?? []).map((choice) => choiceField(desk, paintable, choice))}
      ${difficultyField(desk, paintable)}
      ${textField(desk, paintable, "note")} ${textField(desk, paintable, "note-pt")}
    </div>
  </section>`;
}

function headerValue({ picture }: Paintable, key: string): string {
  return picture.document.header.find((field) => field.key === key)?.value ?? "";
}

function set(desk: Desk, key: string, value: string): void {
  desk.edit(setKey(key, value.trim() === "" ? undefined : value.trim()), `key ${key}`);
}

function textField(desk: Desk, paintable: Paintable, key: "title" | "author" | "note" | "note-pt"): TemplateResult {
  return html`<div class="field ${key === "note" || key === "note-pt" ? "wide" : ""}"><label for=${key}>${desk.words.fields[key]}</label>
    <input id=${key} autocomplete="off" .value=${headerValue(paintable, key)}
      @input=${({ target }: Event) => set(desk, key, (target as HTMLInputElement).value)} /></div>`;
}

/** Any word may stand there. */
function difficultyField(desk: Desk, paintable: Paintable): TemplateResult {
  const { words } = desk;
  const value = headerValue(paintable, "difficulty");
  const options = [
    ["", words.unset] as const,
    ...DIFFICULTIES.map((name) => [name, words.difficulties[name]] as const),
    ...(value === "" || DIFFICULTIES.some((name) => name === value) ? [] : [[value, value] as const]),
  ];
  return select(desk, "difficulty", words.fields.difficulty, options, value);
}

function choiceField(desk: Desk, paintable: Paintable, choice: HeaderChoice): TemplateResult {
  const { language, words } = desk;
  const { key, numbers, options } = choice;
  const value = headerValue(paintable, key);
  const usual = choice.usual?.[language] ?? words.unset;
  if (options !== undefined) {
    const known = options.map((option) => [option.value, option.words[language]] as const);
    const other = value === "" || options.some((option) => option.value === value) ? [] : [[value, value] as const];
    // What is usual is left out, where it is one of them.
    const isNamed = options.some((option) => option.words[language] === usual);
    const all = [...(isNamed && value !== "" ? [] : [["", usual] as const]), ...known, ...other];
    const listed = isNamed && value === "" ? all.filter(([each, name]) => each === "" || name !== usual) : all;
    return select(desk, key, choice.words[language], listed, value);
  }
  return html`<div class="field"><label for=${key}>${choice.words[language]}</label>
    <input id=${key} inputmode="numeric" autocomplete="off" placeholder=${usual} .value=${value}
      aria-describedby="about-${key}" data-least=${numbers?.min ?? nothing}
      @input=${({ target }: Event) => set(desk, key, (target as HTMLInputElement).value)} />
    <p class="told" id="about-${key}">${choice.told?.[language] ?? nothing}</p></div>`;
}

function select(
  desk: Desk,
  key: string,
  label: string,
  options: readonly (readonly [value: string, name: string])[],
  value: string,
): TemplateResult {
  return html`<div class="field"><label for=${key}>${label}</label>
    <span class="pick"><select id=${key} @change=${({ target }: Event) => set(desk, key, (target as HTMLSelectElement).value)}>
      ${options.map(([each, name]) => html`<option value=${each} .selected=${each === value}>${name}</option>`)}
    </select></span></div>`;
}
