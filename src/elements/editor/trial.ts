// The level that is edited, played in its place: by a person, and by a solver on the page that shows there what it found.
import { html, type LitElement, nothing, type TemplateResult } from "lit";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import type { Play } from "../../playing/play.ts";
import type { FourfoldPlayer } from "../player/fourfold-player.ts";

export class Trial {
  readonly #host: LitElement;
  #isOn = false;

  constructor(host: LitElement) {
    this.#host = host;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Undefined while it is not played. */
  get player(): FourfoldPlayer | undefined {
    return (this.#isOn && this.#host.renderRoot.querySelector("fourfold-player")) || undefined;
  }

  get play(): Play | undefined {
    return this.player?.play;
  }

  /** Done when the player can be played. */
  async begin(): Promise<void> {
    if (this.#isOn && this.player?.play !== undefined) return;
    await loadPlayer();
    this.#isOn = true;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    await this.player?.updateComplete;
  }

  end(): void {
    this.#isOn = false;
    this.#host.requestUpdate();
  }

  /** What it tells of its level is not of the editor's. */
  view(loaded: LoadedLevel, worker: string): TemplateResult {
    const stop = (event: Event): void => event.stopPropagation();
    return html`<fourfold-player .loaded=${loaded} worker=${worker || nothing}
      @fourfold-load=${stop} @fourfold-error=${stop}></fourfold-player>`;
  }
}

/** Not within the class: the compiler would leave the name of the file as it is. */
async function loadPlayer() {
  await import("../player/define.ts");
}
