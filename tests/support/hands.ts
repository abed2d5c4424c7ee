// The hands of a person on a button of a page: a mouse, a keyboard, a finger.
import { userEvent } from "vitest/browser";

export const HANDS = {
  mouse: (button: HTMLElement) => userEvent.click(button),
  keyboard: async (button: HTMLElement) => {
    button.focus();
    await userEvent.keyboard("{Enter}");
  },
  touch: async (button: HTMLElement) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const at = { clientX: x + width / 2, clientY: y + height / 2, pointerId: 5, pointerType: "touch", bubbles: true };
    for (const type of ["pointerdown", "pointerup", "click"]) {
      button.dispatchEvent(new PointerEvent(type, { ...at, composed: true, cancelable: true, isPrimary: true }));
    }
  },
} as const;

export type HandName = keyof typeof HANDS;
