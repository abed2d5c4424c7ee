// The commands that there are, in the order in which the help lists them: a new one is a file and an entry here. Only the
// one that is asked for is loaded.
import type { ListedCommand } from "./command.ts";

export const COMMANDS: readonly ListedCommand[] = [
  {
    name: "solve",
    summary: {
      en: "solve levels and say whether the solution is proven optimal",
      pt: "resolver níveis e dizer se está provado que a solução é ótima",
    },
    load: async () => (await import("./solve.ts")).solve,
  },
  {
    name: "show",
    summary: {
      en: "draw levels, and play a solution step by step",
      pt: "desenhar níveis e mostrar uma solução passo a passo",
    },
    load: async () => (await import("./show.ts")).show,
  },
  {
    name: "play",
    summary: {
      en: "play a level, with undo, hints and analysis",
      pt: "jogar um nível, anular jogadas, pedir dicas e análise",
    },
    load: async () => (await import("./play.ts")).play,
  },
  {
    name: "compare",
    summary: {
      en: "run several solvers on several levels and compare them in tables",
      pt: "correr vários resolvedores em vários níveis e compará-los em tabelas",
    },
    load: async () => (await import("./compare.ts")).compare,
  },
  {
    name: "bench",
    summary: {
      en: "run WebAssembly and TypeScript on the same work and print how they compare",
      pt: "correr WebAssembly e TypeScript no mesmo trabalho e mostrar como se comparam",
    },
    load: async () => (await import("./bench.ts")).bench,
  },
  {
    name: "verify",
    summary: {
      en: "replay moves on a level and say whether they solve it",
      pt: "repetir jogadas num nível e dizer se o resolvem",
    },
    load: async () => (await import("./verify.ts")).verify,
  },
  {
    name: "check",
    summary: {
      en: "validate level files and print every problem",
      pt: "validar ficheiros de níveis e mostrar todos os problemas",
    },
    load: async () => (await import("./check.ts")).check,
  },
  {
    name: "convert",
    summary: {
      en: "turn level files to JSON and back, and read plain number grids",
      pt: "passar níveis a JSON e de volta, e ler grelhas de números",
    },
    load: async () => (await import("./convert.ts")).convert,
  },
  {
    name: "successors",
    summary: {
      en: "list the moves of a position as data, for searches of your own",
      pt: "listar as jogadas de uma posição como dados, para procuras próprias",
    },
    load: async () => (await import("./successors.ts")).successors,
  },
  {
    name: "heuristics",
    summary: {
      en: "list heuristics, and test one against exact costs",
      pt: "listar heurísticas, e testar uma contra os custos exatos",
    },
    load: async () => (await import("./heuristics/heuristics.ts")).heuristics,
  },
  {
    name: "generate",
    summary: {
      en: "make levels of a wanted size and difficulty from a seed",
      pt: "gerar níveis do tamanho e da dificuldade que se quer, a partir de uma semente",
    },
    load: async () => (await import("./generating/generate.ts")).generate,
  },
  {
    name: "worker",
    summary: {
      en: "do the work that other commands put into a queue",
      pt: "fazer o trabalho que outros comandos põem numa fila",
    },
    load: async () => (await import("./queue/worker.ts")).worker,
  },
  {
    name: "queue",
    summary: {
      en: "tell what waits, runs and failed in a queue",
      pt: "dizer o que espera, corre e falhou numa fila",
    },
    load: async () => (await import("./queue/queue.ts")).queue,
  },
  {
    name: "completion",
    summary: {
      en: "print a script that completes command lines in a shell",
      pt: "imprimir um guião que completa linhas de comando numa shell",
    },
    load: async () => (await import("./completing/completion.ts")).completionOf(COMMANDS),
  },
];
