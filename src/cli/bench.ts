// `fourfold bench`: both engines on the same work, side by side, as ratios. What does it is loaded when it runs.
import type { Command } from "commander";
import type { Say, Words } from "../language/words.ts";
import { type CliCommand, FILES_ARGUMENT, JSON_OPTION } from "./command.ts";
import { oneOrMore } from "./option-values.ts";
import { declareWay } from "./solve-request.ts";
import type { Terminal } from "./terminal.ts";

export const bench: CliCommand = {
  details: {
    en: "Each engine searches each level in a worker of its own, turn about: once cold, then warm for a tenth of a second, and all of that as often as --rounds says. Times are of the search without its tables. Ratios, how many times as long TypeScript takes, are medians of neighbours in time, and can be told from machine to machine; times cannot. Without --algorithm it is bfs; ucs under other costs, and astar where a heuristic or a weight is given.",
    pt: "Cada motor procura em cada nível num worker próprio, à vez: uma vez a frio, depois a quente durante um décimo de segundo, e tudo isso tantas vezes quantas --rounds diz. Os tempos são os da procura, sem as tabelas. As razões, quantas vezes mais demora TypeScript, são medianas de medições seguidas e valem de máquina para máquina; os tempos não. Sem --algorithm é bfs; ucs com outros custos, e astar onde se dá uma heurística ou um peso.",
  },
  examples: [
    {
      line: "bench levels/roll-the-block/first.txt --rounds 1",
      says: {
        en: "Compares the engines on every level of a file, once.",
        pt: "Compara os motores em todos os níveis de um ficheiro, uma vez.",
      },
    },
    {
      line: "bench levels/folding-blocks/first-steps.txt#4 --algorithm astar --rounds 1 --csv",
      says: { en: "Compares them on one level, as CSV.", pt: "Compara-os num nível, em CSV." },
    },
  ],

  declare(command: Command, say: Say): void {
    command.argument("<files...>", say(FILES_ARGUMENT));
    declareWay(command, say, "bfs");
    command
      .option("--rounds <n>", say(ROUNDS), oneOrMore, 3)
      .option("--json", say(JSON_OPTION))
      .option(
        "--csv",
        say({ en: "print a header and a line a level", pt: "imprimir um cabeçalho e uma linha por nível" }),
      )
      .option("--markdown", say({ en: "print the table as Markdown", pt: "imprimir a tabela em Markdown" }));
  },

  async run(terminal: Terminal, command: Command): Promise<number> {
    const { runBench } = await import("./comparing/run-bench.ts");
    return runBench(terminal, command);
  },
};

const ROUNDS: Words = { en: "measure each level so often", pt: "medir cada nível tantas vezes" };
