// The page's side of the document that runs what a person wrote: loaded in a frame when it is first needed, and kept. Workers are
// started there as pools start threads. One that is ended is ended by the document; where that does not say so, or does not
// answer any more, as where a person's code has used up all memory, the whole frame is taken away.
import type { Words } from "../../language/words.ts";
import type { StartThread } from "../../worker/thread.ts";
import { isReady } from "../../worker/thread.ts";
import { type FromSandbox, GREETING, type ToSandbox } from "./sandbox-messages.ts";

/** How long the document may take to come, and to end a worker, in milliseconds. */
const PATIENCE = { up: 20_000, end: 1000 };
/** While it has workers it is asked so often, in milliseconds, whether it is there; so many times it may be silent. */
const PING = 1000;
const MOST_SILENT = 4;

/** Who hears of a worker there. */
interface Heard {
  readonly said: (message: unknown) => void;
  readonly died: (reason: Error) => void;
}

class Sandbox {
  readonly #frame = document.createElement("iframe");
  readonly #port: MessagePort;
  readonly #listeners = new Map<number, Heard>();
  readonly #endings = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #gone: () => void;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #silent = 0;
  /** Rejects where it does not come. */
  readonly up: Promise<void>;

  /** `gone` is called when the frame has been taken away. */
  constructor(address: string, gone: () => void) {
    this.#gone = gone;
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.up = new Promise((resolve, reject) => {
      const settle = (): void => {
        clearTimeout(timer);
        document.removeEventListener("securitypolicyviolation", refused);
      };
      const fail = (): void => {
        settle();
        this.#remove();
        reject(notThere(address));
      };
      const refused = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
        if (effectiveDirective === "frame-src") fail();
      };
      const timer = setTimeout(fail, PATIENCE.up);
      document.addEventListener("securitypolicyviolation", refused);
      port1.onmessage = ({ data }: MessageEvent<FromSandbox>) => {
        if (data.kind !== "up") {
          this.#hear(data);
          return;
        }
        settle();
        resolve();
      };
    });
    const frame = this.#frame;
    frame.style.display = "none";
    frame.title = "Fourfold";
    frame.tabIndex = -1;
    frame.src = address;
    // No expression: WebKit forgets who makes a call that is the last of a function, and the document asks who greets it.
    const greet = (): void => {
      frame.contentWindow?.postMessage(GREETING, "*", [port2]);
    };
    frame.addEventListener("load", greet, { once: true });
    document.body.append(frame);
  }

  open(worker: number, heard: Heard): void {
    this.#listeners.set(worker, heard);
    this.#say({ kind: "open", worker });
    this.#silent = 0;
    this.#pinging ??= setInterval(() => this.#ping(), PING);
  }

  post(worker: number, message: unknown): void {
    this.#say({ kind: "say", worker, message });
  }

  end(worker: number): void {
    if (!this.#listeners.delete(worker)) return;
    this.#say({ kind: "end", worker });
    this.#endings.set(
      worker,
      setTimeout(() => this.#remove(), PATIENCE.end),
    );
  }

  #ping(): void {
    if (this.#listeners.size === 0) {
      clearInterval(this.#pinging);
      this.#pinging = undefined;
    } else if (++this.#silent > MOST_SILENT) this.#remove();
    else this.#say({ kind: "ping" });
  }

  #say(message: ToSandbox): void {
    this.#port.postMessage(message);
  }

  #hear(data: FromSandbox): void {
    this.#silent = 0;
    if (data.kind === "up" || data.kind === "ping") return;
    const heard = this.#listeners.get(data.worker);
    if (data.kind === "said") heard?.said(data.message);
    else if (data.kind === "died") {
      this.#listeners.delete(data.worker);
      heard?.died(new Error(String(data.reason)));
      if (data.isFlooded) this.#remove();
    } else {
      clearTimeout(this.#endings.get(data.worker));
      this.#endings.delete(data.worker);
    }
  }

  #remove(): void {
    clearInterval(this.#pinging);
    this.#frame.remove();
    this.#port.close();
    this.#gone();
    for (const { died } of this.#listeners.values()) died(withWords(OVERTHROWN));
    this.#listeners.clear();
  }
}

const OVERTHROWN: Words = {
  en: "what your code runs in has ended, likely for want of memory",
  pt: "aquilo em que o seu código corre terminou, provavelmente por falta de memória",
};

function notThere(address: string): Error {
  return withWords({
    en: `The document ${address}, in which code of one's own runs, does not answer.`,
    pt: `O documento ${address}, onde corre o código próprio, não responde.`,
  });
}

function withWords(words: Words): Error {
  return Object.assign(new Error(words.en), { words });
}

/** One for each address: frames are of the page, not of an element. */
const sandboxes = new Map<string, Sandbox>();
let workers = 0;

function sandboxAt(address: string): Sandbox {
  const known = sandboxes.get(address);
  if (known !== undefined) return known;
  const made = new Sandbox(address, () => {
    if (sandboxes.get(address) === made) sandboxes.delete(address);
  });
  sandboxes.set(address, made);
  return made;
}

/** Starts workers there. What they say may be anything, and is for the listener to judge. */
export function startInSandbox(address: string): StartThread<unknown, unknown> {
  return async (listener) => {
    const sandbox = sandboxAt(new URL(address, document.baseURI).href);
    await sandbox.up;
    const worker = ++workers;
    await new Promise<void>((resolve, reject) => {
      let hasBegun = false;
      sandbox.open(worker, {
        said(message) {
          if (!hasBegun && typeof message === "object" && message !== null && isReady(message)) {
            hasBegun = true;
            resolve();
          } else listener.onMessage(message);
        },
        died: (reason) => (hasBegun ? listener.onDeath(reason) : reject(reason)),
      });
    });
    return {
      post: (message) => sandbox.post(worker, message),
      terminate: async () => sandbox.end(worker),
      setBusy() {},
    };
  };
}
