// The levels of a day, one a puzzle, and the ways to the day before and after.
import { html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import type { Language } from "../../language/words.ts";
import { levelKey } from "../../playing/level-key.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { dayOf, dayWords, isDay, numberOf, today } from "../daily/days.ts";
import { DAILY, levelOfDay } from "../daily/pool.ts";
import { icon } from "../icons.ts";
import { levelCards } from "../level-cards.ts";
import { Page } from "../page.ts";
import { progress } from "../progress.ts";
import { hrefOf } from "../router.ts";
import { cannotLoad, nowhere } from "../states.ts";

const WORDS = {
  en: {
    heading: "Levels of the day",
    lead: "One level a puzzle, the same for everyone, harder from Monday to Sunday.",
    solved: (solved: number, all: number) => `${solved} of ${all} solved`,
    all: "All solved. Come back tomorrow.",
    allThen: "All solved.",
    before: "The day before",
    after: "The day after",
    toCome: "This day is still to come.",
    today: "To the levels of today",
  },
  pt: {
    heading: "Níveis do dia",
    lead: "Um nível de cada puzzle, igual para todos, mais difícil de segunda a domingo.",
    solved: (solved: number, all: number) => `${solved} de ${all} resolvidos`,
    all: "Todos resolvidos. Até amanhã.",
    allThen: "Todos resolvidos.",
    before: "O dia anterior",
    after: "O dia seguinte",
    toCome: "Este dia ainda está para vir.",
    today: "Para os níveis de hoje",
  },
} satisfies Record<Language, object>;

export class DailyPage extends Page {
  @state() private levels: readonly LoadedLevel[] | undefined;
  @state() private hasFailed = false;
  readonly #today = numberOf(today()) ?? 0;

  /** Undefined where the address names none. */
  get #day(): number | undefined {
    const [, asked] = this.route.path;
    return asked === undefined ? this.#today : numberOf(asked);
  }

  protected get heading(): string {
    const day = this.#day;
    if (day === undefined) return nowhere(this.language).heading;
    return `${WORDS[this.language].heading}, ${dayWords(day, this.language)}`;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#read();
  }

  async #read(): Promise<void> {
    const day = this.#day;
    if (day === undefined) return;
    this.hasFailed = false;
    try {
      this.levels = await Promise.all(DAILY.map(({ format }) => levelOfDay(format.id, day)));
    } catch {
      this.hasFailed = true;
    }
  }

  override render(): TemplateResult {
    const day = this.#day;
    const { language, levels } = this;
    if (day === undefined) return nowhere(language).view;
    const words = WORDS[language];
    return html`<header class="head">
        <h1 aria-describedby="day">${words.heading}</h1>
        <p class="lead">${words.lead}</p>
        <div class="days">
          <span class="day">
            ${this.#step(day - 1, words.before, "previous")}
            <b id="day">${dayWords(day, language)}</b>
            ${day === this.#today ? nothing : this.#step(day + 1, words.after, "next")}
          </span>
          <span class="told">${this.#told(day)}</span>
        </div>
      </header>
      ${this.hasFailed ? cannotLoad(language, () => void this.#read()) : nothing}
      ${
        levels === undefined
          ? html`<ol class="levels four" aria-hidden="true">${DAILY.map(() => html`<li><span class="level empty"></span></li>`)}</ol>`
          : levelCards(levels, (loaded) => this.#href(day, loaded), language, {
              style: "four",
              sign: ({ playable }) => playable?.puzzle.name[language] ?? "",
            })
      }`;
  }

  #step(day: number, name: string, sign: "previous" | "next"): TemplateResult | typeof nothing {
    if (!isDay(day)) return nothing;
    return html`<a class="step" href=${hrefOf(["daily", dayOf(day)])} aria-label=${name} title=${name}>${icon(sign)}</a>`;
  }

  #href(day: number, { playable }: LoadedLevel): string {
    return hrefOf(["daily", dayOf(day), playable?.puzzle.format.id ?? ""]);
  }

  #told(day: number): TemplateResult | string {
    const words = WORDS[this.language];
    if (day > this.#today) return html`${words.toCome} <a href=${hrefOf(["daily"])}>${words.today}</a>`;
    const keys = this.levels?.flatMap(({ playable }) => (playable === undefined ? [] : [levelKey(playable)])) ?? [];
    const solved = progress.solvedOf(keys);
    if (solved === 0) return "";
    if (solved < keys.length) return words.solved(solved, keys.length);
    return day === this.#today ? words.all : words.allThen;
  }
}
