// Importing this defines <fourfold-race>, once, and does nothing where there is no page.
import { define } from "../common/define.ts";
import "../events.ts";
import { FourfoldRace } from "./fourfold-race.ts";

define("fourfold-race", FourfoldRace);

declare global {
  interface HTMLElementTagNameMap {
    "fourfold-race": FourfoldRace;
  }
}
