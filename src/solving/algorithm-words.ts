// What the algorithms are called and what each does, in a sentence: for whoever shows a name to a person. The heuristics say
// it themselves (Heuristic.counts), and so do the methods that `auto` takes (Method.explained).
import type { Words } from "../language/words.ts";
import { METHODS, strengthOf } from "../methods/index.ts";
import type { Puzzle } from "../puzzles/puzzle.ts";
import type { AlgorithmName } from "./options.ts";

export interface AlgorithmWords {
  readonly name: Words;
  /** A sentence, or two short ones. */
  readonly explained: Words;
}

export const ALGORITHM_WORDS: Readonly<Record<AlgorithmName, AlgorithmWords>> = {
  auto: {
    name: { en: "Automatic", pt: "Automático" },
    explained: {
      en: "The strongest way that Fourfold knows to a proven optimum on this puzzle.",
      pt: "O caminho mais forte que o Fourfold conhece, neste puzzle, até um ótimo provado.",
    },
  },
  bfs: {
    name: { en: "Breadth-first", pt: "Em largura" },
    explained: {
      en: "Looks at all states one move away, then two, then three: the first solution is a shortest one.",
      pt: "Vê todos os estados a uma jogada, depois a duas, depois a três: a primeira solução é uma das mais curtas.",
    },
  },
  dfs: {
    name: { en: "Depth-first", pt: "Em profundidade" },
    explained: {
      en: "Follows one line of play as deep as it goes and turns back only at a dead end. It may find a very long solution.",
      pt: "Segue uma linha de jogo até onde ela vai e só volta atrás num beco. Pode encontrar uma solução muito longa.",
    },
  },
  dls: {
    name: { en: "Depth-limited", pt: "Em profundidade limitada" },
    explained: {
      en: "Depth-first search that goes no deeper than you say: it finds a solution within that depth if there is one.",
      pt: "Procura em profundidade que não passa do limite que se lhe dá: encontra uma solução até aí, se houver.",
    },
  },
  iddfs: {
    name: { en: "Iterative deepening", pt: "Aprofundamento iterativo" },
    explained: {
      en: "Depth-first search again and again, each time one move deeper: shortest solutions with little memory.",
      pt: "Procura em profundidade repetida, cada vez uma jogada mais fundo: soluções mais curtas com pouca memória.",
    },
  },
  ucs: {
    name: { en: "Uniform cost", pt: "Custo uniforme" },
    explained: {
      en: "Always goes on from the state that was cheapest to reach, so the first solution is a cheapest one.",
      pt: "Continua sempre do estado mais barato de alcançar, e por isso a primeira solução é uma das mais baratas.",
    },
  },
  greedy: {
    name: { en: "Greedy best-first", pt: "Gulosa" },
    explained: {
      en: "Always goes on from the state that looks closest to a solution: often quick, seldom the best.",
      pt: "Continua sempre do estado que parece mais perto de uma solução: muitas vezes rápida, raramente a melhor.",
    },
  },
  astar: {
    name: { en: "A*", pt: "A*" },
    explained: {
      en: "Goes on from the state with the least cost so far plus estimated rest. Where the estimate is never too high, the solution is a cheapest one.",
      pt: "Continua do estado com menor soma do custo já feito e do resto estimado. Se a estimativa nunca exagera, a solução é uma das mais baratas.",
    },
  },
  idastar: {
    name: { en: "IDA*", pt: "IDA*" },
    explained: {
      en: "Depth-first search again and again with a rising limit on cost so far plus estimated rest: A* with little memory.",
      pt: "Procura em profundidade repetida, com um limite crescente ao custo feito mais o resto estimado: A* com pouca memória.",
    },
  },
  "greedy-child": {
    name: { en: "Best child first (P1)", pt: "Melhor filho primeiro (P1)" },
    explained: {
      en: "Depth-first search that goes to the child that looks best, and turns back where nothing new is left.",
      pt: "Procura em profundidade que vai para o filho que parece melhor, e volta atrás onde nada de novo resta.",
    },
  },
  "iddfs-by-2": {
    name: { en: "Deepening by two (P1)", pt: "Aprofundamento de dois em dois (P1)" },
    explained: {
      en: "Iterative deepening that goes two moves deeper each time: half the rounds, and maybe a move too many.",
      pt: "Aprofundamento iterativo que desce mais duas jogadas de cada vez: metade das rondas, e talvez uma jogada a mais.",
    },
  },
  "dls-tree": {
    name: { en: "Depth-limited tree (P2)", pt: "Árvore limitada (P2)" },
    explained: {
      en: "Walks the whole tree of moves to the depth that you say, remembers no state, and keeps the best solution.",
      pt: "Percorre toda a árvore de jogadas até à profundidade dada, não recorda estados, e guarda a melhor solução.",
    },
  },
};

/** What was done, as a result says in `method`: one of the algorithms, or a method that `auto` took. */
export function explainMethod(method: string): Words | undefined {
  const known: Readonly<Record<string, AlgorithmWords>> = ALGORITHM_WORDS;
  return known[method]?.explained ?? METHODS.find(({ name }) => name === method)?.explained;
}

/** What `auto` may take for a puzzle, in the order in which it looks at them. */
export function methodsOf(puzzle: Puzzle): readonly Readonly<{ name: string; explained: Words }>[] {
  return strengthOf({ puzzle }).methods;
}
