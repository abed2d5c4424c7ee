// Where a person stops who goes through a search: at every event, before every node that is taken, or before every layer.
import { type Chronicle, NONE } from "./chronicle.ts";
import { keyOf } from "./frontier.ts";

export const GRAINS = ["expansion", "event", "layer"] as const;
export type Grain = (typeof GRAINS)[number];

/** What a layer is to a search. */
export type LayerKind =
  /** Of g, of depth: one move more. */
  | "depth"
  /** The least key rises. */
  | "key"
  /** A search that looks at h alone: h is smaller than ever before. */
  | "nearer"
  /** A branch: the search turns back. */
  | "branch"
  /** A deepening search begins anew. */
  | "round";

export function layerKindOf({ discipline }: Chronicle): LayerKind {
  switch (discipline.kind) {
    case "stack":
      return discipline.inRounds ? "round" : "branch";
    case "ranked":
      return discipline.gFactor === 0 ? "nearer" : discipline.hFactor === 0 ? "depth" : "key";
    default:
      return "depth";
  }
}

export class Stops {
  readonly #chronicle: Chronicle;
  readonly #expansions: readonly number[];
  readonly #layers: readonly number[];

  constructor(chronicle: Chronicle) {
    this.#chronicle = chronicle;
    const { expansionStops, last } = chronicle;
    const stops: number[] = [];
    for (let i = 0; i < expansionStops.length; i++) stops.push(expansionStops.at(i));
    if (stops.at(-1) !== last) stops.push(last);
    if (stops[0] !== 0) stops.unshift(0);
    this.#expansions = stops;
    this.#layers = layersAmong(stops, chronicle);
  }

  /** How many steps it is from the start to the end. */
  steps(grain: Grain): number {
    const list = this.#listOf(grain);
    return list === undefined ? this.#chronicle.last : list.length - 1;
  }

  next(grain: Grain, position: number): number {
    return this.positionOf(grain, this.stepOf(grain, position) + 1);
  }

  /** The stop before; where one stands between two stops, the one that was passed last. */
  previous(grain: Grain, position: number): number {
    const step = this.stepOf(grain, position);
    return this.positionOf(grain, this.positionOf(grain, step) < position ? step : step - 1);
  }

  /** The number of the last stop that is not after the position. */
  stepOf(grain: Grain, position: number): number {
    const list = this.#listOf(grain);
    if (list === undefined) return position;
    let from = 0;
    let to = list.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((list[middle] as number) <= position) from = middle + 1;
      else to = middle;
    }
    return from - 1;
  }

  /** Of steps beyond the end, the end. */
  positionOf(grain: Grain, step: number): number {
    const at = Math.min(Math.max(0, step), this.steps(grain));
    return this.#listOf(grain)?.[at] ?? at;
  }

  #listOf(grain: Grain): readonly number[] | undefined {
    return grain === "event" ? undefined : grain === "layer" ? this.#layers : this.#expansions;
  }
}

function layersAmong(stops: readonly number[], chronicle: Chronicle): number[] {
  const begins = beginningOf(layerKindOf(chronicle), chronicle);
  const { last } = chronicle;
  const layers = stops.filter((stop) => stop !== last && begins(stop + 1));
  if (layers[0] !== 0) layers.unshift(0);
  if (last !== 0) layers.push(last);
  return layers;
}

/** Asked of every event at which a node is taken, or a round begins, in their order: whether a layer begins with it. */
function beginningOf(kind: LayerKind, chronicle: Chronicle): (event: number) => boolean {
  let reached = kind === "nearer" ? Number.POSITIVE_INFINITY : -1;
  let before = NONE;
  const isBeyond = (value: number): boolean => {
    const is = kind === "nearer" ? value < reached : value > reached;
    if (is) reached = value;
    return is;
  };
  switch (kind) {
    case "round":
      return (event) => chronicle.typeOf(event) === "round";
    case "branch":
      return (event) => {
        const node = chronicle.nodeOf(event);
        const turnsBack = before !== NONE && chronicle.parentOf(node) !== before;
        before = node;
        return turnsBack;
      };
    case "depth":
      return (event) => {
        const node = chronicle.nodeOf(event);
        return isBeyond(chronicle.discipline.kind === "ranked" ? chronicle.gOf(node) : chronicle.depthOf(node));
      };
    default:
      return (event) => isBeyond(keyOf(chronicle, chronicle.nodeOf(event)));
  }
}
