// A solver as `compare` takes it, and the line that names it: `algorithm[:depth][/heuristic][*weight][+weighted][+canonical]
// [@engine]`, or `cmd:COMMAND` for a program. The name is the line as it would be written again, so that documents, tables
// and --resume all speak of the same solver.
import type { Words } from "../language/words.ts";
import { shorten } from "../levels/characters.ts";
import { isPaperAlgorithm, PAPER_ALGORITHMS } from "../papers/index.ts";
import { PACKED_PUZZLES, PUZZLES } from "../puzzles/index.ts";
import type { CostModel } from "../puzzles/puzzle.ts";
import {
  ALGORITHM_NAMES,
  checkOptions,
  ENGINE_NAMES,
  looksAtHeuristic,
  sharedAlgorithm,
} from "../solving/check-options.ts";
import type { AlgorithmName, Order, SolveOptions } from "../solving/options.ts";
import { isModule } from "../solving/own-heuristic.ts";
import { THERE_IS, unknownName, WrongOption } from "../solving/wrong-option.ts";

type EngineName = NonNullable<SolveOptions["engine"]>;

/** One of the searches of Fourfold, with its options. */
export interface SearchSolver {
  readonly kind: "search";
  readonly name: string;
  readonly algorithm: AlgorithmName;
  readonly depth: number | "budget" | undefined;
  /** The name of one, or the path of a module of one's own. */
  readonly heuristic: string | undefined;
  readonly weight: number | undefined;
  readonly costModel: CostModel;
  readonly order: Order | undefined;
  readonly engine: EngineName;
}

/** What a line says, as it is typed or as it was read. */
type SolverParts = {
  readonly [Part in keyof Omit<SearchSolver, "kind" | "name">]: SearchSolver[Part] | string;
};

/** A program of one's own. */
export interface ProgramSolver {
  readonly kind: "program";
  readonly name: string;
  /** As a shell reads it. */
  readonly command: string;
  readonly costModel: CostModel;
}

/** Whatever can be asked to solve a level: a search of the library or a program. */
export type Solver = SearchSolver | ProgramSolver;

const PROGRAM = "cmd:";
const CANONICAL = "canonical";
const NO_ALGORITHM: Words = { en: "There is no algorithm", pt: "Não há o algoritmo" };
const GRAMMAR: Words = {
  en: "algorithm[:depth][/heuristic][*weight][+weighted][+canonical][@engine], or cmd:COMMAND",
  pt: "algoritmo[:profundidade][/heurística][*peso][+weighted][+canonical][@motor], ou cmd:COMANDO",
};

// What stands between the algorithm and the first of * + @ is the depth or the heuristic; a file may have these in its name.
const PARTS =
  /^(?<algorithm>[^:/*+@]*)(?::(?<depth>[^/*+@]*))?(?:\/(?<heuristic>.+?\.m?js(?=[*+@]|$)|[^*+@]*))?(?:\*(?<weight>[^+@]*))?(?<more>(?:\+[^+@]*)*)(?:@(?<engine>.*))?$/s;

/** The solver that a line names. Throws WrongOption where there is none such. */
export function parseSolver(line: string): Solver {
  if (line.startsWith(PROGRAM)) return programNamed(line.slice(PROGRAM.length).trim());
  const { groups } = PARTS.exec(line) ?? {};
  if (groups === undefined)
    throw new WrongOption({
      en: `The solver ${shorten(line)} cannot be read; a solver is ${GRAMMAR.en}.`,
      pt: `O resolvedor ${shorten(line)} não se consegue ler; um resolvedor é ${GRAMMAR.pt}.`,
    });
  const { algorithm = "", depth, heuristic, weight, more = "", engine } = groups;
  const solver: Omit<SearchSolver, "name"> = {
    kind: "search",
    algorithm: oneOf(NO_ALGORITHM, algorithm, isPaperAlgorithm(algorithm) ? PAPER_ALGORITHMS : ALGORITHM_NAMES),
    depth: depth === undefined ? undefined : depthOf(line, depth),
    heuristic: heuristic === undefined ? undefined : heuristicOf(heuristic),
    weight: weight === undefined ? undefined : weightOf(line, weight),
    ...modifiersOf(line, more),
    engine: engineOf(engine, algorithm, heuristic),
  };
  refuseTogether(line, solver);
  return { ...solver, name: nameOf(solver) };
}

function programNamed(command: string): ProgramSolver {
  if (command === "")
    throw new WrongOption({
      en: "The solver cmd: names no program; a solver is, for example, cmd:python3 mine.py.",
      pt: "O resolvedor cmd: não diz que programa; um resolvedor é, por exemplo, cmd:python3 meu.py.",
    });
  return { kind: "program", name: `${PROGRAM}${command}`, command, costModel: "moves" };
}

/** The line of a solver, so that reading it again gives the same; of parts that can be read, those of a solver. */
export function nameOf({ algorithm, depth, heuristic, weight, costModel, order, engine }: SolverParts): string {
  return [
    algorithm,
    depth === undefined ? "" : `:${depth}`,
    heuristic === undefined ? "" : `/${heuristic}`,
    weight === undefined ? "" : `*${weight}`,
    costModel === "moves" ? "" : `+${costModel}`,
    order === undefined ? "" : `+${order}`,
    engine === usualEngine(algorithm, heuristic) ? "" : `@${engine}`,
  ].join("");
}

function usualEngine(algorithm: string, heuristic: string | undefined): EngineName {
  return isModule(heuristic) || isPaperAlgorithm(algorithm) ? "ts" : "wasm";
}

function engineOf(engine: string | undefined, algorithm: string, heuristic: string | undefined): EngineName {
  return engine === undefined
    ? usualEngine(algorithm, heuristic)
    : oneOf({ en: "There is no engine", pt: "Não há o motor" }, engine, ENGINE_NAMES);
}

function oneOf<Name extends string>(beginning: Words, name: string, names: readonly Name[]): Name {
  const found = names.find((each) => each === name);
  if (found !== undefined) return found;
  if (name === "")
    throw new WrongOption({
      en: `A solver is missing; a solver is ${GRAMMAR.en}.`,
      pt: `Falta um resolvedor; um resolvedor é ${GRAMMAR.pt}.`,
    });
  throw new WrongOption(unknownName(beginning, name, names, THERE_IS));
}

function heuristicOf(name: string): string {
  if (isModule(name)) return name;
  const names = [...new Set(PACKED_PUZZLES.flatMap(({ heuristics }) => heuristics.map((each) => each.name)))];
  if (names.includes(name)) return name;
  const unknown = unknownName({ en: "There is no heuristic", pt: "Não há a heurística" }, name, names, THERE_IS);
  throw new WrongOption({
    en: `${unknown.en} A file of one's own ends with .mjs or .js.`,
    pt: `${unknown.pt} Um ficheiro próprio acaba em .mjs ou .js.`,
  });
}

function depthOf(line: string, text: string): number | "budget" {
  if (text === "budget") return text;
  if (/^\d+$/.test(text)) return Number(text);
  throw new WrongOption({
    en: `The depth of ${shorten(line)} is "${shorten(text)}"; it must be a whole number of moves, or budget.`,
    pt: `A profundidade de ${shorten(line)} é "${shorten(text)}"; tem de ser um número inteiro de jogadas, ou budget.`,
  });
}

function weightOf(line: string, text: string): number {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  throw new WrongOption({
    en: `The weight of ${shorten(line)} is "${shorten(text)}"; it must be a number, 0 or more.`,
    pt: `O peso de ${shorten(line)} é "${shorten(text)}"; tem de ser um número, 0 ou mais.`,
  });
}

function modifiersOf(line: string, text: string): Pick<SearchSolver, "costModel" | "order"> {
  const models = [...new Set(PUZZLES.flatMap(({ costModels }) => costModels))].filter((model) => model !== "moves");
  let costModel: CostModel = "moves";
  let order: Order | undefined;
  for (const word of text.split("+").slice(1)) {
    if (word === CANONICAL) order = CANONICAL;
    else if (models.includes(word)) costModel = word;
    else
      throw new WrongOption(
        unknownName(
          { en: `${shorten(line)}: there is no`, pt: `${shorten(line)}: não há` },
          `+${word}`,
          ["+canonical", ...models.map((model) => `+${model}`)],
          THERE_IS,
        ),
      );
  }
  return { costModel, order };
}

/** What no level can have. */
function refuseTogether(line: string, solver: Omit<SearchSolver, "name">): void {
  const { algorithm, heuristic, weight, engine } = solver;
  if (heuristic !== undefined && algorithm !== "auto" && !looksAtHeuristic(sharedAlgorithm(algorithm))) {
    const guided = ALGORITHM_NAMES.filter((name) => looksAtHeuristic(sharedAlgorithm(name))).join(", ");
    throw new WrongOption({
      en: `${shorten(line)}: ${algorithm} looks at no heuristic; ${guided} do.`,
      pt: `${shorten(line)}: ${algorithm} não olha para nenhuma heurística; ${guided} olham.`,
    });
  }
  if (weight !== undefined && algorithm !== "astar") {
    throw new WrongOption({
      en: `${shorten(line)}: a weight is for astar, not for ${algorithm}.`,
      pt: `${shorten(line)}: um peso é para astar, não para ${algorithm}.`,
    });
  }
  if (isModule(heuristic) && engine !== "ts") {
    throw new WrongOption({
      en: `${shorten(line)}: a heuristic of one's own needs the engine ts.`,
      pt: `${shorten(line)}: uma heurística própria precisa do motor ts.`,
    });
  }
  checkOptions({
    ...optionsOf(solver),
    depth: solver.depth ?? (sharedAlgorithm(algorithm) === "dls" ? 0 : undefined),
  } as SolveOptions);
}

/** What a solve is asked for by a solver; a heuristic of one's own is left to the worker. */
export function optionsOf(solver: Omit<SearchSolver, "name">): SolveOptions {
  const { algorithm, depth, heuristic, weight, costModel, order, engine } = solver;
  return {
    algorithm,
    costModel,
    engine,
    ...(depth === undefined ? {} : { depth }),
    ...(heuristic === undefined || isModule(heuristic) ? {} : { heuristic }),
    ...(weight === undefined ? {} : { weight }),
    ...(order === undefined ? {} : { order }),
  };
}
