// How an error goes from a worker to its page: with its name, its message and what else it says. On the page it is of the
// class again that it had, where that is one of Fourfold's.
import { WrongLevel } from "../playing/loaded-level.ts";
import { WrongMoves, WrongOption } from "../solving/wrong-option.ts";

export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  /** What the errors of Fourfold say beside it: the problems of a level, the move that fails. */
  readonly details: object;
}

const CLASSES = { WrongLevel, WrongMoves, WrongOption };

export function sentError(thrown: unknown): SentError {
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
  return { name, message, stack, details: isOurs(name) ? { ...(thrown as Error) } : {} };
}

export function receivedError({ name, message, stack, details }: SentError): Error {
  const error = new Error(message);
  if (isOurs(name)) Object.setPrototypeOf(error, CLASSES[name].prototype);
  // In Firefox what is assigned there is a property like others, which whoever copies the error copies too.
  if (stack !== undefined) Object.defineProperty(error, "stack", { value: stack, configurable: true, writable: true });
  return Object.assign(error, { name }, details);
}

function isOurs(name: string): name is keyof typeof CLASSES {
  return Object.hasOwn(CLASSES, name);
}

/** What engines say where memory did not suffice: nothing else in a RangeError speaks of memory or of allocating. */
const SPEAKS_OF_MEMORY = /out of memory|could not allocate|cannot allocate|allocation (failed|size overflow)/i;

/** True where it is certain that the search, or its worker, ended for want of memory. */
export function isOutOfMemory(error: Pick<Error, "name" | "message"> & { readonly code?: unknown }): boolean {
  if (error.code === "ERR_WORKER_OUT_OF_MEMORY") return true;
  return /^(Range|Internal)Error$/.test(error.name) && SPEAKS_OF_MEMORY.test(error.message);
}
