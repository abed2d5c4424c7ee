// What the page has to say above any page: that nothing can be kept, that a file or link is broken, that there is a new
// version. One at a time, the latest; each can be put away, and what was said of a mistake goes with its page.
import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../language/words.ts";
import { icon } from "./icons.ts";
import { settings } from "./settings.ts";

export interface Notice {
  readonly words: Words;
  readonly action?: { readonly words: Words; readonly act: () => void };
  /** It says nothing any more on another page. */
  readonly isPassing?: true;
}

let shown: Notice[] = [];
const DISMISS: Words = { en: "Dismiss", pt: "Fechar" };

export function notify(notice: Notice): void {
  if (shown.at(-1)?.words === notice.words) return;
  shown.push(notice);
  settings.dispatchEvent(new Event("change"));
}

/** Another page is there. */
export function forgetPassing(): void {
  shown = shown.filter(({ isPassing }) => isPassing !== true);
}

function dismiss(notice: Notice): void {
  // What had the focus goes away.
  document.querySelector<HTMLElement>("#content")?.focus({ preventScroll: true });
  shown = shown.filter((each) => each !== notice);
  settings.dispatchEvent(new Event("change"));
}

/** It is always there, so that what is said in it is read out. */
export function noticeView(): TemplateResult {
  const { language } = settings;
  const notice = shown.at(-1);
  return html`<div class="notices" role="status">
    ${
      notice === undefined
        ? nothing
        : html`<p>
            <span>${notice.words[language]}</span>
            ${
              notice.action === undefined
                ? nothing
                : html`<button type="button" class="main" @click=${notice.action.act}>${notice.action.words[language]}</button>`
            }
            <button type="button" class="quiet" aria-label=${DISMISS[language]} @click=${() => dismiss(notice)}>${icon("close")}</button>
          </p>`
    }
  </div>`;
}
