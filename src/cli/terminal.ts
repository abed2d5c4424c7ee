// Where a command reads and writes, and in which language: data to standard output, everything said about it to standard
// error. Colour is used on each of the two only if that one is a terminal, or FORCE_COLOR asks for it, and nobody asked for
// none. What is for people is wrapped to the width; what is data never is.
import pc from "picocolors";
import { type Language, type Say, sayIn } from "../language/words.ts";
import { wrap } from "./wrapping.ts";

export interface OutputStream {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  /** The width of the terminal in characters. */
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
  /** Where it can change its size. */
  on?(event: "resize", listener: () => void): unknown;
  off?(event: "resize", listener: () => void): unknown;
}

/** What can be read. A terminal also gives keys one by one. */
export interface InputStream extends AsyncIterable<Uint8Array | string> {
  readonly isTTY?: boolean | undefined;
  setRawMode?(raw: boolean): unknown;
  on?(event: "data", listener: (chunk: Uint8Array) => void): unknown;
  off?(event: "data", listener: (chunk: Uint8Array) => void): unknown;
  resume?(): unknown;
  pause?(): unknown;
}

export type Signal = "SIGINT" | "SIGTERM" | "SIGHUP" | "SIGCONT" | "SIGTSTP";
/** What ends or stops a process, or its end itself. */
type ProcessEvent = Signal | "exit";

/** What a command needs of a process; `process` itself is one. */
export interface Streams {
  readonly stdin: InputStream;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Ctrl-C and its like, where somebody can press it. While nobody listens they end the process. */
  once?(event: Signal, listener: () => void): unknown;
  on?(event: ProcessEvent, listener: () => void): unknown;
  off?(event: ProcessEvent, listener: () => void): unknown;
  /** Where a process can be sent a signal, itself among them. */
  readonly pid?: number;
  kill?(pid: number, signal: Signal): unknown;
}

export interface Appearance {
  readonly color: boolean;
  /** No messages: only the data that was asked for, and errors. */
  readonly quiet: boolean;
  readonly lang?: Language;
}

export type Colors = ReturnType<typeof pc.createColors>;

/** So many characters are collected before they are written: a write for every line of a million would be slow. */
const CHUNK = 65_536;
/** Where nobody says how wide it is. */
const USUAL_WIDTH = 80;
/** Longer lines are hard to read. */
const WIDEST_TEXT = 100;
const NARROWEST_TEXT = 20;
/** Of the lines after the first of a message. */
const HANGING = 2;

export class Terminal {
  readonly streams: Streams;
  readonly quiet: boolean;
  readonly language: Language;
  readonly say: Say;
  /** For standard output. */
  readonly colors: Colors;
  /** For standard error. */
  readonly messageColors: Colors;
  #waiting: string[] = [];
  #waitingLength = 0;

  constructor(streams: Streams, { color, quiet, lang = "en" }: Appearance) {
    this.streams = streams;
    this.quiet = quiet;
    this.language = lang;
    this.say = sayIn(lang);
    this.colors = pc.createColors(color && takesColor(streams.stdout, streams.env));
    this.messageColors = pc.createColors(color && takesColor(streams.stderr, streams.env));
  }

  /** How many characters fit beside and above each other, or undefined where standard output is no terminal. */
  get size(): { readonly columns: number; readonly rows: number } | undefined {
    const { isTTY, columns, rows } = this.streams.stdout;
    // Some say 0 where they do not know.
    return isTTY === true ? { columns: columns || USUAL_WIDTH, rows: rows || 24 } : undefined;
  }

  /** A person is at both ends. */
  get isInteractive(): boolean {
    const { stdin, stdout } = this.streams;
    return stdin.isTTY === true && stdout.isTTY === true;
  }

  /** Somebody sees what is written over itself while a command is at work, and wants to. */
  get isWatched(): boolean {
    const { stdout, stderr } = this.streams;
    return stdout.isTTY === true && stderr.isTTY === true && !this.quiet;
  }

  /** The width of text for people. */
  get width(): number {
    return widthOfText(this.streams.stdout, this.streams.env);
  }

  /** A line of what was asked for, as it is. */
  data(line: string): void {
    this.#waiting.push(line, "\n");
    this.#waitingLength += line.length;
    if (this.#waitingLength >= CHUNK) this.flush();
  }

  /** A line of what was asked for that is for people: wrapped, the lines after the first indented by so much more. */
  text(line: string, hanging = 0): void {
    for (const part of wrap(line, this.width, hanging)) this.data(part);
  }

  /** A line beside the data, unless `--quiet`. */
  message(line: string): void {
    if (!this.quiet) this.errorLine(line);
  }

  /** What went wrong. */
  error(message: string): void {
    const { bold, red } = this.messageColors;
    this.errorLine(`${bold(red(this.say(ERROR)))} ${message}`);
  }

  /** A line on standard error, wrapped. */
  errorLine(line: string): void {
    this.flush();
    const { stderr, env } = this.streams;
    const lines = wrap(line, widthOfText(stderr, env), HANGING);
    stderr.write(`${lines.join("\n")}\n`);
  }

  flush(): void {
    if (this.#waiting.length === 0) return;
    this.streams.stdout.write(this.#waiting.join(""));
    this.#waiting = [];
    this.#waitingLength = 0;
  }
}

const ERROR = { en: "error:", pt: "erro:" };

/** What COLUMNS says, else that of the terminal, else the usual. */
export function widthOfText({ isTTY, columns }: OutputStream, env: Streams["env"]): number {
  const said = /^[1-9]\d*$/.test(env.COLUMNS ?? "") ? Number(env.COLUMNS) : undefined;
  if (said !== undefined) return Math.max(said, NARROWEST_TEXT);
  if (isTTY !== true) return USUAL_WIDTH;
  return Math.max(Math.min(columns || USUAL_WIDTH, WIDEST_TEXT), NARROWEST_TEXT);
}

function takesColor(stream: OutputStream, env: Streams["env"]): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return !["0", "false"].includes(env.FORCE_COLOR);
  return stream.isTTY === true && env.TERM !== "dumb";
}

// Control characters and those that turn the direction of writing: text of a file must not steer the terminal.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose.
const STEERING = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Text of a file or a name as it may be printed, every steering character as its number. */
export function printable(text: string): string {
  return text.replace(STEERING, (character) => `\\u{${character.charCodeAt(0).toString(16)}}`);
}
