// A level as a part of an address: its canonical text without the solution, deflated, in the letters of base64url. What was
// not made so is told as a broken link, and never unpacked beyond a limit, however small it looks.
import { writeLevelText } from "../levels/write-text.ts";
import type { PlayableLevel } from "../playing/loaded-level.ts";

/** Of a link; what is longer is not carried by every program. */
export const LONGEST_LINK = 32 * 1024;
const MOST_BYTES = 64 * 1024 * 1024;

export class BrokenLink extends Error {
  override readonly name = "BrokenLink";
}

/** The canonical text of a level, as it is given away. */
export function textToShare({ puzzle, document }: PlayableLevel): string {
  const header = document.header.filter(({ key }) => key !== "solution");
  return writeLevelText([{ ...document, header }], [puzzle.format]);
}

export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let characters = "";
  for (const byte of bytes) characters += String.fromCharCode(byte);
  return btoa(characters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Throws BrokenLink where this is nothing that `packed` has made, or too much. */
export async function unpacked(link: string, most = MOST_BYTES): Promise<string> {
  const stream = new Blob([bytesOf(link)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let length = 0;
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      length += value.byteLength;
      if (length > most) throw new BrokenLink(`It unpacks to more than ${most / 1024 / 1024} MiB.`);
      text += decoder.decode(value, { stream: true });
    }
  } catch (reason) {
    if (reason instanceof BrokenLink) throw reason;
    throw new BrokenLink("A part of it is missing or changed.");
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function bytesOf(link: string): Uint8Array<ArrayBuffer> {
  try {
    if (!/^[\w-]+$/.test(link)) throw new Error(link);
    const characters = atob(link.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(characters, (character) => character.charCodeAt(0));
  } catch {
    throw new BrokenLink("A part of it is missing or changed.");
  }
}
