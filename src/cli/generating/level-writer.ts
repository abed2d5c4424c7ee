// Writes made levels one after the other, into a file, which the first of them begins, or to standard output.
import { appendFile, writeFile } from "node:fs/promises";
import type { MadeLevel } from "../../generating/make-level.ts";
import { difficultyDocument } from "../difficulty-report.ts";
import { counted, LEVELS } from "../language.ts";
import { cannotWrite } from "../output-file.ts";
import { StatusLine } from "../status-line.ts";
import { printable, type Terminal } from "../terminal.ts";

/** Where to, and in which form. */
interface Written {
  readonly output?: string;
  readonly json?: true;
}

export class LevelWriter {
  #written = 0;
  readonly #terminal: Terminal;
  readonly #output: string | undefined;
  readonly #isJson: boolean;
  readonly #line: StatusLine;

  constructor(terminal: Terminal, { output, json }: Written) {
    this.#terminal = terminal;
    this.#output = output;
    this.#isJson = json === true;
    // Levels that go to standard output say themselves how many there are.
    const isSeen = output !== undefined && terminal.streams.stderr.isTTY === true && !terminal.quiet;
    this.#line = new StatusLine(terminal, isSeen);
  }

  async write(level: MadeLevel): Promise<void> {
    this.erase();
    const isFirst = this.#written === 0;
    const line = this.#isJson ? `${JSON.stringify(documentOf(level))}\n` : level.text;
    const part = isFirst || this.#isJson ? line : `---\n${line}`;
    this.#written++;
    if (this.#output !== undefined) return this.#into(this.#output, part, isFirst ? writeFile : appendFile);
    this.#terminal.data(part.replace(/\n$/, ""));
    this.#terminal.flush();
  }

  progress(number: number, count: number): void {
    if (count > 1) this.#line.show(`${number} ${this.#terminal.say({ en: "of", pt: "de" })} ${count}`);
  }

  end(): void {
    this.erase();
    if (this.#output === undefined || this.#written === 0) return;
    const { language, say } = this.#terminal;
    const into = say({ en: "written to", pt: "em" });
    this.#terminal.message(`${counted(this.#written, LEVELS, language)} ${into} ${printable(this.#output)}`);
  }

  /** Takes the progress away, for something else to be written. */
  erase(): void {
    this.#line.erase();
  }

  async #into(file: string, text: string, write: (file: string, text: string) => Promise<void>): Promise<void> {
    try {
      await write(file, text);
    } catch (error) {
      throw cannotWrite(file, error);
    }
  }
}

function documentOf({ text, optimal, difficulty }: MadeLevel): object {
  return { text, optimal, difficulty: difficulty === null ? null : difficultyDocument(difficulty) };
}
