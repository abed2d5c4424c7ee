// Which controls a player has. What is not listed cannot be reached at all: no button, no key, no click in a list.
import { warnOnce } from "../../engines/warn-once.ts";

const CONTROLS = ["undo", "redo", "restart", "hint", "check", "solve", "playback", "analysis"] as const;
export type Control = (typeof CONTROLS)[number];

/** What stands under Study where nothing is said. */
export const STUDY: readonly Control[] = ["check", "solve", "playback", "analysis"];
/** Those that tell something of the answer. */
const TELLING: readonly Control[] = ["hint", ...STUDY];

export interface Controls {
  has(control: Control): boolean;
  /** Some are one tap away. */
  readonly isFolded: boolean;
  readonly hasStudy: boolean;
  readonly tellsAnswers: boolean;
}

/** By the attribute; null where there is none, undefined where a framework took it away. */
export function controlsOf(element: Element, attribute: string | null | undefined): Controls {
  const isSaid = attribute !== null && attribute !== undefined;
  const listed = isSaid ? wordsIn(element, String(attribute)) : CONTROLS;
  return {
    has: (control) => listed.includes(control),
    isFolded: !isSaid,
    hasStudy: STUDY.some((control) => listed.includes(control)),
    tellsAnswers: TELLING.some((control) => listed.includes(control)),
  };
}

function wordsIn(element: Element, attribute: string): Control[] {
  const words = attribute.split(/[\s,]+/u).filter((word) => word !== "");
  return words.flatMap((word) => {
    const known = CONTROLS.find((control) => control === word);
    if (known !== undefined) return [known];
    warnOnce(`<${element.localName}> controls="${word}" is unknown: they are ${CONTROLS.join(", ")}.`);
    return [];
  });
}

/** What a key of the board does, where it is one of these. */
export function controlOfKey({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Control | undefined {
  if (key === "Backspace") return "undo";
  if (key === "Home") return "restart";
  if (!ctrlKey && !metaKey) return undefined;
  if (key.toLowerCase() === "z") return shiftKey ? "redo" : "undo";
  return key.toLowerCase() === "y" ? "redo" : undefined;
}
