// A puzzle of the probe module as a Game: what the AssemblyScript side says of single states, for comparison with what
// the TypeScript side says of the same words.
import { readFileSync } from "node:fs";
import { layoutsOf } from "../../src/engines/layouts.ts";
import { layOut } from "../../src/engines/level-image.ts";
import type { LevelImage } from "../../src/puzzles/packed.ts";
import { atOnce } from "../../src/puzzles/steps.ts";
import type { Game } from "../../src/search/game.ts";
import { build } from "../../tools/build.js";

export interface ProbeExports {
  readonly memory: WebAssembly.Memory;
  openLevel(bytes: number, memoryLimit: number): number;
  ask(registryNumber: number, question: number, argument: number): number;
  stateAddress(): number;
  successorsAddress(): number;
  clearRegions(memoryLimit: number): void;
  ensureRegion(region: number, bytes: number): number;
  resizeRegion(region: number, bytes: number): number;
  regionAddress(region: number): number;
  regionSize(region: number): number;
  beginNodes(
    words: number,
    fieldBytes: number,
    denseStates: number,
    marksSuffice: boolean,
    memoryLimit: number,
  ): number;
  keepState(): number;
  nodeAddress(number: number): number;
  nodeCount(): number;
  beginQueue(memoryLimit: number): void;
  push(key: number, cost: number, node: number): number;
  pop(): number;
  poppedKey(): number;
  poppedCost(): number;
  queued(): number;
  growInPieces(large: number, turn: number): void;
  goOnGrowing(): number;
  memoryUsed(): number;
}

const LAYOUT = 0;
const BEGIN = 1;
const WRITE_ROOT = 2;
const IS_SOLVED = 3;
const IS_DEAD = 4;
const EXPAND = 5;
const ESTIMATE = 6;
const ALL_MEMORY = 4 * 2 ** 30;

await build("probe");
const compiled = new WebAssembly.Module(readFileSync(new URL("../../build/probe.wasm", import.meta.url)));

/** A fresh instance of the probe. */
export function probe(): ProbeExports {
  return instanceOf(compiled);
}

function instanceOf(module: WebAssembly.Module): ProbeExports {
  return new WebAssembly.Instance(module).exports as unknown as ProbeExports;
}

/** What a probe says of a level. One at a time: opening the next ends this one. */
export type ProbedGame = (registryNumber: number, image: LevelImage, mostSuccessors: number) => Game;

export const probedGame: ProbedGame = probedGameOf(compiled);

/** The same of another module that exports what the probe does. */
export function probedGameOf(module: WebAssembly.Module): ProbedGame {
  const shared = instanceOf(module);
  const layouts = layoutsOf(module);
  return (registryNumber, image, mostSuccessors) => openGame(shared, layouts, registryNumber, image, mostSuccessors);
}

function openGame(
  shared: ProbeExports,
  layouts: ReturnType<typeof layoutsOf>,
  registryNumber: number,
  image: LevelImage,
  mostSuccessors: number,
): Game {
  const ask = (question: number, argument: number): number => shared.ask(registryNumber, question, argument);
  const layout = layouts[ask(LAYOUT, 0)];
  if (layout === undefined) throw new Error(`The probe knows no puzzle of number ${registryNumber}.`);
  const laidOut = layOut(image, layout);
  const address = shared.openLevel(laidOut.bytes, ALL_MEMORY) >>> 0;
  atOnce(laidOut.writing(shared.memory.buffer, address));
  const words = ask(BEGIN, 0);

  const stateWords = (): Uint32Array => new Uint32Array(shared.memory.buffer, shared.stateAddress() >>> 0, words);
  const askAbout = (question: number, states: Uint32Array, at: number, argument = 0): number => {
    stateWords().set(states.subarray(at, at + words));
    return ask(question, argument);
  };
  return {
    words,
    mostSuccessors,
    denseStates: 0,
    writeRoot(states, at) {
      ask(WRITE_ROOT, 0);
      states.set(stateWords(), at);
    },
    isDead: (states, at) => askAbout(IS_DEAD, states, at) !== 0,
    isSolved: (states, at) => askAbout(IS_SOLVED, states, at) !== 0,
    expand(states, at, successors, to) {
      const count = askAbout(EXPAND, states, at);
      const from = shared.successorsAddress() >>> 0;
      successors.set(new Uint32Array(shared.memory.buffer, from, count * (words + 1)), to);
      return count;
    },
    estimate: (states, at, move) => askAbout(ESTIMATE, states, at, move),
  };
}
