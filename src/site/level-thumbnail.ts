// <level-thumbnail>: a level as a small true picture, drawn when it comes near to what is seen. Its box has its size before. A
// page that is dark has a second picture for paper, which is light.
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { pieceTone } from "../drawing/palette.ts";
import { pictureOf } from "../drawing/picture.ts";
import { loadedSurface, surfaceOf } from "../elements/board/surface-of.ts";
import { define } from "../elements/common/define.ts";
import type { LoadedLevel, PlayableLevel } from "../playing/loaded-level.ts";
import type { Surface, Tone } from "../puzzles/surface.ts";
import { settings } from "./settings.ts";
import { mapOf } from "./small-map.ts";

/** A board with more cells is drawn as a map. */
const MOST_CELLS = 900;
const CELL = 24;
const NEAR = "300px";

export class LevelThumbnail extends LitElement {
  @property({ attribute: false }) loaded: LoadedLevel | undefined;
  @state() private source = "";
  @state() private onPaper = "";
  #isNear = false;
  readonly #seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      this.#isNear = true;
      this.#seen.disconnect();
      void this.#draw();
    },
    { rootMargin: NEAR },
  );
  readonly #redraw = (): void => void this.#draw();
  /** On paper all of the page is seen, and in Firefox as it is when this is over. */
  readonly #printed = (): void => {
    this.#isNear = true;
    const playable = this.loaded?.playable;
    const surface = playable && loadedSurface(playable.puzzle);
    if (playable === undefined || surface === undefined) return void this.#draw();
    this.#show(playable, surface);
    this.performUpdate();
  };
  /** Theme and colours of what is drawn. */
  #look = "";

  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#seen.observe(this);
    settings.addEventListener("change", this.#redraw);
    addEventListener("beforeprint", this.#printed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#seen.disconnect();
    settings.removeEventListener("change", this.#redraw);
    removeEventListener("beforeprint", this.#printed);
  }

  protected override updated(changed: Map<string, unknown>): void {
    if (!changed.has("loaded")) return;
    this.#look = "";
    void this.#draw();
  }

  async #draw(): Promise<void> {
    const playable = this.loaded?.playable;
    if (!this.#isNear || playable === undefined) return;
    const surface = await surfaceOf(playable.puzzle);
    if (playable === this.loaded?.playable) this.#show(playable, surface);
  }

  #show(playable: PlayableLevel, surface: Surface | undefined): void {
    const { scheme, colours } = settings;
    const look = [scheme, ...(colours ?? [])].join();
    if (look === this.#look) return;
    this.#look = look;
    const pieces = colours?.map(pieceTone);
    this.source = sourceOf(playable, surface, scheme, pieces);
    this.onPaper = scheme === "dark" ? sourceOf(playable, surface, "light", pieces) : "";
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.source === "") return nothing;
    return html`<img src=${this.source} alt="" decoding="async" />
      ${this.onPaper === "" ? nothing : html`<img class="on-paper" src=${this.onPaper} alt="" decoding="async" />`}`;
  }
}

define("level-thumbnail", LevelThumbnail);

function sourceOf(
  { puzzle, level }: PlayableLevel,
  surface: Surface | undefined,
  scheme: "light" | "dark",
  pieces: readonly Tone[] | undefined,
): string {
  const state = puzzle.initialState(level);
  if (level.rows * level.columns > MOST_CELLS) return mapOf(puzzle.drawState(level, state), surface, scheme, pieces);
  const text = pictureOf({ puzzle, level, surface }, state, { scheme, pieces, title: "", cell: CELL });
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}
