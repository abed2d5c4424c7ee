// Buttons that take turns, such as Run and Cancel: who pressed the one stands on the other when it can no longer be pressed,
// and does not lose the place on the page.

/** `nextOf` the id of the button that has the focus and is disabled: selectors, of which the first that can be pressed gets it. */
export function handFocusOn(root: ShadowRoot, nextOf: (id: string) => readonly string[]): void {
  const focused = root.activeElement;
  if (!(focused instanceof HTMLButtonElement) || !focused.disabled) return;
  const next = nextOf(focused.id).map((selector) => root.querySelector<HTMLButtonElement>(selector));
  next.find((button) => button?.disabled === false)?.focus();
}
