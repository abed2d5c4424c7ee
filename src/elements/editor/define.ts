// Importing this defines <fourfold-editor>, once, and does nothing where there is no page.
import { define } from "../common/define.ts";
import "../events.ts";
import { FourfoldEditor } from "./fourfold-editor.ts";

define("fourfold-editor", FourfoldEditor);

declare global {
  interface HTMLElementTagNameMap {
    "fourfold-editor": FourfoldEditor;
  }
}
