// Text for people, broken into lines that fit. Sequences that set colours take no room; words longer than a line stay whole.

// biome-ignore lint/suspicious/noControlCharactersInRegex: that is how colours begin.
const COLOR = /\u001b\[[\d;]*m/g;

/** How many columns it takes. */
export function widthOf(text: string): number {
  return [...text.replace(COLOR, "")].length;
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
