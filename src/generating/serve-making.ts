// What a thread that makes levels does, and what it and its page say to each other.
import { configure } from "../engines/addresses.ts";
import { type SentError, sentError } from "../worker/sent-error.ts";
import type { Climbed, ClimbOrder } from "./climbs.ts";
import { packedPuzzle } from "./generate.ts";
import { climbed } from "./hardest.ts";
import { type MadeLevel, makeLevel } from "./make-level.ts";
import { checkRequest, type GenerateRequest } from "./request.ts";

/** One level. */
export interface MakeOrder {
  readonly number: number;
  readonly attempt: number;
  /** It is given up after so long. */
  readonly maxMs: number;
}

export interface MakeMessage {
  readonly game: string;
  readonly request: GenerateRequest;
  readonly order: { readonly make: MakeOrder } | { readonly climb: ClimbOrder };
  /** Where the page would load the solver module from. */
  readonly solverUrl: string;
}

export type MadeMessage =
  | { readonly made: MadeLevel | undefined }
  | { readonly climbed: Climbed | undefined }
  | { readonly failed: SentError };

/** The side of a thread from which its page is seen. */
export interface MakerPort {
  postMessage(message: MadeMessage | { readonly kind: "ready" }): void;
  onmessage: ((event: { readonly data: MakeMessage }) => void) | null;
}

export function serveMaking(port: MakerPort): void {
  port.onmessage = async ({ data }) => port.postMessage(await answerTo(data));
  port.postMessage({ kind: "ready" });
}

export async function answerTo({ game, request, order, solverUrl }: MakeMessage): Promise<MadeMessage> {
  try {
    configure({ solverUrl });
    const checked = await checkRequest(packedPuzzle(game), request);
    if ("climb" in order) return { climbed: await climbed(checked, order.climb) };
    const { number, attempt, maxMs } = order.make;
    const end = performance.now() + maxMs;
    return { made: await makeLevel(checked, number, attempt, () => performance.now() > end) };
  } catch (error) {
    return { failed: sentError(error) };
  }
}
