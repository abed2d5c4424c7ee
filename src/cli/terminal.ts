// Where a command reads and writes: data to standard output, everything said about it to standard error. Colour is
// used on each of the two only if that one is a terminal and nobody asked for none.
import pc from "picocolors";

export interface OutputStream {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  /** The width of the terminal in characters. */
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
}

/** What a command needs of a process; `process` itself is one. */
export interface Streams {
  readonly stdin: AsyncIterable<Uint8Array | string>;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Ctrl-C, where somebody can press it. While nobody listens it ends the process. */
  once?(event: "SIGINT", listener: () => void): unknown;
  off?(event: "SIGINT", listener: () => void): unknown;
}

export interface Appearance {
  readonly color: boolean;
  /** No notes: only the data that was asked for, and errors. */
  readonly quiet: boolean;
}

export type Colors = ReturnType<typeof pc.createColors>;

/** So many characters are collected before they are written: a write for every line of a million would be slow. */
const CHUNK = 65_536;

export class Terminal {
  readonly streams: Streams;
  readonly quiet: boolean;
  /** For standard output. */
  readonly colors: Colors;
  /** For standard error. */
  readonly messageColors: Colors;
  #waiting: string[] = [];
  #waitingLength = 0;

  constructor(streams: Streams, { color, quiet }: Appearance) {
    this.streams = streams;
    this.quiet = quiet;
    this.colors = pc.createColors(color && takesColor(streams.stdout, streams.env));
    this.messageColors = pc.createColors(color && takesColor(streams.stderr, streams.env));
  }

  /** How many characters fit beside and above each other, or undefined where standard output is no terminal. */
  get size(): { readonly columns: number; readonly rows: number } | undefined {
    const { isTTY, columns, rows } = this.streams.stdout;
    // Some say 0 where they do not know.
    return isTTY === true ? { columns: columns || 80, rows: rows || 24 } : undefined;
  }

  /** A line of what was asked for. */
  data(line: string): void {
    this.#waiting.push(line, "\n");
    this.#waitingLength += line.length;
    if (this.#waitingLength >= CHUNK) this.flush();
  }

  /** A line beside the data, unless `--quiet`. */
  note(line: string): void {
    if (!this.quiet) this.message(line);
  }

  /** What went wrong. */
  error(message: string): void {
    const { bold, red } = this.messageColors;
    this.message(`${bold(red("error:"))} ${message}`);
  }

  message(line: string): void {
    this.flush();
    this.streams.stderr.write(`${line}\n`);
  }

  flush(): void {
    if (this.#waiting.length === 0) return;
    this.streams.stdout.write(this.#waiting.join(""));
    this.#waiting = [];
    this.#waitingLength = 0;
  }
}

function takesColor(stream: OutputStream, env: Streams["env"]): boolean {
  return stream.isTTY === true && !env.NO_COLOR && env.TERM !== "dumb";
}

// Control characters and those that turn the direction of writing: text of a file must not steer the terminal.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose.
const STEERING = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Text of a file or a name as it may be printed, every steering character as its number. */
export function printable(text: string): string {
  return text.replace(STEERING, (character) => `\\u{${character.charCodeAt(0).toString(16)}}`);
}
