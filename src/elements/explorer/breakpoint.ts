// A breakpoint as a person writes it, of what and at which value, as an attribute says it (`f 7`, `move 2,3:r`, `state`), and as a search
// is asked for it.
import { warnOnce } from "../../engines/warn-once.ts";
import { type Target, wrongMove } from "../../exploring/run-to.ts";
import type { Tour } from "../../exploring/tour.ts";
import type { Words } from "../../language/words.ts";

export const BREAKPOINTS = ["f", "g", "h", "move", "state"] as const;

export interface Breakpoint {
  readonly kind: (typeof BREAKPOINTS)[number];
  /** As it was typed; of a state its number, or nothing for the one that is chosen. */
  readonly value: string;
}

/** Why it does not run to where it should. */
export type Complaint = "notReached" | "needsValue" | Words;

/** What is none is told in the console, and the usual is taken. */
export function breakpointIn(text: string): Breakpoint {
  const [word = "", ...rest] = text.trim().split(/\s+/);
  const kind = BREAKPOINTS.find((each) => each === word);
  if (kind === undefined && word !== "") {
    warnOnce(
      `<fourfold-explorer> breakpoint="${text}" is unknown: it is one of ${BREAKPOINTS.join(", ")}, and a value; none is used.`,
    );
  }
  return kind === undefined ? { kind: "f", value: "" } : { kind, value: rest.join(" ") };
}

/** Whether a text says one, at a value that there can be. */
export function isBreakpoint(text: string): boolean {
  const [word = "", ...rest] = text.trim().split(/\s+/);
  const value = rest.join(" ");
  if (!BREAKPOINTS.some((each) => each === word)) return false;
  return word === "move" || value === "" || !Number.isNaN(Number(value.replace(",", ".")));
}

export function breakpointText({ kind, value }: Breakpoint): string {
  return `${kind} ${value.trim().split(/\s+/).join(" ")}`.trim();
}

/** Undefined where it needs a value. */
export function targetOf({ kind, value }: Breakpoint, tour: Tour): Target | undefined {
  const typed = value.trim();
  const number = Number(typed.replace(",", "."));
  if (kind === "state") return { kind, state: typed === "" ? tour.chronicle.stateOf(tour.shown) : number };
  if (typed === "") return undefined;
  if (kind === "move") return { kind, move: typed };
  return Number.isNaN(number) ? undefined : { kind, value: number };
}

/** Why it does not come. */
export function complaintOf(target: Target, { exploration }: Tour): Complaint {
  return (target.kind === "move" ? wrongMove(exploration, target.move) : undefined) ?? "notReached";
}
