// What a page gives an editor to edit, and when. The later in the list of ways wins: `src`, a script inside, `level`, `loaded`. What
// comes as a file does not take the place of what was given or done while it was on its way.
import type { PropertyValues, ReactiveController, ReactiveElement } from "lit";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { PUZZLES } from "../../puzzles/index.ts";
import { indexOf } from "../common/choice.ts";
import { type GivenText, textAt, textOfFile, textOfLoaded } from "./text-source.ts";
import type { Workbench } from "./workbench.ts";

interface Host extends ReactiveElement {
  readonly src: string;
  readonly index: number;
  readonly level: string;
  loaded: LoadedLevel | readonly LoadedLevel[] | undefined;
}

type Way = "src" | "script" | "level" | "loaded";

export class Reading implements ReactiveController {
  readonly #host: Host;
  readonly #bench: Workbench;
  readonly #begin: (given: GivenText) => void;
  readonly #observer = new MutationObserver(() => this.#scriptChanged());
  /** What was given or done by now. */
  #turns = 0;
  #isDone: Promise<void> | undefined;
  #way: Way | undefined;
  /** Reads once more what was given last, of which another level may be meant by now. */
  #again: (() => void) | undefined;
  #script = "";

  constructor(host: Host, bench: Workbench, begin: (given: GivenText) => void) {
    this.#host = host;
    this.#bench = bench;
    this.#begin = begin;
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer.observe(this.#host, { childList: true, subtree: true, characterData: true });
  }

  /** Whatever was on its way is there. */
  get isDone(): Promise<void> | undefined {
    return this.#isDone;
  }

  /** What is on its way comes too late. */
  turn(): void {
    this.#turns++;
  }

  /** What a page gave, if it is another than what is edited. */
  read(changed: PropertyValues<Host>): void {
    const { level: edited } = this.#bench;
    const isFirst = !this.#host.hasUpdated;
    if (isFirst) this.#script = this.#scriptNow;
    if (changed.has("src") && this.#host.src === "" && this.#way === "src") this.#forget();
    const way = this.#wayOf(changed, isFirst);
    if (way !== undefined) this.#take(way);
    else if (changed.has("index") && !isFirst) this.#again?.();
    else if (changed.has("level") && this.#host.level === "" && (isFirst || edited.level !== "")) {
      this.#forget();
      this.#isDone = this.#beginAnew();
    }
  }

  /** What was given last is no longer said. */
  #forget(): void {
    this.#way = undefined;
    this.#again = undefined;
  }

  /** In which it gave something new. */
  #wayOf(changed: PropertyValues<Host>, isFirst: boolean): Way | undefined {
    const { loaded, level, src } = this.#host;
    const { current, level: edited } = this.#bench;
    if (changed.has("loaded") && (loaded ?? undefined) === undefined) this.#host.loaded = current.loaded;
    else if (changed.has("loaded") && loaded !== current.loaded) return "loaded";
    if (changed.has("level") && level !== "" && level !== edited.level) return "level";
    if (isFirst && this.#script !== "" && level === "") return "script";
    return changed.has("src") && src !== "" ? "src" : undefined;
  }

  #take(way: Way): void {
    const { loaded, level, src } = this.#host;
    const read: Readonly<Record<Way, (index: number) => void>> = {
      src: (index) => {
        this.#isDone = this.#fetch(src, index);
      },
      script: (index) => this.#begin(textOfFile(this.#script, index)),
      level: (index) => this.#begin(textOfFile(String(level), index)),
      loaded: (index) => this.#begin(textOfLoaded(loaded as LoadedLevel, index)),
    };
    this.#way = way;
    this.#again = () => read[way](indexOf(this.#host));
    this.#again();
  }

  get #scriptNow(): string {
    return this.#host.querySelector(':scope > script[type="text/plain"]')?.textContent ?? "";
  }

  #scriptChanged(): void {
    const script = this.#scriptNow;
    const isOther = script !== this.#script;
    this.#script = script;
    if (isOther && script !== "" && this.#host.hasUpdated && this.#way !== "level" && this.#way !== "loaded") {
      this.#take("script");
    }
  }

  async #fetch(src: string, index: number): Promise<void> {
    const turn = ++this.#turns;
    const given = await textAt(src, index);
    if (turn === this.#turns) this.#begin(given);
  }

  /** Where nothing is given, with a level of the first puzzle that has one to begin with. */
  async #beginAnew(): Promise<void> {
    const first = PUZZLES.find(({ editing }) => editing !== undefined);
    const { start = "" } = (await first?.editing?.()) ?? {};
    if (this.#host.level === "") this.#begin({ text: start });
  }
}
