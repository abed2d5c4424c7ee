// What is to be seen is scrolled to, where it is not in sight: the panel that was opened, the last move in the list of moves.

/** With the board, where both have room in one column. */
export function showPanel(root: ParentNode): void {
  const [table, panel] = [".player", ".panel"].map((part) => root.querySelector(part));
  const { bottom = 0 } = panel?.getBoundingClientRect() ?? {};
  if (bottom > innerHeight) table?.scrollIntoView({ block: "start" });
}

/** Within the list alone, where it is one that scrolls. */
export function showLastMove(root: ParentNode): void {
  const list = root.querySelector(".moves");
  const entry = list?.querySelector("[aria-current=step]")?.parentElement;
  if (!list || !entry) return;
  const [outer, inner] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
}
