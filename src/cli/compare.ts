// `fourfold compare`: several solvers on several levels, as a table. What does it is loaded when it runs, so that help and
// what is refused need not wait for it.
import { type Command, Option } from "commander";
import type { Say, Words } from "../language/words.ts";
import { type CliCommand, FILES_ARGUMENT } from "./command.ts";
import { amount, oneOrMore, whole } from "./option-values.ts";
import { declareOutput } from "./output-file.ts";
import { declareQueue } from "./queue/queue-option.ts";
import { suggest } from "./suggestions.ts";
import type { Terminal } from "./terminal.ts";

export const compare: CliCommand = {
  details: {
    en: "A solver is algorithm[:depth][/heuristic][*weight][+weighted][+canonical][@engine]: bfs, dls:14, astar/relaxed, astar/distance*2, bfs+canonical, auto@ts. all is the eight algorithms, papers what the course papers compared. astar/./mine.mjs takes a heuristic of your own, cmd:python3 mine.py a program of your own; a comma within that is written \\,. Every cell runs in a worker of its own and begins cold, unless --warm is given.",
    pt: "Um resolvedor é algoritmo[:profundidade][/heurística][*peso][+weighted][+canonical][@motor]: bfs, dls:14, astar/relaxed, astar/distance*2, bfs+canonical, auto@ts. all são os oito algoritmos, papers o que os trabalhos compararam. astar/./minha.mjs usa uma heurística própria, cmd:python3 meu.py um programa próprio; uma vírgula nesse escreve-se \\,. Cada célula corre num worker próprio e começa a frio, a não ser com --warm.",
  },
  examples: [
    {
      line: "compare levels/folding-blocks/first-steps.txt --solvers bfs,astar,auto",
      says: {
        en: "Compares three solvers on every level of a file.",
        pt: "Compara três resolvedores em todos os níveis de um ficheiro.",
      },
    },
    {
      line: "compare levels/match-the-tiles/first-slides.txt#1 --solvers papers --show time,expanded,moves",
      says: {
        en: "Compares what a course paper compared, on one level.",
        pt: "Compara o que um dos trabalhos comparou, num só nível.",
      },
    },
    {
      line: "compare levels/roll-the-block/first.txt --solvers bfs,auto --csv -o run.csv",
      says: {
        en: "Shows the tables, and writes a line a cell as it goes.",
        pt: "Mostra as tabelas, e vai escrevendo uma linha por célula.",
      },
    },
    {
      line: "compare levels/roll-the-block/first.txt --solvers all,auto -o run.jsonl --queue redis://localhost:6379",
      says: {
        en: "Lets the workers at a queue run the cells.",
        pt: "Deixa aos workers de uma fila correr as células.",
      },
    },
  ],

  declare(command: Command, say: Say): void {
    command
      .argument("<files...>", say(FILES_ARGUMENT))
      .addOption(suggest(new Option("--solvers <list>", say(OPTIONS.solvers)), namesOf("solvers"), { isList: true }))
      .option("--paper-variants", say(OPTIONS.paperVariants))
      .addOption(suggest(new Option("--show <columns>", say(OPTIONS.show)), namesOf("metrics"), { isList: true }))
      .option("--max-time <seconds>", say(OPTIONS.maxTime), amount)
      .option("--max-nodes <n>", say(OPTIONS.maxNodes), whole)
      .option("--max-memory <mib>", say(OPTIONS.maxMemory), amount)
      .option("--jobs <n>", say(OPTIONS.jobs), oneOrMore)
      .option("--repeat <n>", say(OPTIONS.repeat), oneOrMore)
      .option("--warm", say(OPTIONS.warm))
      .option("--json", say(OPTIONS.json))
      .option("--csv", say(OPTIONS.csv))
      .option("--markdown", say(OPTIONS.markdown))
      .option("--latex", say(OPTIONS.latex))
      .option("--html <file>", say(OPTIONS.html))
      .addOption(suggest(new Option("--by <what>", say(OPTIONS.by)), namesOf("axes")))
      .option("--resume <file>", say(OPTIONS.resume));
    declareQueue(command, say);
    declareOutput(command, say);
  },

  async run(terminal: Terminal, command: Command): Promise<number> {
    const { runCompare } = await import("./comparing/run-compare.ts");
    return runCompare(terminal, command);
  },
};

/** Loaded by whoever completes command lines, and only then. */
function namesOf(what: "solvers" | "metrics" | "axes"): () => Promise<readonly string[]> {
  return async () => (await import("./comparing/names.ts")).NAMES[what];
}

const OPTIONS = {
  solvers: {
    en: "the solvers, with commas between them (default: all,auto)",
    pt: "os resolvedores, separados por vírgulas (predefinição: all,auto)",
  },
  paperVariants: {
    en: "also the papers' own searches, where they are not the textbook's: iddfs-by-2, greedy-child and dls-tree, and the budget as depth",
    pt: "também as procuras próprias dos trabalhos, onde não são as dos livros: iddfs-by-2, greedy-child e dls-tree, e o orçamento como profundidade",
  },
  show: {
    en: "which of time, expanded, cost, memory, moves, generated, stored, ... (default: the first four)",
    pt: "quais de time, expanded, cost, memory, moves, generated, stored, ... (predefinição: os primeiros quatro)",
  },
  maxTime: {
    en: "stop a cell after so long (default: 10)",
    pt: "parar uma célula ao fim deste tempo (predefinição: 10)",
  },
  maxNodes: {
    en: "stop a cell after so many expanded states",
    pt: "parar uma célula ao fim de tantos estados expandidos",
  },
  maxMemory: {
    en: "stop a cell that needs more MiB (default: 1024)",
    pt: "parar uma célula que precise de mais MiB (predefinição: 1024)",
  },
  jobs: {
    en: "run so many cells at once, which disturbs their times (default: 1)",
    pt: "correr tantas células ao mesmo tempo, o que perturba os tempos (predefinição: 1)",
  },
  repeat: {
    en: "measure each cell so often and take the median (default: 1)",
    pt: "medir cada célula tantas vezes e usar a mediana (predefinição: 1)",
  },
  warm: { en: "run each cell once before it is measured", pt: "correr cada célula uma vez antes de a medir" },
  json: {
    en: "print one JSON document a cell, each on one line",
    pt: "imprimir um documento JSON por célula, cada um numa linha",
  },
  csv: { en: "print a header and a line a cell", pt: "imprimir um cabeçalho e uma linha por célula" },
  markdown: { en: "print the tables as Markdown", pt: "imprimir as tabelas em Markdown" },
  latex: { en: "print the tables as LaTeX", pt: "imprimir as tabelas em LaTeX" },
  html: {
    en: "also write one page with tables, charts and solutions (-: to standard output, in place of the tables)",
    pt: "escrever também uma página com tabelas, gráficos e soluções (-: na saída padrão, em vez das tabelas)",
  },
  by: {
    en: "what its charts go by: size, optimum, states, difficulty, or what the puzzle counts: groups, tiles, blocks, ... (default: level by level)",
    pt: "segundo o quê vão os gráficos: size, optimum, states, difficulty, ou o que o puzzle conta: groups, tiles, blocks, ... (predefinição: nível a nível)",
  },
  resume: {
    en: "leave out the cells of these JSON lines; -o may be the same file",
    pt: "deixar de fora as células destas linhas JSON; -o pode ser o mesmo ficheiro",
  },
} as const satisfies Readonly<Record<string, Words>>;
