// The icons of a player: strokes of one width on a grid of 20, in the colour of the text beside them.
import { html, svg, type TemplateResult } from "lit";

const PATHS = {
  undo: "M7.5 4 3.5 8l4 4M3.5 8H12a4.5 4.5 0 0 1 0 9H9",
  redo: "m12.5 4 4 4-4 4M16.5 8H8a4.5 4.5 0 0 0 0 9h3",
  restart: "M4.7 8.2A6 6 0 1 1 4 11.3M4.3 4.3v4h4",
  hint: "M7.5 14.5c0-1.6-2.5-2.9-2.5-6a5 5 0 0 1 10 0c0 3.1-2.5 4.4-2.5 6ZM8 17.5h4",
  check: "m4.5 10.5 3.8 4L15.5 6",
  solve: "M10 2.5 11.7 8.3 17.5 10l-5.8 1.7L10 17.5l-1.7-5.8L2.5 10l5.8-1.7Z",
  analysis: "M3.5 16.5h13M6 13.5V10M10 13.5v-9M14 13.5V7",
  study: "M10 5.5C8 4 5.5 3.7 3 4v11.5c2.5-.3 5 0 7 1.5 2-1.5 4.5-1.8 7-1.5V4c-2.5-.3-5 0-7 1.5ZM10 5.5V17",
  play: "M6.5 4v12l9.5-6Z",
  pause: "M7 4.5v11M13 4.5v11",
  stepBack: "M14.5 4.5v11L7 10ZM5 4.5v11",
  stepForward: "M5.5 4.5v11L13 10ZM15 4.5v11",
  lost: "M5 5l10 10M15 5 5 15",
  next: "M4 10h12M11 5l5 5-5 5",
} as const;

export type IconName = keyof typeof PATHS;

export function icon(name: IconName): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;
}

const STAR = "M10 1.8l2.5 5.3 5.7.8-4.1 4.1 1 5.8L10 15l-5.1 2.8 1-5.8L1.8 7.9l5.7-.8Z";

export function starRow(stars: number, label: string): TemplateResult {
  return html`<svg class="stars" viewBox="0 0 64 20" role="img" aria-label=${label}>${[0, 1, 2].map(
    (i) => svg`<path class=${i < stars ? "star" : "star missing"} d=${STAR} transform="translate(${i * 22} 0)" />`,
  )}</svg>`;
}
