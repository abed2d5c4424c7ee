// What every page of the app has: a route, the language of the person, one heading, which is the title of the document too
// and has the focus after a change of page, and its content in the document itself, so that one style sheet is for all.
import { LitElement, type PropertyValues, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import type { Language } from "../language/words.ts";
import { progress } from "./progress.ts";
import type { Route } from "./router.ts";
import { settings } from "./settings.ts";

export abstract class Page extends LitElement {
  @property({ attribute: false }) route: Route = { path: [], params: new URLSearchParams() };
  /** The person came from another page of the app. */
  isArrival = false;
  /** The focus was seen there: not by pointer, and not with a dropped file, for which browsers would show it. */
  isFocusSeen = false;

  /** What the page is called; empty while nobody knows. */
  protected abstract get heading(): string;

  readonly #follow = (): void => this.requestUpdate();

  get language(): Language {
    return settings.language;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    settings.addEventListener("change", this.#follow);
    progress.addEventListener("change", this.#follow);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    settings.removeEventListener("change", this.#follow);
    progress.removeEventListener("change", this.#follow);
  }

  protected override createRenderRoot(): this {
    return this;
  }

  protected override updated(_changed: PropertyValues): void {
    const { heading } = this;
    // One that was left may hear of its levels late.
    if (heading === "" || !this.isConnected) return;
    document.title = heading === "Fourfold" ? heading : `${heading} · Fourfold`;
    if (!this.isArrival) return;
    const title = this.querySelector("h1");
    if (title === null) return;
    this.isArrival = false;
    title.tabIndex = -1;
    title.focus({ preventScroll: true, focusVisible: this.isFocusSeen });
  }

  abstract override render(): TemplateResult;
}

/** The controls that an address lists, as the player takes them; undefined where it does not. */
export function controlsIn(params: URLSearchParams): string | undefined {
  return params.get("controls")?.replaceAll(/[,+]/g, " ");
}

export type PageClass = new () => Page;
