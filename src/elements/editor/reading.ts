// What a page gives an editor to edit, and when. The later in the list of ways wins: `src`, a script inside, `level`, `loaded`. What
// comes as a file does not take the place of what was given or done while it was on its way.
import type { PropertyValues, ReactiveElement } from "lit";
import { levelIn } from "../../editing/draft.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { PUZZLES } from "../../puzzles/index.ts";
import { indexOf } from "../common/choice.ts";
import { type GivenText, textAt, textOfLoaded } from "./text-source.ts";
import type { Workbench } from "./workbench.ts";

interface Host extends ReactiveElement {
  readonly src: string;
  readonly index: number;
  readonly level: string;
  readonly loaded: LoadedLevel | readonly LoadedLevel[] | undefined;
}

export class Reading {
  readonly #host: Host;
  readonly #bench: Workbench;
  readonly #begin: (given: GivenText) => void;
  /** What was given or done by now. */
  #turns = 0;
  #isDone: Promise<void> | undefined;

  constructor(host: Host, bench: Workbench, begin: (given: GivenText) => void) {
    this.#host = host;
    this.#bench = bench;
    this.#begin = begin;
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
    const { loaded, level, src, hasUpdated } = this.#host;
    const { current, level: edited } = this.#bench;
    const index = indexOf(this.#host);
    const isFirst = !hasUpdated;
    const inside = isFirst ? this.#host.querySelector(':scope > script[type="text/plain"]') : null;
    const script = inside?.textContent ?? "";
    if (changed.has("loaded") && loaded !== undefined && loaded !== current.loaded) {
      this.#begin(textOfLoaded(loaded, index));
    } else if (changed.has("level") && level !== "" && level !== edited.level) {
      this.#begin({ text: levelIn(level, index) });
    } else if (script !== "" && level === "") {
      this.#begin({ text: levelIn(script, index) });
    } else if ((changed.has("src") || (changed.has("index") && !isFirst)) && src !== "") {
      this.#isDone = this.#fetch(src, index);
    } else if (changed.has("level") && level === "" && (isFirst || edited.level !== "")) {
      this.#isDone = this.#beginAnew();
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
