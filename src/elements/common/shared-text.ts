// A level as a part of an address: its canonical text without the solution, deflated, in the letters of base64url. What unpacks
// it is the page that such an address leads to.
import { writeLevelText } from "../../levels/write-text.ts";
import type { PlayableLevel } from "../../playing/loaded-level.ts";

/** Of a link; what is longer is not carried by every program. */
export const LONGEST_LINK = 32 * 1024;

/** The canonical text of a level, as it is given away. */
export function textToShare({ puzzle, document }: PlayableLevel): string {
  const header = document.header.filter(({ key }) => key !== "solution");
  return writeLevelText([{ ...document, header }], [puzzle.format]);
}

/** Undefined where it is too large for a link. */
export async function packedForLink(text: string): Promise<string | undefined> {
  // What is so large is not even worth the attempt.
  if (text.length > 64 * LONGEST_LINK) return undefined;
  const link = await packed(text);
  return link.length > LONGEST_LINK ? undefined : link;
}

export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let characters = "";
  for (const byte of bytes) characters += String.fromCharCode(byte);
  return btoa(characters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** A text as a file to keep. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
