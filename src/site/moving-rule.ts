// <moving-rule>: a rule in a sentence, and moves that show it on our own board: once when it comes into sight, and again when
// it is asked for. Whoever wants no motion sees them as steps.
import { html, LitElement, type TemplateResult } from "lit";
import { property, query } from "lit/decorators.js";
import type { FourfoldBoard } from "../elements/board/fourfold-board.ts";
import { define } from "../elements/common/define.ts";
import type { Language } from "../language/words.ts";
import { wordsOf } from "../playing/replay.ts";
import type { ShownRule } from "../puzzles/guide.ts";
import { icon } from "./icons.ts";

const AGAIN: Readonly<Record<Language, string>> = { en: "Show it again", pt: "Mostrar outra vez" };
/** Between the beginnings of two moves. */
const STEP_MS = 950;
const FIRST_MS = 600;

export class MovingRule extends LitElement {
  @property({ attribute: false }) rule: ShownRule | undefined;
  @property() language: Language = "en";
  @query("fourfold-board") private readonly board!: FourfoldBoard | null;
  #next: ReturnType<typeof setTimeout> | undefined;
  readonly #seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      this.#seen.disconnect();
      this.#show();
    },
    { threshold: 0.9 },
  );

  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#seen.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#seen.disconnect();
    clearTimeout(this.#next);
  }

  #show(): void {
    clearTimeout(this.#next);
    this.board?.restart();
    const words = wordsOf(this.rule?.moves ?? "");
    const step = (i: number): void => {
      const word = words[i];
      if (word === undefined) return;
      this.board?.move(word, "code");
      this.#next = setTimeout(() => step(i + 1), STEP_MS);
    };
    this.#next = setTimeout(() => step(0), FIRST_MS);
  }

  protected override render(): TemplateResult {
    const { language } = this;
    const { words, level = "" } = this.rule ?? {};
    return html`<figure>
      <div class="picture"><fourfold-board readonly .level=${level} @fourfold-move=${silenced} @fourfold-solved=${silenced}></fourfold-board></div>
      <figcaption>
        <span>${words?.[language]}</span>
        <button type="button" class="again" aria-label="${AGAIN[language]}" title=${AGAIN[language]} @click=${() => this.#show()}>${icon("again")}</button>
      </figcaption>
    </figure>`;
  }
}

define("moving-rule", MovingRule);

/** What is shown is no game of anybody. */
function silenced(event: Event): void {
  event.stopPropagation();
}
