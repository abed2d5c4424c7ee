// Share: the link of a level, copied and shown, with the moves so far where that is wanted. What is too large for a link is
// offered as a file.
import { html, type TemplateResult } from "lit";
import { download, LONGEST_LINK, packed, textToShare } from "../elements/common/shared-text.ts";
import type { Language } from "../language/words.ts";
import type { PlayableLevel } from "../playing/loaded-level.ts";
import { icon } from "./icons.ts";
import { hrefOf } from "./router.ts";

const WORDS = {
  en: {
    title: "Share this level",
    link: "Link",
    copied: "Copied.",
    failed: "It could not be copied: select it and copy it yourself.",
    copy: "Copy",
    moves: "With my moves",
    file: "Download the file",
    large: "This level is too large for a link. Send it as a file: whoever has it drops it on this page.",
    told: "The whole level is in the link. It needs no account and works without a network once the page was there.",
    close: "Close",
  },
  pt: {
    title: "Partilhar este nível",
    link: "Link",
    copied: "Copiado.",
    failed: "Não foi possível copiar: selecione-o e copie-o à mão.",
    copy: "Copiar",
    moves: "Com as minhas jogadas",
    file: "Descarregar o ficheiro",
    large: "Este nível é demasiado grande para um link. Envie-o como ficheiro: quem o tiver larga-o nesta página.",
    told: "O nível inteiro está no link. Não precisa de conta e, depois de a página ter sido visitada, funciona sem rede.",
    close: "Fechar",
  },
} satisfies Record<Language, object>;

export function shareDialog(language: Language): TemplateResult {
  const words = WORDS[language];
  return html`<dialog class="share" aria-labelledby="share-title">
    <form method="dialog">
      <h2 id="share-title">${words.title}</h2>
      <p class="told for-link">${words.told}</p>
      <label class="for-link">${words.link}<input class="link" readonly @focus=${selectAll} /></label>
      <label class="toggle with-moves"><span>${words.moves}</span><input type="checkbox" role="switch" /></label>
      <p class="for-file">${words.large}</p>
      <p class="said" role="status"></p>
      <div class="actions">
        <button type="button" class="copy main for-link">${words.copy}</button>
        <button type="button" class="file">${words.file}</button>
        <button class="quiet close" aria-label=${words.close}>${icon("close")}</button>
      </div>
    </form>
  </dialog>`;
}

/** Copies the link at once, and shows it. */
export async function showShare(page: Element, playable: PlayableLevel, moves: string): Promise<void> {
  const dialog = page.querySelector<HTMLDialogElement>("dialog.share");
  if (dialog === null) return;
  const find = <E extends HTMLElement>(selector: string): E => dialog.querySelector(selector) as E;
  const language: Language = document.documentElement.lang.startsWith("pt") ? "pt" : "en";
  const words = WORDS[language];
  const text = textToShare(playable);
  const level = text.length > 64 * LONGEST_LINK ? "" : await packed(text);
  const isLink = level !== "" && level.length <= LONGEST_LINK;
  dialog.classList.toggle("too-large", !isLink);
  const [link, box, said] = [find<HTMLInputElement>(".link"), find<HTMLInputElement>("[type=checkbox]"), find(".said")];
  find(".with-moves").hidden = moves === "" || !isLink;
  box.checked = false;
  const write = (): void => {
    const hash = hrefOf(["level", level], { moves: box.checked ? moves : undefined });
    link.value = new URL(hash, location.href.split("#")[0]).href;
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link.value);
      said.textContent = words.copied;
    } catch {
      said.textContent = words.failed;
      link.focus();
    }
  };
  box.onchange = () => {
    write();
    void copy();
  };
  find(".copy").onclick = () => void copy();
  find(".file").onclick = () => download(`${playable.facts.title ?? playable.puzzle.format.id}.txt`, text);
  said.textContent = "";
  dialog.showModal();
  if (!isLink) return;
  write();
  await copy();
}

function selectAll({ target }: Event): void {
  (target as HTMLInputElement).select();
}
