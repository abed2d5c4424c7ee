// Importing this defines <fourfold-solver>, once, and does nothing where there is no page.
import { define } from "../common/define.ts";
import "../events.ts";
import { FourfoldSolver } from "./fourfold-solver.ts";

define("fourfold-solver", FourfoldSolver);

declare global {
  interface HTMLElementTagNameMap {
    "fourfold-solver": FourfoldSolver;
  }
}
