// What a solver says, in both languages.
import type { Language, Words } from "../../language/words.ts";
import type { Heuristic } from "../../puzzles/packed.ts";

const EN = {
  algorithm: "Algorithm",
  heuristic: "Heuristic",
  engine: "Engine",
  cost: "Cost",
  more: "More",
  depth: "Depth",
  depthHint: "moves, or budget",
  weight: "Weight",
  order: "Order",
  orders: { "": "As usual", any: "Any", canonical: "Canonical" },
  maxTime: "Time limit in seconds",
  maxNodes: "Limit on states",
  maxMemory: "Memory limit in MiB",
  none: "none",
  solve: "Solve",
  cancel: "Cancel",
  watch: "Watch",
  stopWatching: "Stop",
  whatIs: (name: string) => `What is ${name}?`,
  strongest: (name: string) => `Strongest (${name})`,
  noHeuristic: (algorithm: string) => `${algorithm} looks at no heuristic.`,
  isAStar: "With these choices it is A*.",
  engineNames: { wasm: "WebAssembly", ts: "TypeScript" },
  wasmBlocked: "WebAssembly is blocked here, so the slower TypeScript engine did the search.",
  noElement: (id: string) => `There is no element with the id ${id} on this page.`,
  noLevel: "There is no level to solve yet.",
  wrongLevel: "This level cannot be solved: it is wrong.",
  fromHere: "Solves from the present position.",
  searching: "Searching …",
  failed: (why: string) => `The search failed: ${why}`,
  progress: "Progress",
  expanded: "Expanded",
  rate: "States a second",
  frontier: "Frontier",
  lowerBound: "Proven bound",
  best: "Best so far",
  memory: "Memory",
  time: "Time",
  noneYet: "none yet",
  gap: (bound: string, best: string) => `Proven: none costs less than ${bound}. Found: ${best}.`,
  found: (cost: string) => `A solution of cost ${cost}.`,
  solution: "Solution",
  onlyFirst: (shown: string, all: string) => `The first ${shown} of ${all} moves.`,
  afterMove: (number: number, move: string) => `Move ${number}: ${move}`,
  theStart: "Start",
  beforeMoves: "Start: before the first move",
  watching: (played: string, all: string) => `Move ${played} of ${all}`,
  table: "The search in numbers",
  method: "Method",
  resultCost: "Cost of the solution",
  generated: "Generated",
  stored: "Stored",
  mostOpen: "Most open at once",
  searchDepth: "Depth",
  branching: "Branching factor",
  hStart: "Estimate of the start",
  weightOfH: "Weight of h",
  orderOfMoves: "Order of moves",
  prepared: "of it to prepare tables",
};

const PT: typeof EN = {
  algorithm: "Algoritmo",
  heuristic: "Heurística",
  engine: "Motor",
  cost: "Custo",
  more: "Mais",
  depth: "Profundidade",
  depthHint: "jogadas, ou budget",
  weight: "Peso",
  order: "Ordem",
  orders: { "": "A habitual", any: "Qualquer", canonical: "Canónica" },
  maxTime: "Limite de tempo em segundos",
  maxNodes: "Limite de estados",
  maxMemory: "Limite de memória em MiB",
  none: "nenhum",
  solve: "Resolver",
  cancel: "Cancelar",
  watch: "Ver",
  stopWatching: "Parar",
  whatIs: (name) => `O que é ${name}?`,
  strongest: (name) => `A mais forte (${name})`,
  noHeuristic: (algorithm) => `${algorithm} não olha para nenhuma heurística.`,
  isAStar: "Com estas escolhas é A*.",
  engineNames: { wasm: "WebAssembly", ts: "TypeScript" },
  wasmBlocked: "O WebAssembly está bloqueado aqui, por isso a procura foi feita pelo motor TypeScript, mais lento.",
  noElement: (id) => `Não há nesta página nenhum elemento com o id ${id}.`,
  noLevel: "Ainda não há nível para resolver.",
  wrongLevel: "Este nível não pode ser resolvido: tem erros.",
  fromHere: "Resolve a partir da posição atual.",
  searching: "A procurar …",
  failed: (why) => `A procura falhou: ${why}`,
  progress: "Progresso",
  expanded: "Expandidos",
  rate: "Estados por segundo",
  frontier: "Fronteira",
  lowerBound: "Limite provado",
  best: "Melhor até agora",
  memory: "Memória",
  time: "Tempo",
  noneYet: "ainda nenhuma",
  gap: (bound, best) => `Provado: nenhuma custa menos de ${bound}. Encontrado: ${best}.`,
  found: (cost) => `Uma solução de custo ${cost}.`,
  solution: "Solução",
  onlyFirst: (shown, all) => `As primeiras ${shown} de ${all} jogadas.`,
  afterMove: (number, move) => `Jogada ${number}: ${move}`,
  theStart: "Início",
  beforeMoves: "Início: antes da primeira jogada",
  watching: (played, all) => `Jogada ${played} de ${all}`,
  table: "A procura em números",
  method: "Método",
  resultCost: "Custo da solução",
  generated: "Gerados",
  stored: "Guardados",
  mostOpen: "Máximo de abertos ao mesmo tempo",
  searchDepth: "Profundidade",
  branching: "Fator de ramificação",
  hStart: "Estimativa do início",
  weightOfH: "Peso de h",
  orderOfMoves: "Ordem das jogadas",
  prepared: "dos quais a preparar tabelas",
};

export const SOLVER_WORDS: Readonly<Record<Language, typeof EN>> = { en: EN, pt: PT };

export type SolverWords = typeof EN;

export const ENGINES_EXPLAINED: Readonly<Record<"wasm" | "ts", Words>> = {
  wasm: {
    en: "The searches compiled for WebAssembly: the fast engine.",
    pt: "As procuras compiladas para WebAssembly: o motor rápido.",
  },
  ts: {
    en: "The same searches in TypeScript: they count the same and take longer.",
    pt: "As mesmas procuras em TypeScript: contam o mesmo e demoram mais.",
  },
};

/** What a heuristic counts, and what may be concluded from it. */
export function explainHeuristic({ counts, admissible, consistent }: Heuristic, language: Language): string {
  const counted = counts[language];
  const sentence = `${counted.charAt(0).toUpperCase()}${counted.slice(1)}.`;
  if (language === "pt") {
    const never = `Nunca é mais do que o custo real${consistent ? "" : " (mas não é consistente)"}.`;
    return `${sentence} ${admissible ? never : "Pode ser mais do que o custo real: com ela nada se prova."}`;
  }
  const never = `It is never more than the true cost${consistent ? "" : " (but not consistent)"}.`;
  return `${sentence} ${admissible ? never : "It may be more than the true cost: nothing is proven with it."}`;
}
