// Levels made by wish, in an editor: a field for each knob of the puzzle and for each wish, and what comes of it.
import { html, nothing, type TemplateResult } from "lit";
import { capitalized, type Language, type Words, wordsOfError } from "../../language/words.ts";
import { type Knob, type Range, type Settings, settingsFor } from "../../puzzles/generator.ts";
import { WrongOption, WrongTogether } from "../../solving/wrong-option.ts";
import type { Desk } from "./desk.ts";
import { EDITOR_WORDS, type EditorWords } from "./editor-words.ts";

const DIFFICULTIES = ["trivial", "easy", "medium", "hard", "extreme"] as const;
const SEEDS = 2 ** 31;

interface Host {
  requestUpdate(): void;
  say(text: string): void;
  /** A level that was made takes the place of the one that is edited: the text that is there then. */
  made(text: string): string;
}

interface Refusal {
  /** The fields that it is said of: where they are several, one of them has to be another. */
  readonly fields: readonly string[];
  readonly words: Words;
}

export class Generation {
  readonly #host: Host;
  #game = "";
  #knobs: readonly Knob[] | undefined;
  /** What is typed, by puzzle and field. */
  readonly #typed = new Map<string, string>();
  #isOpen = false;
  #running: AbortController | undefined;
  #refusal: Refusal | undefined;
  #outcome: ((words: EditorWords) => string) | undefined;
  /** What was made; of another text nothing is told of it. */
  #made: string | undefined;

  constructor(host: Host) {
    this.#host = host;
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** The puzzle that levels are made of; what is made of another one is given up. */
  follow(game: string | undefined): void {
    if (game === undefined || game === this.#game) return;
    this.stop();
    this.#game = game;
    this.#knobs = undefined;
    this.#refusal = undefined;
    if (this.#isOpen) void this.#load();
  }

  /** The knobs of the puzzle, when they are there. */
  async #load(): Promise<void> {
    const game = this.#game;
    if (this.#knobs !== undefined) return;
    const { knobsOf } = await loadMaker();
    const knobs = await knobsOf(game);
    if (this.#game !== game) return;
    this.#knobs = knobs;
    this.#host.requestUpdate();
  }

  /** Generates, or stops it. */
  async turn(words: EditorWords): Promise<void> {
    if (this.isRunning) this.stop();
    else await this.start(words);
  }

  async start(words: EditorWords): Promise<void> {
    if (this.#running !== undefined || this.#game === "") return;
    const running = new AbortController();
    this.#running = running;
    this.#refusal = undefined;
    this.#outcome = undefined;
    this.#made = undefined;
    const seed = this.#value("seed") || String(Math.floor(Math.random() * SEEDS));
    this.#host.say(words.generating);
    this.#host.requestUpdate();
    try {
      await this.#load();
      const { makeOne } = await loadMaker();
      const level = await makeOne(this.#game, { ...this.#request(), seed }, running.signal);
      if (this.#running !== running) return;
      this.#outcome = level === undefined ? (said) => said.notFound : (said) => said.generated(seed);
      if (level !== undefined) this.#made = this.#host.made(level.text);
    } catch (reason) {
      if (this.#running !== running) return;
      this.#refusal = { fields: this.#fieldsOf(reason), words: wordsOfError(reason) };
      this.#isOpen = true;
      this.#host.say(this.#whyRefused(words === EDITOR_WORDS.pt ? "pt" : "en"));
    }
    this.#running = undefined;
    if (this.#outcome !== undefined) this.#host.say(this.#outcome(words));
    this.#host.requestUpdate();
  }

  /** Of several those that were filled in, where there are some: the others are as usual. */
  #fieldsOf(reason: unknown): readonly string[] {
    if (reason instanceof WrongTogether) {
      const filled = reason.together.filter((name) => this.#value(name) !== "");
      return filled.length > 0 ? filled : reason.together;
    }
    return reason instanceof WrongOption && reason.option !== null ? [reason.option] : [];
  }

  /** What is being made is not made. */
  stop(): void {
    if (this.#running === undefined) return;
    this.#running.abort();
    this.#running = undefined;
    this.#made = undefined;
    this.#outcome = (words) => words.stopped;
    this.#host.requestUpdate();
  }

  #value(field: string): string {
    return (this.#typed.get(`${this.#game} ${field}`) ?? "").trim();
  }

  #request() {
    const [difficulty, optimal] = [this.#value("difficulty"), this.#value("optimal")];
    return {
      knobs: this.#asked(),
      wishes: {
        ...(optimal === "" ? {} : { optimal: meant(optimal) as Range }),
        ...(difficulty === "" ? {} : { difficulty: difficulty as (typeof DIFFICULTIES)[number] }),
        ...(this.#value("unique") === "" ? {} : { unique: true }),
        ...(this.#value("unsolvable") === "" ? {} : { unsolvable: true }),
      },
    };
  }

  #asked(): Settings {
    return Object.fromEntries(
      (this.#knobs ?? []).flatMap(({ name }) => {
        const typed = this.#value(name);
        return typed === "" ? [] : [[name, meant(typed)]];
      }),
    );
  }

  // --- What is shown

  /** What goes on, or what came of it. */
  outcomeView({ words, language, level }: Desk): TemplateResult | typeof nothing {
    if (this.isRunning) return html`<p class="making"><span class="told">${words.generating}</span></p>`;
    if (this.#refusal !== undefined) return html`<p class="refused">${this.#whyRefused(language)}</p>`;
    const isOfOther = this.#made !== undefined && this.#made !== level.level;
    return this.#outcome === undefined || isOfOther ? nothing : html`<p class="told">${this.#outcome(words)}</p>`;
  }

  /** What is asked for. */
  view(desk: Desk): TemplateResult {
    const { words } = desk;
    const toggled = ({ target }: Event): void => {
      this.#isOpen = (target as HTMLDetailsElement).open;
      if (this.#isOpen && this.#game !== "") void this.#load();
    };
    return html`<details class="pane" part="generate" .open=${this.#isOpen} @toggle=${toggled}>
      <summary>${words.whatIsMade}</summary>
      ${this.#knobs === undefined ? html`<p class="told" aria-busy="true"></p>` : this.#form(desk, this.#knobs)}
    </details>`;
  }

  #form(desk: Desk, knobs: readonly Knob[]): TemplateResult {
    const { words } = desk;
    if (knobs.length === 0) return html`<p class="told">${words.noGenerator}</p>`;
    const usual = usualOf(knobs, this.#asked());
    // Enter in a field.
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      void this.start(words);
    };
    return html`<div class="panel" @keydown=${pressed}>
      <div class="fields knobs" role="group" aria-label=${words.knobs}>
        ${knobs.map((knob) => this.#knobField(desk, knob, usual[knob.name]))}
      </div>
      <div class="fields" role="group" aria-label=${words.wishes}>
        ${this.#field(desk, "optimal", words.optimalWish, words.any)}
        <div class="field"><label for="make-difficulty">${words.difficulty}</label>
          ${this.#select("difficulty", [["", words.any], ...DIFFICULTIES.map((name) => [name, words.difficulties[name]] as const)])}
          ${this.#refused(desk, "difficulty")}
        </div>
        ${this.#check(desk, "unique", words.unique)} ${this.#check(desk, "unsolvable", words.noSolution)}
        ${this.#field(desk, "seed", words.seed, words.any)}
      </div>
      <p class="told">${words.range}</p>
    </div>`;
  }

  #knobField(desk: Desk, { name, means, numbers, words = [] }: Knob, usual: string | undefined): TemplateResult {
    const shown = capitalized(means[desk.language]);
    if (numbers !== undefined) return this.#field(desk, name, shown, usual ?? desk.words.any, words);
    const options = words.map((word) => [word === usual ? "" : word, word] as const);
    return html`<div class="field"><label for="make-${name}">${shown}</label>${this.#select(name, options)}${this.#refused(desk, name)}</div>`;
  }

  #field(desk: Desk, name: string, label: string, hint: string, words: readonly string[] = []): TemplateResult {
    return html`<div class="field"><label for="make-${name}">${label}</label>
      <input id="make-${name}" autocomplete="off" placeholder=${hint} list=${words.length === 0 ? nothing : `words-${name}`}
        .value=${this.#typed.get(`${this.#game} ${name}`) ?? ""} aria-invalid=${this.#isRefused(name)} aria-describedby="no-make-${name}"
        @input=${({ target }: Event) => this.#type(name, (target as HTMLInputElement).value)} />
      ${words.length === 0 ? nothing : html`<datalist id="words-${name}">${words.map((word) => html`<option value=${word}></option>`)}</datalist>`}
      ${this.#refused(desk, name)}</div>`;
  }

  #select(name: string, options: readonly (readonly [value: string, label: string])[]): TemplateResult {
    const chosen = this.#value(name);
    return html`<span class="pick"><select id="make-${name}" aria-invalid=${this.#isRefused(name)} aria-describedby="no-make-${name}"
      @change=${({ target }: Event) => this.#type(name, (target as HTMLSelectElement).value)}>
      ${options.map(([value, label]) => html`<option value=${value} .selected=${value === chosen}>${label}</option>`)}
    </select></span>`;
  }

  #check(desk: Desk, name: string, label: string): TemplateResult {
    return html`<div class="field"><label class="check"><input id="make-${name}" type="checkbox" .checked=${this.#value(name) !== ""}
      aria-invalid=${this.#isRefused(name)} aria-describedby="no-make-${name}"
      @change=${({ target }: Event) => this.#type(name, (target as HTMLInputElement).checked ? "yes" : "")} />${label}</label>
      ${this.#refused(desk, name)}</div>`;
  }

  #isRefused(field: string): boolean {
    return this.#refusal?.fields.includes(field) === true;
  }

  /** Of several fields the sentence stands beside the first, and at the others that they are among them. */
  #refused({ words, language }: Desk, field: string): TemplateResult {
    const isHere = this.#isRefused(field);
    const said = this.#refusal?.fields[0] === field ? this.#whyRefused(language) : words.notTogether;
    return html`<p class="refused" id="no-make-${field}" ?hidden=${!isHere}>${isHere ? said : nothing}</p>`;
  }

  /** The field is called as on the page, not as programs call it. */
  #whyRefused(language: Language): string {
    const { fields = [], words } = this.#refusal ?? {};
    const why = words?.[language] ?? "";
    const [field = ""] = fields;
    if (fields.length > 1) {
      const labels = fields.map((each) => this.#labelOf(each, language));
      const named = fields.reduce(
        (said, each, i) => said.replaceAll(new RegExp(`(?<=\\b(?:as|que|e) )${each}(?= )`, "g"), `“${labels[i]}”`),
        why,
      );
      return `${named} ${EDITOR_WORDS[language].changeOneOf(labels.join(", "))}`;
    }
    return field !== "" && why.startsWith(`${field} `)
      ? `${this.#labelOf(field, language)}:${why.slice(field.length)}`
      : why;
  }

  #labelOf(field: string, language: Language): string {
    const { optimalWish, difficulty, seed, unique, noSolution } = EDITOR_WORDS[language];
    const knob = this.#knobs?.find(({ name }) => name === field)?.means[language];
    return knob === undefined
      ? ({ optimal: optimalWish, difficulty, seed, unique, unsolvable: noSolution }[field] ?? field)
      : capitalized(knob);
  }

  #type(name: string, value: string): void {
    this.#typed.set(`${this.#game} ${name}`, value);
    this.#refusal = undefined;
    this.#host.requestUpdate();
  }
}

/** Not within the class: the compiler would leave the name of the file as it is. */
async function loadMaker() {
  return import("./level-maker.ts");
}

/** What is neither a number nor a range is for the generator to refuse. */
function meant(typed: string): Range | string {
  const [, min, max = min] = /^(\d+)(?:\s*(?:[.]{2,}|…|-|–)\s*(\d+))?$/.exec(typed) ?? [];
  return min === undefined ? typed : { min: Number(min), max: Number(max) };
}

function usualOf(knobs: readonly Knob[], asked: Settings): Readonly<Record<string, string>> {
  try {
    const settings = Object.entries(settingsFor(knobs, asked));
    return Object.fromEntries(
      settings.map(([name, value]) => [name, typeof value === "string" ? value : textOf(value)]),
    );
  } catch {
    // Some of them are none by now.
    return {};
  }
}

function textOf({ min, max }: Range): string {
  return min === max ? String(min) : `${min}..${max}`;
}
