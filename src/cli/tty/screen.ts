// The whole terminal as a canvas of lines, for commands that a person steers with keys. It uses the other screen that
// terminals have, so that what stood there is there again at the end; and it ends well whatever happens: Ctrl-C, Ctrl-Z and
// its return, kill, a mistake of ours.
import { INTERRUPTED } from "../exit-codes.ts";
import type { Signal, Terminal } from "../terminal.ts";
import { cut } from "../wrapping.ts";
import { KeyDecoder } from "./keys.ts";

export interface ScreenSize {
  readonly columns: number;
  readonly rows: number;
}

/** What lives on a screen. */
export interface ScreenApp {
  /** Everything that is seen, as lines; those that do not fit are cut. */
  render(size: ScreenSize): readonly string[];
  /** A key, by name. Ctrl-C and Ctrl-Z never come here. */
  press(key: string): void;
  /** The screen is gone: nothing is to be waited for any more. */
  close(): void;
}

export interface ScreenControl {
  /** Draws what has changed. */
  refresh(): void;
  /** Ends with this exit code. */
  end(exitCode: number): void;
  /** Ends with an error that is reported. */
  fail(error: unknown): void;
}

const ENTER = "\u001b[?1049h\u001b[?25l\u001b[2J";
const LEAVE = "\u001b[?25h\u001b[?1049l";
/** Terminals that know it show all that is between at once. */
const BEGIN_FRAME = "\u001b[?2026h";
const END_FRAME = "\u001b[?2026l";

/** Where a person can be shown a screen; elsewhere there are only lines. */
export function hasScreen(terminal: Terminal): boolean {
  const { stdin, env } = terminal.streams;
  return terminal.isInteractive && env.TERM !== "dumb" && stdin.setRawMode !== undefined;
}

/** Shows what `start` makes until it ends, and gives its exit code. */
export async function onScreen(terminal: Terminal, start: (control: ScreenControl) => ScreenApp): Promise<number> {
  terminal.flush();
  return await new Screen(terminal).run(start);
}

class Screen implements ScreenControl {
  readonly #terminal: Terminal;
  readonly #keys = new KeyDecoder();
  #app: ScreenApp | undefined;
  #shown: readonly string[] = [];
  #isEntered = false;
  #settle: { resolve(exitCode: number): void; reject(error: unknown): void } = {
    resolve: () => undefined,
    reject: () => undefined,
  };

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  async run(start: (control: ScreenControl) => ScreenApp): Promise<number> {
    const ended = new Promise<number>((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    try {
      this.#enter();
      this.#listen(true);
      this.#app = start(this);
      this.refresh();
      return await ended;
    } finally {
      this.#listen(false);
      this.#app?.close();
      this.#leave();
    }
  }

  end(exitCode: number): void {
    this.#settle.resolve(exitCode);
  }

  fail(error: unknown): void {
    this.#settle.reject(error);
  }

  refresh(): void {
    if (!this.#isEntered || this.#app === undefined) return;
    try {
      this.#draw(this.#app.render(this.#size));
    } catch (error) {
      this.fail(error);
    }
  }

  get #size(): ScreenSize {
    return this.#terminal.size ?? { columns: 80, rows: 24 };
  }

  #draw(lines: readonly string[]): void {
    const { columns, rows } = this.#size;
    const fitting = lines.slice(0, rows).map((line) => cut(line, columns));
    let changes = "";
    for (let row = 0; row < Math.max(fitting.length, this.#shown.length); row++) {
      const line = fitting[row] ?? "";
      if (line !== this.#shown[row]) changes += `\u001b[${row + 1};1H${line}\u001b[0m\u001b[K`;
    }
    this.#shown = fitting;
    if (changes !== "") this.#write(`${BEGIN_FRAME}${changes}${END_FRAME}`);
  }

  #write(text: string): void {
    this.#terminal.streams.stdout.write(text);
  }

  #enter(): void {
    if (this.#isEntered) return;
    const { stdin } = this.#terminal.streams;
    stdin.setRawMode?.(true);
    stdin.resume?.();
    this.#write(ENTER);
    this.#shown = [];
    this.#isEntered = true;
  }

  #leave(): void {
    if (!this.#isEntered) return;
    const { stdin } = this.#terminal.streams;
    this.#isEntered = false;
    this.#write(LEAVE);
    stdin.setRawMode?.(false);
    stdin.pause?.();
  }

  #listen(does: boolean): void {
    const { streams } = this.#terminal;
    const change = does ? "on" : "off";
    streams.stdin[change]?.("data", this.#onData);
    streams.stdout[change]?.("resize", this.#onResize);
    streams[change]?.("SIGINT", this.#onInterrupt);
    streams[change]?.("SIGTERM", this.#onTerm);
    streams[change]?.("SIGHUP", this.#onHangUp);
    streams[change]?.("SIGCONT", this.#onReturn);
    streams[change]?.("exit", this.#onExit);
  }

  readonly #onData = (chunk: Uint8Array): void => {
    try {
      for (const key of this.#keys.decode(chunk)) {
        if (key === "Ctrl+C") this.#onInterrupt();
        else if (key === "Ctrl+Z") this.#suspend();
        else this.#app?.press(key);
      }
      this.refresh();
    } catch (error) {
      this.fail(error);
    }
  };

  readonly #onResize = (): void => {
    if (!this.#isEntered) return;
    this.#write("\u001b[2J");
    this.#shown = [];
    this.refresh();
  };

  readonly #onInterrupt = (): void => this.end(INTERRUPTED);
  readonly #onTerm = (): void => this.#dieOf("SIGTERM");
  readonly #onHangUp = (): void => this.#dieOf("SIGHUP");
  readonly #onExit = (): void => this.#leave();

  /** Stopped from outside and back: nobody knows what the screen shows now. */
  readonly #onReturn = (): void => {
    this.#leave();
    this.#enter();
    this.refresh();
  };

  /** To the shell, until somebody brings it back. */
  #suspend(): void {
    const { streams } = this.#terminal;
    this.#leave();
    // To all that the terminal would have stopped; it returns when they go on.
    streams.kill?.(0, "SIGTSTP");
    this.#enter();
  }

  /** As if nobody had listened, but with the terminal as it was. */
  #dieOf(signal: Signal): void {
    const { streams } = this.#terminal;
    this.#listen(false);
    this.#leave();
    if (streams.kill === undefined || streams.pid === undefined) this.end(INTERRUPTED);
    else streams.kill(streams.pid, signal);
  }
}
