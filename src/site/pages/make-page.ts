// Making a level: the editor, with the level in the address, so that it is there again after a reload and can be sent to
// somebody else. It begins with a small level, with one from a link, or with a copy of one of a pack.
import { html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { draftOf, textOf } from "../../editing/draft.ts";
import { LONGEST_LINK, packedForLink } from "../../elements/common/shared-text.ts";
import "../../elements/editor/define.ts";
import { textForLink } from "../../elements/editor/sharing.ts";
import type { Language } from "../../language/words.ts";
import { PUZZLES, puzzleById } from "../../puzzles/index.ts";
import { levelIn, packOf } from "../packs.ts";
import { Page } from "../page.ts";
import { hrefOf, replacePath } from "../router.ts";
import { BrokenLink, unpacked } from "../share.ts";
import { brokenLink } from "../shared-level.ts";
import { cannotLoad, type Instead, nowhere } from "../states.ts";
import { canWait, takeUnwritten, Unwritten } from "../unwritten.ts";

const WORDS = {
  en: {
    heading: "Make",
    lead: "Paint a level or type it. What is wrong is told where it is, and the best solution is looked for as you go.",
    play: "Open it as a page to play",
    large: "This level is too large for an address: it is there until you close this tab. Download it to keep it.",
    vast: "This level is too large for an address: download it before you leave the page.",
  },
  pt: {
    heading: "Criar",
    lead: "Pinte um nível ou escreva-o. O que está errado diz-se onde está, e a melhor solução vai sendo procurada.",
    play: "Abrir como página para jogar",
    large:
      "Este nível é demasiado grande para um endereço: fica aqui até fechar este separador. Descarregue-o para o guardar.",
    vast: "Este nível é demasiado grande para um endereço: descarregue-o antes de sair da página.",
  },
} satisfies Record<Language, object>;

/** At least so long from one to the next: browsers allow only so many changes of an address. */
const BETWEEN_MS = 400;

export class MakePage extends Page {
  @state() private text: string | undefined;
  @state() private instead: Instead | undefined;
  @state() private hasFailed = false;
  /** The page on which it is played; undefined where it cannot be. */
  @state() private playAt: string | undefined;
  /** No address can hold it; of what is vast nothing can be kept either. */
  @state() private size: "" | "large" | "vast" = "";
  #writing: ReturnType<typeof setTimeout> | undefined;
  #writtenAt = -BETWEEN_MS;
  #edits = 0;
  /** What the address does not say yet, or cannot hold. */
  readonly #unwritten = new Unwritten();
  /** Whose start comes where a text is emptied. */
  #puzzle: string | undefined;

  protected get heading(): string {
    return this.instead === undefined ? WORDS[this.language].heading : this.instead(this.language).heading;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#read();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#writing);
    this.#unwritten.stop();
    this.#edits++;
  }

  async #read(): Promise<void> {
    this.hasFailed = false;
    const unwritten = takeUnwritten(location.hash);
    if (unwritten !== undefined) this.#unwritten.wait(unwritten);
    try {
      this.text = unwritten ?? (await this.#found());
      if (this.text !== undefined) await this.#link(this.text, unwritten !== undefined);
    } catch (reason) {
      if (reason instanceof BrokenLink) this.instead = brokenLink(reason);
      else this.hasFailed = true;
    }
  }

  async #found(): Promise<string | undefined> {
    const [, link] = this.route.path;
    if (link !== undefined) return unpacked(link);
    const [first = ""] = (this.route.params.get("levels") ?? "").split(",");
    if (first === "") return startOf(this.route.params.get("puzzle"));
    const [puzzle = "", name = "", number = ""] = first.split("/");
    const pack = packOf(puzzle, name);
    const { loaded } = (pack && (await levelIn(pack, number))) ?? {};
    if (loaded?.playable !== undefined) return textOf(loaded.playable.document);
    this.instead = nowhere;
    return undefined;
  }

  override render(): TemplateResult {
    if (this.instead !== undefined) return this.instead(this.language).view;
    if (this.hasFailed) return cannotLoad(this.language, () => void this.#read());
    const words = WORDS[this.language];
    return html`<div class="make">
      <header class="head">
        <h1>${words.heading}</h1>
        <p class="lead">${words.lead}</p>
        <p class="line">${
          this.size !== ""
            ? words[this.size]
            : this.playAt === undefined
              ? nothing
              : html`<a href=${this.playAt}>${words.play}</a>`
        }</p>
      </header>
      ${this.text === undefined ? nothing : html`<fourfold-editor .level=${this.text} @fourfold-edit=${this.#edited}></fourfold-editor>`}
    </div>`;
  }

  /** At once where that can be, so that nothing is lost where a person leaves or reloads the page. */
  #edited({ detail: { level } }: CustomEvent<{ level: string }>): void {
    clearTimeout(this.#writing);
    this.#edits++;
    // Of a text that was emptied the address says more.
    if (!isEmpty(level)) this.#unwritten.wait(level);
    const write = (): void => {
      this.#writtenAt = performance.now();
      void this.#link(level, true);
    };
    // What is large takes its time, and waits until nobody types.
    const since = level.length > LONGEST_LINK ? 0 : performance.now() - this.#writtenAt;
    if (since >= BETWEEN_MS) write();
    else this.#writing = setTimeout(write, BETWEEN_MS - since);
  }

  /** The ways to this level; written into the address where it is another than the one that is there. */
  async #link(level: string, isWritten: boolean): Promise<void> {
    const edit = this.#edits;
    const draft = draftOf(level);
    this.#puzzle = draft.puzzle?.format.id ?? this.#puzzle;
    const link = await packedForLink(textForLink(draft));
    if (edit !== this.#edits || !this.isConnected) return;
    const isLarge = link === undefined;
    this.size = !isLarge ? "" : canWait(level) ? "large" : "vast";
    this.playAt = isLarge || draft.loaded.playable === undefined ? undefined : hrefOf(["level", link]);
    if (!isWritten) return;
    const puzzle = isEmpty(level) ? this.#puzzle : undefined;
    const path = isLarge || isEmpty(level) ? ["make"] : ["make", link];
    if (!replacePath(path, { levels: undefined, puzzle })) return;
    if (isLarge) this.#unwritten.wait(level);
    else this.#unwritten.done();
  }
}

/** With nothing in it a level begins anew. */
function isEmpty(text: string): boolean {
  return text.trim() === "";
}

/** A small level of this puzzle, or of the first that can be painted. */
async function startOf(id: string | null): Promise<string | undefined> {
  const painted = PUZZLES.filter(({ editing }) => editing !== undefined);
  const puzzle = painted.find((each) => each === puzzleById(id ?? "")) ?? painted[0];
  return (await puzzle?.editing?.())?.start;
}
