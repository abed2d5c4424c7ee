// The TypeScript engine: the searches of src/search, and the methods that are written in TypeScript too.
import { Memory } from "../search/memory.ts";
import type { Status } from "../search/run.ts";
import { RUNNING } from "../search/run.ts";
import { TraceRecorder } from "../search/trace-recorder.ts";
import { countsOf } from "./counts.ts";
import type { Allowance, Engine, PreparedSearch, Session } from "./session.ts";

export const tsEngine: Engine = {
  name: "ts",
  async load() {},
  async open(search, allowance, tracedExpansions = 0) {
    return openSession(search, allowance, tracedExpansions);
  },
};

function openSession(prepared: PreparedSearch, allowance: Allowance, tracedExpansions: number): Session {
  const memory = new Memory(allowance.maxMemoryBytes);
  const trace = new TraceRecorder(tracedExpansions, prepared.words());
  const search = prepared.begin(allowance, memory, trace);
  let status: Status = search.advance(0);
  return {
    get status() {
      return status;
    },
    advance(expansions) {
      if (status !== RUNNING) return status;
      if (expansions > 0 && memory.isGrowing) memory.growOn();
      else status = search.advance(expansions);
      return status;
    },
    get isGrowing() {
      return memory.isGrowing;
    },
    allow(allowance) {
      memory.limit = allowance.maxMemoryBytes;
      search.run.allow(allowance);
    },
    best: () => search.run.best,
    counts: () => countsOf(search.run, memory.used, prepared.settings),
    moves: () => search.moves(),
    deepest: () => search.run.deepest,
    trace: () => trace.recorded(),
    close() {},
  };
}
