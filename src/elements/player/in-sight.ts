// What is to be seen is scrolled to, where it is not in sight: the panel that was opened, the last move in the list of moves.

/** How much of the list fades out at its ends. */
const FADE = 12;

/** With the board, where both have room in one column. */
export function showPanel(root: ParentNode): void {
  const [table, panel] = [".player", ".panel"].map((part) => root.querySelector(part));
  const { bottom = 0 } = panel?.getBoundingClientRect() ?? {};
  if (bottom > innerHeight) table?.scrollIntoView({ block: "start" });
}

/** Within the list alone, where it is one that scrolls. What comes into view has its true height a frame later. */
export function showLastMove(root: ParentNode): void {
  const isScrolled = scrollToLast(root);
  if (isScrolled) requestAnimationFrame(() => scrollToLast(root));
}

function scrollToLast(root: ParentNode): boolean {
  const list = root.querySelector(".moves");
  const entry = list?.querySelector("[aria-current=step]")?.parentElement;
  if (!list || !entry) return false;
  const [outer, inner] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  const below = inner.bottom + FADE - outer.bottom;
  const above = outer.top + FADE - inner.top;
  if (below > 0) list.scrollTop += below;
  else if (above > 0) list.scrollTop -= above;
  return below > 0 || above > 0;
}
