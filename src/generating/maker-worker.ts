// The script of a thread that makes levels, in browsers and in Node: one after the other, as maker-pool.ts asks.
import { type MakerPort, serveMaking } from "./serve-making.ts";

interface NodeLike {
  readonly process?: { getBuiltinModule?(name: string): unknown };
}

const threads = (globalThis as NodeLike).process?.getBuiltinModule?.("node:worker_threads");
const port = (threads as { parentPort: MakerPort } | undefined)?.parentPort ?? (globalThis as unknown as MakerPort);
serveMaking(port);
