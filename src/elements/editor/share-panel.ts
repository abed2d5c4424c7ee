// The link of the level that is edited, copied and shown; what is too large for a link is a file.
import { html, nothing, type TemplateResult } from "lit";
import type { Draft } from "../../editing/draft.ts";
import { LONGEST_LINK, packed, textToShare } from "../common/shared-text.ts";
import type { EditorWords } from "./editor-words.ts";

export interface Shared {
  /** Undefined where the level is too large for one. */
  readonly link: string | undefined;
  readonly isCopied: boolean;
}

/** What a link carries: no solution, whether the level can be read or not. */
export function textForLink({ loaded, text }: Draft): string {
  return loaded.playable === undefined
    ? text.replaceAll(/^[ \t]*solution[ \t]*:.*\n?/gm, "")
    : textToShare(loaded.playable);
}

/** To the page of the level where it can be played, else to the editor. `app` is the address of the app. */
export async function sharedBy(draft: Draft, app: string): Promise<Shared> {
  const text = textForLink(draft);
  // What is so large is not even worth the attempt.
  const level = text.length > 64 * LONGEST_LINK ? undefined : await packed(text);
  if (level === undefined || level.length > LONGEST_LINK) return { link: undefined, isCopied: false };
  const address = new URL(app === "" ? location.href : app, document.baseURI);
  address.hash = `/${draft.loaded.playable === undefined ? "make" : "level"}/${level}`;
  return { link: address.href, isCopied: await copied(address.href) };
}

export async function copied(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return false;
  }
}

export function sharePanel(
  { link, isCopied }: Shared,
  words: EditorWords,
  act: { copy(): void; close(): void },
): TemplateResult {
  return html`<div class="shared" part="share" role="group" aria-label=${words.share}>
    ${
      link === undefined
        ? html`<p>${words.largeForLink}</p>`
        : html`<div class="field"><label for="link">${words.link}</label>
            <div class="row"><input id="link" readonly .value=${link} @focus=${({ target }: Event) => (target as HTMLInputElement).select()} />
            <button type="button" @click=${act.copy}>${words.copy}</button></div></div>`
    }
    <div class="actions">
      ${link === undefined ? nothing : html`<span class="told">${isCopied ? words.copied : words.notCopied}</span>`}
      <button type="button" @click=${act.close}>${words.close}</button>
    </div>
  </div>`;
}
