// What lies on the desk of an editor: the level as it is edited and as it is read, what its puzzle brings to paint it, the brush
// that was chosen, and the search for its best solution.
import { type Draft, draftOf } from "../../editing/draft.ts";
import type { Edit } from "../../editing/edits.ts";
import { LevelEditing } from "../../editing/level-editing.ts";
import { sketchOf } from "../../editing/sketch.ts";
import type { Editing } from "../../puzzles/editing.ts";
import type { Puzzle } from "../../puzzles/puzzle.ts";
import type { Paintable } from "./desk.ts";
import { type FinderOptions, type Finding, OptimumFinder } from "./optimum.ts";

/** Boards with more cells are edited as text: each stroke would be waited for. */
const MOST_CELLS = 1024 * 1024;

interface Host {
  /** Something is to be shown anew. */
  shown(): void;
  /** The level is another one. */
  changed(): void;
  /** The search for the best solution is over. */
  found(): void;
  /** Undefined where it is not looked for. */
  limits(): FinderOptions | undefined;
}

export class Workbench {
  readonly level = new LevelEditing();
  readonly #host: Host;
  readonly #finder: OptimumFinder;
  readonly #kits = new Map<string, Editing | undefined>();
  readonly #brushes = new Map<string, string>();
  #current: Draft = this.level.draft;
  #kitting: Promise<void> | undefined;

  constructor(host: Host) {
    this.#host = host;
    this.#finder = new OptimumFinder(
      () => host.shown(),
      () => host.found(),
    );
  }

  /** The canonical text, read. */
  get current(): Draft {
    return this.#current;
  }

  get finding(): Finding | undefined {
    return this.#finder.now;
  }

  /** What its puzzle brings is there. */
  get isReady(): Promise<void> | undefined {
    return this.#kitting;
  }

  get puzzle(): Puzzle | undefined {
    return this.level.picture?.puzzle;
  }

  /** What is drawn is not the text as it is. */
  get isStale(): boolean {
    return this.level.picture !== this.level.draft;
  }

  get isLarge(): boolean {
    const { rows = 0, columns = 0 } = this.level.picture?.document.grid ?? {};
    return rows * columns > MOST_CELLS;
  }

  /** Whether it is known by now that there is nothing to paint. */
  get isTyped(): boolean {
    const { puzzle } = this;
    return puzzle !== undefined && this.#kits.has(puzzle.format.id) && this.paintable === undefined;
  }

  /** Whether all is there that is to be shown. */
  get isComplete(): boolean {
    const { puzzle } = this;
    return puzzle === undefined || this.#kits.has(puzzle.format.id);
  }

  /** Undefined while it is loaded, and where there is nothing to paint. */
  get paintable(): Paintable | undefined {
    const { puzzle, isLarge } = this;
    const { picture } = this.level;
    const editing = puzzle && this.#kits.get(puzzle.format.id);
    if (picture === undefined || puzzle === undefined || editing === undefined || isLarge) return undefined;
    return { puzzle, editing, picture, sketch: sketchOf(picture.document) };
  }

  /** The one that was chosen last, as long as the level has it; the second one at first, since the first is the ground. */
  get brush(): string {
    const { paintable } = this;
    if (paintable === undefined) return "";
    const { puzzle, editing, sketch } = paintable;
    const chosen = this.#brushes.get(puzzle.format.id);
    if (chosen !== undefined && editing.brush(sketch, chosen) !== undefined) return chosen;
    const [ground = "", second = ground] = editing.palette(sketch);
    return second;
  }

  choose(brush: string): void {
    const { puzzle } = this;
    if (puzzle !== undefined) this.#brushes.set(puzzle.format.id, brush);
    this.#host.shown();
  }

  // --- Edits: false where nothing came of them

  begin(text: string): void {
    this.level.begin(text);
    this.#changed();
  }

  replace(text: string): boolean {
    return this.#told(this.level.replace(text));
  }

  edit(edit: Edit, stroke?: unknown): boolean {
    return this.#told(this.level.edit(edit, stroke));
  }

  undo(): boolean {
    return this.#told(this.level.undo());
  }

  redo(): boolean {
    return this.#told(this.level.redo());
  }

  type(text: string): void {
    this.level.type(text);
    this.#changed();
  }

  tidy(): void {
    this.level.tidy();
    this.#changed();
  }

  #told(isDone: boolean): boolean {
    if (isDone) this.#changed();
    return isDone;
  }

  #changed(): void {
    const { draft, level } = this.level;
    this.#current = level === draft.text ? draft : draftOf(level);
    this.#kitting = this.#loadKit();
    this.look();
    this.#host.changed();
  }

  async #loadKit(): Promise<void> {
    const { puzzle } = this;
    if (puzzle === undefined || this.#kits.has(puzzle.format.id)) return;
    const editing = await puzzle.editing?.();
    this.#kits.set(puzzle.format.id, editing);
    this.#host.shown();
  }

  // --- The best solution

  /** Looks for it, where it is not looked for already. */
  look(): void {
    const limits = this.#host.limits();
    if (limits === undefined) this.#finder.stop();
    else this.#finder.look(this.#current.loaded, limits);
  }

  /** Once more, so many times as long. */
  lookLonger(times: number): void {
    const limits = this.#host.limits();
    if (limits !== undefined) this.#finder.again(this.#current.loaded, { ...limits, maxTime: times * limits.maxTime });
  }

  stop(): void {
    this.#finder.stop();
  }
}
