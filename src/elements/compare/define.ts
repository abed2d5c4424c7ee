// Importing this defines <fourfold-compare>, once, and does nothing where there is no page.
import { define } from "../common/define.ts";
import "../events.ts";
import { FourfoldCompare } from "./fourfold-compare.ts";

define("fourfold-compare", FourfoldCompare);

declare global {
  interface HTMLElementTagNameMap {
    "fourfold-compare": FourfoldCompare;
  }
}
