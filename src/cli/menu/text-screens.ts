// Two plain screens: text to read, which scrolls where it is longer than the screen; and what is going on, which any key stops.
import type { Words } from "../../language/words.ts";
import { OK } from "../exit-codes.ts";
import { Terminal } from "../terminal.ts";
import { onScreen, type ScreenApp, type ScreenControl, type ScreenSize } from "../tty/screen.ts";
import { cut } from "../wrapping.ts";

const GO_ON: Words = { en: "Enter goes on", pt: "Enter continua" };
const SCROLL: Words = { en: "Arrows scroll", pt: "Setas deslocam" };
const STOP: Words = { en: "any key stops", pt: "qualquer tecla para" };

/** Shows lines until they are read. */
export async function readText(lines: readonly string[], terminal: Terminal): Promise<number> {
  return await onScreen(terminal, (control) => new TextScreen(lines, terminal, control));
}

class TextScreen implements ScreenApp {
  readonly #lines: readonly string[];
  readonly #terminal: Terminal;
  readonly #control: ScreenControl;
  #top = 0;
  #room = 1;

  constructor(lines: readonly string[], terminal: Terminal, control: ScreenControl) {
    this.#lines = lines;
    this.#terminal = terminal;
    this.#control = control;
  }

  close(): void {}

  press(key: string): void {
    const by: Readonly<Record<string, number>> = {
      ArrowUp: -1,
      ArrowDown: 1,
      PageUp: -this.#room,
      PageDown: this.#room,
      Home: Number.NEGATIVE_INFINITY,
      End: Number.POSITIVE_INFINITY,
    };
    const step = by[key];
    if (step !== undefined) this.#top = Math.max(0, Math.min(this.#top + step, this.#lines.length - this.#room));
    else if (["Enter", "Escape", "q", " ", "Backspace"].includes(key)) this.#control.end(OK);
  }

  render({ columns, rows }: ScreenSize): readonly string[] {
    const { say, colors } = this.#terminal;
    this.#room = Math.max(1, rows - 2);
    const isLong = this.#lines.length > this.#room;
    const keys = [...(isLong ? [SCROLL] : []), GO_ON].map(say).join("  ");
    const shown = this.#lines.slice(this.#top, this.#top + this.#room);
    return [...shown.map((line) => cut(line, columns)), "", colors.dim(keys)];
  }
}

/** What is known meanwhile, as lines. */
export type Tell = (lines: readonly string[]) => void;

export interface Done<Value> {
  readonly code: number;
  readonly value: Value | undefined;
}

/** Does something that takes its time; any key tells it to stop with what it has. */
export async function busyScreen<Value>(
  title: string,
  work: (stop: AbortSignal, tell: Tell) => Promise<Value>,
  terminal: Terminal,
): Promise<Done<Value>> {
  let value: Value | undefined;
  const stop = new AbortController();
  const code = await onScreen(terminal, (control) => {
    let lines: readonly string[] = [];
    const tell: Tell = (told) => {
      lines = told;
      control.refresh();
    };
    work(stop.signal, tell).then(
      (done) => {
        value = done;
        control.end(OK);
      },
      (error) => control.fail(error),
    );
    return {
      press: () => stop.abort(),
      close: () => stop.abort(),
      render: ({ columns }) => {
        const { colors, say } = terminal;
        return [colors.bold(title), "", ...lines.map((line) => cut(line, columns)), "", colors.dim(say(STOP))];
      },
    };
  });
  return { code, value };
}

/** What a command would print here, as lines. */
export function printed(terminal: Terminal, print: (terminal: Terminal) => void): string[] {
  let text = "";
  const { streams, size = { columns: 80, rows: 24 }, colors, language } = terminal;
  const stdout = { write: (more: string) => (text += more), isTTY: true, ...size };
  const { stdin, stderr, env } = streams;
  const asked = { color: colors.isColorSupported, quiet: false, lang: language };
  const paper = new Terminal({ stdin, stderr, env, stdout }, asked);
  print(paper);
  paper.flush();
  return text.trimEnd().split("\n");
}
