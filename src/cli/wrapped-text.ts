// Text for people, broken into lines between its words.

/** How wide text may be: as the terminal is, else as COLUMNS says, else 80. */
export function textWidth(streams: {
  readonly stdout: { readonly isTTY?: boolean | undefined; readonly columns?: number | undefined };
  readonly env: Readonly<Record<string, string | undefined>>;
}): number {
  const { isTTY, columns } = streams.stdout;
  const told = Number(streams.env.COLUMNS);
  if (isTTY === true && columns !== undefined && columns > 0) return columns;
  return Number.isInteger(told) && told > 0 ? told : 80;
}

/** The lines of a text; those after the first are indented. A word that is too long stands alone. */
export function wrapText(text: string, width: number, indent = ""): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line.trim() !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent + word;
    } else line += line === "" ? word : ` ${word}`;
  }
  return [...lines, line];
}
