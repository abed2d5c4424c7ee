// Sharing the level that is edited: its link, copied and shown; what is too large for a link is a file.
import { html, type LitElement, nothing, type TemplateResult } from "lit";
import type { Draft } from "../../editing/draft.ts";
import { warnOnce } from "../../engines/warn-once.ts";
import { copied } from "../common/copied.ts";
import { packedForLink, textToShare } from "../common/shared-text.ts";
import type { EditorWords } from "./editor-words.ts";

interface Host extends LitElement {
  /** The address of the app; empty where the page itself is meant. */
  readonly app: string;
}

interface Shared {
  /** Undefined where the level is too large for one. */
  readonly link: string | undefined;
  readonly isCopied: boolean;
}

export class Sharing {
  readonly #host: Host;
  readonly #say: (text: string) => void;
  readonly #download: () => void;
  #shared: Shared | undefined;

  constructor(host: Host, { say, download }: { say(text: string): void; download(): void }) {
    this.#host = host;
    this.#say = say;
    this.#download = download;
  }

  async share(draft: Draft, words: EditorWords): Promise<void> {
    await this.#show(linkTo(draft, this.#host), words);
    await this.#host.updateComplete;
    this.#host.renderRoot.querySelector<HTMLElement>("#link, #file")?.focus();
  }

  /** The level is another one by now. */
  forget(): void {
    this.#shared = undefined;
    this.#host.requestUpdate();
  }

  async #show(linking: Promise<string | undefined>, words: EditorWords): Promise<void> {
    const copying = copied(linking);
    const [link, isCopied] = [await linking, await copying];
    this.#shared = { link, isCopied };
    this.#say(link === undefined ? words.largeForLink : isCopied ? words.copied : words.notCopied);
  }

  view(words: EditorWords): TemplateResult | typeof nothing {
    if (this.#shared === undefined) return nothing;
    const { link, isCopied } = this.#shared;
    return html`<div class="shared" part="share" role="group" aria-label=${words.share}>
      ${
        link === undefined
          ? html`<p>${words.largeForLink}</p>
              <div class="actions"><button type="button" id="file" @click=${this.#download}>${words.downloadFile}</button></div>`
          : html`<div class="field"><label for="link">${words.link}</label>
              <div class="row"><input id="link" readonly .value=${link} @focus=${({ target }: Event) => (target as HTMLInputElement).select()} />
              <button type="button" @click=${() => void this.#show(Promise.resolve(link), words)}>${words.copy}</button></div></div>`
      }
      <div class="actions">
        ${link === undefined ? nothing : html`<span class="told">${isCopied ? words.copied : words.notCopied}</span>`}
        <button type="button" @click=${() => this.forget()}>${words.close}</button>
      </div>
    </div>`;
  }
}

/** What a link carries: no solution, whether the level can be read or not. */
export function textForLink({ loaded, text }: Draft): string {
  return loaded.playable === undefined
    ? text.replaceAll(/^[ \t]*solution[ \t]*:.*\n?/gm, "")
    : textToShare(loaded.playable);
}

/** To the page of the level where it can be played, else to the editor. */
async function linkTo(draft: Draft, host: Host): Promise<string | undefined> {
  const text = textForLink(draft);
  const level = await packedForLink(text);
  if (level === undefined) return undefined;
  const address = addressOfApp(host);
  address.hash = `/${draft.loaded.playable === undefined ? "make" : "level"}/${level}`;
  return address.href;
}

function addressOfApp({ app, localName }: Host): URL {
  if (app !== "" && !URL.canParse(app, document.baseURI)) {
    warnOnce(`<${localName}> app="${app}" is no address; that of the page is used.`);
    return new URL(location.href);
  }
  return new URL(app === "" ? location.href : app, document.baseURI);
}
