// The language of an element: that of the nearest `lang` around it, also across shadow roots, and it follows when that
// changes. Portuguese is `pt` with any region; everything else is English.
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Language } from "../../language/words.ts";

export class NearestLanguage implements ReactiveController {
  now: Language = "en";
  readonly #host: ReactiveControllerHost & Element;
  readonly #observer = new MutationObserver(() => this.#look());

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    for (let root = this.#host.getRootNode(); ; root = root.host.getRootNode()) {
      this.#observer.observe(root, { subtree: true, attributes: true, attributeFilter: ["lang"] });
      if (!(root instanceof ShadowRoot)) break;
      this.#observer.observe(root.host, { attributes: true, attributeFilter: ["lang"] });
    }
    this.#look();
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
  }

  #look(): void {
    const language = languageAt(this.#host);
    if (language === this.now) return;
    this.now = language;
    this.#host.requestUpdate();
  }
}

function languageAt(element: Element): Language {
  for (let at: Element = element; ; ) {
    const said = at.closest("[lang]")?.getAttribute("lang");
    if (said !== undefined && said !== null) return /^pt\b/iu.test(said) ? "pt" : "en";
    const root = at.getRootNode();
    if (!(root instanceof ShadowRoot)) return "en";
    at = root.host;
  }
}
