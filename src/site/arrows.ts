// Arrow keys play as soon as a level is there: where nothing is chosen that has a use of its own for them, they go to the
// board, and the focus with them.
import { focused } from "./focused.ts";

const ARROWS: ReadonlySet<string> = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]);

/** For each key that is pressed on the page. */
export function arrowToBoard(event: KeyboardEvent, player: HTMLElement | null): void {
  const hasOther = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (player === null || event.defaultPrevented || hasOther || !ARROWS.has(event.key)) return;
  const way = event.composedPath();
  const [target] = way;
  if (!(target instanceof Element)) return;
  // Who clicks beside what can have the focus gives it to all of the page, and in Safari a button cannot have it.
  const isFree =
    target === document.body || target.matches("main, h1") || (target.matches("button") && way.includes(player));
  if (!isFree) return;
  event.preventDefault();
  player.focus();
  focused()?.dispatchEvent(new KeyboardEvent("keydown", event));
}
