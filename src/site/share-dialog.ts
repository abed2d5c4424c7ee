// Share: the link of a level, copied and shown, with the moves so far where that is wanted. What is too large for a link is
// offered as a file.
import { html, type TemplateResult } from "lit";
import { copied } from "../elements/common/copied.ts";
import { download } from "../elements/common/download.ts";
import { packedForLink, textToShare } from "../elements/common/shared-text.ts";
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
  const packing = packedForLink(text);
  const linkOf = (level: string, played?: string): string =>
    new URL(hrefOf(["level", level], { moves: played }), location.href.split("#")[0]).href;
  const copying = copied(packing.then((level) => level && linkOf(level)));
  const level = await packing;
  const isLink = level !== undefined;
  dialog.classList.toggle("too-large", !isLink);
  const [link, box, said] = [find<HTMLInputElement>(".link"), find<HTMLInputElement>("[type=checkbox]"), find(".said")];
  find(".with-moves").hidden = moves === "" || !isLink;
  box.checked = false;
  const tell = (isCopied: boolean): void => {
    said.textContent = isCopied ? words.copied : words.failed;
    if (!isCopied) link.focus();
  };
  find(".copy").onclick = () => void copied(Promise.resolve(link.value)).then(tell);
  find(".file").onclick = () => download(`${playable.facts.title ?? playable.puzzle.format.id}.txt`, text);
  said.textContent = "";
  // Packing takes its time: somebody may have left meanwhile.
  if (!dialog.isConnected) return;
  dialog.showModal();
  if (!isLink) return;
  box.onchange = () => {
    link.value = linkOf(level, box.checked ? moves : undefined);
    void copied(Promise.resolve(link.value)).then(tell);
  };
  link.value = linkOf(level);
  tell(await copying);
}

function selectAll({ target }: Event): void {
  (target as HTMLInputElement).select();
}
