// The built command line in a real terminal, made by `script`, which every Linux has: keys go in, and what a person would see
// comes out. It understands as much of a terminal as Fourfold uses.
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

const PROGRAM = join(import.meta.dirname, "../../dist/cli/main.js");

/** In milliseconds; long before the test gives up, so that it says what was on the screen. */
const PATIENCE = 60_000;
/** Between them is a picture, which may come in pieces, or several at once. */
const BEGIN_FRAME = "\u001b[?2026h";
const END_FRAME = "\u001b[?2026l";

export interface TerminalOptions {
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Shell commands before and after, in the same terminal. */
  readonly before?: string;
  readonly after?: string;
}

export class PseudoTerminal {
  readonly #child: ChildProcess;
  #output = "";
  #code: number | undefined;
  /** Where the picture ends that was seen last. */
  #seen = 0;
  readonly #listeners = new Set<() => void>();

  /** Starts `fourfold` with these parameters. */
  constructor(parameters: readonly string[], options: TerminalOptions = {}) {
    const { columns = 80, rows = 24, env = {}, before = "true", after = "true" } = options;
    // It says which process it is before it becomes Fourfold.
    const start = `sh -c 'echo PID=$$; exec "$@"' sh`;
    const program = `${start} ${[process.execPath, PROGRAM, ...parameters].map(quoted).join(" ")}`;
    const line = `stty cols ${columns} rows ${rows}; ${before}; ${program}; code=$?; ${after}; exit $code`;
    this.#child = spawn("script", ["--quiet", "--return", "--flush", "--command", line, "/dev/null"], {
      env: { PATH: process.env.PATH, TERM: "xterm-256color", NO_COLOR: "1", SHELL: "/bin/sh", ...env },
    });
    this.#child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      this.#output += text;
      for (const listener of this.#listeners) listener();
    });
    this.#child.on("close", (code) => {
      this.#code = code ?? -1;
      for (const listener of this.#listeners) listener();
    });
  }

  /** Everything that was written. */
  get output(): string {
    return this.#output;
  }

  /** Sends Fourfold a signal. */
  kill(signal: NodeJS.Signals): void {
    process.kill(Number(/PID=(\d+)/.exec(this.#output)?.[1]), signal);
  }

  type(keys: string): void {
    this.#child.stdin?.write(keys);
  }

  /** The lines of the screen that is shown now; those of the last other screen where that has been left. */
  get screen(): string[] {
    return screenOf(this.#output);
  }

  /** Waits until the screen has this, in the picture that was seen last or in any since, and gives that. */
  async sees(what: string | RegExp): Promise<string[]> {
    let screen: string[] = [];
    await this.#until(() => {
      for (const end of this.#pictures()) {
        screen = screenOf(this.#output.slice(0, end));
        const text = screen.join("\n");
        if (typeof what === "string" ? !text.includes(what) : !what.test(text)) continue;
        this.#seen = end;
        return true;
      }
      return false;
    }, String(what));
    return screen;
  }

  /** Where they end, from the one that was seen last on; what is not drawn as a picture is as it is now. */
  *#pictures(): Generator<number> {
    const output = this.#output;
    if (this.#seen > 0) yield this.#seen;
    for (let at = output.indexOf(END_FRAME, this.#seen); at >= 0; at = output.indexOf(END_FRAME, at + 1))
      yield at + END_FRAME.length;
    if (output.lastIndexOf(BEGIN_FRAME) <= output.lastIndexOf(END_FRAME)) yield output.length;
  }

  /** Waits until this was written, wherever, after something else. */
  async writes(what: string, after = ""): Promise<void> {
    await this.#until(() => {
      const start = this.#output.indexOf(after);
      return start >= 0 && this.#output.includes(what, start + after.length);
    }, what);
  }

  /** Waits for the end and gives the exit code. */
  async ends(): Promise<number> {
    await this.#until(() => this.#code !== undefined, "the end");
    return this.#code ?? -1;
  }

  #until(isSo: () => boolean, what: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        if (isSo()) done(resolve);
        else if (this.#code !== undefined)
          done(() => reject(new Error(`${what} did not come:\n${this.screen.join("\n")}`)));
      };
      const done = (settle: () => void): void => {
        this.#listeners.delete(look);
        settle();
      };
      this.#listeners.add(look);
      setTimeout(() => {
        if (this.#listeners.has(look))
          done(() => reject(new Error(`${what} did not come in time:\n${this.screen.join("\n")}`)));
      }, PATIENCE).unref();
      look();
    });
  }
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: that is how sequences begin.
const PIECE = /\u001b\[(\??[\d;]*)([A-Za-z])|\r|\n|[^\u001b\r\n]/gu;

/** What stands on the screen after all this. */
export function screenOf(output: string): string[] {
  const other = output.lastIndexOf("\u001b[?1049h");
  const left = output.indexOf("\u001b[?1049l", Math.max(other, 0));
  const text = other < 0 ? output : output.slice(other, left < 0 ? undefined : left);
  const lines: string[][] = [];
  let [row, column] = [0, 0];
  for (const [piece, parameters = "", command] of text.matchAll(PIECE)) {
    if (command === "H") [row, column] = parameters.split(";").map((place) => Number(place) - 1) as [number, number];
    else if (command === "J") lines.length = 0;
    else if (command === "K") lines[row]?.splice(column);
    else if (command !== undefined) continue;
    else if (piece === "\r") column = 0;
    else if (piece === "\n") row++;
    else {
      lines[row] ??= [];
      const line = lines[row] as string[];
      while (line.length < column) line.push(" ");
      line[column++] = piece;
    }
  }
  const shown = Array.from(lines, (line) => (line ?? []).join("").trimEnd());
  return shown.slice(0, shown.findLastIndex((line) => line !== "") + 1);
}
