// What is seen of a move, as a function of time: its stages one after another, or backwards where it is undone. A player
// of films runs one at a time; a new one, or whoever cannot wait, finishes the running one at once.
import type { Placed } from "../../drawing/placed.ts";
import { type Transition, transitionTo } from "../../drawing/transition.ts";
import type { Piece, Scene, Stage } from "../../puzzles/surface.ts";

export type Film = Transition;

export function filmOf(scene: Pick<Scene, "solids">, before: readonly Piece[], stages: readonly Stage[]): Film {
  let pieces = before;
  return inTurn(
    stages.map((stage) => {
      const film = transitionTo(scene, pieces, stage);
      pieces = stage.pieces;
      return film;
    }),
  );
}

export function inTurn(films: readonly Film[]): Film {
  const durationMs = films.reduce((sum, film) => sum + film.durationMs, 0);
  return {
    durationMs,
    at(part): Placed[] {
      let left = part * durationMs;
      for (const film of films.slice(0, -1)) {
        if (left < film.durationMs) return film.at(left / film.durationMs);
        left -= film.durationMs;
      }
      const last = films.at(-1);
      if (last === undefined) return [];
      return last.at(last.durationMs === 0 ? 1 : Math.min(1, left / last.durationMs));
    },
  };
}

export function backwards({ durationMs, at }: Film): Film {
  return { durationMs, at: (part) => at(1 - part) };
}

/** Nobody sees what has moved for less than that. The frame that comes so soon after a key has enough to do without it. */
const UNSEEN_MS = 10;

interface Showing {
  readonly end: () => void;
  readonly takesTime: boolean;
  frame: number;
}

export class FilmPlayer {
  #showing: Showing | undefined;

  /** Draws from the next frame on; `end` is called once, also where it is finished early. What takes no time waits for
   *  `finishInstant`, so that whoever plays it can say first that it begins. Whether it takes any. */
  play(film: Film, tempo: number, draw: (placed: readonly Placed[]) => void, end: () => void): boolean {
    this.finish();
    const durationMs = tempo === 0 || document.hidden ? 0 : film.durationMs / tempo;
    const showing: Showing = { end, takesTime: durationMs > 0, frame: 0 };
    this.#showing = showing;
    if (!showing.takesTime) return false;
    const start = performance.now();
    const first = (): void => {
      if (performance.now() - start >= UNSEEN_MS) next();
      else showing.frame = requestAnimationFrame(next);
    };
    const next = (): void => {
      const lastsMs = performance.now() - start;
      if (lastsMs >= durationMs) {
        this.finish();
        return;
      }
      draw(film.at(lastsMs / durationMs));
      showing.frame = requestAnimationFrame(next);
    };
    showing.frame = requestAnimationFrame(first);
    return true;
  }

  finishInstant(): void {
    if (this.#showing?.takesTime === false) this.finish();
  }

  finish(): void {
    const showing = this.#showing;
    if (showing === undefined) return;
    this.#showing = undefined;
    cancelAnimationFrame(showing.frame);
    showing.end();
  }
}
