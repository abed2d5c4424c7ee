// Plays a line of moves back, one at a time at a speed that a person can follow, and walks along it: step by step, or to
// any position. While there is no line, the line is what the person has played. Whoever leaves a line leaves it for good.
import { commonLength } from "./line.ts";

/** The board that it plays on. */
export interface PlaybackHost {
  /** The words that are played. */
  readonly words: readonly string[];
  /** Those and what was taken back. */
  readonly track: readonly string[];
  /** False where it is refused. */
  play(word: string): boolean;
  /** Goes to where these words lead. */
  goTo(words: readonly string[]): void;
  undo(): void;
  redo(): void;
  changed(): void;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Between two moves at speed 1, in milliseconds. */
const PAUSE_MS = 900;

export class Playback {
  readonly #host: PlaybackHost;
  #line: readonly string[] | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWalking = false;
  #speed = 1;
  isPlaying = false;

  constructor(host: PlaybackHost) {
    this.#host = host;
  }

  get hasLine(): boolean {
    return this.#line !== undefined;
  }

  /** What the position is a position of. */
  get track(): readonly string[] {
    return this.#line ?? this.#host.track;
  }

  get at(): number {
    return this.#host.words.length;
  }

  get speed(): number {
    return this.#speed;
  }

  set speed(speed: number) {
    this.#speed = speed;
    if (this.isPlaying) this.#wait();
    this.#host.changed();
  }

  /** Takes a line; from its start, where the position is none of it. */
  follow(line: readonly string[]): void {
    this.#line = line;
    const { words } = this.#host;
    if (commonLength(words, line) < words.length) this.#walk(() => this.#host.goTo([]));
  }

  /** Takes a line, from its start. */
  restart(line: readonly string[]): void {
    this.pause();
    this.#line = line;
    this.#walk(() => this.#host.goTo([]));
  }

  /** Begins again where it is at the end. */
  play(): void {
    if (this.#line === undefined) return;
    if (this.at >= this.#line.length) this.seek(0);
    this.isPlaying = true;
    this.#next();
    this.#host.changed();
  }

  pause(): void {
    clearTimeout(this.#timer);
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.#host.changed();
  }

  step(by: number): void {
    this.pause();
    for (let left = Math.trunc(by); left < 0; left++) this.#walk(() => this.#host.undo());
    for (let left = Math.trunc(by); left > 0; left--) if (!this.#forwards()) break;
  }

  seek(at: number): void {
    this.pause();
    this.#walk(() => this.#host.goTo(this.track.slice(0, Math.max(0, at))));
  }

  /** The position is another. By hand it ends the playing, and leaves the line where it does not lead along it. */
  moved(): void {
    if (!this.#isWalking) this.pause();
    const { words } = this.#host;
    if (this.#line !== undefined && commonLength(words, this.#line) < words.length) this.#line = undefined;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
    this.#line = undefined;
  }

  #next(): void {
    if (!this.isPlaying || this.#line === undefined) return;
    if (this.at >= this.#line.length || !this.#forwards() || this.at >= this.#line.length) this.pause();
    else this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), PAUSE_MS / this.#speed);
  }

  #forwards(): boolean {
    const word = this.#line?.[this.at];
    if (word !== undefined) return this.#walk(() => this.#host.play(word));
    if (this.#line !== undefined || this.at >= this.#host.track.length) return false;
    this.#walk(() => this.#host.redo());
    return true;
  }

  #walk<T>(walk: () => T): T {
    this.#isWalking = true;
    try {
      return walk();
    } finally {
      this.#isWalking = false;
    }
  }
}
