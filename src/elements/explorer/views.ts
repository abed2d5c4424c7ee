// All that is seen of a search, around the same position: the way through it, what happened, and the views of it.
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../../language/words.ts";
import { grouped } from "../common/amounts.ts";
import type { Explanations } from "../common/explained.ts";
import type { Breakpoint, Complaint } from "./breakpoint.ts";
import { countsView, roundsView } from "./counts-view.ts";
import type { ExplorerWords } from "./explorer-words.ts";
import { frontierView, questionView } from "./frontier-view.ts";
import { type HeatKind, heatView } from "./heat-view.ts";
import type { Predicting } from "./predicting.ts";
import type { InHand } from "./search-in-hand.ts";
import type { Sight } from "./sight.ts";
import { solutionView } from "./solution-view.ts";
import { stateView } from "./state-view.ts";
import { stepInWords } from "./step-words.ts";
import { type ToolbarActions, toolbar } from "./toolbar.ts";
import { treeView } from "./tree-view.ts";

/** What a person has chosen of how it is shown, and a page may say. */
export interface Outlook {
  readonly zoom: number | "fit";
  readonly heat: HeatKind;
}

/** What is as it was at first where one comes again. */
export interface Looks {
  readonly speed: number;
  readonly isRunToOpen: boolean;
  /** Why it did not run to where it should. */
  readonly complaint: Complaint | undefined;
}

export interface ViewsState {
  readonly inHand: InHand;
  readonly language: Language;
  readonly words: ExplorerWords;
  readonly explanations: Explanations;
  readonly predicting: Predicting;
  readonly looks: Looks & Outlook;
  readonly isRunning: boolean;
  readonly canGoOn: boolean;
  readonly isPredicting: boolean;
  readonly isSolutionOnly: boolean;
  readonly breakpoint: Breakpoint;
  readonly does: ToolbarActions;
  choose(node: number | undefined): void;
  look(outlook: Partial<Outlook>): void;
  answer(node: number): void;
}

export function views(state: ViewsState): TemplateResult {
  const { inHand, language, words, looks, does } = state;
  const { tour, pictures, places } = inHand;
  const { chronicle, exploration, position } = tour;
  const { explanations, choose } = state;
  const sight: Sight = { tour, pictures, language, words, explanations, choose };
  const isGoal = chronicle.typeOf(position) === "destination";
  const isPath = state.isSolutionOnly && exploration.solution !== null;
  return html`${toolbar({ ...state, ...looks, tour })}
    ${
      exploration.ending === "cut" && inHand.file === undefined
        ? html`<p class="told">${words.cut(grouped(exploration.states, language))}</p>`
        : nothing
    }
    <p class="happened ${isGoal ? "goal" : ""}" part="happened">${stepInWords(tour, language)}</p>
    <div class="views">
      <div class="column">${stateView(sight, () => state.choose(undefined))} ${countsView(sight)}</div>
      <div class="column">
        ${
          state.isPredicting && !tour.isAtEnd
            ? questionView(sight, state.predicting, state.answer)
            : frontierView(sight)
        }
        ${
          isPath
            ? solutionView(sight, does.goTo)
            : treeView(sight, { now: looks.zoom, set: (zoom) => state.look({ zoom }) })
        }
        ${roundsView(sight, does.goTo)}
        ${heatView(sight, places, looks.heat, (heat) => state.look({ heat }))}
      </div>
    </div>`;
}

/** What had the focus can perhaps not be pressed any more, or is gone; in the tree the focus goes with what is chosen. */
export function keepFocus(root: ShadowRoot, before: Element | null): void {
  const focused = root.activeElement;
  const isDisabled = focused instanceof HTMLButtonElement && focused.disabled;
  const isGone = focused === null && before !== null && !before.isConnected;
  if (isDisabled || isGone) {
    const turns = ["#check-own", "#cancel-check"];
    const first = turns.includes(`#${before?.id}`) ? turns : [];
    const buttons = [...first, "#step", "#back"].map((id) => root.querySelector<HTMLButtonElement>(id));
    buttons.find((button) => button !== null && !button.disabled)?.focus();
  } else if (focused?.closest("[role=tree]") != null) {
    root.querySelector<SVGElement>("[role=treeitem][tabindex='0']")?.focus({ preventScroll: true });
  }
}

/** So far from the edge. */
const MARGIN = 40;

/** The node that is looked at comes into sight, in its own scroller: never does the page move. */
export function scrollToShown(root: ParentNode): void {
  const canvas = root.querySelector(".canvas");
  const node = root.querySelector(".node.shown rect");
  if (canvas === null || node === null) return;
  const [around, box] = [canvas.getBoundingClientRect(), node.getBoundingClientRect()];
  if (box.left < around.left + MARGIN || box.right > around.right - MARGIN)
    canvas.scrollLeft += (box.left + box.right - around.left - around.right) / 2;
  if (box.top < around.top + MARGIN || box.bottom > around.bottom - MARGIN)
    canvas.scrollTop += (box.top + box.bottom - around.top - around.bottom) / 2;
}
