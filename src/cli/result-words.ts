// What the result of a search means, in a sentence or two, in English and in Portuguese: what was found, what is proven,
// and what is open. Nothing that is not proven is said to be.
import type { Language, Words } from "../language/words.ts";
import type { SolveOptions } from "../solving/options.ts";
import type { SolveResult } from "../solving/result.ts";
import { grouped } from "./amounts.ts";
import { counted, MORE_MOVES, MOVES, STATES } from "./language.ts";

/** What of a request the words of its result depend on. */
type Asked = Pick<SolveOptions, "depth" | "from">;

export function inWords(result: SolveResult, asked: Asked, language: Language): string {
  const { status, limit, expanded } = result;
  if (status === "solved") return solvedIn(result, asked)[language];
  if (status === "unsolvable") return `${UNSOLVABLE[language]} ${(result.why ?? NO_MOVES)[language]}`;
  const proven = result.lowerBound === 0 ? "" : ` ${provenOf(result)[language]}`;
  const soFar: Words = {
    en: `${counted(expanded, STATES, "en")} expanded`,
    pt: `${counted(expanded, STATES, "pt")} ${expanded === 1 ? "expandido" : "expandidos"}`,
  };
  const open = openIn(result)[language];
  if (status === "cancelled") return `${INTERRUPTED[language]}, ${soFar[language]}; ${open}${proven}`;
  if (status === "limit") return `${STOPPED[limit ?? "time"][language]}, ${soFar[language]}; ${open}${proven}`;
  return `${NOT_FOUND[language]}: ${whyIncomplete(result, asked)[language]}${proven}`;
}

const UNSOLVABLE: Words = { en: "Unsolvable.", pt: "Sem solução." };
const NO_MOVES: Words = {
  en: "It is proven that no moves solve this level.",
  pt: "Está provado que não há jogadas que resolvam este nível.",
};
const INTERRUPTED: Words = { en: "Interrupted", pt: "Interrompido" };
const STOPPED: Readonly<Record<NonNullable<SolveResult["limit"]>, Words>> = {
  time: { en: "Stopped by the limit on time", pt: "Parado pelo limite de tempo" },
  nodes: { en: "Stopped by the limit on nodes", pt: "Parado pelo limite de nós" },
  memory: { en: "Stopped by the limit on memory", pt: "Parado pelo limite de memória" },
};
const NOT_FOUND: Words = { en: "No solution found", pt: "Nenhuma solução encontrada" };

/** What a search that was stopped leaves open. */
function openIn({ cost }: SolveResult): Words {
  if (cost === null) {
    return { en: "whether there is a solution is open.", pt: "fica em aberto se há uma solução." };
  }
  return {
    en: `the best solution so far costs ${grouped(cost, "en")}, and a better one may exist.`,
    pt: `a melhor solução até agora custa ${grouped(cost, "pt")}, e pode existir uma melhor.`,
  };
}

function solvedIn(result: SolveResult, { depth, from = "" }: Asked): Words {
  const { moves, cost, optimal, lowerBound, costModel, stars } = result;
  const length = moves === "" || moves === null ? 0 : moves.split(" ").length;
  const noun = from === "" ? MOVES : MORE_MOVES;
  const rating = (of: string): string => {
    return stars === null ? "" : `, ${"★".repeat(stars)}${"☆".repeat(3 - stars)} ${stars} ${of}`;
  };
  const isUsual = costModel === "moves";
  const within = depth === "budget";
  const least = lowerBound === 0 ? undefined : lowerBound;
  const notProven: Words = {
    en: `not proven optimal${least === undefined ? "" : ` (no solution costs less than ${grouped(least, "en")})`}`,
    pt: `não está provado que é ótima${least === undefined ? "" : ` (nenhuma custa menos de ${grouped(least, "pt")})`}`,
  };
  const proof: Words = {
    en: optimal ? `proven optimal${within ? " within the budget" : ""}` : notProven.en,
    pt: optimal ? `provadamente ótima${within ? " dentro do limite de jogadas" : ""}` : notProven.pt,
  };
  const price: Words = {
    en: `${isUsual ? "" : "weighted "}cost ${grouped(cost ?? 0, "en")}`,
    pt: `custo ${isUsual ? "" : "ponderado "}${grouped(cost ?? 0, "pt")}`,
  };
  return {
    en: `Solved in ${counted(length, noun, "en")}, ${price.en}, ${proof.en}${rating("of 3 stars")}.`,
    pt: `Resolvido em ${from === "" ? "" : "mais "}${counted(length, noun, "pt")}, ${price.pt}, ${proof.pt}${rating("de 3 estrelas")}.`,
  };
}

function provenOf({ lowerBound, costModel }: SolveResult): Words {
  const isUsual = costModel === "moves";
  const en = isUsual ? counted(lowerBound, MOVES, "en") : `a weighted cost of ${grouped(lowerBound, "en")}`;
  const pt = isUsual ? counted(lowerBound, MOVES, "pt") : `um custo ponderado de ${grouped(lowerBound, "pt")}`;
  return { en: `No solution takes less than ${en}.`, pt: `Nenhuma solução fica abaixo de ${pt}.` };
}

function whyIncomplete({ algorithm }: SolveResult, { depth }: Asked): Words {
  if (depth === "budget") {
    return { en: "none is within the budget of the level.", pt: "nenhuma cabe no limite de jogadas do nível." };
  }
  if (depth === undefined) {
    return {
      en: "the heuristic gave up states that may lead to one.",
      pt: "a heurística desistiu de estados que podem levar a uma.",
    };
  }
  const [en, pt] = [counted(depth, MOVES, "en"), counted(depth, MOVES, "pt")];
  if (algorithm === "dls") {
    return {
      en: `none has ${en} or less; a longer one may exist.`,
      pt: `nenhuma tem ${pt} ou menos; pode existir uma mais longa.`,
    };
  }
  return {
    en: `${algorithm} went ${en} deep and looked at no state twice, so that it may have missed one.`,
    pt: `${algorithm} desceu ${pt} e não olhou duas vezes para o mesmo estado, pelo que pode ter falhado uma.`,
  };
}
