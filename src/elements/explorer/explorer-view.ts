// Everything of an explorer: what is searched, how far that has come, the views of it, and files.
import { html, nothing, type TemplateResult } from "lit";
import { type Words, wordsOfError } from "../../language/words.ts";
import { problemList } from "../board/problem-list.ts";
import { grouped } from "../common/amounts.ts";
import type { OwnExploring } from "../own/own-exploring.ts";
import { EXPLORER_WORDS } from "./explorer-words.ts";
import { type FilesState, filesView } from "./files-view.ts";
import { type SearchState, searchControls } from "./search-controls.ts";
import type { Searching } from "./searching.ts";
import type { TraceFiles } from "./trace-files.ts";
import { type ViewsState, views } from "./views.ts";

export interface ExplorerState {
  readonly search: SearchState;
  readonly own: OwnExploring;
  readonly searching: Searching;
  readonly views: Omit<ViewsState, "inHand" | "language" | "words">;
  readonly files: TraceFiles;
  readonly does: Pick<FilesState, "save" | "open" | "close">;
  /** To those who do not see it. */
  readonly said: Words;
}

export function explorerView(state: ExplorerState): TemplateResult {
  const { search, own, searching, files, does, said, views: seen } = state;
  const { level, language } = search;
  if (level !== undefined && level.playable === undefined) return problemList(level.problems, language);
  const { inHand, states, failure } = searching;
  const words = EXPLORER_WORDS[language];
  const told = { file: inHand?.file, told: files.told(language), isRefused: files.isRefused };
  const exploration = inHand?.answers === undefined ? undefined : inHand.tour.exploration;
  return html`<div class="panel">
    ${searchControls(search)}
    ${own.exploringView(search, { exploration, goTo: seen.does.goTo, explore: does.close })}
    ${level === undefined ? html`<p class="told">${words.noLevel}</p>` : nothing}
    ${failure === undefined ? nothing : html`<p class="refused" role="alert">${words.failed(wordsOfError(failure)[language])}</p>`}
    ${states === undefined ? nothing : html`<p class="told" aria-busy="true">${words.preparing(grouped(states, language))}</p>`}
    ${
      inHand === undefined
        ? nothing
        : html`${views({ ...seen, inHand, language, words })} ${filesView({ ...told, ...does, words })}`
    }
    <p class="unseen" role="status" aria-live="polite">${said[language]}</p>
  </div>`;
}
