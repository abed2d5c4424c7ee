// The search that is chosen on a page, in its address and back: `solvers=astar/relaxed*2`, as the command line writes it, and
// `maxTime` in seconds. What is usual is left out.
import { nameOf, parseSolver } from "../comparing/solver.ts";
import { ALGORITHM_NAMES } from "../solving/check-options.ts";
import { isModule } from "../solving/own-heuristic.ts";
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
  return solversIn(params, usual)[0] as AskedSolver;
}

/** All of a list; the usual one where nothing is said. */
export function solversIn(params: URLSearchParams, usual: string): AskedSolver[] {
  // Whoever types an address writes + as it is, and that is a space there.
  const list = (params.get("solvers") || usual).replaceAll(" ", "+").split(",");
  return list.map((text) => solverOf(text) ?? solverOf(usual) ?? { algorithm: usual });
}

function solverOf(text: string): AskedSolver | undefined {
  try {
    const solver = parseSolver(text);
    if (solver.kind === "program") return undefined;
    const { algorithm, heuristic, engine, costModel, weight, depth, order } = solver;
    return {
      ...{ algorithm, cost: costModel },
      // What a person writes has one engine, and the others have the usual one beside it.
      ...(isModule(heuristic) ? {} : { engine }),
      ...(heuristic === undefined ? {} : { heuristic }),
      ...(weight === undefined ? {} : { weight }),
      ...(depth === undefined ? {} : { depth: String(depth) }),
      ...(order === undefined ? {} : { order }),
    };
  } catch {
    return undefined;
  }
}

/** Of a search in an address: what a page hands on to another. */
export interface SolverParams {
  readonly solvers?: string | undefined;
  readonly maxTime?: string | undefined;
}

/** What Compare begins with. */
export const COMPARED = "bfs,dfs,iddfs,greedy,astar,idastar,auto,bfs@ts";

/** The chosen solver beside those; undefined where it is one of them. */
export function comparedWith({ solvers }: SolverParams): string | undefined {
  return solvers === undefined || COMPARED.split(",").includes(solvers) ? undefined : `${COMPARED},${solvers}`;
}

/** The chosen search as it can be explored; undefined where none is chosen that can be, or the usual one. */
export function exploredAs({ solvers }: SolverParams): string | undefined {
  const asked: AskedSolver = (solvers === undefined ? undefined : solverOf(solvers)) ?? { algorithm: "auto" };
  const { heuristic, cost: costModel = "moves", weight, depth, order } = asked;
  // With a heuristic of one's own `auto` is A*.
  const algorithm = asked.algorithm === "auto" && isModule(heuristic) ? "astar" : asked.algorithm;
  if (algorithm === "auto" || !ALGORITHM_NAMES.some((name) => name === algorithm)) return undefined;
  const engine = isModule(heuristic) ? "ts" : "wasm";
  const name = nameOf({ algorithm, heuristic, weight, costModel, depth, order, engine });
  return name === "astar" ? undefined : name;
}

/** What of it every puzzle understands: another has other heuristics, costs and orders. */
export function ofAnyPuzzle(params: SolverParams): SolverParams {
  const { heuristic, cost, order } = params.solvers === undefined ? {} : (solverOf(params.solvers) ?? {});
  const isOfOne =
    (heuristic !== undefined && !isModule(heuristic)) || (cost ?? "moves") !== "moves" || order !== undefined;
  return isOfOne ? { maxTime: params.maxTime } : params;
}

const ATTRIBUTES = ["algorithm", "heuristic", "engine", "cost", "weight", "depth", "order", "max-time"] as const;

/** Follows elements whose attributes say what a person chose: one, or several in their order. */
export class SolverInAddress {
  /** What is left out of the address. */
  usual: string;
  #followed: readonly Element[] = [];
  readonly #observer = new MutationObserver(() => this.tell());
  readonly #told: (params: SolverParams) => void;

  /** `told` hears of every change. */
  constructor(usual: string, told: (params: SolverParams) => void = () => undefined) {
    this.usual = usual;
    this.#told = told;
  }

  follow(...elements: readonly (Element | null)[]): void {
    const found = elements.filter((element) => element !== null);
    if (found.length === 0) return;
    if (found.length === this.#followed.length && found.every((element, i) => element === this.#followed[i])) return;
    this.stop();
    this.#followed = found;
    for (const element of found) this.#observer.observe(element, { attributeFilter: [...ATTRIBUTES] });
  }

  stop(): void {
    this.#observer.disconnect();
    this.#followed = [];
  }

  /** Writes them into the address. */
  tell(): void {
    const [algorithm = this.usual] = this.usual.split("/");
    const solvers = this.#followed.map((element) => nameOfSearch(element, algorithm)).join(",");
    const maxTime = this.#followed[0]?.getAttribute("max-time") || undefined;
    const params = { solvers: solvers === this.usual ? undefined : solvers, maxTime };
    replaceParams(params);
    this.#told(params);
  }
}

function nameOfSearch(element: Element, algorithm: string): string {
  const said = (name: (typeof ATTRIBUTES)[number]): string | undefined => element.getAttribute(name) || undefined;
  const heuristic = said("heuristic");
  return nameOf({
    algorithm: said("algorithm") ?? algorithm,
    heuristic,
    engine: isModule(heuristic) ? "ts" : (said("engine") ?? "wasm"),
    costModel: said("cost") ?? "moves",
    weight: said("weight"),
    depth: said("depth"),
    order: said("order"),
  });
}
