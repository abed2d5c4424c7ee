// Which direction an arrow key means, by the name that a keyboard event gives it.
import type { Direction } from "./direction.ts";

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: "u",
  ArrowDown: "d",
  ArrowLeft: "l",
  ArrowRight: "r",
};

export function directionOfKey(key: string): Direction | undefined {
  return Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined;
}
