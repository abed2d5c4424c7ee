// Every entry that has types, used.
import { type Addresses, configure, loadLevels, type SolveResult, solve } from "fourfold";
import * as bundle from "fourfold/bundle";
import { compare } from "fourfold/comparing";
import "fourfold/elements";
import "fourfold/elements/board";
import type { FourfoldEventDetails, FourfoldPlayer } from "fourfold/elements/classes";
import { MakerPool } from "fourfold/generating";
import { solverUrl, workerUrl } from "fourfold/inline";
import { SolverPool } from "fourfold/worker";

const addresses: Addresses = { solverUrl, workerUrl };
configure(addresses);
const [level] = loadLevels("game: roll-the-block\n\nST\n");
export const results: Promise<SolveResult>[] = [solve(level), new SolverPool().solve(level)];
export const player: FourfoldPlayer | null = document.querySelector("fourfold-player");
player?.addEventListener("fourfold-move", ({ detail }) => console.log(detail.words.length, detail.by));
document.addEventListener("fourfold-result", ({ detail }) => console.log(detail.cost));
// Of a comparison, or of a solver.
document.addEventListener("fourfold-result", ({ detail }) => {
  if ("solver" in detail) console.log(detail.solver.length, detail.medal, detail.repeat.n);
  else console.log(detail.lowerBound, detail.stars);
});
document.addEventListener("fourfold-compare", ({ detail }) => console.log(detail.results[0]?.medal, detail.cancelled));
export const hint: FourfoldEventDetails["fourfold-hint"] = { move: "r" };
export { bundle, compare, MakerPool };
