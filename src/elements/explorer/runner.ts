// Goes on by itself, so many steps a second, until there is no further step.
export class Runner {
  readonly #step: () => boolean;
  readonly #stopped: () => void;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** `step` answers whether it can go on. */
  constructor(step: () => boolean, stopped: () => void) {
    this.#step = step;
    this.#stopped = stopped;
  }

  get isRunning(): boolean {
    return this.#timer !== undefined;
  }

  run(stepsASecond: number): void {
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#step() || this.pause(), 1000 / stepsASecond);
  }

  pause(): void {
    if (this.#timer === undefined) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#stopped();
  }
}
