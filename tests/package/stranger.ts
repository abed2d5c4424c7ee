// The stranger's folder as its tests see it: where it is, the levels that each way solves, and what comes of that.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject } from "vitest";
import { execute, type Told } from "./execute.ts";

export const ROOT = join(import.meta.dirname, "../..");
export const WORKSPACE = inject("workspace");

const FIRST = {
  "folding-blocks": "first-steps",
  "match-the-tiles": "first-slides",
  "roll-the-block": "first",
  "break-the-ice": "first-cracks",
};

/** The texts of four levels as JSON, one of each puzzle. */
export const LEVELS = JSON.stringify(
  Object.entries(FIRST).map(([puzzle, name]) => readFileSync(join(ROOT, `levels/${puzzle}/${name}.txt`), "utf8")),
);

/** A line a level: which engine solved it, at what cost, and what else there is to say. */
export function solvedAnd(more: string): string[] {
  return Object.keys(FIRST).map(
    (puzzle) => expect.stringMatching(new RegExp(`^${puzzle} wasm \\d+${more}$`)) as string,
  );
}

/** A line for each of the levels that making.js makes. */
export function made(): string[] {
  return [1, 2].map(() => expect.stringMatching(/^made, of [345] moves$/) as string);
}

/** Runs a program of the workspace, which knows the levels and else nothing of us. */
export function run(program: string, ...parameters: string[]): Promise<Told> {
  const { PATH, HOME } = process.env;
  return execute(program, parameters, { cwd: WORKSPACE, env: { PATH, HOME, LEVELS } });
}
