// Generating, loaded when somebody asks for it: one level of a request, made in a worker, which ends with it.
import { generate, knobsOf } from "../../generating/generate.ts";
import type { MadeLevel } from "../../generating/make-level.ts";
import { MakerPool } from "../../generating/maker-pool.ts";
import type { GenerateRequest } from "../../generating/request.ts";

export { knobsOf };

/** Undefined where the wishes could not be kept, or where it was stopped. Throws WrongOption for what cannot be asked. */
export async function makeOne(
  game: string,
  request: GenerateRequest,
  stop: AbortSignal,
): Promise<MadeLevel | undefined> {
  if (stop.aborted) return undefined;
  const pool = new MakerPool(game, request, { size: 1 });
  const end = (): void => void pool.close();
  stop.addEventListener("abort", end);
  try {
    for await (const { level } of generate(game, request, { count: 1, maker: pool.make })) return level;
    return undefined;
  } finally {
    stop.removeEventListener("abort", end);
    await pool.close();
  }
}
