// The keys of the way back, and of the way on after it. A field has its own.

/** Undefined where the keys ask for neither, or are a field's. */
export function wayAskedBy(event: KeyboardEvent): "undo" | "redo" | undefined {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
  const [target] = event.composedPath();
  if (!isCommand || (target instanceof HTMLInputElement && target.type !== "checkbox")) return undefined;
  const key = event.key.toLowerCase();
  if (key === "y" || (key === "z" && event.shiftKey)) return "redo";
  return key === "z" ? "undo" : undefined;
}
