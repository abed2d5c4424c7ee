// The search that is chosen on a page, in its address and back: `solvers=astar/relaxed*2`, as the command line writes it, and
// `maxTime` in seconds. What is usual is left out.
import { nameOf, parseSolver } from "../comparing/solver.ts";
import { replaceParams } from "./router.ts";

/** As attributes of an element say it; undefined where nothing is said. */
export interface AskedSolver {
  readonly algorithm: string;
  readonly heuristic?: string;
  readonly engine?: string;
  readonly cost?: string;
  readonly weight?: number;
  readonly depth?: string;
  readonly order?: string;
}

/** Of a list the first one; the usual algorithm where it cannot be read. */
export function solverIn(params: URLSearchParams, usual: string): AskedSolver {
  // Whoever types an address writes + as it is, and that is a space there.
  const [first = ""] = (params.get("solvers") ?? "").replaceAll(" ", "+").split(",");
  try {
    const solver = parseSolver(first);
    if (solver.kind === "program") return { algorithm: usual };
    const { algorithm, heuristic, engine, costModel, weight, depth, order } = solver;
    return {
      ...{ algorithm, engine, cost: costModel },
      ...(heuristic === undefined ? {} : { heuristic }),
      ...(weight === undefined ? {} : { weight }),
      ...(depth === undefined ? {} : { depth: String(depth) }),
      ...(order === undefined ? {} : { order }),
    };
  } catch {
    return { algorithm: usual };
  }
}

const ATTRIBUTES = ["algorithm", "heuristic", "engine", "cost", "weight", "depth", "order", "max-time"] as const;

/** Follows an element whose attributes say what a person chose. */
export class SolverInAddress {
  readonly #usual: string;
  #followed: Element | undefined;
  readonly #observer = new MutationObserver(() => this.#tell());

  constructor(usual: string) {
    this.#usual = usual;
  }

  follow(element: Element | null): void {
    if (element === null || element === this.#followed) return;
    this.stop();
    this.#followed = element;
    this.#observer.observe(element, { attributeFilter: [...ATTRIBUTES] });
  }

  stop(): void {
    this.#observer.disconnect();
    this.#followed = undefined;
  }

  #tell(): void {
    const said = (name: (typeof ATTRIBUTES)[number]): string | undefined =>
      this.#followed?.getAttribute(name) || undefined;
    const solver = nameOf({
      algorithm: said("algorithm") ?? this.#usual,
      heuristic: said("heuristic"),
      engine: said("engine") ?? "wasm",
      costModel: said("cost") ?? "moves",
      weight: said("weight"),
      depth: said("depth"),
      order: said("order"),
    });
    replaceParams({ solvers: solver === this.#usual ? undefined : solver, maxTime: said("max-time") });
  }
}
