// A name that explains itself: a button beside it, or the name itself, opens a sentence and closes it again. Which are open
// is kept here, so that a name stays explained while another takes its place.
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from "lit";

export interface Explanation {
  readonly name: string;
  readonly sentence: string;
}

export class Explanations {
  readonly #host: ReactiveControllerHost;
  readonly #open = new Set<string>();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** The round button with a question mark; `asks` is its accessible name. */
  button(id: string, asks: string): TemplateResult {
    return html`<button class="ask" type="button" title=${asks} aria-label=${asks} aria-expanded=${this.#open.has(id)}
      aria-controls="about-${id}" @click=${() => this.#turn(id)}><span aria-hidden="true">?</span></button>`;
  }

  /** The name itself as the button. */
  name(id: string, { name }: Pick<Explanation, "name">): TemplateResult {
    return html`<button class="name" type="button" aria-expanded=${this.#open.has(id)} aria-controls="about-${id}"
      @click=${() => this.#turn(id)}>${name}</button>`;
  }

  /** The sentence, where it is open. */
  sentence(id: string, { name, sentence }: Explanation): TemplateResult {
    const isOpen = this.#open.has(id);
    return html`<p class="told" id="about-${id}" ?hidden=${!isOpen}>${isOpen ? html`<b>${name}.</b> ${sentence}` : nothing}</p>`;
  }

  #turn(id: string): void {
    if (!this.#open.delete(id)) this.#open.add(id);
    this.#host.requestUpdate();
  }
}
