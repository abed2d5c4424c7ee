// Who takes a part of the level away stands on what is left beside it: the button that was pressed is gone with its part.
import type { LitElement } from "lit";

/** To be called before an edit; what it gives after it. */
export function keptFocus(element: LitElement): () => Promise<void> {
  const root = element.renderRoot as ShadowRoot;
  const pane = root.activeElement?.closest(".pane")?.getAttribute("part");
  return async () => {
    await element.updateComplete;
    if (typeof pane !== "string" || root.activeElement !== null) return;
    const left = [...root.querySelectorAll<HTMLElement>(`[part="${pane}"] button`)];
    const beside = left.filter((each) => each.matches(".remove")).at(-1) ?? left[0];
    // All of it hears keys too.
    (beside ?? root.querySelector<HTMLElement>(".editor"))?.focus();
  };
}
