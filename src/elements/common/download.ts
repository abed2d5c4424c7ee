// Giving a person a file to keep.

/** Safari reads it only after the click, and on phones after the person has said where it goes. In milliseconds. */
const KEPT = 40_000;

export function download(name: string, content: string | Blob, type = "text/plain"): void {
  const address = URL.createObjectURL(typeof content === "string" ? new Blob([content], { type }) : content);
  const anchor = Object.assign(document.createElement("a"), { href: address, download: name });
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
