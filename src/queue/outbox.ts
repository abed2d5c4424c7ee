// The jobs of a command on their way: those that wait to be sent, in batches, and those that a worker may have. Every job is
// settled once: a batch that is not known any more was settled before. No Redis is known here.
import { BatchSize } from "./batch-size.ts";
import type { Job, JobAnswer, JobProgress } from "./job.ts";
import { MOST_SENT } from "./job.ts";

/** A job, and who waits for it. */
export interface Ticket {
  readonly job: Job;
  /** In characters. */
  readonly size: number;
  /** Workers that were lost while they had it. */
  deaths: number;
  readonly begun: () => void;
  readonly tell: (progress: JobProgress) => void;
  /** Undefined where nothing came of it, for all was to stop. */
  readonly resolve: (value: JobAnswer | undefined) => void;
  readonly reject: (reason: Error) => void;
}

export interface SentBatch {
  readonly id: string;
  readonly tickets: readonly Ticket[];
  isBegun: boolean;
  heardAt: number;
}

/** Batches that wait for a worker. */
const AHEAD = 64;

export class Outbox {
  readonly #name: string;
  readonly #size = new BatchSize();
  #waiting: Ticket[] = [];
  /** Those that a worker was lost with. They go alone, one after the other: so it is certain whose fault the next loss is, however
   *  many jobs a worker does side by side. */
  #suspects: Ticket[] = [];
  readonly #sent = new Map<string, SentBatch>();
  /** Of these, the ones of which it is not known whether they have arrived: they are sent again as they are. */
  #unsure: readonly SentBatch[] = [];
  #batches = 0;

  /** What its batches are called begins with the name. */
  constructor(name: string) {
    this.#name = name;
  }

  /** Of a batch that is on its way. */
  get(id: string): SentBatch | undefined {
    return this.#sent.get(id);
  }

  get sent(): readonly SentBatch[] {
    return [...this.#sent.values()];
  }

  get isUnsure(): boolean {
    return this.#unsure.length > 0;
  }

  /** Nothing of what was sent is known to have arrived. */
  get hasNothingThere(): boolean {
    return this.#sent.size === this.#unsure.length;
  }

  /** Jobs that workers have. */
  get running(): number {
    return this.sent.reduce((sum, { isBegun, tickets }) => sum + (isBegun ? tickets.length : 0), 0);
  }

  add(ticket: Ticket): void {
    this.#waiting.push(ticket);
  }

  /** Those are to go again, before all others. */
  addAgain(tickets: readonly Ticket[]): void {
    this.#suspects.unshift(...tickets.filter(({ deaths }) => deaths > 0));
    this.#waiting.unshift(...tickets.filter(({ deaths }) => deaths === 0));
  }

  /** What is to be sent now, so that there is always something for a worker to take. */
  next(): readonly SentBatch[] {
    const again = this.#unsure.filter(({ id }) => this.#sent.has(id));
    this.#unsure = [];
    if (again.length > 0) return again;
    const batches: SentBatch[] = [];
    const ahead = this.sent.filter(({ isBegun }) => !isBegun).length;
    let size = 0;
    const send = (tickets: readonly Ticket[]): void => {
      size += tickets.reduce((sum, ticket) => sum + ticket.size, 0);
      const batch = { id: `${this.#name}-${++this.#batches}`, tickets, isBegun: false, heardAt: performance.now() };
      batches.push(batch);
      this.#sent.set(batch.id, batch);
    };
    const isSuspectThere = this.sent.some(({ tickets }) => tickets.some(({ deaths }) => deaths > 0));
    const suspect = isSuspectThere ? undefined : this.#suspects.shift();
    if (suspect !== undefined) send([suspect]);
    while (this.#waiting.length > 0 && ahead + batches.length < AHEAD && size < MOST_SENT) send(this.#nextTickets());
    return batches;
  }

  #nextTickets(): Ticket[] {
    const most = this.#size.next(this.#waiting.length);
    let [count, size] = [0, 0];
    for (const ticket of this.#waiting) {
      size += ticket.size;
      if (count === most || (count > 0 && size > MOST_SENT / AHEAD)) break;
      count++;
    }
    return this.#waiting.splice(0, count);
  }

  mayNotHaveArrived(batches: readonly SentBatch[]): void {
    this.#unsure = batches;
  }

  /** A worker has it. False where that is not new. */
  begin(batch: SentBatch): boolean {
    batch.heardAt = performance.now();
    if (batch.isBegun) return false;
    batch.isBegun = true;
    this.#size.see(this.sent.filter(({ isBegun }) => isBegun).length);
    for (const { begun } of batch.tickets) begun();
    return true;
  }

  /** It is not on its way any more. Undefined where it was not. */
  take(id: string): SentBatch | undefined {
    const batch = this.#sent.get(id);
    this.#sent.delete(id);
    return batch;
  }

  learn(jobs: number, timeMs: number): void {
    this.#size.learn(jobs, timeMs);
  }

  /** Everything that is not on its way, or all. */
  takeAll(which: "waiting" | "all"): readonly Ticket[] {
    const tickets = [...this.#waiting.splice(0), ...this.#suspects.splice(0)];
    if (which === "waiting") return tickets;
    tickets.push(...this.sent.flatMap((batch) => batch.tickets));
    this.#sent.clear();
    this.#unsure = [];
    return tickets;
  }
}
