// Text for people, broken into lines that fit. Sequences that set colours take no room; words longer than a line stay whole.

// biome-ignore lint/suspicious/noControlCharactersInRegex: that is how colours begin.
const COLOR = /\u001b\[[\d;]*m/g;

export function withoutColors(text: string): string {
  return text.replace(COLOR, "");
}

/** How many columns it takes. */
export function widthOf(text: string): number {
  return [...withoutColors(text)].length;
}

/** The lines of a text; those after the first of a line of it are indented by so many spaces more. */
export function wrap(text: string, width: number, hanging = 0): string[] {
  return text.split("\n").flatMap((line) => wrapLine(line, width, hanging));
}

function wrapLine(text: string, width: number, hanging: number): string[] {
  if (widthOf(text) <= width) return [text];
  const indent = /^ */.exec(text)?.[0] ?? "";
  const margin = indent + " ".repeat(hanging);
  const lines: string[] = [];
  let line = indent;
  let isEmpty = true;
  // Spaces of more than one hold columns together; they are kept inside a line and dropped where it breaks.
  for (const [, gap = "", word = ""] of text.slice(indent.length).matchAll(/( *)([^ ]+)/g)) {
    if (!isEmpty && widthOf(line + gap + word) > width) {
      lines.push(line);
      line = margin + word;
    } else {
      line += isEmpty ? word : gap + word;
    }
    isEmpty = false;
  }
  return [...lines, line];
}

/** Items beside each other, as many in a line as fit; none is broken that fits into a line. */
export function wrapItems(items: readonly string[], width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const item of items) {
    const longer = line === "" ? item : `${line}  ${item}`;
    if (line === "" || widthOf(longer) <= width) {
      line = longer;
    } else {
      lines.push(line);
      line = item;
    }
  }
  return line === "" ? lines : [...lines, line];
}

/** The beginning of a line that fits, colours and all; they are ended by whoever draws it. */
export function cut(line: string, width: number): string {
  if (widthOf(line) <= width) return line;
  let kept = "";
  let room = width;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is how colours begin.
  for (const [part] of line.matchAll(/\u001b\[[\d;]*m|./gsu)) {
    if (part.startsWith("\u001b")) kept += part;
    else if (room-- > 0) kept += part;
  }
  return kept;
}
