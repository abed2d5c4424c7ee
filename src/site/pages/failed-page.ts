// Shown where a part of the page itself cannot be loaded: there is no network, or it is the part of an older version.
import { html, type TemplateResult } from "lit";
import type { Language } from "../../language/words.ts";
import { Page } from "../page.ts";

const WORDS = {
  en: {
    heading: "This page cannot be loaded",
    told: "A part of it is missing: there may be no network, or Fourfold has a new version. Nothing of yours is lost.",
    reload: "Reload",
  },
  pt: {
    heading: "Não é possível carregar esta página",
    told: "Falta uma parte: talvez não haja rede, ou o Fourfold tem uma versão nova. Nada do que é seu se perdeu.",
    reload: "Recarregar",
  },
} satisfies Record<Language, object>;

export class FailedPage extends Page {
  protected get heading(): string {
    return WORDS[this.language].heading;
  }

  override render(): TemplateResult {
    const { heading, told, reload } = WORDS[this.language];
    return html`<section class="instead" role="alert">
      <h1>${heading}</h1>
      <p class="lead">${told}</p>
      <p><button type="button" class="main" @click=${() => location.reload()}>${reload}</button></p>
    </section>`;
  }
}
