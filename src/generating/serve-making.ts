// What a thread that makes levels does, and what it and its page say to each other.
import { configure } from "../engines/addresses.ts";
import { type SentError, sentError } from "../worker/sent-error.ts";
import { packedPuzzle } from "./generate.ts";
import { type MadeLevel, makeLevel } from "./make-level.ts";
import { checkRequest, type GenerateRequest } from "./request.ts";

export interface MakeMessage {
  readonly game: string;
  readonly request: GenerateRequest;
  readonly number: number;
  readonly attempt: number;
  /** A level is given up after so long. */
  readonly maxMs: number;
  /** Where the page would load the solver module from. */
  readonly solverUrl: string;
}

export type MadeMessage = { readonly level: MadeLevel | null } | { readonly failed: SentError };

/** The side of a thread from which its page is seen. */
export interface MakerPort {
  postMessage(message: MadeMessage | { readonly kind: "ready" }): void;
  onmessage: ((event: { readonly data: MakeMessage }) => void) | null;
}

export function serveMaking(port: MakerPort): void {
  port.onmessage = async ({ data }) => port.postMessage(await answerTo(data));
  port.postMessage({ kind: "ready" });
}

export async function answerTo({
  game,
  request,
  number,
  attempt,
  maxMs,
  solverUrl,
}: MakeMessage): Promise<MadeMessage> {
  try {
    configure({ solverUrl });
    const end = performance.now() + maxMs;
    const checked = await checkRequest(packedPuzzle(game), request);
    return { level: (await makeLevel(checked, number, attempt, () => performance.now() > end)) ?? null };
  } catch (error) {
    return { failed: sentError(error) };
  }
}
