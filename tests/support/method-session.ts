// A method run to its end in one engine, without the host around it: to ask for a maxCost, which `solve` only
// sets where a scout was first.

import type { EngineName, Session } from "../../src/engines/session.ts";
import { tsEngine } from "../../src/engines/ts-engine.ts";
import { wasmEngine } from "../../src/engines/wasm-engine.ts";
import type { Method } from "../../src/methods/method.ts";
import type { CostModel, Level } from "../../src/puzzles/puzzle.ts";
import { RUNNING, SOLVED, type Status } from "../../src/search/run.ts";
import { prepareMethod } from "../../src/solving/prepared-search.ts";

const engines = { wasm: wasmEngine(), ts: tsEngine };

export interface Ended {
  readonly status: Status;
  readonly lowerBound: number;
  readonly expanded: number;
  readonly moves: number | undefined;
}

interface MethodRun<State> {
  readonly engine: EngineName;
  readonly costModel: CostModel;
  readonly maxCost: number;
  readonly start?: State;
}

/** The level must be one that the method takes. */
export async function endOf<L extends Level, State>(
  method: Method<L, State>,
  level: L,
  { engine, costModel, maxCost, start }: MethodRun<State>,
): Promise<Ended> {
  const tables = method.prepare(level, { costModel, without: new Set(), start });
  if (tables === undefined) throw new Error(`${method.name} is not for this level.`);
  const search = prepareMethod(method, tables);
  const session: Session = await engines[engine].open(search, {
    maxExpanded: Number.MAX_SAFE_INTEGER,
    maxCost,
    maxMemoryBytes: 2 ** 30,
  });
  while (session.status === RUNNING) session.advance(1000);
  const { lowerBound, expanded } = session.counts();
  const moves = session.status === SOLVED ? session.moves()?.length : undefined;
  const { status } = session;
  session.close();
  return { status, lowerBound, expanded, moves };
}
