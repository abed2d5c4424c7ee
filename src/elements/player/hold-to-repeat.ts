// A button that repeats while it is held: a press is a click as of any button; held for longer it acts again and again,
// and its end is no click any more. Keys that are held repeat as often.

const BEGINS_MS = 350;
const REPEAT_MS = 150;

export class HoldToRepeat {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasRepeated = false;
  #lastKey = 0;

  readonly press = (event: PointerEvent, act: () => void): void => {
    if (event.button !== 0) return;
    this.release();
    this.#hasRepeated = false;
    this.#timer = setTimeout(() => this.#repeat(act), BEGINS_MS);
  };

  readonly release = (): void => clearTimeout(this.#timer);

  readonly click = (act: () => void): void => {
    this.release();
    if (!this.#hasRepeated) act();
    this.#hasRepeated = false;
  };

  /** A held Enter clicks as often as the machine repeats keys. */
  readonly key = (event: KeyboardEvent): void => {
    this.#hasRepeated = false;
    const isTooSoon = event.repeat && event.timeStamp - this.#lastKey < REPEAT_MS;
    if (isTooSoon) event.preventDefault();
    else this.#lastKey = event.timeStamp;
  };

  #repeat(act: () => void): void {
    this.#hasRepeated = true;
    act();
    this.#timer = setTimeout(() => this.#repeat(act), REPEAT_MS);
  }
}
