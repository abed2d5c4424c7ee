// What came of a search, in a sentence or two.
import type { Language, Words } from "../../language/words.ts";
import type { SolveOptions } from "../../solving/options.ts";
import type { SolveResult } from "../../solving/result.ts";
import { duration, grouped } from "../common/amounts.ts";
import { OWN } from "../own/own-name.ts";
import type { Standing } from "../own/standing.ts";

/** What of a request the words of its result depend on. */
interface Asked extends Pick<SolveOptions, "depth" | "from"> {
  /** Of a heuristic that a person wrote: what is proven with it is as good as its word. */
  readonly standing?: Standing | undefined;
}

export function resultInWords(result: SolveResult, asked: Asked, language: Language): string {
  return language === "pt" ? inPortuguese(result, asked) : inEnglish(result, asked);
}

function inEnglish(result: SolveResult, asked: Asked): string {
  const { status, limit, expanded, timeMs, lowerBound, cost, why } = result;
  const number = (count: number): string => grouped(count, "en");
  const took = `${number(expanded)} ${expanded === 1 ? "state" : "states"} in ${duration(timeMs, "en")}`;
  const isSaid = isOnItsWord(result, asked);
  const none = `costs less than ${number(lowerBound)}${isSaid ? `, ${IF_TRUE.en}` : ""}`;
  const least = lowerBound === 0 ? "" : ` No solution ${none}.`;
  if (status === "solved") {
    const moves = counted(result, asked, "move", "moves", "more ");
    const price = result.costModel === "moves" ? "" : ` at ${result.costModel} cost ${number(cost ?? 0)}`;
    const within = asked.depth === "budget" ? " within the budget" : "";
    const bound = lowerBound === 0 ? "" : ` (no solution ${none})`;
    const proven = isSaid ? `optimal${within} ${IF_TRUE.en}` : `${provenBy(asked, "en")}${within}`;
    const proof = result.optimal ? proven : `not proven optimal${bound}`;
    return `Solved in ${moves}${price}, ${proof}, ${took}.${starsOf(result, "of 3 stars")}`;
  }
  const hopeless = isSaid ? `No moves solve this ${IF_TRUE.en}.` : "Proven: no moves solve this.";
  if (status === "unsolvable") return `${why?.en ?? hopeless} ${took}.`;
  if (status === "exhausted") return `No solution found: ${missedInEnglish(asked, result)} ${took}.${least}`;
  const stopped = status === "cancelled" ? "Cancelled" : `Stopped by the limit on ${LIMITS.en[limit ?? "time"]}`;
  const soFar = `The best solution so far costs ${number(cost ?? 0)}; a better one may exist.`;
  return `${stopped} after ${took}. ${cost === null ? "Whether there is a solution is open." : soFar}${least}`;
}

function inPortuguese(result: SolveResult, asked: Asked): string {
  const { status, limit, expanded, timeMs, lowerBound, cost, why } = result;
  const number = (count: number): string => grouped(count, "pt");
  const took = `${number(expanded)} ${expanded === 1 ? "estado" : "estados"} em ${duration(timeMs, "pt")}`;
  const isSaid = isOnItsWord(result, asked);
  const none = `custa menos de ${number(lowerBound)}${isSaid ? `, ${IF_TRUE.pt}` : ""}`;
  const least = lowerBound === 0 ? "" : ` Nenhuma solução ${none}.`;
  if (status === "solved") {
    const moves = counted(result, asked, "jogada", "jogadas", "mais ");
    const price = result.costModel === "moves" ? "" : ` com custo ponderado ${number(cost ?? 0)}`;
    const within = asked.depth === "budget" ? " dentro do orçamento" : "";
    const bound = lowerBound === 0 ? "" : ` (nenhuma solução ${none})`;
    const proven = isSaid ? `ótimo${within} ${IF_TRUE.pt}` : `${provenBy(asked, "pt")}${within}`;
    const proof = result.optimal ? proven : `sem prova de que seja o ótimo${bound}`;
    return `Resolvido em ${moves}${price}, ${proof}, ${took}.${starsOf(result, "de 3 estrelas")}`;
  }
  const hopeless = isSaid
    ? `Nenhumas jogadas resolvem isto ${IF_TRUE.pt}.`
    : "Está provado: nenhumas jogadas resolvem isto.";
  if (status === "unsolvable") return `${why?.pt ?? hopeless} ${took}.`;
  if (status === "exhausted")
    return `Nenhuma solução encontrada: ${missedInPortuguese(asked, result)} ${took}.${least}`;
  const stopped = status === "cancelled" ? "Cancelado" : `Parado pelo limite de ${LIMITS.pt[limit ?? "time"]}`;
  const soFar = `A melhor solução até agora custa ${number(cost ?? 0)}; pode haver uma melhor.`;
  return `${stopped} após ${took}. ${cost === null ? "Se há solução, fica em aberto." : soFar}${least}`;
}

const IF_TRUE: Words = {
  en: "if your heuristic never overestimates, as it says",
  pt: "se a sua heurística nunca exagerar, como ela diz",
};

/** Nobody has asked that heuristic on every state. */
function isOnItsWord({ heuristic }: SolveResult, { standing }: Asked): boolean {
  return heuristic === OWN && standing !== "upheld";
}

/** Check is code that ran beside a person's own: it is named. */
function provenBy({ standing }: Asked, language: Language): string {
  if (standing !== "upheld") return language === "en" ? "proven optimal" : "ótimo provado";
  return language === "en"
    ? "optimal with a heuristic that Check found admissible"
    : "ótimo com uma heurística que Verificar achou admissível";
}

const LIMITS = {
  en: { time: "time", nodes: "states", memory: "memory" },
  pt: { time: "tempo", nodes: "estados", memory: "memória" },
} as const;

/** "12 moves", or "2 more moves" where some were made before. */
function counted({ depth }: SolveResult, { from = "" }: Asked, one: string, many: string, more: string): string {
  const language = one === "move" ? "en" : "pt";
  const prefix = from === "" ? "" : more;
  const count = grouped(depth, language);
  return language === "en"
    ? `${count} ${prefix}${depth === 1 ? one : many}`
    : `${prefix}${count} ${depth === 1 ? one : many}`;
}

function starsOf({ stars }: SolveResult, words: string): string {
  return stars === null ? "" : ` ${"★".repeat(stars)}${"☆".repeat(3 - stars)} ${stars} ${words}.`;
}

function missedInEnglish({ depth }: Asked, { heuristic }: SolveResult): string {
  if (depth === "budget") return "none is within the budget of the level.";
  if (depth !== undefined) return `none was met within a depth of ${depth}; there may be one.`;
  if (heuristic === OWN) return "only a heuristic that says it never overestimates proves that there is none.";
  return "the heuristic gave up states that may lead to one.";
}

function missedInPortuguese({ depth }: Asked, { heuristic }: SolveResult): string {
  if (depth === "budget") return "nenhuma cabe no orçamento do nível.";
  if (depth !== undefined) return `não se encontrou nenhuma até à profundidade ${depth}; pode haver uma.`;
  if (heuristic === OWN) return "só uma heurística que diz nunca exagerar prova que não há nenhuma.";
  return "a heurística abandonou estados que podiam levar a uma.";
}
