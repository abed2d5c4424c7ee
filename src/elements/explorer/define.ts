// Importing this defines <fourfold-explorer>, once, and does nothing where there is no page.
import { define } from "../common/define.ts";
import "../events.ts";
import { FourfoldExplorer } from "./fourfold-explorer.ts";

define("fourfold-explorer", FourfoldExplorer);

declare global {
  interface HTMLElementTagNameMap {
    "fourfold-explorer": FourfoldExplorer;
  }
}
