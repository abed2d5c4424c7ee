// Breakpoints: the next position at which something is so.
import type { Exploration } from "./explore.ts";
import type { Stops } from "./stops.ts";

export type Target =
  | { readonly kind: "layer" | "goal" | "end" }
  /** A node with this value is taken. */
  | { readonly kind: "g" | "h" | "f"; readonly value: number }
  /** Something happens to this state. */
  | { readonly kind: "state"; readonly state: number }
  /** A node is taken that this move led to. */
  | { readonly kind: "move"; readonly move: string };

/** Undefined where it does not happen from there on. */
export function nextPosition(
  exploration: Exploration,
  stops: Stops,
  position: number,
  target: Target,
): number | undefined {
  const { chronicle } = exploration;
  if (position >= chronicle.last) return undefined;
  if (target.kind === "layer") return stops.next("layer", position);
  if (target.kind === "end") return chronicle.last;
  const fits = conditionOf(exploration, target);
  for (let event = position + 1; event <= chronicle.last; event++) if (fits(event)) return event;
  return undefined;
}

function conditionOf(exploration: Exploration, target: Target): (event: number) => boolean {
  const { chronicle } = exploration;
  const isTaken = (event: number): boolean => ["expanding", "destination"].includes(chronicle.typeOf(event));
  const taken = (fits: (node: number) => boolean) => (event: number) => isTaken(event) && fits(chronicle.nodeOf(event));
  switch (target.kind) {
    case "g":
      return taken((node) => isToldAs(exploration.g(node), target.value));
    case "h":
      return taken((node) => isToldAs(exploration.h(node), target.value));
    case "f":
      return taken((node) => isToldAs(exploration.f(node), target.value));
    case "move":
      return taken((node) => exploration.move(node) === target.move);
    case "state":
      return (event) => chronicle.stateOf(chronicle.nodeOf(event)) === target.state;
    default:
      return (event) => exploration.isSolved(chronicle.stateOf(chronicle.nodeOf(event)));
  }
}

/** A person asks for what they read: fractions are told with few digits. */
function isToldAs(value: number | null, told: number): boolean {
  if (value === null || value === told || Number.isInteger(told)) return value === told;
  const digits = String(told).split(".")[1]?.length ?? 0;
  return Number(value.toFixed(Math.min(digits, 20))) === told;
}
