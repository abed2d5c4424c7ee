// What stands around every page: the banner with the way back, what there is, language and theme, and the line at the end;
// and who puts the page of the present address between them.
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { define } from "../elements/common/define.ts";
import type { Words } from "../language/words.ts";
import { focused } from "./focused.ts";
import { icon } from "./icons.ts";
import { forgetPassing, noticeView, notify } from "./notices.ts";
import type { Page, PageClass } from "./page.ts";
import { FailedPage } from "./pages/failed-page.ts";
import { isBare, pageFor } from "./pages.ts";
import { progress } from "./progress.ts";
import { type Route, replaceParams, routeOf, showPresent } from "./router.ts";
import { ScrollMemory } from "./scroll-memory.ts";
import { settings, THEMES, type Theme } from "./settings.ts";
import { settingsDialog } from "./settings-dialog.ts";
import { SHELL_WORDS } from "./shell-words.ts";

const NOT_KEPT: Words = {
  en: "This browser keeps nothing for this page: what you solve is known until you leave it. Export is in About.",
  pt: "Este navegador não guarda nada para esta página: o que resolver só se sabe até sair dela. Exportar está em Sobre.",
};

/** What the navigation names after Play, by the first part of its address. Everything else is of Play, but for About. */
const PLACES = ["compare", "race", "make", "explore"] as const;

/** Where the names of the navigation have a row of their own, as in shell.css. */
const TWO_ROWS = "(max-width: 33.99rem)";

const names = new WeakMap<PageClass, string>();
let pages = 0;

export class AppShell extends LitElement {
  @state() private page: Page | undefined;
  @state() private route: Route = routeOf(location.hash);
  #going = 0;
  /** That nothing is kept. */
  #isTold = false;
  readonly #scrolled = new ScrollMemory();
  readonly #twoRows = matchMedia(TWO_ROWS);

  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // What index.html shows before.
    this.replaceChildren();
    addEventListener("hashchange", () => void this.#go(true));
    for (const changing of [settings, this.#twoRows]) changing.addEventListener("change", () => this.requestUpdate());
    const tellOnce = (): void => {
      if (this.#isTold) return;
      this.#isTold = true;
      notify({ words: NOT_KEPT });
    };
    for (const keeper of [progress, settings]) keeper.addEventListener("failed", tellOnce);
    if (progress.hasFailed) tellOnce();
    void this.#go(false);
  }

  async #go(isArrival: boolean): Promise<void> {
    const going = ++this.#going;
    const isFocusSeen = focused()?.matches(":focus-visible") === true;
    if (isArrival) {
      closeModal(document);
      this.#scrolled.leave();
    }
    const route = routeOf(location.hash);
    settings.ask(route.params);
    let Class: PageClass;
    try {
      Class = await pageFor(route.path);
    } catch {
      Class = FailedPage;
    }
    if (going !== this.#going) return;
    forgetPassing(location.hash);
    const page = made(Class);
    page.route = route;
    page.isArrival = isArrival;
    page.isFocusSeen = isFocusSeen;
    this.route = route;
    showPresent();
    this.page = page;
    await this.updateComplete;
    if (isArrival) this.#scrolled.arrive(page);
  }

  protected override render(): TemplateResult {
    if (isBare(this.route.path)) return html`<main class="bare">${this.page}</main>`;
    const words = SHELL_WORDS[settings.language];
    const [first] = this.route.path;
    const place = PLACES.find((each) => each === first);
    return html`
      <a class="skip" href="#content" @click=${this.#skip}>${words.skip}</a>
      <header class="banner">
        <a class="home" href="#/">${icon("mark")}<span>Fourfold</span></a>
        <nav aria-label=${words.main}>
          <a href="#/" aria-current=${place === undefined && first !== "about" ? "true" : nothing}>${words.play}</a>
          ${PLACES.map((each) => html`<a href="#/${each}" aria-current=${each === place ? "true" : nothing}>${words[each]}</a>`)}
        </nav>
        <div class="choices">
          ${this.#languages(words.language)} ${this.#themes(words.theme, words.themes)} ${settingsDialog()}
        </div>
      </header>
      ${noticeView()}
      <main id="content" tabindex="-1">${this.page}</main>
      <footer>
        <p>${words.promise}</p>
        <nav aria-label=${words.more}>
          <a href="#/about">${words.about}</a>
        </nav>
      </footer>
    `;
  }

  /** The row of names is the last one on the screen, and so it is for Tab. */
  protected override updated(): void {
    const [nav, before] = [".banner > nav", this.#twoRows.matches ? ".choices" : ".home"].map((part) =>
      this.querySelector(part),
    );
    if (nav && before && before.nextElementSibling !== nav) before.after(nav);
  }

  #languages(label: string): TemplateResult {
    const choose = ({ target }: Event): void => {
      replaceParams({ lang: undefined });
      settings.choose({ language: (target as HTMLSelectElement).value === "pt" ? "pt" : "en" });
    };
    return html`<span class="choice">${icon("language")}<select aria-label=${label} title=${label} @change=${choose}>
      <option value="en" lang="en" .selected=${settings.language === "en"}>English</option>
      <option value="pt" lang="pt" .selected=${settings.language === "pt"}>Português</option>
    </select></span>`;
  }

  #themes(label: string, names: Readonly<Record<Theme, string>>): TemplateResult {
    const choose = ({ target }: Event): void => {
      replaceParams({ theme: undefined });
      settings.choose({ theme: THEMES.find((theme) => theme === (target as HTMLSelectElement).value) });
    };
    return html`<span class="choice">${icon("theme")}<select aria-label=${label} title=${label} @change=${choose}>
      ${THEMES.map((theme) => html`<option value=${theme} .selected=${settings.theme === theme}>${names[theme]}</option>`)}
    </select></span>`;
  }

  /** Not as an address: that one belongs to the pages. */
  #skip(event: Event): void {
    event.preventDefault();
    this.querySelector<HTMLElement>("#content")?.focus();
  }
}

/** What was opened over a page goes with it. */
function closeModal(root: ParentNode): void {
  for (const dialog of root.querySelectorAll<HTMLDialogElement>("dialog:modal")) dialog.close();
  for (const { shadowRoot } of root.querySelectorAll("*")) if (shadowRoot) closeModal(shadowRoot);
}

function made(Class: PageClass): Page {
  let name = names.get(Class);
  if (name === undefined) {
    name = `site-page-${++pages}`;
    names.set(Class, name);
    define(name, Class);
  }
  return document.createElement(name) as Page;
}
