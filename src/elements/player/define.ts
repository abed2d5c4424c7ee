// Importing this defines <fourfold-player> and the board in it, once, and does nothing where there is no page.
import "../board/define.ts";
import { define } from "../common/define.ts";
import "../events.ts";
import { FourfoldPlayer } from "./fourfold-player.ts";

define("fourfold-player", FourfoldPlayer);

declare global {
  interface HTMLElementTagNameMap {
    "fourfold-player": FourfoldPlayer;
  }
}
