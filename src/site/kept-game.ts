// The game that is played on a page, on the way into the address and into what this browser keeps: where it begins, and whose
// solution it is that is reached.
import type { MoveDetail } from "../elements/events.ts";
import { levelKey } from "../playing/level-key.ts";
import { type LoadedLevel, playableOf } from "../playing/loaded-level.ts";
import { replay } from "../playing/replay.ts";
import { progress } from "./progress.ts";
import { SteadyAddress } from "./steady-address.ts";

export class KeptGame {
  /** The moves that it begins with: those of the address, else those of an unfinished game. */
  readonly begin: string;
  /** What the moves that came with a link cost, where they solve the level; else undefined. */
  readonly linked: number | undefined;
  readonly #key: string;
  /** Moves came with a link, or were played by the solver: then what they lead to is not the person's own. */
  #isHelped: boolean;
  readonly #address = new SteadyAddress();

  /** Of a level that is right; what is kept must have been read. */
  constructor(loaded: LoadedLevel, asked: string) {
    this.#key = levelKey(playableOf(loaded));
    const kept = progress.of(this.#key);
    this.begin = asked === "" ? (kept?.going ?? "") : asked;
    const isOther = asked !== "" && asked !== kept?.going && asked !== kept?.solution;
    const { solved = false, cost = null, steps = [] } = isOther ? replay(loaded, asked) : {};
    this.#isHelped = steps.length > 0;
    this.linked = solved && cost !== null ? cost : undefined;
  }

  moved({ moves, by }: MoveDetail, isSolved: boolean): void {
    if (by === "playback") this.#isHelped = true;
    if (moves === "") this.#isHelped = false;
    this.#address.write({ moves: moves || undefined }, () => progress.playing(this.#key, isSolved ? "" : moves));
  }

  solved(moves: string, cost: number): void {
    if (!this.#isHelped) progress.solved(this.#key, cost, moves);
  }

  /** The page is left. */
  stop(): void {
    this.#address.stop();
  }
}
