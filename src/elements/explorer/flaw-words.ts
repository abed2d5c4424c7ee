// What a search shows of its heuristic, in sentences, where it happens and of the whole search: it falls too fast, a state is
// reopened, it says too much.
import type { Exploration } from "../../exploring/explore.ts";
import { type Fall, type Flaws, fallAt } from "../../exploring/flaws.ts";
import type { Language } from "../../language/words.ts";
import { grouped, rounded } from "../common/amounts.ts";

interface FlawWords {
  readonly fFalls: (move: string, from: string, to: string) => string;
  readonly hFalls: (move: string, from: string, to: string, cost: string) => string;
  readonly reopened: string;
  readonly title: string;
  readonly excess: (state: string, h: string, enough: string) => string;
  readonly taken: (states: string, one: boolean) => string;
  readonly none: string;
  readonly noneUnsolved: string;
  readonly goTo: (event: string) => string;
}

const EN: FlawWords = {
  fFalls: (move, from, to) => `By ${move}, f falls from ${from} to ${to}: h is not consistent.`,
  hFalls: (move, from, to, cost) =>
    `By ${move}, which costs ${cost}, h falls from ${from} to ${to}: it is not consistent.`,
  reopened: "With a consistent h none is.",
  title: "What this search shows of it",
  excess: (state, h, enough) => `Not admissible: at state ${state} h is ${h}, and ${enough} is enough.`,
  taken: (states, one) => (one ? "1 state is reopened." : `${states} states are reopened.`),
  none: "Nothing shows here against it: it never falls by more than a move costs, and says no more than the rest of the solution costs. Check asks it on every state.",
  noneUnsolved:
    "Nothing shows here against it: it never falls by more than a move costs. Whether it says too much does not show where no solution is found. Check asks it on every state.",
  goTo: (event) => `Go to event ${event}`,
};

const PT: FlawWords = {
  fFalls: (move, from, to) => `Por ${move}, f desce de ${from} para ${to}: h não é consistente.`,
  hFalls: (move, from, to, cost) => `Por ${move}, que custa ${cost}, h desce de ${from} para ${to}: não é consistente.`,
  reopened: "Com uma h consistente nenhum o é.",
  title: "O que esta procura mostra dela",
  excess: (state, h, enough) => `Não admissível: no estado ${state} h é ${h}, e ${enough} chega.`,
  taken: (states, one) => (one ? "1 estado é reaberto." : `${states} estados são reabertos.`),
  none: "Nada se vê aqui contra ela: nunca desce mais do que a jogada custa, e não diz mais do que custa o resto da solução. Verificar pergunta-lhe por todos os estados.",
  noneUnsolved:
    "Nada se vê aqui contra ela: nunca desce mais do que a jogada custa. Se diz demais não se vê onde não se encontra solução. Verificar pergunta-lhe por todos os estados.",
  goTo: (event) => `Ir para o evento ${event}`,
};

export const FLAW_WORDS: Readonly<Record<Language, FlawWords>> = { en: EN, pt: PT };

/** That h falls too fast along the move to a node; empty where it does not. Where f is what the search looks at, it is f that falls. */
export function fallInWords(exploration: Exploration, node: number, language: Language): string {
  const fall = fallAt(exploration, node);
  return fall === undefined ? "" : toldOf(fall, exploration.move(node) ?? "", exploration, language);
}

function toldOf(
  { g, from, to, cost }: Fall,
  move: string,
  { algorithm, weight }: Exploration,
  language: Language,
): string {
  const words = FLAW_WORDS[language];
  const short = (value: number): string => rounded(value, language);
  const looksAtF = algorithm === "idastar" || (algorithm === "astar" && weight === 1);
  if (looksAtF) return words.fFalls(move, short(g + from), short(g + cost + to));
  return words.hFalls(move, short(from), short(to), short(cost));
}

/** Where nothing shows. Only a solution tells what is enough. */
export function noFlawInWords({ ending }: Exploration, language: Language): string {
  const { none, noneUnsolved } = FLAW_WORDS[language];
  return ending === "solved" ? none : noneUnsolved;
}

/** What shows in the whole search, and the event at which it does. */
export function flawsInWords(
  exploration: Exploration,
  flaws: Flaws,
  language: Language,
): { said: string; event: number }[] {
  const words = FLAW_WORDS[language];
  const { excess, fall, reopened, firstReopened } = flaws;
  const told: { said: string; event: number }[] = [];
  if (excess !== undefined) {
    const { state, h, enough, event } = excess;
    told.push({ said: words.excess(grouped(state, language), rounded(h, language), rounded(enough, language)), event });
  }
  if (fall !== undefined) told.push({ said: toldOf(fall, fall.move, exploration, language), event: fall.event });
  if (firstReopened !== undefined) {
    told.push({ said: words.taken(grouped(reopened, language), reopened === 1), event: firstReopened });
  }
  return told;
}
