// What a player looks like: board, notice and toolbar in one column, and beside it (below it, where there is no room) the
// panel with what is studied and the moves so far, and under that what a page puts there. It only puts together what it is
// given.
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../../language/words.ts";
import type { PlayableLevel } from "../../playing/loaded-level.ts";
import type { Play } from "../../playing/play.ts";
import type { KeyHelp } from "../../puzzles/surface.ts";
import { analysisTable } from "./analysis-table.ts";
import type { Comparison } from "./comparison.ts";
import { comparisonView, hasParted } from "./comparison-view.ts";
import type { Controls } from "./controls.ts";
import { HoldToRepeat } from "./hold-to-repeat.ts";
import { starRow } from "./icons.ts";
import { keyList } from "./key-list.ts";
import type { History } from "./line.ts";
import { moveList } from "./move-list.ts";
import { noticeView } from "./notice-view.ts";
import type { Playback } from "./playback.ts";
import { playbackBar } from "./playback-bar.ts";
import { PLAYER_WORDS } from "./player-words.ts";
import { toolButton } from "./toolbar.ts";
import type { Tutor } from "./tutor.ts";

export interface PlayerActions {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly restart: () => void;
  readonly hint: () => void;
  readonly check: () => void;
  readonly solve: () => void;
  readonly analyse: () => void;
  readonly study: () => void;
  readonly back: () => void;
  readonly stop: () => void;
  readonly togglePlayback: () => void;
  readonly step: (by: number) => void;
  readonly seek: (at: number) => void;
  readonly setSpeed: (speed: number) => void;
  readonly goTo: (words: readonly string[]) => void;
}

export interface PlayerView {
  readonly board: TemplateResult;
  readonly playable: PlayableLevel;
  readonly costModel: string;
  readonly play: Play | undefined;
  readonly history: History;
  readonly tutor: Tutor;
  readonly playback: Playback;
  readonly language: Language;
  readonly controls: Controls;
  readonly isReadonly: boolean;
  readonly isStudying: boolean;
  readonly isOtherEngine: boolean;
  readonly isShownSolution: boolean;
  readonly comparison: Comparison | undefined;
  /** Where it may be told. */
  readonly optimum: number | undefined;
  readonly next: string;
  readonly keyHelp: readonly KeyHelp[];
  readonly actions: PlayerActions;
}

const PANEL = "panel";

export function playerView(view: PlayerView): TemplateResult {
  const { controls, isStudying, isOtherEngine, language } = view;
  const isFoldedAway = controls.hasStudy && controls.isFolded && !isStudying;
  // Where there is nothing to study the panel is in nobody's way: it stands below all that is needed to play.
  const isOpen = !isFoldedAway || hasParted(view.comparison);
  const look = controls.hasStudy ? (isOpen ? "open" : "") : "below";
  const words = PLAYER_WORDS[language];
  return html`<div class="player ${look}" part="player">
    <div class="table">
      ${head(view)}
      <div class="stage">${view.board}</div>
      ${noticeView(view)}${toolbar(view)}
    </div>
    <div class="side">
      <div id=${PANEL} class="panel" part="panel" role="group" aria-label=${words.panel}>
        ${controls.hasStudy && !isFoldedAway ? study(view) : nothing}
        ${isOtherEngine ? html`<p class="remark">${words.otherEngine}</p>` : nothing}
        ${view.comparison === undefined ? nothing : compared(view, view.comparison)}
        <div class="so-far" role="group" aria-labelledby="so-far">
          <p class="heading" id="so-far">${words.moves}</p>
          ${moveList({
            steps: view.history.steps,
            at: view.history.at,
            language,
            canGoBack: controls.has("undo") && !view.isReadonly,
            canGoAhead: controls.has("redo") && !view.isReadonly,
            goTo: (count) => view.actions.goTo(view.history.words(count)),
          })}
        </div>
        ${view.history.steps.length === 0 && !view.isReadonly ? keyList(view.keyHelp, controls, language) : nothing}
      </div>
      <slot name="side"></slot>
    </div>
  </div>`;
}

function head({ playable, play, costModel, optimum, language }: PlayerView): TemplateResult {
  const words = PLAYER_WORDS[language];
  const { puzzle, level, facts } = playable;
  const cost = play?.cost ?? 0;
  const stars = puzzle.stars(level, cost);
  const budget = puzzle.budget(level);
  return html`<div class="head" part="head">
    <div class="name" part="name">
      <p class="title">${facts.title ?? puzzle.name[language]}</p>
      ${facts.title === undefined ? nothing : html`<p class="puzzle">${puzzle.name[language]}</p>`}
    </div>
    <p class="score">
      ${stars === null || budget === null ? nothing : starRow(stars, words.stars(stars, budget))}
      <span class="cost">${costModel === "moves" ? words.score(cost) : words.scoreWeighted(cost)}</span>
      ${optimum === undefined ? nothing : html`<span class="best">${words.best(optimum)}</span>`}
    </p>
  </div>`;
}

interface Holds {
  readonly undo: HoldToRepeat;
  readonly redo: HoldToRepeat;
}

/** They keep their timers from one rendering to the next. */
const HOLDS = new WeakMap<History, Holds>();

function holdsOf(history: History): Holds {
  const holds = HOLDS.get(history) ?? { undo: new HoldToRepeat(), redo: new HoldToRepeat() };
  HOLDS.set(history, holds);
  return holds;
}

function toolbar(view: PlayerView): TemplateResult {
  const { controls, history, play, actions, isReadonly, isStudying, language } = view;
  const words = PLAYER_WORDS[language];
  const holds = holdsOf(history);
  const canUndo = !isReadonly && play?.canUndo === true;
  const canRedo = !isReadonly && play?.canRedo === true;
  const tools = [
    controls.has("undo") &&
      toolButton({ name: words.undo, icon: "undo", act: actions.undo, isDisabled: !canUndo, hold: holds.undo }),
    controls.has("redo") &&
      toolButton({ name: words.redo, icon: "redo", act: actions.redo, isDisabled: !canRedo, hold: holds.redo }),
    controls.has("restart") &&
      toolButton({ name: words.restart, icon: "restart", act: actions.restart, isDisabled: !canUndo }),
    controls.has("hint") &&
      toolButton({ name: words.hint, icon: "hint", act: actions.hint, isDisabled: play?.isSolved === true }),
    controls.isFolded &&
      toolButton({ name: words.study, icon: "study", act: actions.study, opens: { id: PANEL, isOpen: isStudying } }),
  ].filter((tool) => tool !== false);
  if (tools.length === 0) return html``;
  return html`<div class="toolbar" part="toolbar" role="group" aria-label=${words.toolbar}>${tools}</div>`;
}

function study(view: PlayerView): TemplateResult {
  const { controls, tutor, history, playback, actions, play, language, isReadonly } = view;
  const words = PLAYER_WORDS[language];
  const isSolved = play?.isSolved === true;
  const canPlay = !isReadonly;
  const tools = [
    controls.has("check") && toolButton({ name: words.check, icon: "check", act: actions.check, isDisabled: isSolved }),
    controls.has("solve") &&
      toolButton({ name: words.solve, icon: "solve", act: actions.solve, isDisabled: isSolved || !canPlay }),
    controls.has("analysis") &&
      toolButton({ name: words.analysis, icon: "analysis", act: actions.analyse, isPressed: tutor.isAnalysing }),
  ].filter((tool) => tool !== false);
  return html`<div class="study">
    ${tools.length === 0 ? nothing : html`<div class="tools" role="group" aria-label=${words.study}>${tools}</div>`}
    ${
      controls.has("playback")
        ? playbackBar({
            words,
            isPlaying: playback.isPlaying,
            at: playback.at,
            length: playback.track.length,
            speed: playback.speed,
            lastWords: history.steps[history.at - 1]?.words[language],
            canStepForward: !isSolved || playback.at < playback.track.length,
            toggle: actions.togglePlayback,
            step: actions.step,
            seek: actions.seek,
            setSpeed: actions.setSpeed,
          })
        : nothing
    }
    ${
      tutor.isAnalysing && !isSolved
        ? analysisTable({
            values: tutor.values,
            isOver: tutor.isAnalysed,
            language,
            wordsOf: (move) => tutor.wordsOf(move),
          })
        : nothing
    }
  </div>`;
}

/** Whoever goes along a line from a solved level takes moves back. */
function compared(view: PlayerView, comparison: Comparison): TemplateResult | typeof nothing {
  const { language, actions, controls, isReadonly } = view;
  const canGo = controls.has("undo") && !isReadonly;
  return comparisonView({ comparison, language, canGo, goTo: actions.goTo }) ?? nothing;
}
