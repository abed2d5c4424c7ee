// The TypeScript engine: the searches of src/search over the packed game of the puzzle.
import { Memory } from "../search/memory.ts";
import type { Status } from "../search/run.ts";
import { RUNNING } from "../search/run.ts";
import { beginSearch } from "../search/search.ts";
import { TraceRecorder } from "../search/trace-recorder.ts";
import type { Engine, SearchTask, Session } from "./session.ts";

export const tsEngine: Engine = {
  name: "ts",
  async open(task) {
    return openSession(task);
  },
};

function openSession({ packed, tables, request, maxMemoryBytes, tracedExpansions }: SearchTask): Session {
  const game = packed.game(tables);
  const memory = new Memory(maxMemoryBytes);
  const trace = new TraceRecorder(tracedExpansions, game.words);
  const search = beginSearch(game, request, memory, trace);
  let status: Status = search.advance(0);
  return {
    get status() {
      return status;
    },
    advance(expansions) {
      if (status === RUNNING) status = search.advance(expansions);
      return status;
    },
    counts() {
      const { expanded, generated, stored, frontier, lowerBound, fingerprint } = search.run;
      return { expanded, generated, stored, frontier, lowerBound, fingerprint, memoryBytes: memory.used };
    },
    moves: () => search.moves(),
    deepest: () => search.deepest(),
    trace: () => trace.recorded(),
    close() {},
  };
}
