// How many jobs travel together. One alone costs a few milliseconds on the way, which is much for a small one; many together
// keep each other waiting, and are all done again where a worker is lost. So as many go as are done in a fifth of a second, as
// far as one can know by those that are done, and towards the end fewer, so that no worker waits for the last batch of another.
import { MOST_JOBS } from "./job.ts";

/** In milliseconds of work. */
const WANTED = 200;
const LEAST_TIME = 0.1;
/** How much the last batch counts. */
const SHARE = 0.2;
/** Each place that works is left so many batches, at the least. */
const BATCHES_LEFT = 4;

export class BatchSize {
  /** Of a job, in milliseconds; unknown at first. */
  #timeMs: number | undefined;
  #mostPlaces = 1;

  learn(jobs: number, timeMs: number): void {
    if (jobs === 0 || !Number.isFinite(timeMs)) return;
    const each = timeMs / jobs;
    this.#timeMs = this.#timeMs === undefined ? each : SHARE * each + (1 - SHARE) * this.#timeMs;
  }

  /** So many batches were seen to be worked on at once. */
  see(places: number): void {
    this.#mostPlaces = Math.max(this.#mostPlaces, places);
  }

  next(waiting: number): number {
    if (this.#timeMs === undefined) return 1;
    const quick = Math.floor(WANTED / Math.max(this.#timeMs, LEAST_TIME));
    const fair = Math.ceil(waiting / (BATCHES_LEFT * this.#mostPlaces));
    return Math.max(1, Math.min(quick, fair, MOST_JOBS));
  }
}
