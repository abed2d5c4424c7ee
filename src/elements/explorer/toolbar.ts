// The controls of the way through a search: steps, running, breakpoints, grain, speed, and how far one has come.
import { html, nothing, type TemplateResult } from "lit";
import type { Target } from "../../exploring/run-to.ts";
import { GRAINS, type Grain, layerKindOf } from "../../exploring/stops.ts";
import type { Tour } from "../../exploring/tour.ts";
import type { Language } from "../../language/words.ts";
import { grouped } from "../common/amounts.ts";
import { icon } from "../player/icons.ts";
import { BREAKPOINTS, type Breakpoint, type Complaint } from "./breakpoint.ts";
import type { ExplorerWords } from "./explorer-words.ts";

/** Steps a second. */
export const SPEEDS = [1, 3, 10, 40] as const;

export interface ToolbarState {
  readonly tour: Tour;
  readonly language: Language;
  readonly words: ExplorerWords;
  readonly isRunning: boolean;
  /** Others of its group can go on where it cannot. */
  readonly canGoOn: boolean;
  readonly isPredicting: boolean;
  readonly isSolutionOnly: boolean;
  readonly speed: number;
  readonly isRunToOpen: boolean;
  readonly breakpoint: Breakpoint;
  /** Why it did not run to where it should. */
  readonly complaint: Complaint | undefined;
  readonly does: ToolbarActions;
}

export interface ToolbarActions {
  step(by: 1 | -1): void;
  run(): void;
  pause(): void;
  runTo(target: Target): unknown;
  goToStep(step: number): void;
  goTo(position: number): void;
  choose(what: Partial<Chosen>): void;
  runToBreakpoint(breakpoint: Breakpoint): void;
}

export interface Chosen {
  readonly grain: Grain;
  readonly speed: number;
  readonly predict: boolean;
  readonly solutionOnly: boolean;
  readonly isRunToOpen: boolean;
  readonly breakpoint: Breakpoint;
}

export function toolbar(state: ToolbarState): TemplateResult {
  const { tour, words, does, isRunning, canGoOn, isPredicting, isRunToOpen, isSolutionOnly } = state;
  const hasSolution = tour.exploration.solution !== null;
  return html`<div class="toolbar" part="toolbar" role="group" aria-label=${words.steps}>
      <div class="actions ways">
        <button type="button" id="back" aria-disabled=${tour.isAtStart} @click=${() => tour.isAtStart || does.step(-1)}>${icon("stepBack")}${words.stepBack}</button>
        <button type="button" id="step" class="main" aria-disabled=${!canGoOn} @click=${() => canGoOn && does.step(1)}>${icon("stepForward")}${words.step}</button>
        ${
          isRunning
            ? html`<button type="button" id="run" @click=${does.pause}>${icon("pause")}${words.pause}</button>`
            : html`<button type="button" id="run" ?disabled=${!canGoOn || isPredicting} @click=${does.run}>${icon("play")}${words.run}</button>`
        }
        <button type="button" id="run-to" aria-expanded=${isRunToOpen} aria-controls="targets" ?disabled=${tour.isAtEnd && !isRunToOpen}
          @click=${() => does.choose({ isRunToOpen: !isRunToOpen })}>${words.runTo}</button>
      </div>
      <div class="actions">
        <button type="button" id="predict" aria-pressed=${isPredicting} title=${words.predictWhy} @click=${() => does.choose({ predict: !isPredicting })}>${words.predict}</button>
        <button type="button" id="solution-only" aria-pressed=${isSolutionOnly} ?disabled=${!hasSolution} @click=${() => does.choose({ solutionOnly: !isSolutionOnly })}>${words.solutionOnly}</button>
      </div>
    </div>
    <div id="targets" ?hidden=${!isRunToOpen}>${isRunToOpen ? targets(state) : nothing}</div>
    <div class="position">${positionField(state)} ${grainField(state)} ${speedField(state)}</div>`;
}

export function grainName(grain: Grain, tour: Tour, words: ExplorerWords): string {
  return grain === "layer" ? words.layers[layerKindOf(tour.chronicle)] : words.grains[grain];
}

function grainField({ tour, words, does }: ToolbarState): TemplateResult {
  return html`<label class="inline" for="grain">${words.grain}
    <span class="pick"><select id="grain" @change=${({ target }: Event) => does.choose({ grain: (target as HTMLSelectElement).value as Grain })}>
      ${GRAINS.map((grain) => html`<option value=${grain} .selected=${grain === tour.grain}>${grainName(grain, tour, words)}</option>`)}
    </select></span></label>`;
}

function speedField({ words, does, speed }: ToolbarState): TemplateResult {
  return html`<label class="inline" for="speed">${words.speed}
    <span class="pick"><select id="speed" @change=${({ target }: Event) => does.choose({ speed: Number((target as HTMLSelectElement).value) })}>
      ${SPEEDS.map((_, i) => html`<option value=${i} .selected=${i === speed}>${words.speeds[i]}</option>`)}
    </select></span></label>`;
}

function positionField({ tour, language, words, does }: ToolbarState): TemplateResult {
  const { chronicle, position, grain } = tour;
  const told = words.at(
    grouped(position + 1, language),
    grouped(chronicle.events, language),
    grouped(chronicle.expandedAt(position), language),
    grouped(chronicle.expandedAt(chronicle.last), language),
  );
  return html`<div class="slider">
    <input type="range" id="position" aria-label=${words.position} aria-valuetext=${told} min="0" max=${tour.stops.steps(grain)} step="1"
      .value=${String(tour.steps)} @input=${({ target }: Event) => does.goToStep(Number((target as HTMLInputElement).value))} />
    <span class="told">${told}</span>
  </div>`;
}

function targets({ tour, language, words, does, breakpoint, complaint }: ToolbarState): TemplateResult {
  const { kind, value } = breakpoint;
  const submitted = (event: Event): void => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLElement).querySelector<HTMLInputElement>("#value");
    does.runToBreakpoint({ kind, value: kind === "state" ? "" : (field?.value ?? "") });
  };
  const told = typeof complaint === "string" ? words[complaint] : complaint?.[language];
  return html`<div class="targets">
    <div class="actions">
      <button type="button" @click=${() => does.runTo({ kind: "layer" })}>${words.nextLayers[layerKindOf(tour.chronicle)]}</button>
      <button type="button" @click=${() => does.runTo({ kind: "goal" })}>${words.nextGoal}</button>
      <button type="button" @click=${() => does.runTo({ kind: "end" })}>${words.theEnd}</button>
    </div>
    <form class="actions" @submit=${submitted}>
      <label class="inline" for="breakpoint">${words.breakpoint}
        <span class="pick"><select id="breakpoint" @change=${({ target }: Event) => does.choose({ breakpoint: { kind: (target as HTMLSelectElement).value as Breakpoint["kind"], value: "" } })}>
          ${BREAKPOINTS.map((name) => html`<option value=${name} .selected=${name === kind}>${words.breakpoints[name]}</option>`)}
        </select></span></label>
      <input id="value" type="text" aria-label=${words.value} autocomplete="off" .value=${value} ?hidden=${kind === "state"} />
      <button type="submit">${words.go}</button>
    </form>
    <p class="refused" role="status">${told ?? nothing}</p>
  </div>`;
}
