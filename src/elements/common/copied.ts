// Copying a text that is still being made: the browser is asked while the click is handled, since WebKit forgets a click
// while a stream is read, and then refuses.

/** Whether it is in the clipboard by now; where there is no text in the end, it is not. */
export async function copied(wanted: Promise<string | undefined>): Promise<boolean> {
  try {
    const text = wanted.then((known) => {
      if (known === undefined) throw new Error("There is nothing to copy.");
      return known;
    });
    if (globalThis.ClipboardItem === undefined) await navigator.clipboard.writeText(await text);
    else {
      const blob = text.then((known) => new Blob([known], { type: "text/plain" }));
      blob.catch(() => undefined);
      await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
    }
    return true;
  } catch {
    return false;
  }
}
