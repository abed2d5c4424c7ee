// A heuristic that a person writes where a search with it is explored: its field, how the search is begun and ended, and what that
// shows of the heuristic, each flaw with the way to where it shows. It is loaded with the field.
import { html, nothing, type TemplateResult } from "lit";
import type { Exploration } from "../../exploring/explore.ts";
import { type Flaws, flawsOf } from "../../exploring/flaws.ts";
import type { Language } from "../../language/words.ts";
import { grouped, rounded } from "../common/amounts.ts";
import { fallInWords } from "../explorer/fall-words.ts";

/** Why a search did not come to its end: somebody cancelled it, or it was given up after so many seconds. */
export type Ending = "cancelled" | { readonly gaveUpAfter: number };

/** What a search is explored with, beside what is written. */
export interface ExploringState {
  readonly language: Language;
  /** What the heuristic answers is being asked for. */
  readonly isAsking: boolean;
  readonly ended: Ending | undefined;
  /** The search that was made with it; undefined where none is shown. */
  readonly exploration: Exploration | undefined;
  /** Whether it is not folded away, and who hears where a person does that. */
  readonly isOpen: boolean;
  readonly folded: (isOpen: boolean) => unknown;
  /** The one button. */
  readonly pressed: () => unknown;
  readonly goTo: (event: number) => unknown;
}

const EN = {
  code: "Your heuristic",
  explore: "Explore with it",
  cancel: "Cancel",
  anew: "What you write is explored anew when you pause.",
  cancelled: "The search was cancelled.",
  gaveUp: (seconds: number) =>
    `Given up after ${seconds} s: the search is too large for your function, or the function never ends.`,
  flaws: "What this search shows of it",
  none: "Nothing shows here against it: it never falls by more than a move costs, and says no more than the rest of the solution costs. Check asks it on every state.",
  noneUnsolved:
    "Nothing shows here against it: it never falls by more than a move costs. Whether it says too much does not show where no solution is found. Check asks it on every state.",
  excess: (state: string, h: string, enough: string) =>
    `Not admissible: at state ${state} h is ${h}, and ${enough} is enough.`,
  reopened: (times: string, once: boolean) =>
    once ? "A state is reopened." : `States are reopened, ${times} times in all.`,
  goTo: (event: string) => `Go to event ${event}`,
};

const PT: typeof EN = {
  code: "A sua heurística",
  explore: "Explorar com ela",
  cancel: "Cancelar",
  anew: "O que escrever é explorado de novo quando fizer uma pausa.",
  cancelled: "A procura foi cancelada.",
  gaveUp: (seconds) =>
    `Desistiu ao fim de ${seconds} s: a procura é grande demais para a sua função, ou a função nunca acaba.`,
  flaws: "O que esta procura mostra dela",
  none: "Nada se vê aqui contra ela: nunca desce mais do que a jogada custa, e não diz mais do que custa o resto da solução. Verificar pergunta-lhe por todos os estados.",
  noneUnsolved:
    "Nada se vê aqui contra ela: nunca desce mais do que a jogada custa. Se diz demais não se vê onde não se encontra solução. Verificar pergunta-lhe por todos os estados.",
  excess: (state, h, enough) => `Não admissível: no estado ${state} h é ${h}, e ${enough} chega.`,
  reopened: (times, once) => (once ? "Um estado é reaberto." : `Há estados reabertos, ${times} vezes ao todo.`),
  goTo: (event) => `Ir para o evento ${event}`,
};

const WORDS: Readonly<Record<Language, typeof EN>> = { en: EN, pt: PT };

/** It can be folded away, for below it is what is looked at. `stuck` is said while it is asked. */
export function exploringView(field: unknown, stuck: unknown, state: ExploringState): TemplateResult {
  const { language, isAsking, ended, exploration, isOpen, pressed } = state;
  const words = WORDS[language];
  const toggled = ({ currentTarget }: Event): unknown => state.folded((currentTarget as HTMLDetailsElement).open);
  return html`<details class="own-code" ?open=${isOpen} @toggle=${toggled}><summary>${words.code}</summary><div class="panel">${field}
    <div class="actions">
      <button type="button" id="explore-own" @click=${pressed}>${isAsking ? words.cancel : words.explore}</button>
      <span class="told">${words.anew}</span>
    </div>
    ${isAsking ? stuck : nothing}
    <div role="status">${ended === undefined ? nothing : html`<p class="refused">${ended === "cancelled" ? words.cancelled : words.gaveUp(ended.gaveUpAfter)}</p>`}</div>
    ${exploration === undefined ? nothing : flawsView(exploration, state)}</div></details>`;
}

/** Of large searches it takes a moment. */
const known = new WeakMap<Exploration, Flaws>();

function flawsView(exploration: Exploration, { language, goTo }: ExploringState): TemplateResult {
  const words = WORDS[language];
  const { chronicle } = exploration;
  const told = flawsInWords(exploration, language).map(([node, said]) => {
    const event = chronicle.bornAt(node);
    return html`<li>${said} <button type="button" class="place" @click=${() => goTo(event)}>${words.goTo(grouped(event + 1, language))}</button></li>`;
  });
  return html`<div class="flaws" role="group" aria-label=${words.flaws} part="flaws">
    <p class="label">${words.flaws}</p>
    ${told.length === 0 ? html`<p>${noFlawInWords(exploration, language)}</p>` : html`<ul role="list">${told}</ul>`}
  </div>`;
}

/** Where nothing shows. Only a solution tells what is enough. */
export function noFlawInWords({ ending }: Exploration, language: Language): string {
  const { none, noneUnsolved } = WORDS[language];
  return ending === "solved" ? none : noneUnsolved;
}

/** Each with the node at which it shows. */
function flawsInWords(exploration: Exploration, language: Language): [node: number, said: string][] {
  const flaws = known.get(exploration) ?? flawsOf(exploration);
  known.set(exploration, flaws);
  const words = WORDS[language];
  const { excess, fall, reopening } = flaws;
  const told: [number, string][] = [];
  if (excess !== undefined) {
    const { node, h, enough } = excess;
    const state = grouped(exploration.chronicle.stateOf(node), language);
    told.push([node, words.excess(state, rounded(h, language), rounded(enough, language))]);
  }
  if (fall !== undefined) told.push([fall, fallInWords(exploration, fall, language)]);
  if (reopening !== undefined) {
    const { node, times } = reopening;
    told.push([node, words.reopened(grouped(times, language), times === 1)]);
  }
  return told;
}
