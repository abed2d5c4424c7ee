// The line under the board: what was asked and what came of it, that the level is solved, and the one thing that can be
// done about it. It is read out politely, and keeps its place where there is nothing to say.
import { html, nothing, type TemplateResult } from "lit";
import { warnOnce } from "../../engines/warn-once.ts";
import { type IconName, icon } from "./icons.ts";
import { noticeText, type Speech, solvedText } from "./notice-text.ts";
import type { PlayerView } from "./player-view.ts";
import { PLAYER_WORDS } from "./player-words.ts";
import type { Notice } from "./tutor.ts";

interface Said {
  readonly text: string;
  readonly icon?: IconName;
  readonly tone: "calm" | "good" | "lost" | "busy";
  /** Told to fingers, which have no list of keys beside the board. */
  readonly gesture?: TemplateResult | undefined;
}

/** After a longer note a phone has no line left under the board. */
const SHORT_NOTE = 110;

export function noticeView(view: PlayerView): TemplateResult {
  const { tutor, language, actions, history, controls, isReadonly } = view;
  const words = PLAYER_WORDS[language];
  const said = saidIn(view);
  const isLost = tutor.notice?.kind === "check" && tutor.notice.advice.outcome === "lost";
  const hadSolution = tutor.advisor.known.of(history.start).outcome !== "lost";
  const canGoBack = isLost && hadSolution && history.at > 0 && controls.has("undo") && !isReadonly;
  return html`<div class="notice ${said.tone}">
    <p role="status" aria-live="polite">
      ${said.icon === undefined ? nothing : icon(said.icon)}<span>${said.text} ${said.gesture}</span>
    </p>
    ${tutor.notice?.kind === "thinking" ? html`<button type="button" class="small" @click=${actions.stop}>${words.stop}</button>` : nothing}
    ${canGoBack ? html`<button type="button" class="small" @click=${actions.back}>${words.backToSolvable}</button>` : nothing}
    ${view.play?.isSolved === true ? nextLink(view) : nothing}
  </div>`;
}

function saidIn(view: PlayerView): Said {
  const { tutor, play, costModel, language, optimum, comparison, isShownSolution, playable, history, isReadonly } =
    view;
  const speech: Speech = { language, countsMoves: costModel === "moves" };
  if (play?.isSolved === true) {
    if (isShownSolution) return { text: PLAYER_WORDS[language].shown, icon: "check", tone: "good" };
    const known = comparison === undefined ? {} : { optimum: comparison.optimum };
    return { text: solvedText(play.cost, optimum === undefined ? {} : known, speech), icon: "check", tone: "good" };
  }
  const { notice } = tutor;
  if (notice !== undefined) return { text: noticeText(notice, speech), ...lookOf(notice) };
  const text = playable.facts.note?.[language] ?? "";
  const { gesture } = playable.puzzle;
  if (gesture === undefined || isReadonly || text.length > SHORT_NOTE) return { text, tone: "calm" };
  // Once it is known it leaves its place empty, so that the board stays where it is.
  const look = history.steps.length === 0 ? "by-hand" : "by-hand known";
  return { text, tone: "calm", gesture: html`<span class=${look}>${gesture[language]}</span>` };
}

function lookOf(notice: Notice): Omit<Said, "text"> {
  if (notice.kind === "thinking") return { tone: "busy" };
  if (notice.kind === "hint") return { icon: "hint", tone: "calm" };
  if (notice.kind === "solving") return { icon: "solve", tone: "calm" };
  if (notice.kind !== "check") return { tone: "calm" };
  return notice.advice.outcome === "lost" ? { icon: "lost", tone: "lost" } : { icon: "check", tone: "good" };
}

function nextLink({ next, language }: PlayerView): TemplateResult | typeof nothing {
  if (next === "" || !isAddress(next)) return nothing;
  return html`<a class="next" href=${next}>${PLAYER_WORDS[language].next}${icon("next")}</a>`;
}

/** No script: what an attribute says may come from anywhere. */
function isAddress(next: string): boolean {
  const isOne =
    URL.canParse(next, document.baseURI) &&
    !/^(javascript|data|vbscript):$/u.test(new URL(next, document.baseURI).protocol);
  if (!isOne) warnOnce(`<fourfold-player> next="${next}" is no address of a page.`);
  return isOne;
}
