// The player alone, for a frame on another page. Looks, language and controls are those of the address.
import { html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import "../../elements/player/define.ts";
import { loadLevels } from "../../playing/load-levels.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { titleOf } from "../level-cards.ts";
import { levelsIn, packOf } from "../packs.ts";
import { Page } from "../page.ts";
import { unpacked } from "../share.ts";
import { nowhere } from "../states.ts";

export class EmbedPage extends Page {
  @state() private loaded: LoadedLevel | undefined;
  @state() private isNowhere = false;

  protected get heading(): string {
    return this.loaded === undefined ? "Fourfold" : titleOf(this.loaded, this.language);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#read();
  }

  async #read(): Promise<void> {
    const [, first = "", name = "", number = ""] = this.route.path;
    try {
      const pack = packOf(first, name);
      const levels = first === "level" ? loadLevels(await unpacked(name)) : pack && (await levelsIn(pack));
      this.loaded = levels?.[first === "level" ? 0 : Number(number) - 1];
    } catch {
      this.loaded = undefined;
    }
    this.isNowhere = this.loaded === undefined;
  }

  override render(): TemplateResult {
    const { params } = this.route;
    if (this.isNowhere) return nowhere(this.language).view;
    return html`<h1 class="unseen">${this.heading}</h1>
      ${
        this.loaded === undefined
          ? nothing
          : html`<fourfold-player
              .loaded=${this.loaded}
              .moves=${params.get("moves") ?? ""}
              view=${params.get("view") ?? "scene"}
              controls=${params.get("controls")?.replaceAll(/[,+]/g, " ") ?? nothing}
            ></fourfold-player>`
      }`;
  }
}
