// A level as a part of an address, unpacked again. What was not made by `packed` is told as a broken link, and never unpacked
// beyond a limit, however small it looks.
const MOST_BYTES = 64 * 1024 * 1024;

export class BrokenLink extends Error {
  override readonly name = "BrokenLink";
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
