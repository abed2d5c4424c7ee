// Copying a text that is still being made: the browser is asked while the click is handled, since WebKit forgets a click
// while a stream is read, and then refuses.

/** Whether it is in the clipboard by now. */
export async function copied(text: Promise<string>): Promise<boolean> {
  try {
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
