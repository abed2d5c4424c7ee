// Breakpoints: the next position at which something is so, looked for in steps, since a search has up to millions of events.
import type { Words } from "../language/words.ts";
import type { Steps } from "../puzzles/steps.ts";
import { type Chronicle, NONE } from "./chronicle.ts";
import type { Exploration } from "./explore.ts";
import type { Stops } from "./stops.ts";

export type Target =
  | { readonly kind: "layer" | "goal" | "end" }
  /** A node with this value is taken. */
  | { readonly kind: "g" | "h" | "f"; readonly value: number }
  /** Something happens to this state. */
  | { readonly kind: "state"; readonly state: number }
  /** A node is taken that this move led to, in notation; by whichever of its names. */
  | { readonly kind: "move"; readonly move: string };

/** Events that are looked at without letting others in. */
const EVENTS_A_STEP = 256;

/** Undefined where it does not happen from there on. */
export function* nextPosition(
  exploration: Exploration,
  stops: Stops,
  position: number,
  target: Target,
): Steps<number | undefined> {
  const { chronicle } = exploration;
  if (position >= chronicle.last) return undefined;
  if (target.kind === "layer") return stops.next("layer", position);
  if (target.kind === "end") return chronicle.last;
  const fits = conditionOf(exploration, target);
  for (let event = position + 1; event <= chronicle.last; event++) {
    if (fits(event)) return event;
    if (event % EVENTS_A_STEP === 0) yield;
  }
  return undefined;
}

function conditionOf(exploration: Exploration, target: Target): (event: number) => boolean {
  const { chronicle } = exploration;
  const taken = (fits: (node: number) => boolean) => (event: number) =>
    isTaken(chronicle, event) && fits(chronicle.nodeOf(event));
  switch (target.kind) {
    case "g":
      return taken((node) => isToldAs(exploration.g(node), target.value));
    case "h":
      return taken((node) => isToldAs(exploration.h(node), target.value));
    case "f":
      return taken((node) => isToldAs(exploration.f(node), target.value));
    case "move":
      return taken(cameBy(exploration, target.move));
    case "state":
      return (event) => chronicle.stateOf(chronicle.nodeOf(event)) === target.state;
    default:
      return (event) => exploration.isSolved(chronicle.stateOf(chronicle.nodeOf(event)));
  }
}

function isTaken(chronicle: Chronicle, event: number): boolean {
  const type = chronicle.typeOf(event);
  return type === "expanding" || type === "destination";
}

/** The search has one name for each move; a person may write the other. */
function cameBy(exploration: Exploration, asked: string): (node: number) => boolean {
  const { chronicle, puzzle, level } = exploration;
  const text = asked.trim().split(/\s+/).join(" ");
  const { move } = puzzle.parseMove(text);
  const other = move === undefined ? undefined : puzzle.otherName?.(move);
  const otherText = other === undefined ? undefined : puzzle.formatMove(other);
  return (node) => {
    const told = exploration.move(node);
    if (told === text || told !== otherText || otherText === undefined) return told === text;
    const parent = chronicle.parentOf(node);
    const state = parent === NONE ? undefined : exploration.state(chronicle.stateOf(parent));
    return state !== undefined && puzzle.applyMove(level, state, move).refused === undefined;
  };
}

/** Why this is no move at all, in the notation of the puzzle; undefined where it is one. */
export function wrongMove({ puzzle }: Exploration, asked: string): Words | undefined {
  const words = asked.trim().split(/\s+/);
  return words.map((word) => puzzle.parseMove(word).wrong).find((wrong) => wrong !== undefined);
}

/** A person asks for what they read: fractions are told with few digits. */
function isToldAs(value: number | null, told: number): boolean {
  if (value === null || value === told || Number.isInteger(told)) return value === told;
  const digits = String(told).split(".")[1]?.length ?? 0;
  return Number(value.toFixed(Math.min(digits, 20))) === told;
}
