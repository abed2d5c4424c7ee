// A text with some of its lines changed, so that whatever else is in it stays as it is: comments, lines that cannot be read.
// Lines are counted from 1, as problems count them, and keep their numbers until the text is put together.

export class LineEdits {
  readonly #lines: readonly string[];
  readonly #end: string;
  readonly #replaced = new Map<number, string | undefined>();
  readonly #after = new Map<number, string[]>();

  constructor(text: string) {
    const lines = text.split("\n");
    this.#end = lines.at(-1) === "" ? "\n" : "";
    this.#lines = this.#end === "" ? lines : lines.slice(0, -1);
  }

  replace(line: number, text: string): void {
    this.#replaced.set(line, text);
  }

  remove(line: number): void {
    this.#replaced.set(line, undefined);
  }

  /** 0 is before the first. What is added at the same place comes in the order in which it was. */
  insertAfter(line: number, ...texts: readonly string[]): void {
    this.#after.set(line, [...(this.#after.get(line) ?? []), ...texts]);
  }

  /** The line as it was. */
  at(line: number): string {
    return this.#lines[line - 1] ?? "";
  }

  toString(): string {
    const lines = [...(this.#after.get(0) ?? [])];
    this.#lines.forEach((text, i) => {
      const line = i + 1;
      const now = this.#replaced.has(line) ? this.#replaced.get(line) : text;
      if (now !== undefined) lines.push(now);
      lines.push(...(this.#after.get(line) ?? []));
    });
    return lines.join("\n") + this.#end;
  }
}
