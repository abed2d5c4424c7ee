// What happens in a search, in sentences: an event, a whole expansion, why a node was given up, and whether a prediction was right.
import { type Fate, NONE } from "../../exploring/chronicle.ts";
import type { Exploration } from "../../exploring/explore.ts";
import { takesNoneUpAgain } from "../../exploring/fall.ts";
import type { Reason } from "../../exploring/frontier.ts";
import type { Verdict } from "../../exploring/question.ts";
import { roundsAt } from "../../exploring/rounds.ts";
import type { Tour } from "../../exploring/tour.ts";
import { capitalized, type Language } from "../../language/words.ts";
import { grouped, rounded } from "../common/amounts.ts";
import type { Explanation } from "../common/explained.ts";
import { FALL_WORDS, fallInWords } from "./fall-words.ts";

type Tell = (...values: string[]) => string;

interface StepWords {
  readonly start: Tell;
  readonly round: Tell;
  readonly expanded: Tell;
  readonly expandedStart: Tell;
  readonly isNew: Tell;
  readonly known: Tell;
  /** By a search that would take a cheaper path. */
  readonly knownAsCheap: Tell;
  /** Of searches with a stack: what a state is they find out when they take it. */
  readonly stacked: Tell;
  readonly takenKnown: Tell;
  readonly takenBeyond: Tell;
  readonly cheaper: Tell;
  readonly reopened: Tell;
  readonly goal: Tell;
  readonly goalAtOnce: Tell;
  readonly pruned: Readonly<Partial<Record<Fate, Tell>>>;
  readonly noSuccessors: string;
  readonly successors: Tell;
  readonly one: Tell;
  readonly parts: Readonly<Record<"new" | "stacked" | "known" | "cheaper" | "dead" | "beyond" | "goal", Tell>>;
  readonly ends: Readonly<Record<Exploration["ending"], string>>;
  readonly right: Tell;
  readonly wrong: Tell;
  /** Why the answer goes before a wrong one; and why it is the first of all, beside the second. */
  readonly reasons: Readonly<Record<Reason, Tell>>;
  readonly leastOfAll: Tell;
  /** The two that are compared, of which a right answer is one. */
  readonly both: (isRight: boolean) => string;
  readonly state: Tell;
}

const EN: StepWords = {
  start: (values) => `The start waits: ${values}.`,
  round: (number, bound) => `Round ${number} begins again at the start: nothing beyond ${bound} is looked at.`,
  expanded: (state, move, values) => `${state}, by ${move}, is expanded: ${values}.`,
  expandedStart: (values) => `The start is expanded: ${values}.`,
  isNew: (move, state, values) => `${move} leads to ${state}, which is new and waits: ${values}.`,
  known: (move, state) => `${move} leads to ${state}, which was met before.`,
  knownAsCheap: (move, state) => `${move} leads to ${state}, which was met before at no more cost.`,
  stacked: (move, state, values) => `${move} leads to ${state}, which is put on the stack: ${values}.`,
  takenKnown: (move, state) => `${state}, by ${move}, is taken from the stack and dropped: it was met before.`,
  takenBeyond: (move, state, values) =>
    `${state}, by ${move}, is taken from the stack and not expanded: it is as deep as the bound allows, ${values}.`,
  cheaper: (move, state, values) => `${move} leads to ${state} more cheaply than before: it waits anew: ${values}.`,
  reopened: (move, state, values) =>
    `${move} leads to ${state} more cheaply than before: it had been expanded and is reopened: ${values}.`,
  goal: (values) => `The goal is taken: solved, with ${values}.`,
  goalAtOnce: (move, values) =>
    `${move} leads to the goal: solved, with ${values}. This search looks for the goal as soon as a state is made.`,
  pruned: {
    dead: (move, state) => `${move} leads to ${state}, which is dead: the rules allow no solution from there.`,
    hopeless: (move, state) => `${move} leads to ${state}, from where h proves that there is no solution.`,
    "given-up": (move, state) => `${move} leads to ${state}, which h gives up. That proves nothing.`,
    beyond: (move, state, values) => `${move} leads to ${state}, beyond the bound: ${values}.`,
    pruned: (move, state) => `${move} leads to ${state}, which is given up.`,
  },
  noSuccessors: "It has no successors.",
  successors: (count, parts) => `${count} successors: ${parts}.`,
  one: (parts) => `1 successor: ${parts}.`,
  parts: {
    new: (n) => `${n} new`,
    stacked: (n) => `${n} put on the stack`,
    known: (n) => `${n} met before`,
    cheaper: (n) => `${n} reached more cheaply`,
    dead: (n) => `${n} dead`,
    beyond: (n) => `${n} beyond the bound`,
    goal: () => "the goal",
  },
  ends: {
    solved: "",
    unsolvable: "Nothing waits any more: there is no solution.",
    exhausted: "Nothing waits any more. As something was cut off without a proof, there may still be a solution.",
    cut: "The search goes on; so much of it is kept.",
  },
  right: (why) => `Right: ${why}.`,
  wrong: (state, why) => `No, ${state} is next: ${why}.`,
  reasons: {
    key: (name, least, other) => `its ${name} is ${least}, that of the one you chose is ${other}`,
    "larger-g": (name, least, both, larger, smaller) =>
      `${both} ${name} ${least}, and of equals the larger g goes first, ${larger} before ${smaller}`,
    alike: (name, least, both) =>
      `${both} ${name} ${least}${name === "g" ? "" : " and the same g"}, and of equals the one that has waited longer goes first`,
    "waits-longer": () => "it has waited longest: first in, first out",
    "put-last": () => "it was put on the stack last: last in, first out",
    told: () => "so the trace says",
  },
  both: (isRight) => (isRight ? "it and the next one have" : "both have"),
  leastOfAll: (name, least, other) => `its ${name} is ${least}, and the next one has ${other}`,
  state: (number) => `state ${number}`,
};

const PT: StepWords = {
  start: (values) => `O início espera: ${values}.`,
  round: (number, bound) => `A ronda ${number} começa de novo no início: nada além de ${bound} é visto.`,
  expanded: (state, move, values) => `${state}, por ${move}, é expandido: ${values}.`,
  expandedStart: (values) => `O início é expandido: ${values}.`,
  isNew: (move, state, values) => `${move} leva ao ${state}, que é novo e fica à espera: ${values}.`,
  known: (move, state) => `${move} leva ao ${state}, já visto antes.`,
  knownAsCheap: (move, state) => `${move} leva ao ${state}, já visto antes sem maior custo.`,
  stacked: (move, state, values) => `${move} leva ao ${state}, que é posto na pilha: ${values}.`,
  takenKnown: (move, state) => `${state}, por ${move}, é tirado da pilha e largado: já foi visto antes.`,
  takenBeyond: (move, state, values) =>
    `${state}, por ${move}, é tirado da pilha e não é expandido: está tão fundo quanto o limite deixa, ${values}.`,
  cheaper: (move, state, values) => `${move} leva ao ${state} mais barato do que antes: espera de novo: ${values}.`,
  reopened: (move, state, values) =>
    `${move} leva ao ${state} mais barato do que antes: tinha sido expandido e é reaberto: ${values}.`,
  goal: (values) => `O objetivo é tirado: resolvido, com ${values}.`,
  goalAtOnce: (move, values) =>
    `${move} leva ao objetivo: resolvido, com ${values}. Esta procura vê se é o objetivo logo que um estado é gerado.`,
  pruned: {
    dead: (move, state) => `${move} leva ao ${state}, que está morto: as regras não deixam solução a partir dali.`,
    hopeless: (move, state) => `${move} leva ao ${state}, de onde h prova que não há solução.`,
    "given-up": (move, state) => `${move} leva ao ${state}, que h abandona. Isso não prova nada.`,
    beyond: (move, state, values) => `${move} leva ao ${state}, além do limite: ${values}.`,
    pruned: (move, state) => `${move} leva ao ${state}, que é abandonado.`,
  },
  noSuccessors: "Não tem sucessores.",
  successors: (count, parts) => `${count} sucessores: ${parts}.`,
  one: (parts) => `1 sucessor: ${parts}.`,
  parts: {
    new: (n) => (n === "1" ? "1 novo" : `${n} novos`),
    stacked: (n) => (n === "1" ? "1 posto na pilha" : `${n} postos na pilha`),
    known: (n) => (n === "1" ? "1 já visto" : `${n} já vistos`),
    cheaper: (n) => `${n} por um caminho mais barato`,
    dead: (n) => (n === "1" ? "1 morto" : `${n} mortos`),
    beyond: (n) => `${n} além do limite`,
    goal: () => "o objetivo",
  },
  ends: {
    solved: "",
    unsolvable: "Já nada espera: não há solução.",
    exhausted: "Já nada espera. Como algo foi cortado sem prova, pode ainda haver uma solução.",
    cut: "A procura continua; é esta a parte guardada.",
  },
  right: (why) => `Certo: ${why}.`,
  wrong: (state, why) => `Não, o próximo é o ${state}: ${why}.`,
  reasons: {
    key: (name, least, other) => `o seu ${name} é ${least}, o do que escolheu é ${other}`,
    "larger-g": (name, least, both, larger, smaller) =>
      `${both} ${name} ${least}, e entre iguais o maior g vai primeiro, ${larger} antes de ${smaller}`,
    alike: (name, least, both) =>
      `${both} ${name} ${least}${name === "g" ? "" : " e o mesmo g"}, e entre iguais vai primeiro o que esperou mais tempo`,
    "waits-longer": () => "é o que espera há mais tempo: o primeiro a entrar é o primeiro a sair",
    "put-last": () => "foi o último posto na pilha: o último a entrar é o primeiro a sair",
    told: () => "assim o diz o traço",
  },
  both: (isRight) => (isRight ? "ele e o seguinte têm" : "ambos têm"),
  leastOfAll: (name, least, other) => `o seu ${name} é ${least}, e o seguinte tem ${other}`,
  state: (number) => `estado ${number}`,
};

const WORDS: Readonly<Record<Language, StepWords>> = { en: EN, pt: PT };

/** `state 7`: by the number that traces have too. */
export function stateName(tour: Tour, node: number, language: Language): string {
  return WORDS[language].state(grouped(tour.chronicle.stateOf(node), language));
}

/** `g 2 + h 3 = f 5`, as far as the search looks at them. */
export function valuesOf({ exploration }: Tour, node: number, language: Language): string {
  const { algorithm, weight } = exploration;
  const g = `g ${rounded(exploration.g(node), language)}`;
  const h = exploration.h(node);
  if (h === null) return g;
  if (algorithm === "greedy") return `h ${rounded(h, language)}, ${g}`;
  if (algorithm === undefined) return `${g}, h ${rounded(h, language)}, f ${rounded(exploration.f(node), language)}`;
  const times = weight === 1 ? "" : `${rounded(weight, language)} × `;
  return `${g} + ${times}h ${rounded(h, language)} = f ${rounded(exploration.f(node), language)}`;
}

/** What g, h and f are, as far as the search looks at them. */
export function explainValues({ exploration }: Tour, node: number, language: Language): Explanation {
  const { g, h, f } = VALUES[language];
  if (exploration.h(node) === null) return { name: "g", sentence: g };
  return exploration.algorithm === "greedy" ? { name: "h, g", sentence: h } : { name: "g, h, f", sentence: f };
}

const VALUES: Readonly<Record<Language, Readonly<Record<"g" | "h" | "f", string>>>> = {
  en: {
    g: "What the way here costs.",
    h: "h is what the heuristic expects the rest to cost: the least is next. g, what the way here costs, does not count.",
    f: "g is what the way here costs, h what the heuristic expects of the rest, and f what it expects of the whole.",
  },
  pt: {
    g: "O que custa o caminho até aqui.",
    h: "h é o que a heurística espera que o resto custe: o menor é o seguinte. g, o custo do caminho até aqui, não conta.",
    f: "g é o custo do caminho até aqui, h o que a heurística espera do resto, e f o que espera do todo.",
  },
};

/** What an algorithm compares: the name of it, and its value at a node. */
export function comparedAt({ exploration }: Tour, node: number): { name: "f" | "g" | "h"; value: number } {
  const { algorithm } = exploration;
  const h = exploration.h(node);
  if (algorithm === "greedy") return { name: "h", value: h ?? 0 };
  if (h === null) return { name: "g", value: exploration.g(node) };
  return { name: "f", value: exploration.f(node) };
}

/** What has happened at a position, in one or two sentences. */
export function stepInWords(tour: Tour, language: Language): string {
  const { chronicle, exploration, position, grain } = tour;
  const told = grain === "event" ? eventInWords(tour, position, language) : expansionInWords(tour, language);
  const ending = tour.isAtEnd ? WORDS[language].ends[exploration.ending] : "";
  return chronicle.last === 0 || ending === "" ? told : `${told} ${ending}`;
}

function eventInWords(tour: Tour, event: number, language: Language): string {
  const { chronicle, exploration } = tour;
  const words = WORDS[language];
  const node = chronicle.nodeOf(event);
  const values = valuesOf(tour, node, language);
  const state = stateName(tour, node, language);
  const move = exploration.move(node) ?? "";
  switch (chronicle.typeOf(event)) {
    case "source":
      return words.start(values);
    case "round": {
      const rounds = roundsAt(exploration, event);
      return words.round(grouped(rounds.length, language), boundOf(tour, rounds.at(-1)?.bound ?? null, language));
    }
    case "expanding":
      return chronicle.parentOf(node) === NONE
        ? words.expandedStart(values)
        : capitalized(words.expanded(state, move, values));
    case "generating":
      return together(
        chronicle.discipline.kind === "stack" ? words.stacked(move, state, values) : words.isNew(move, state, values),
        fallInWords(exploration, node, language),
      );
    case "updating":
      return together(
        chronicle.reopens(node) ? words.reopened(move, state, values) : words.cheaper(move, state, values),
        chronicle.reopens(node) && takesNoneUpAgain(exploration) ? FALL_WORDS[language].reopened : "",
        fallInWords(exploration, node, language),
      );
    case "destination":
      return chronicle.bornAt(node) === event && chronicle.parentOf(node) !== NONE
        ? words.goalAtOnce(move, values)
        : words.goal(values);
    case "duplicate":
      if (chronicle.bornAt(node) !== event) return capitalized(words.takenKnown(move, state));
      return looksAtCost(exploration.algorithm) ? words.knownAsCheap(move, state) : words.known(move, state);
    default: {
      if (chronicle.bornAt(node) !== event && chronicle.parentOf(node) !== NONE) {
        return capitalized(words.takenBeyond(move, state, values));
      }
      const tell = words.pruned[chronicle.fateAt(node, event)] ?? words.pruned.beyond;
      return tell?.(move, state, values) ?? "";
    }
  }
}

/** It takes a state up again that it reaches at less cost. */
function looksAtCost(algorithm: Exploration["algorithm"]): boolean {
  return algorithm === "ucs" || algorithm === "astar";
}

/** The node that was taken last, and what became of its successors. */
function expansionInWords(tour: Tour, language: Language): string {
  const { chronicle, exploration, position } = tour;
  const words = WORDS[language];
  const node = tour.taken;
  const taken =
    chronicle.bornAt(node) > 0 && chronicle.endedAt(node) > position ? chronicle.bornAt(node) : chronicle.endedAt(node);
  if (position === 0 || taken > position) return eventInWords(tour, position, language);
  const children = chronicle.childrenOf(node, position);
  const told = eventInWords(tour, taken, language);
  if (chronicle.typeOf(taken) !== "expanding" || hasMore(tour, node)) return told;
  if (children.length === 0) return `${told} ${words.noSuccessors}`;
  const counts = { new: 0, stacked: 0, known: 0, cheaper: 0, dead: 0, beyond: 0, goal: 0 };
  for (const child of children) counts[kindOf(tour, child)]++;
  const parts = Object.entries(counts).flatMap(([kind, count]) =>
    count === 0 ? [] : [words.parts[kind as keyof typeof counts](grouped(count, language))],
  );
  const list = parts.join(", ");
  const followed = children.length === 1 ? words.one(list) : words.successors(grouped(children.length, language), list);
  const falling = children.map((child) => fallInWords(exploration, child, language)).find((said) => said !== "");
  return together(told, followed, falling ?? "");
}

function together(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

/** A breakpoint stops amid an expansion: nobody has seen yet what else follows from the node. */
function hasMore({ chronicle, position }: Tour, node: number): boolean {
  if (position === chronicle.last) return false;
  const next = chronicle.nodeOf(position + 1);
  return chronicle.bornAt(next) === position + 1 && chronicle.parentOf(next) === node;
}

function kindOf({ chronicle }: Tour, child: number): keyof StepWords["parts"] {
  switch (chronicle.typeOf(chronicle.bornAt(child))) {
    case "generating":
      return chronicle.discipline.kind === "stack" ? "stacked" : "new";
    case "duplicate":
      return "known";
    case "updating":
      return "cheaper";
    case "destination":
      return "goal";
    default:
      return chronicle.fateAt(child, chronicle.bornAt(child)) === "beyond" ? "beyond" : "dead";
  }
}

/** `f 7`, `depth 3`. */
function boundOf({ exploration }: Tour, bound: number | null, language: Language): string {
  const name = exploration.algorithm === "idastar" ? "f" : language === "pt" ? "profundidade" : "depth";
  return `${name} ${bound === null ? "?" : rounded(bound, language)}`;
}

export function verdictInWords(tour: Tour, { isRight, answer, reason, rival }: Verdict, language: Language): string {
  const words = WORDS[language];
  const { name, value } = comparedAt(tour, answer);
  const other = comparedAt(tour, rival).value;
  const { exploration } = tour;
  const told = [name, rounded(value, language)];
  const tell = isRight && reason === "key" ? words.leastOfAll : words.reasons[reason];
  const g = (node: number): string => rounded(exploration.g(node), language);
  const why =
    reason === "key"
      ? tell(...told, rounded(other, language))
      : tell(...told, words.both(isRight), g(answer), g(rival));
  return isRight ? words.right(why) : words.wrong(stateName(tour, answer, language), why);
}
