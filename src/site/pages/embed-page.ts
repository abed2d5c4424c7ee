// The player alone, for a frame on another page. Looks, language and controls are those of the address, and the moves so far
// are in it.
import { html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { surfaceOf } from "../../elements/board/surface-of.ts";
import type { MoveDetail } from "../../elements/events.ts";
import "../../elements/player/define.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { titleOf } from "../level-cards.ts";
import { MovesInAddress } from "../moves-address.ts";
import { levelIn, packOf } from "../packs.ts";
import { controlsIn, Page } from "../page.ts";
import { replaceParams } from "../router.ts";
import { isInstead, sharedLevel } from "../shared-level.ts";
import { cannotLoad, type Instead, nowhere } from "../states.ts";
import { takeUnwritten } from "../unwritten.ts";

export class EmbedPage extends Page {
  @state() private found: LoadedLevel | Instead | undefined;
  @state() private hasFailed = false;
  readonly #address = new MovesInAddress();
  #moves = "";

  protected get heading(): string {
    if (this.found === undefined) return "";
    return isInstead(this.found) ? this.found(this.language).heading : titleOf(this.found, this.language);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const unwritten = takeUnwritten(location.hash);
    this.#moves = unwritten ?? this.route.params.get("moves") ?? "";
    if (unwritten !== undefined) replaceParams({ moves: unwritten || undefined });
    void this.#read();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#address.stop();
  }

  async #read(): Promise<void> {
    this.hasFailed = false;
    try {
      const found = await this.#find();
      if (!isInstead(found) && found.playable) await surfaceOf(found.playable.puzzle);
      this.found = found;
    } catch {
      this.hasFailed = true;
    }
  }

  async #find(): Promise<LoadedLevel | Instead> {
    const [, first = "", name = "", number = ""] = this.route.path;
    if (first === "level") return sharedLevel(name);
    const pack = packOf(first, name);
    return (pack && (await levelIn(pack, number))?.loaded) ?? nowhere;
  }

  override render(): TemplateResult {
    const { found } = this;
    const { params } = this.route;
    if (this.hasFailed) return cannotLoad(this.language, () => void this.#read());
    if (found === undefined) return html``;
    if (isInstead(found)) return found(this.language).view;
    return html`<h1 class="unseen">${this.heading}</h1>
      <fourfold-player
        class=${found.playable?.facts.note === undefined ? "" : "noted"}
        .loaded=${found}
        .moves=${this.#moves}
        view=${params.get("view") ?? "scene"}
        controls=${controlsIn(params) ?? nothing}
        @fourfold-move=${({ detail }: CustomEvent<MoveDetail>) => this.isConnected && this.#address.write(detail.moves)}
      ></fourfold-player>`;
  }
}
