// The algorithm and heuristic that are chosen on a page, in its address and back: `solvers=astar/relaxed`, and `maxTime` in
// seconds. What is usual is left out.
import { replaceParams } from "./router.ts";

export interface AskedSolver {
  readonly algorithm: string;
  readonly heuristic: string;
}

/** Of a list the first one. */
export function solverIn(params: URLSearchParams, usual: string): AskedSolver {
  const [first = ""] = (params.get("solvers") ?? "").split(",");
  const [algorithm = "", heuristic = ""] = first.split("/");
  return { algorithm: algorithm === "" ? usual : algorithm, heuristic };
}

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
    this.#observer.observe(element, { attributeFilter: ["algorithm", "heuristic", "max-time"] });
  }

  stop(): void {
    this.#observer.disconnect();
    this.#followed = undefined;
  }

  #tell(): void {
    const said = (name: string): string => this.#followed?.getAttribute(name) ?? "";
    const algorithm = said("algorithm") === "" ? this.#usual : said("algorithm");
    const heuristic = said("heuristic");
    const isUsual = algorithm === this.#usual && heuristic === "";
    const solvers = heuristic === "" ? algorithm : `${algorithm}/${heuristic}`;
    replaceParams({ solvers: isUsual ? undefined : solvers, maxTime: said("max-time") });
  }
}
