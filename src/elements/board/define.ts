// Importing this defines <fourfold-board>, once, and does nothing where there is no page.
import { define } from "../common/define.ts";
import "../events.ts";
import { FourfoldBoard } from "./fourfold-board.ts";

define("fourfold-board", FourfoldBoard);

declare global {
  interface HTMLElementTagNameMap {
    "fourfold-board": FourfoldBoard;
  }
}
