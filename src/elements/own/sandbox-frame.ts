// The script of the frame of no origin in which workers run what a person wrote: it starts them, hands on what is said, and ends
// them. It never runs a line of theirs itself, so it always has time to end one.
import type { FromSandbox, ToSandbox } from "./sandbox-messages.ts";

/** Who says more in a second is ended. */
const MOST_SAID = 500;

const workers = new Map<number, Worker>();

addEventListener(
  "message",
  ({ data, ports: [port] }: MessageEvent<string>) => {
    if (port === undefined) return;
    const address = URL.createObjectURL(new Blob([data], { type: "text/javascript" }));
    const tell = (message: FromSandbox): void => port.postMessage(message);
    port.onmessage = ({ data: message }: MessageEvent<ToSandbox>) => {
      if (message.kind === "ping") tell(message);
      else if (message.kind === "open") open(message.worker, address, tell);
      else if (message.kind === "say") workers.get(message.worker)?.postMessage(message.message);
      else {
        end(message.worker);
        tell({ kind: "ended", worker: message.worker });
      }
    };
    tell({ kind: "up" });
  },
  { once: true },
);

function open(number: number, address: string, tell: (message: FromSandbox) => void): void {
  // No module: Chromium starts none of no origin.
  const worker = new Worker(address);
  workers.set(number, worker);
  const die = (reason: string, isFlooded = false): void => {
    if (workers.get(number) !== worker) return;
    end(number);
    tell({ kind: "died", worker: number, reason, isFlooded });
  };
  let [said, since] = [0, performance.now()];
  worker.onmessage = ({ data: message }) => {
    const now = performance.now();
    if (now - since > 1000) [said, since] = [0, now];
    if (++said > MOST_SAID) die("it says more than anybody can hear", true);
    else tell({ kind: "said", worker: number, message });
  };
  worker.onmessageerror = () => die("what it says cannot be read");
  worker.onerror = (event) => {
    event.preventDefault();
    die(event.message || "its worker ended");
  };
}

function end(number: number): void {
  const worker = workers.get(number);
  workers.delete(number);
  if (worker === undefined) return;
  worker.onmessage = null;
  worker.terminate();
}
