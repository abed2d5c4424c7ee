// The controls of a playback: step back, play or pause, step forward, where it is, and how fast it goes.
import { html, type TemplateResult } from "lit";
import { icon } from "./icons.ts";
import { SPEEDS } from "./playback.ts";
import type { PlayerWords } from "./player-words.ts";

export interface PlaybackBar {
  readonly words: PlayerWords;
  readonly isPlaying: boolean;
  readonly at: number;
  readonly length: number;
  readonly speed: number;
  /** Of the move that led here. */
  readonly lastWords: string | undefined;
  readonly canStepForward: boolean;
  readonly toggle: () => void;
  readonly step: (by: number) => void;
  readonly seek: (at: number) => void;
  readonly setSpeed: (speed: number) => void;
}

export function playbackBar(bar: PlaybackBar): TemplateResult {
  const { words, isPlaying, at, length, speed, lastWords } = bar;
  const told = lastWords === undefined ? words.positionOf(at, length) : `${words.positionOf(at, length)}: ${lastWords}`;
  const name = isPlaying ? words.pause : words.play;
  return html`<div class="playback" part="playback" role="group" aria-label=${words.playback}>
    <div class="transport">
      ${iconButton(words.stepBack, "stepBack", at === 0, () => bar.step(-1))}
      ${iconButton(name, isPlaying ? "pause" : "play", false, bar.toggle, "primary")}
      ${iconButton(words.stepForward, "stepForward", !bar.canStepForward, () => bar.step(1))}
      <span class="pick"><select
        class="speed"
        aria-label=${words.speed}
        title=${words.speed}
        @change=${(event: Event) => bar.setSpeed(Number((event.target as HTMLSelectElement).value))}
      >
        ${SPEEDS.map((each) => html`<option value=${each} .selected=${each === speed}>${words.times(each)}</option>`)}
      </select></span>
    </div>
    <input
      class="position"
      type="range"
      min="0"
      max=${Math.max(length, 1)}
      step="1"
      .value=${String(at)}
      ?disabled=${length === 0}
      aria-label=${words.position}
      aria-valuetext=${told}
      @input=${(event: Event) => bar.seek(Number((event.target as HTMLInputElement).value))}
    />
  </div>`;
}

function iconButton(
  name: string,
  iconName: Parameters<typeof icon>[0],
  isDisabled: boolean,
  act: () => void,
  className = "",
): TemplateResult {
  return html`<button
    type="button"
    class="icon-only ${className}"
    aria-label=${name}
    title=${name}
    aria-disabled=${isDisabled ? "true" : "false"}
    @click=${isDisabled ? undefined : act}
  >
    ${icon(iconName)}
  </button>`;
}
