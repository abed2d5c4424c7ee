// The buttons under the board. One that cannot do anything now stays in its place and keeps the focus: it only says so.
import { html, nothing, type TemplateResult } from "lit";
import type { HoldToRepeat } from "./hold-to-repeat.ts";
import { type IconName, icon } from "./icons.ts";

export interface Tool {
  readonly name: string;
  readonly icon: IconName;
  readonly act: () => void;
  readonly isDisabled?: boolean;
  /** Repeats while it is held. */
  readonly hold?: HoldToRepeat;
  /** Of a button that stays pressed. */
  readonly isPressed?: boolean;
  /** Of a button that opens what is named. */
  readonly opens?: { readonly id: string; readonly isOpen: boolean };
}

export function toolButton(tool: Tool): TemplateResult {
  const { name, hold, isDisabled = false, isPressed, opens } = tool;
  const act = (): void => {
    if (!isDisabled) tool.act();
  };
  return html`<button
    type="button"
    class="tool"
    aria-disabled=${isDisabled ? "true" : "false"}
    aria-pressed=${isPressed === undefined ? nothing : String(isPressed)}
    aria-expanded=${opens === undefined ? nothing : String(opens.isOpen)}
    aria-controls=${opens === undefined ? nothing : opens.id}
    @click=${() => (hold === undefined ? act() : hold.click(act))}
    @pointerdown=${(event: PointerEvent) => hold?.press(event, act)}
    @pointerup=${() => hold?.release()}
    @pointerleave=${() => hold?.release()}
    @pointercancel=${() => hold?.release()}
    @keydown=${(event: KeyboardEvent) => hold?.key(event)}
    @contextmenu=${(event: Event) => hold && event.preventDefault()}
  >
    ${icon(tool.icon)}<span>${name}</span>
  </button>`;
}
