// A choice with its label, as pages have it beside what is chosen: a puzzle, a pack, a level.
import { html, type TemplateResult } from "lit";

/** `options` are values with what is read. */
export function pick(
  label: string,
  options: readonly (readonly [string, string])[],
  value: string | undefined,
  choose: (value: string) => unknown,
): TemplateResult {
  const id = `pick-${label}`;
  return html`<div class="pick">
    <label for=${id}>${label}</label>
    <select id=${id} @change=${({ target }: Event) => void choose((target as HTMLSelectElement).value)}>
      ${options.map(([id, name]) => html`<option value=${id} .selected=${id === value}>${name}</option>`)}
    </select>
  </div>`;
}
