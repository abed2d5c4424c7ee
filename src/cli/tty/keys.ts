// What a terminal sends while a person presses keys, as names of keys: those of KeyboardEvent.key, as surfaces know them, and
// `Ctrl+C` and its like. A chunk may hold many keys, and may end in the middle of one.

/** Sequences that begin with Escape, without it. */
const SEQUENCES: Readonly<Record<string, string>> = {
  "[A": "ArrowUp",
  "[B": "ArrowDown",
  "[C": "ArrowRight",
  "[D": "ArrowLeft",
  OA: "ArrowUp",
  OB: "ArrowDown",
  OC: "ArrowRight",
  OD: "ArrowLeft",
  "[H": "Home",
  OH: "Home",
  "[1~": "Home",
  "[7~": "Home",
  "[F": "End",
  OF: "End",
  "[4~": "End",
  "[3~": "Delete",
  "[5~": "PageUp",
  "[6~": "PageDown",
};

const CONTROLS: Readonly<Record<string, string>> = {
  "\r": "Enter",
  "\n": "Enter",
  "\t": "Tab",
  "\b": "Backspace",
  "\u007f": "Backspace",
};

export class KeyDecoder {
  readonly #text = new TextDecoder();
  /** The beginning of a sequence whose rest has not come yet. */
  #rest = "";

  /** The keys of a chunk. */
  decode(chunk: Uint8Array): string[] {
    const text = this.#rest + this.#text.decode(chunk, { stream: true });
    this.#rest = "";
    const keys: string[] = [];
    for (let at = 0; at < text.length; ) {
      const [key, length] = text[at] === "\u001b" ? this.#escape(text.slice(at)) : plainKey(text, at);
      if (key !== undefined) keys.push(key);
      at += length;
    }
    return keys;
  }

  /** A sequence, or the key Escape, which terminals send alone. */
  #escape(text: string): readonly [key: string | undefined, length: number] {
    if (text === "\u001b") return ["Escape", 1];
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is how sequences begin.
    const [whole = ""] = /^\u001b(\[[0-9;]*[A-Za-z~]|O[A-Z])/.exec(text) ?? [];
    if (whole !== "") return [SEQUENCES[whole.slice(1)], whole.length];
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is how sequences begin.
    if (/^\u001b(\[[0-9;]*|O)$/.test(text)) {
      this.#rest = text;
      return [undefined, text.length];
    }
    return ["Escape", 1];
  }
}

function plainKey(text: string, at: number): readonly [key: string, length: number] {
  const character = String.fromCodePoint(text.codePointAt(at) as number);
  const named = CONTROLS[character];
  if (named !== undefined) return [named, character.length];
  const code = character.charCodeAt(0);
  return [code < 32 ? `Ctrl+${String.fromCharCode(code + 64)}` : character, character.length];
}
