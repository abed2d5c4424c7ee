// Text is written as the elements write it, whatever the page around them does: what a page says of its own text is inherited
// into every shadow. What it may say of theirs are custom properties.
import { css } from "lit";

export const ownText = css`
  :host {
    font: 400 1rem / 1.45 var(--fourfold-font, system-ui, sans-serif);
    cursor: auto;
    direction: ltr;
    hyphens: manual;
    letter-spacing: normal;
    line-break: auto;
    overflow-wrap: normal;
    quotes: auto;
    text-align: start;
    text-align-last: auto;
    text-indent: 0;
    text-shadow: none;
    text-transform: none;
    -webkit-text-fill-color: currentcolor;
    -webkit-text-stroke: 0;
    white-space: normal;
    text-wrap: wrap;
    word-break: normal;
    word-spacing: normal;
    writing-mode: horizontal-tb;
  }
`;
