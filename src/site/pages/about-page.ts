// About: what this is, the keys, how to open and embed levels, what is kept here and how to take it along, and the licence.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { download } from "../../elements/common/download.ts";
import { PUZZLES, puzzleById } from "../../puzzles/index.ts";
import type { KeyHelp } from "../../puzzles/surface.ts";
import { forgetOpened, openFile } from "../opening.ts";
import { ownHeuristics, type Texts, textsIn } from "../own-heuristics.ts";
import { packsOf } from "../packs.ts";
import { Page } from "../page.ts";
import { progress } from "../progress.ts";
import { settings } from "../settings.ts";
import { forgetUnwritten } from "../unwritten.ts";
import { ABOUT_WORDS } from "./about-words.ts";

export class AboutPage extends Page {
  /** What came of the last button, in whatever language is read. */
  @state() private said: (words: typeof ABOUT_WORDS.en) => string = () => "";
  @state() private isAsking = false;
  /** What of a file was not imported, since something else is written here. */
  @state() private others: Texts = {};
  /** The buttons that asked are gone: the focus goes to what made them ask. */
  #isAnswered = false;
  #keys: ReadonlyMap<string, readonly KeyHelp[]> | undefined;

  protected get heading(): string {
    return ABOUT_WORDS[this.language].heading;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#readKeys();
  }

  async #readKeys(): Promise<void> {
    const found = PUZZLES.map(
      async ({ format: { id }, surface }) => [id, (await surface?.())?.input.help ?? []] as const,
    );
    this.#keys = new Map(await Promise.all(found));
    this.requestUpdate();
  }

  override render(): TemplateResult {
    const words = ABOUT_WORDS[this.language];
    // All at once, so that nothing is pushed down by what comes later.
    if (this.#keys === undefined) return html``;
    return html`<article class="prose">
      <h1>${words.heading}</h1>
      <p class="lead">${words.lead}</p>
      ${words.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
      ${this.#keyTable()} ${this.#opening()} ${this.#embedding()} ${this.#data()}
      <h2>${words.licence}</h2>
      <p>${words.mit}</p>
    </article>`;
  }

  #keyTable(): TemplateResult {
    const words = ABOUT_WORDS[this.language];
    const { language } = this;
    const told = PUZZLES.map(({ format: { id }, name }) => {
      const help = this.#keys?.get(id) ?? [];
      return [name[language], help.map(({ keys, means }) => [words.keyName(keys), means[language]] as const)] as const;
    });
    return html`<h2>${words.keys}</h2>
      <p>${words.pointer}</p>
      <div class="keys">
        ${[...told, [words.allPuzzles, words.common] as const].map(
          ([name, keys]) => html`<section>
            <h3>${name}</h3>
            <dl>${keys.map(([key, means]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${means}</dd></div>`)}</dl>
          </section>`,
        )}
      </div>`;
  }

  #opening(): TemplateResult {
    const words = ABOUT_WORDS[this.language];
    const opened = ({ target }: Event): void => {
      const [file] = (target as HTMLInputElement).files ?? [];
      if (file !== undefined) void openFile(file);
    };
    return html`<h2>${words.open}</h2>
      <p>${words.drop}</p>
      <p><label class="button file">${words.choose}<input type="file" accept=".txt,.json,text/plain,application/json" @change=${opened} /></label></p>`;
  }

  #embedding(): TemplateResult {
    const words = ABOUT_WORDS[this.language];
    const page = location.href.split("#")[0] ?? "";
    const [pack] = packsOf(PUZZLES[0]?.format.id ?? "");
    const frame = `<iframe src="${page}#/embed/${pack?.puzzle}/${pack?.name}/1?controls=undo,restart" width="420" height="560"></iframe>`;
    const tags = `<script type="module" src="fourfold.js"></script>\n<fourfold-player src="levels.txt#3"></fourfold-player>`;
    return html`<h2>${words.embed}</h2>
      <p>${words.frame}</p>
      <pre class="scroll" tabindex="0"><code>${frame}</code></pre>
      <p>${words.element}</p>
      <pre class="scroll" tabindex="0"><code>${tags}</code></pre>`;
  }

  #data(): TemplateResult {
    const words = ABOUT_WORDS[this.language];
    const imported = ({ target }: Event): void => {
      const [file] = (target as HTMLInputElement).files ?? [];
      if (file !== undefined) void this.#import(file);
      (target as HTMLInputElement).value = "";
    };
    return html`<h2 id="data">${words.data}</h2>
      <p>${words.kept}</p>
      <div class="actions">
        <button type="button" @click=${() => this.#export()}>${words.export}</button>
        <label class="button file">${words.import}<input id="import" type="file" accept=".json,application/json" @change=${imported} /></label>
        ${
          this.isAsking
            ? html`<span class="asked" role="group" aria-label=${words.sure}>${words.sure}
                <button type="button" class="danger" @click=${() => void this.#forget()}>${words.forgetAll}</button>
                <button type="button" @click=${() => this.#ask(false)}>${words.keep}</button></span>`
            : html`<button type="button" class="forget" @click=${() => this.#ask(true)}>${words.forget}</button>`
        }
      </div>
      <p class="told" role="status">${this.said(words)}</p>
      ${Object.keys(this.others).length === 0 ? nothing : this.#asksForOthers()}`;
  }

  /** Nothing that a person wrote is overwritten unasked. */
  #asksForOthers(): TemplateResult {
    const words = ABOUT_WORDS[this.language];
    const { others } = this;
    const names = Object.keys(others).map((game) => puzzleById(game)?.name[this.language] ?? game);
    const said = names.join(words.and);
    const end = (): void => {
      this.others = {};
      this.#isAnswered = true;
    };
    const take = (): void => {
      ownHeuristics.write(others);
      this.said = (inWords) => inWords.ownTaken(said);
      end();
    };
    return html`<div class="asked others" role="group" aria-label=${words.ownKept(said)}>
      <p>${words.ownKept(said)}</p>
      <div class="actions">
        <button type="button" @click=${take}>${words.takeTheirs}</button>
        <button type="button" @click=${end}>${words.keepMine}</button>
      </div>
    </div>`;
  }

  #ask(isAsking: boolean): void {
    this.isAsking = isAsking;
    this.said = () => "";
  }

  /** What takes the place of a pressed button has the focus that was on it. */
  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.#isAnswered) this.querySelector<HTMLElement>("#import")?.focus();
    this.#isAnswered = false;
    if (changed.get("isAsking") === undefined) return;
    this.querySelector<HTMLElement>(this.isAsking ? ".asked .danger" : "button.forget")?.focus();
  }

  #export(): void {
    const own = ownHeuristics.texts;
    const kept = { ...progress.export(), ...(Object.keys(own).length === 0 ? {} : { heuristics: own }) };
    download("fourfold.json", `${JSON.stringify(kept, undefined, 1)}\n`);
    const count = progress.size;
    this.said = (words) => words.exported(count);
  }

  async #import(file: File): Promise<void> {
    const text = await file.text();
    const count = progress.import(text);
    this.others = count === undefined ? {} : ownHeuristics.import(textsIn(JSON.parse(text).heuristics));
    this.said = (words) => (count === undefined ? words.notOurs : words.imported(count));
  }

  async #forget(): Promise<void> {
    this.isAsking = false;
    await progress.forget();
    settings.forget();
    forgetUnwritten();
    ownHeuristics.forget();
    await forgetOpened();
    this.others = {};
    this.said = (words) => words.forgotten;
  }
}
