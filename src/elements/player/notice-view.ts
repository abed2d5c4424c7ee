// The line under the board: what was asked and what came of it, that the level is solved, and the one thing that can be
// done about it. It is read out politely. Its place is as large as the note of the level whatever is said, so that nothing
// moves while one plays; what is longer lies over what is above it.
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
  readonly gesture?: string | undefined;
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
  const { text, gesture } = noteOf(view);
  return html`<div class="notice-place" data-note=${text} data-gesture=${gesture ?? ""}>
    <div class="notice ${said.tone}">
    <p role="status" aria-live="polite">
      ${said.icon === undefined ? nothing : icon(said.icon)}<span>${said.text} ${
        said.gesture === undefined ? nothing : html`<span class="by-hand">${said.gesture}</span>`
      }</span>
    </p>
    ${tutor.notice?.kind === "thinking" ? html`<button type="button" class="small" @click=${actions.stop}>${words.stop}</button>` : nothing}
    ${canGoBack ? html`<button type="button" class="small" @click=${actions.back}>${words.backToSolvable}</button>` : nothing}
    ${view.play?.isSolved === true ? nextLink(view) : nothing}
    </div>
  </div>`;
}

function saidIn(view: PlayerView): Said {
  const { tutor, play, costModel, language, optimum, comparison, isShownSolution, history } = view;
  const speech: Speech = { language, countsMoves: costModel === "moves" };
  if (play?.isSolved === true) {
    if (isShownSolution) return { text: PLAYER_WORDS[language].shown, icon: "check", tone: "good" };
    const known = comparison === undefined ? {} : { optimum: comparison.optimum };
    return { text: solvedText(play.cost, optimum === undefined ? {} : known, speech), icon: "check", tone: "good" };
  }
  const { notice } = tutor;
  if (notice !== undefined) return { text: noticeText(notice, speech), ...lookOf(notice) };
  const { text, gesture } = noteOf(view);
  return { text, tone: "calm", gesture: history.steps.length === 0 ? gesture : undefined };
}

/** What is said before anything was asked: the note of the level, and how fingers play where that is not too much. */
function noteOf({ playable, language, isReadonly }: PlayerView): Pick<Said, "text" | "gesture"> {
  const text = playable.facts.note?.[language] ?? "";
  if (isReadonly || text.length > SHORT_NOTE) return { text };
  return { text, gesture: playable.puzzle.gesture?.[language] };
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
  return html`<a class="next" href=${next}><span>${PLAYER_WORDS[language].next}</span>${icon("next")}</a>`;
}

/** No script: what an attribute says may come from anywhere. */
function isAddress(next: string): boolean {
  const isOne =
    URL.canParse(next, document.baseURI) &&
    !/^(javascript|data|vbscript):$/u.test(new URL(next, document.baseURI).protocol);
  if (!isOne) warnOnce(`<fourfold-player> next="${next}" is no address of a page.`);
  return isOne;
}
