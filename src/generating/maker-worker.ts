// The script of a thread that makes levels, in browsers and in Node: one after the other, as maker-pool.ts asks. It has all that a
// search needs, so that a bundle need have no other inside: whoever is asked to search first, searches.
import type { PagePort } from "../worker/serve-searches.ts";
import { beginSearching, threadPort } from "../worker/thread-port.ts";
import { type MakerPort, serveMaking } from "./serve-making.ts";

interface Port {
  postMessage(message: object): void;
  onmessage: ((event: { readonly data: object }) => void) | null;
}

const port = threadPort<Port>();

/** It is said only once that the thread is ready. */
const inside: Port = {
  onmessage: null,
  postMessage(message) {
    if (!("kind" in message) || message.kind !== "ready") port.postMessage(message);
  },
};

port.onmessage = (event) => {
  if ("order" in event.data) serveMaking(inside as MakerPort);
  else beginSearching(inside as PagePort);
  port.onmessage = inside.onmessage;
  port.onmessage?.(event);
};
port.postMessage({ kind: "ready" });
