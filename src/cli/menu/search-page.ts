// A search of one's choice on a level: its settings on a page, then how far it is, then its solution move by move, and at the end
// what is known of it.
import type { Words } from "../../language/words.ts";
import { playableOf } from "../../playing/loaded-level.ts";
import { replay } from "../../playing/replay.ts";
import { PACKED_PUZZLES } from "../../puzzles/index.ts";
import type { PackedPuzzle } from "../../puzzles/packed.ts";
import { ALGORITHM_NAMES, checkOptions, looksAtHeuristic, sharedAlgorithm } from "../../solving/check-options.ts";
import type { AlgorithmName, Order, SolveOptions } from "../../solving/options.ts";
import { Plan } from "../../solving/plan.ts";
import { solve } from "../../solving/solve.ts";
import { lookOf } from "../board-view.ts";
import { OK } from "../exit-codes.ts";
import type { InputLevel } from "../inputs.ts";
import { nameOf } from "../level-report.ts";
import { progressInWords } from "../progress-line.ts";
import { describe } from "../solve-report.ts";
import type { Terminal } from "../terminal.ts";
import { watch } from "../watch-screen.ts";
import type { Choice, Page } from "./list-screen.ts";
import { busyScreen, printed, readText } from "./text-screens.ts";

/** What can be set; what the algorithm does not look at is not shown. */
interface Settings {
  algorithm: AlgorithmName;
  heuristic: string;
  weight: number;
  depth: number;
  costModel: string;
  order: Order;
  engine: "wasm" | "ts";
}

const TIME_MS = 60_000;
const DELAY = 400;
const WEIGHTS = [1, 1.5, 2, 3, 5];
const DEPTHS = Array.from({ length: 200 }, (_, depth) => depth + 1);
const USUAL_DEPTH = 20;

const NAMES: Readonly<Record<keyof Settings, Words>> = {
  algorithm: { en: "algorithm", pt: "algoritmo" },
  heuristic: { en: "heuristic", pt: "heurística" },
  weight: { en: "weight", pt: "peso" },
  depth: { en: "depth", pt: "profundidade" },
  costModel: { en: "cost", pt: "custo" },
  order: { en: "order of folds", pt: "ordem das dobras" },
  engine: { en: "engine", pt: "motor" },
};
const START: Words = { en: "Start", pt: "Começar" };
const SEARCHING: Words = { en: "Searching", pt: "A procurar" };

export function searchPage(input: InputLevel, terminal: Terminal): Page {
  const { puzzle, level, facts } = playableOf(input.loaded);
  const packed = PACKED_PUZZLES.find((each) => each.puzzle === puzzle) as PackedPuzzle;
  const known = puzzle.budget(level) ?? (typeof facts.optimal === "number" ? facts.optimal : USUAL_DEPTH);
  const settings: Settings = {
    ...{ algorithm: "auto", heuristic: packed.strongest, weight: 1, depth: known },
    ...{ costModel: "moves", order: "any", engine: "wasm" },
  };
  const setting = <Name extends keyof Settings>(name: Name, values: readonly Settings[Name][]): Choice => {
    const change = (by: 1 | -1): void => {
      const at = values.indexOf(settings[name]) + by;
      settings[name] = values[(at + values.length) % values.length] as Settings[Name];
    };
    // Enter on a setting takes the next value, as whoever presses it there expects.
    const choose = (): undefined => void change(1);
    return { text: terminal.say(NAMES[name]), detail: `< ${settings[name]} >`, change, choose };
  };
  const choices = (): Choice[] => {
    const { algorithm } = settings;
    const shared = sharedAlgorithm(algorithm);
    const isGuided = algorithm !== "auto" && looksAtHeuristic(shared);
    const costModels = shared === "bfs" || shared === "iddfs" ? ["moves"] : puzzle.costModels;
    return [
      { text: terminal.say(START), choose: () => () => search(input, optionsOf(settings, choices()), terminal) },
      setting("algorithm", ALGORITHM_NAMES),
      ...(isGuided
        ? [
            setting(
              "heuristic",
              packed.heuristics.map(({ name }) => name),
            ),
          ]
        : []),
      ...(algorithm === "astar" ? [setting("weight", WEIGHTS)] : []),
      ...(algorithm === "dls" ? [setting("depth", DEPTHS)] : []),
      ...(costModels.length > 1 ? [setting("costModel", costModels)] : []),
      ...(packed.hasOrder === true && algorithm !== "auto" ? [setting("order", ["any", "canonical"])] : []),
      setting("engine", ["wasm", "ts"]),
    ];
  };
  /** What is shown is what is asked for. */
  const optionsOf = (all: Settings, shown: readonly Choice[]): SolveOptions => {
    const has = (name: keyof Settings): boolean => shown.some(({ text }) => text === terminal.say(NAMES[name]));
    return Object.fromEntries(Object.entries(all).filter(([name]) => has(name as keyof Settings)));
  };
  return { title: terminal.say({ en: "A search", pt: "Uma procura" }), choices, marked: 0 };
}

async function search(input: InputLevel, options: SolveOptions, terminal: Terminal): Promise<number> {
  const { loaded } = input;
  const { language, say } = terminal;
  const title = `${say(SEARCHING)}: ${nameOf(input)}`;
  const { code, value } = await busyScreen(
    title,
    async (stop, tell) => {
      let before = { timeMs: 0, expanded: 0 };
      const onProgress: SolveOptions["onProgress"] = (progress) => {
        const rate = ((progress.expanded - before.expanded) * 1000) / Math.max(progress.timeMs - before.timeMs, 1);
        before = progress;
        tell([progressInWords(progress, rate, terminal.width, language)]);
      };
      const plan = new Plan(loaded, checkOptions({ ...options, limits: { timeMs: TIME_MS }, stop, onProgress }));
      return { plan, result: await solve(loaded, plan) };
    },
    terminal,
  );
  if (code !== OK || value === undefined) return code;
  const { plan, result } = value;
  const playable = playableOf(loaded);
  if (result.moves !== null) {
    const pieces = (await playable.puzzle.surface?.())?.pieces;
    const played = replay(loaded, result.moves, plan.costModel);
    const look = lookOf(playable, terminal);
    const ended = await watch({ playable, name: nameOf(input), replay: played, pieces, look, delay: DELAY }, terminal);
    if (ended !== OK) return ended;
  }
  const solved = { input, plan, result, expected: undefined, own: undefined };
  return await readText(
    printed(terminal, (paper) => describe(solved, undefined, paper)),
    terminal,
  );
}
