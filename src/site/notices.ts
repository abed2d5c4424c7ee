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

interface Shown extends Notice {
  /** The address that it was said at. */
  readonly at: string;
}

let shown: Shown[] = [];
const DISMISS: Words = { en: "Dismiss", pt: "Fechar" };

export function notify(notice: Notice): void {
  if (shown.at(-1)?.words === notice.words) return;
  shown.push({ ...notice, at: location.hash });
  settings.dispatchEvent(new Event("change"));
}

/** Another page is there, or a file is opened; what was said at this address already stays. */
export function forgetPassing(address?: string): void {
  shown = shown.filter(({ isPassing, at }) => isPassing !== true || at === address);
}

function dismiss(notice: Shown): void {
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
