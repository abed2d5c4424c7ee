// Tells by its beginning which of the forms that Fourfold reads a text has.

/** A level file, its JSON twin, a grid of numbers, or a JSON array of rows. */
export type LevelForm = "text" | "json" | "numbers" | "rows";

export function detectForm(text: string): LevelForm {
  const start = text.search(/\S/);
  const first = text[start];
  // `{: bridge open` is a line of a legend.
  if ((first === "{" || first === "[") && text[start + 1] !== ":") {
    return first === "[" && /[["\d-]/.test(text[nextVisible(text, start + 1)] ?? "") ? "rows" : "json";
  }
  const newline = text.indexOf("\n", Math.max(0, start));
  const line = text.slice(Math.max(0, start), newline < 0 ? text.length : newline);
  return /^[\d\s,-]+$/.test(line) && /\d/.test(line) ? "numbers" : "text";
}

/** Where the next character stands that is not white space, or the end. */
function nextVisible(text: string, from: number): number {
  const visible = /\S/g;
  visible.lastIndex = from;
  return visible.exec(text)?.index ?? text.length;
}
