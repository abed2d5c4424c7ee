// The game that is played on a page, on the way into the address and into what this browser keeps: where it begins, and whose
// solution it is that is reached.
import type { MoveDetail } from "../elements/events.ts";
import { levelKey } from "../playing/level-key.ts";
import { type LoadedLevel, playableOf } from "../playing/loaded-level.ts";
import { replay } from "../playing/replay.ts";
import { MovesInAddress } from "./moves-address.ts";
import { progress } from "./progress.ts";

export class KeptGame {
  /** The moves that it begins with: those that were on their way into the address, else those of it, else those of an
   *  unfinished game. */
  readonly begin: string;
  /** What the moves that came with a link cost, where they solve the level; else undefined. */
  readonly linked: number | undefined;
  readonly #key: string;
  /** Moves came with a link, or were played by the solver: then what they lead to is not the person's own. */
  #isHelped: boolean;
  readonly #address = new MovesInAddress();

  /** Of a level that is right; what is kept must have been read. `unwritten` is a person's own, where there is any. */
  constructor(loaded: LoadedLevel, asked: string, unwritten?: string) {
    this.#key = levelKey(playableOf(loaded));
    const kept = progress.of(this.#key);
    this.begin = unwritten ?? (asked === "" ? (kept?.going ?? "") : asked);
    const isOther = unwritten === undefined && asked !== "" && asked !== kept?.going && asked !== kept?.solution;
    const { solved = false, cost = null, steps = [] } = isOther ? replay(loaded, asked) : {};
    this.#isHelped = steps.length > 0;
    this.linked = solved && cost !== null ? cost : undefined;
  }

  moved({ moves, by }: MoveDetail, isSolved: boolean): void {
    if (by === "playback") this.#isHelped = true;
    if (moves === "") this.#isHelped = false;
    this.#address.write(moves);
    progress.playing(this.#key, isSolved ? "" : moves);
  }

  solved(moves: string, cost: number): void {
    if (!this.#isHelped) progress.solved(this.#key, cost, moves);
  }

  /** The page is left. */
  stop(): void {
    this.#address.stop();
  }
}
