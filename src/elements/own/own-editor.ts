// The field in which a person writes a heuristic, beside whatever searches with it: the text with the numbers of its lines, what is
// wrong with it and where, and its check on all states of a level. It is loaded when somebody wants it.
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { type Language, type Words, wordsOfError } from "../../language/words.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import type { PackedPuzzle } from "../../puzzles/packed.ts";
import type { CostModel } from "../../puzzles/puzzle.ts";
import { type Place, WrongOption } from "../../solving/wrong-option.ts";
import { grouped, rounded } from "../common/amounts.ts";
import { download } from "../common/download.ts";
import { ownStyles } from "./own.styles.ts";
import { OWN } from "./own-name.ts";
import { OWN_WORDS } from "./own-words.ts";
import { type Checked, checkInSandbox, moduleOf } from "./sandbox-pool.ts";
import { noteCheck } from "./standing.ts";
import { isExample, templateOf } from "./templates.ts";
import { type Picture, pictureOfState } from "./worst-picture.ts";

/** Most characters of a module. */
const LONGEST = 100_000;
/** So many lines are seen at once; more are scrolled. */
const LINES = 22;
/** Of a check, in seconds: when one begins to wonder, and when it is given up. */
const SLOW = 5;
const LONGEST_CHECK = 60;

/** The element that shows it. */
export interface OwnHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
  requestUpdate(): void;
  readonly updateComplete: Promise<unknown>;
}

/** What is written, and what it is for. */
export interface OwnState {
  readonly sandbox: string;
  readonly packed: PackedPuzzle;
  /** What it is checked on; undefined where there is none. */
  readonly level: LoadedLevel | undefined;
  readonly costModel: CostModel;
  /** Of this puzzle; undefined where nothing was written. */
  readonly text: string | undefined;
  readonly language: Language;
  readonly written: (text: string) => void;
}

interface Problem {
  readonly words: Words;
  readonly at: Place | undefined;
}

interface Found extends Checked {
  readonly level: LoadedLevel;
  readonly picture: Picture | undefined;
}

export class OwnEditor {
  readonly #host: OwnHost;
  #problem: Problem | undefined;
  #found: Found | undefined;
  #check: { readonly ending: AbortController; isSlow: boolean } | undefined;
  /** In whatever language is read. */
  #said: ((language: Language) => string) | undefined;
  /** What an example took the place of. */
  #before: string | undefined;
  #isLarge = false;
  /** After Escape the next Tab leaves. */
  #lets = false;
  /** The text and what it is checked on, by which what was found is told or forgotten. */
  #shown = "";

  constructor(host: OwnHost) {
    this.#host = host;
    const { renderRoot } = host;
    const { styleSheet } = ownStyles;
    if (renderRoot instanceof ShadowRoot && styleSheet !== undefined) {
      renderRoot.adoptedStyleSheets = [...renderRoot.adoptedStyleSheets, styleSheet];
    }
  }

  /** What a search said that ran it. */
  failed(error: WrongOption): void {
    this.#problem = { words: error.words, at: error.at };
    this.#host.requestUpdate();
  }

  /** Ends a check. */
  stop(): void {
    this.#check?.ending.abort();
  }

  view(state: OwnState): TemplateResult {
    const { packed, language } = state;
    const words = OWN_WORDS[language];
    const text = textOf(state);
    this.#follow(`${packed.puzzle.format.id}\n${text}`);
    const lines = text.split("\n");
    const wrongLine = this.#problem?.at?.line;
    const isBusy = this.#check !== undefined;
    const scrolled = ({ target }: Event): void => {
      const { parentElement, scrollTop } = target as HTMLElement;
      parentElement?.querySelector(".numbers")?.scrollTo({ top: scrollTop });
    };
    const inside = html`<label class="code-title" id="code-title" for="code">${words.title(packed.puzzle.name[language])}</label>
      <p class="told">${words.lead}</p>
      <div class="code">
        <div class="numbers" aria-hidden="true"><div>${lines.map((_, i) => html`<span class=${i + 1 === wrongLine ? "error" : nothing}>${i + 1}</span>`)}</div></div>
        <textarea id="code" spellcheck="false" autocapitalize="off" autocomplete="off" wrap="off" rows=${Math.min(lines.length + 1, LINES)}
          maxlength=${LONGEST} aria-describedby="code-keys code-problem" aria-invalid=${this.#problem === undefined ? "false" : "true"}
          .value=${live(text)} @scroll=${scrolled} @keydown=${(event: KeyboardEvent) => this.#pressed(event)} @blur=${() => this.#let(false)}
          @input=${({ target }: Event) => this.#write(state, (target as HTMLTextAreaElement).value)}></textarea>
      </div>
      <p class="told" id="code-keys">${words.keys}</p>
      <div id="code-problem" role="alert">${this.#problemView(language)}</div>
      <div class="actions">
        <button type="button" id="check-own" ?disabled=${isBusy || state.level === undefined} @click=${() => void this.#checkIt(state)}>${words.check}</button>
        <button type="button" id="cancel-check" ?disabled=${!isBusy} @click=${() => this.stop()}>${words.cancel}</button>
        <button type="button" id="resize" @click=${() => void this.#resize(!this.#isLarge)}>${this.#isLarge ? words.smaller : words.larger}</button>
        <button type="button" @click=${() => download(OWN, text)}>${words.save}</button>
        ${this.#exampleButton(state, text)}
      </div>
      ${state.level === undefined ? html`<p class="told">${words.noLevel}</p>` : nothing}
      ${this.#check?.isSlow === true ? html`<p class="told">${words.slow}</p>` : nothing}
      <div role="status">
        ${this.#said === undefined ? nothing : html`<p class="told">${this.#said(language)}</p>`}
        ${this.#found === undefined || this.#found.level !== state.level ? nothing : foundView(this.#found, language)}
      </div>`;
    return this.#isLarge
      ? html`<dialog class="own panel" part="own" aria-labelledby="code-title" @close=${() => void this.#resize(false)}>${inside}</dialog>`
      : html`<section class="own panel" part="own" aria-labelledby="code-title">${inside}</section>`;
  }

  /** With another text, or for another puzzle, nothing is known of it. */
  #follow(shown: string): void {
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.stop();
    this.#problem = undefined;
    this.#found = undefined;
    this.#said = undefined;
  }

  #write(state: OwnState, text: string): void {
    this.#before = undefined;
    state.written(text);
    this.#host.requestUpdate();
  }

  #exampleButton(state: OwnState, text: string): TemplateResult | typeof nothing {
    const words = OWN_WORDS[state.language];
    const before = this.#before;
    const put = (next: string, kept: string | undefined): void => {
      state.written(next);
      this.#before = kept;
      this.#host.requestUpdate();
    };
    if (before !== undefined)
      return html`<button type="button" @click=${() => put(before, undefined)}>${words.back}</button>`;
    const example = templateOf(state.packed.puzzle.format.id, state.language);
    if (text === example) return nothing;
    return html`<button type="button" @click=${() => put(example, text)}>${words.example}</button>`;
  }

  #problemView(language: Language): TemplateResult | typeof nothing {
    if (this.#problem === undefined) return nothing;
    const { words, at } = this.#problem;
    return html`<p class="refused">${words[language]}
      ${at === undefined ? nothing : html`<button type="button" class="place" @click=${() => this.#goTo(at)}>${OWN_WORDS[language].goTo(at.line, at.column)}</button>`}</p>`;
  }

  // --- Keys

  /** Tab indents, as where one writes code; whoever works by keyboard alone leaves by Escape and Tab, or by Shift and Tab. */
  #pressed(event: KeyboardEvent): void {
    const { key } = event;
    if (key === "Escape") {
      // It closes no dialog.
      event.preventDefault();
      this.#let(true);
      return;
    }
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey;
    if (key === "Tab" && isPlain && !this.#lets) {
      event.preventDefault();
      // The old way to type for somebody: of the ways to write into a field it alone leaves what Undo knows.
      document.execCommand("insertText", false, "  ");
    }
    if (key !== "Tab" && key !== "Shift") this.#let(false);
  }

  #let(lets: boolean): void {
    this.#lets = lets;
  }

  /** Beside a board there is little room for code. */
  async #resize(isLarge: boolean): Promise<void> {
    if (isLarge === this.#isLarge) return;
    const before = this.#area;
    const [start, top] = [before?.selectionStart ?? 0, before?.scrollTop ?? 0];
    this.#isLarge = isLarge;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    this.#host.renderRoot.querySelector<HTMLDialogElement>("dialog.own")?.showModal();
    const area = this.#area;
    area?.setSelectionRange(start, start);
    area?.scrollTo({ top });
    if (isLarge) area?.focus();
    else this.#host.renderRoot.querySelector<HTMLElement>("#resize")?.focus();
  }

  get #area(): HTMLTextAreaElement | null {
    return this.#host.renderRoot.querySelector<HTMLTextAreaElement>("#code");
  }

  #goTo({ line, column = 1 }: Place): void {
    const area = this.#area;
    if (area === null) return;
    const lines = area.value.split("\n");
    const before = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
    area.focus();
    area.setSelectionRange(before + column - 1, before + (lines[line - 1]?.length ?? 0));
  }

  // --- The check

  async #checkIt(state: OwnState): Promise<void> {
    const { level, sandbox, costModel } = state;
    if (level?.playable === undefined) return;
    const text = textOf(state);
    const check = { ending: new AbortController(), isSlow: false };
    this.#check = check;
    this.#problem = undefined;
    this.#found = undefined;
    this.#say((in_) => OWN_WORDS[in_].checking);
    let isOverdue = false;
    const timers = [
      setTimeout(() => {
        check.isSlow = true;
        this.#host.requestUpdate();
      }, SLOW * 1000),
      setTimeout(() => {
        isOverdue = true;
        check.ending.abort();
      }, LONGEST_CHECK * 1000),
    ];
    try {
      const checked = await checkInSandbox(sandbox, {
        level,
        module: moduleOf(text),
        costModel,
        stop: check.ending.signal,
      });
      if (this.#check !== check) return;
      if (checked === undefined) {
        this.#say((in_) => (isOverdue ? OWN_WORDS[in_].gaveUp(LONGEST_CHECK) : OWN_WORDS[in_].cancelled));
      } else {
        const { worst } = checked.check;
        const picture = worst === null ? undefined : await pictureOfState(level.playable, worst.state);
        if (this.#check !== check) return;
        this.#found = { ...checked, level, picture };
        const game = state.packed.puzzle.format.id;
        const asked = isExample(game, text) ? "" : text;
        noteCheck({ game, costModel, text: asked }, level.playable.level, checked.check);
        this.#said = undefined;
        void this.#showFound();
      }
    } catch (error) {
      if (this.#check !== check) return;
      this.#said = undefined;
      if (error instanceof WrongOption) this.failed(error);
      else this.#problem = { words: failure(wordsOfError(error)), at: undefined };
    } finally {
      for (const timer of timers) clearTimeout(timer);
      if (this.#check === check) this.#check = undefined;
      this.#host.requestUpdate();
    }
  }

  /** Whoever pressed the button is shown what came of it, also where the field takes all the room that there is. */
  async #showFound(): Promise<void> {
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    this.#host.renderRoot.querySelector("[part=checked]")?.scrollIntoView({ block: "nearest" });
  }

  #say(said: (language: Language) => string): void {
    this.#said = said;
    this.#host.requestUpdate();
  }
}

export { exploringView } from "./exploring-view.ts";
export { answersInSandbox, moduleOf, SandboxPool } from "./sandbox-pool.ts";
export { isExample } from "./templates.ts";

/** What is searched with: what was written, or the example. */
export function textOf({ packed, text, language }: Pick<OwnState, "packed" | "text" | "language">): string {
  return text ?? templateOf(packed.puzzle.format.id, language);
}

function failure(why: Words): Words {
  return { en: OWN_WORDS.en.failed(why.en), pt: OWN_WORDS.pt.failed(why.pt) };
}

function foundView({ check, saysAdmissible, picture }: Found, language: Language): TemplateResult {
  const words = OWN_WORDS[language];
  const { states, sampled, admissible, consistent, averageGap, worst, fall } = check;
  const short = (value: number): string => (Number.isFinite(value) ? rounded(value, language) : "∞");
  const verdict = (holds: boolean, said: string): TemplateResult =>
    html`<li class=${holds ? "yes" : "no"}>${said}</li>`;
  const promise = saysAdmissible === admissible ? "" : ` ${admissible ? words.mightSay : words.butSays}`;
  const count = grouped(states, language);
  const worstSaid = (h: number, exact: number): string =>
    h > exact ? words.worstAbove(short(h), short(exact)) : words.worstBelow(short(h), short(exact));
  return html`<div class="panel" role="group" aria-label=${words.result} part="checked">
    <p>${sampled ? words.sampled(count) : words.asked(count)}</p>
    <ul class="found" role="list">
      ${worst === null ? html`<li>${words.noSolution}</li>` : verdict(admissible, `${admissible ? words.admissible : words.notAdmissible}${promise}`)}
      ${verdict(consistent, fall === null ? words.consistent : words.notConsistent(fall.move, short(fall.cost), short(fall.h), short(fall.after)))}
      ${averageGap === null ? nothing : html`<li>${gapInWords(averageGap, short, language)}</li>`}
    </ul>
    ${
      worst === null || worst.h === worst.exact
        ? nothing
        : html`<figure class="worst"><figcaption>${worstSaid(worst.h, worst.exact)}</figcaption>
            ${picture === undefined ? nothing : html`${picture.node}<pre class="unseen">${picture.rows}</pre>`}</figure>`
    }
  </div>`;
}

function gapInWords(gap: number, short: (value: number) => string, language: Language): string {
  const words = OWN_WORDS[language];
  if (gap === 0) return words.exact;
  return gap > 0 ? words.below(short(gap)) : words.above(short(-gap));
}
