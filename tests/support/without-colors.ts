// Text of the terminal as a person reads it: without the codes of colours.
const ESCAPE = String.fromCharCode(0x1b);
const COLOR = new RegExp(`${ESCAPE}\\[[\\d;]*m`, "g");

export function withoutColors(text: string): string {
  return text.replaceAll(COLOR, "");
}
