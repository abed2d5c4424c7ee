// How the field looks in which a person writes code, and what its check has found.
import { css } from "lit";

export const ownStyles = css`
  .own { padding: 0.875rem 1rem 1rem; border: 1px solid var(--line); border-radius: 0.75rem; min-width: 0; }
  .field + .own { margin-block-start: 0.75rem; }
  .own.panel { grid-template-columns: minmax(0, 1fr); gap: 0.75rem; }
  dialog.own { width: min(64rem, 100vw - 1rem); max-height: calc(100dvh - 1rem); overflow: auto; margin: auto; background: var(--surface); color: var(--ink); border-radius: 1rem; }
  dialog.own::backdrop { background: oklch(0.2 0.02 270 / 0.5); }
  dialog.own textarea { min-height: 24rem; }
  .own .code-title { font-weight: 650; }
  .own .code { display: flex; border: 1px solid var(--edge); border-radius: 0.625rem; background: var(--surface); overflow: hidden; }
  .own .code:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px; }
  .own :is(.numbers, textarea) { font: 400 0.875rem/1.5 var(--fourfold-mono, ui-monospace, "SF Mono", Consolas, monospace); padding-block: 0.625rem; }
  .own .numbers { flex: none; contain: size; width: 2.75rem; padding-inline: 0.25rem 0.5rem; overflow: hidden; text-align: end; color: var(--quiet); background: var(--sunken); }
  .own .numbers span { display: block; }
  .own .numbers .error { color: var(--refusal); font-weight: 700; }
  .own .numbers .error::before { content: "! "; }
  .own textarea { flex: 1; min-width: 0; border: 0; padding-inline: 0.625rem; resize: vertical; min-height: 12rem; outline: none; background: none; color: var(--ink); white-space: pre; overflow: auto; tab-size: 2; }
  .own .place { padding: 0; min-height: 1.5rem; border: 0; border-radius: 0.25rem; background: none; color: var(--accent); font-size: 0.875rem; text-decoration: underline; text-underline-offset: 0.2em; }
  .own ul.found { margin: 0; padding: 0; list-style: none; display: grid; gap: 0.375rem; }
  .own ul.found li { padding-inline-start: 0.875rem; border-inline-start: 0.25rem solid var(--edge); }
  .own ul.found .yes { border-color: var(--success); }
  .own ul.found .no { border-color: var(--refusal); }
  .own figure { margin: 0; display: grid; gap: 0.375rem; }
  .own figcaption { font-weight: 600; font-size: 0.875rem; color: var(--quiet); }
  .own .worst { max-width: 22rem; }
  .own .picture { display: block; width: 100%; height: 14rem; overflow: visible; }
  .own .picture text { text-anchor: middle; font-family: ui-rounded, "SF Pro Rounded", "Nunito", system-ui, sans-serif; font-weight: 650; fill: currentColor; }
  .own .picture .letter { font-size: 0.46px; dominant-baseline: auto; }
  .own .picture .line { fill: none; stroke-linecap: round; stroke-linejoin: round; }
  @container (max-width: 30rem) {
    section.own { padding: 0; border: 0; }
    .own .numbers { width: 2.25rem; }
  }
  @media (pointer: coarse) {
    .own :is(.numbers, textarea) { font-size: 1rem; }
    .own .place { min-height: 2.75rem; }
  }
`;
