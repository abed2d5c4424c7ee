// The view of a board that is too large to be seen at once: a map. The ground is a canvas, of which only what is in view is
// drawn; what moves, marks and cells for those who do not see them lie over it as on any board. Wheel, pinch, + and - zoom;
// two fingers, Shift with an arrow, and the overview in the corner pan; 0 shows all. The view follows what is played.
import type { Frame } from "../../drawing/projection.ts";
import type { Language } from "../../language/words.ts";
import type { Play } from "../../playing/play.ts";
import type { Cell } from "../../puzzles/cell.ts";
import type { Role } from "../../puzzles/drawing.ts";
import type { Piece, Scene, Surface } from "../../puzzles/surface.ts";
import { BoardView } from "./board-view.ts";
import { BOARD_WORDS } from "./board-words.ts";
import { MapGround } from "./map-ground.ts";
import { MapOverview } from "./map-overview.ts";
import { PageColours } from "./page-colours.ts";

const CELL_PX = 28;
const LEAST_CELLS = 6;
const STEP = 1.5;
/** What is played keeps so far from the edges of the view, as a part of it. */
const SHORE = 0.12;
/** The overview may wait until nobody moves. */
const SETTLED_MS = 120;
/** Where cells are smaller than this, a ring shows where what is played is. */
const FOUND_PX = 10;
/** Only these are drawn over the ground. */
const MOVING: readonly Role[] = ["block", "block-active", "piece", "piece-at-goal"];

export class MapView extends BoardView {
  override readonly root = document.createElement("div");
  readonly #colours: PageColours;
  readonly #ground: MapGround;
  readonly #overview: MapOverview;
  readonly #ring = document.createElement("span");
  readonly #buttons: readonly HTMLButtonElement[];
  readonly #size = new ResizeObserver(() => this.#resized());
  readonly #scheme = matchMedia("(prefers-color-scheme: dark)");
  readonly #schemeChanged = (): void => this.#drawSoon();
  #play: Play;
  #played: Cell = { row: 0, column: 0 };
  #frame = 0;
  #settled: ReturnType<typeof setTimeout> | undefined;

  constructor(play: Play, surface: Surface | undefined) {
    super(play, surface && mapped(surface), "flat");
    this.#play = play;
    this.#colours = new PageColours(surface);
    this.#ground = new MapGround(this.#colours);
    this.#overview = new MapOverview(this.#colours, this.whole, (middle) => this.#look(middle, this.box.width));
    this.root.className = "map";
    this.#ring.className = "ring";
    this.#buttons = [this.#button("+", 1 / STEP), this.#button("−", STEP)];
    const tools = document.createElement("div");
    tools.className = "map-tools";
    tools.append(...this.#buttons);
    for (const each of [this.#ground.canvas, this.#ring]) each.setAttribute("aria-hidden", "true");
    this.root.append(this.#colours.probe, this.#ground.canvas, this.#ring, this.element, this.#overview.element, tools);
    this.element.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.#size.observe(this.root);
  }

  override rest(play: Play, pieces: readonly Piece[]): void {
    this.#play = play;
    const moving = pieces.filter(({ glyph }) => MOVING.includes(glyph.role));
    super.rest(play, moving);
    const played = moving.find(({ glyph }) => glyph.role === "block-active") ?? moving[0];
    this.#played = played?.cells[0] ?? this.#played;
    this.#follow();
    this.#ground.changed();
    this.#drawSoon();
    clearTimeout(this.#settled);
    this.#settled = setTimeout(() => {
      this.#overview.changed();
      this.#drawSoon();
    }, SETTLED_MS);
  }

  override describe(isPlayed: boolean, label: string, language: Language): void {
    super.describe(isPlayed, label, language);
    const { nearer, further } = BOARD_WORDS[language];
    this.#buttons[0]?.setAttribute("aria-label", nearer);
    this.#buttons[1]?.setAttribute("aria-label", further);
  }

  /** Every change of what is in view comes through here. */
  protected override showBox(): void {
    super.showBox();
    this.#drawSoon();
  }

  #button(text: string, factor: number): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = text;
    button.addEventListener("click", () => this.#zoomAt(factor));
    return button;
  }

  // --- What is in view

  /** The first time it shows what is played; then it keeps its scale and its middle. */
  #resized(): void {
    const { clientWidth: width, clientHeight: height } = this.root;
    // Whoever listens is kept, so that what is not on the page must not.
    this.#scheme.removeEventListener("change", this.#schemeChanged);
    if (width === 0 || height === 0) return;
    this.#scheme.addEventListener("change", this.#schemeChanged);
    const { canvas } = this.#ground;
    const wasEmpty = canvas.width === 0 || this.box === this.whole;
    const pixels = Math.min(2, devicePixelRatio);
    [canvas.width, canvas.height] = [Math.round(width * pixels), Math.round(height * pixels)];
    this.#ground.forget();
    const cells = wasEmpty ? width / CELL_PX : this.box.width;
    const middle = wasEmpty ? { x: this.#played.column + 0.5, y: this.#played.row + 0.5 } : middleOf(this.box);
    this.#look(middle, cells);
  }

  #look({ x, y }: { readonly x: number; readonly y: number }, cellsAcross: number): void {
    const aspect = this.root.clientHeight / Math.max(1, this.root.clientWidth);
    const most = Math.max(this.whole.width, this.whole.height / Math.max(0.01, aspect));
    const width = Math.min(most, Math.max(LEAST_CELLS, cellsAcross));
    const height = width * aspect;
    const within = (at: number, size: number, start: number, all: number): number =>
      size >= all ? start + (all - size) / 2 : Math.max(start, Math.min(start + all - size, at - size / 2));
    const { left, top, width: columns, height: rows } = this.whole;
    this.box = { left: within(x, width, left, columns), top: within(y, height, top, rows), width, height };
    this.showBox();
  }

  #follow(): void {
    const { left, top, width, height } = this.box;
    const [x, y] = [this.#played.column + 0.5, this.#played.row + 0.5];
    const isAshore = (at: number, start: number, size: number): boolean =>
      at < start + SHORE * size || at > start + size - SHORE * size;
    if (isAshore(x, left, width) || isAshore(y, top, height)) this.#look({ x, y }, width);
  }

  /** About a place of the board, or what is in the middle. */
  #zoomAt(factor: number, about = middleOf(this.box)): void {
    const middle = middleOf(this.box);
    const to = (at: number, from: number): number => at + (from - at) * factor;
    this.#look({ x: to(about.x, middle.x), y: to(about.y, middle.y) }, this.box.width * factor);
  }

  #pan(x: number, y: number): void {
    const middle = middleOf(this.box);
    this.#look({ x: middle.x + x, y: middle.y + y }, this.box.width);
  }

  // --- Keys and pointers

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const cell = this.root.clientWidth / this.box.width;
    if (event.shiftKey) {
      this.#pan((event.deltaX + event.deltaY) / cell, 0);
      return;
    }
    const { left, top } = this.root.getBoundingClientRect();
    const about = {
      x: this.box.left + (event.clientX - left) / cell,
      y: this.box.top + (event.clientY - top) / cell,
    };
    this.#zoomAt(Math.exp(Math.max(-1, Math.min(1, event.deltaY / 300))), about);
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, shiftKey } = event;
    const far = this.box.width / 4;
    const pans: Readonly<Record<string, readonly [x: number, y: number]>> = {
      ArrowUp: [0, -far],
      ArrowDown: [0, far],
      ArrowLeft: [-far, 0],
      ArrowRight: [far, 0],
    };
    const pan = shiftKey ? pans[key] : undefined;
    if (pan !== undefined) this.#pan(...pan);
    else if (key === "+" || key === "=") this.#zoomAt(1 / STEP);
    else if (key === "-") this.#zoomAt(STEP);
    else if (key === "0") this.#zoomAt(Number.POSITIVE_INFINITY);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // --- What is drawn

  #drawSoon(): void {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (!this.root.isConnected) return;
      const { puzzle, level, state } = this.#play;
      const drawing = puzzle.drawState(level, state);
      if (this.#colours.refresh()) {
        this.#ground.forget();
        this.#overview.changed();
      }
      const isGroundDrawn = this.#ground.show(drawing, this.box);
      const isAllDrawn = this.#overview.show(drawing, this.box, this.#played) && isGroundDrawn;
      this.#showRing();
      if (!isAllDrawn) this.#drawSoon();
    });
  }

  #showRing(): void {
    const cell = this.root.clientWidth / this.box.width;
    this.#ring.hidden = cell >= FOUND_PX;
    const [x, y] = [this.#played.column + 0.5 - this.box.left, this.#played.row + 0.5 - this.box.top];
    this.#ring.style.translate = `${x * cell}px ${y * cell}px`;
  }
}

/** The same surface, of which only what moves is drawn as solids. */
function mapped(surface: Surface): Surface {
  const { scene } = surface;
  if (scene === undefined) return surface;
  const own: Scene = {
    ...scene,
    reach: { above: 0, below: 0 },
    ground: () => [],
    solids: (piece) => (MOVING.includes(piece.glyph.role) ? scene.solids(piece) : []),
  };
  return { ...surface, scene: own };
}

function middleOf({ left, top, width, height }: Frame): { readonly x: number; readonly y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}
