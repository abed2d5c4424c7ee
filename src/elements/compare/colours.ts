// Which colour and shape the solvers of a comparison have, by their names: in chips, columns and every chart.
import type { SearchSolver } from "../../comparing/solver.ts";
import { classOfSeries, colourOfSeries, seriesOfSolver } from "../charts/solver-series.ts";

export class SolverColours {
  readonly #byName = new Map<string, number>();

  set(solvers: readonly SearchSolver[]): void {
    for (const solver of solvers) this.#byName.set(solver.name, seriesOfSolver(solver));
  }

  /** From 1: its colour and its shape. */
  of(name: string): number {
    return this.#byName.get(name) ?? 1;
  }

  seriesNumber(name: string): number {
    return colourOfSeries(this.of(name));
  }

  seriesOf(name: string): string {
    return classOfSeries(this.of(name));
  }
}
