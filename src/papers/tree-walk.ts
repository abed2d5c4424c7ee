// The depth-limited search of P2: it walks the whole tree of moves down to the bound, knows no state again but the one that
// it has just come from, and keeps the best solution that it meets. A textbook's depth-limited search stops at the first
// solution; and ours remembers how deep it met a state, so that it does not walk the same part of the tree once more.
import type { Game } from "../search/game.ts";
import { NODE_LIMIT, RUNNING, Run, type Search, type SearchLimits, SOLVED, type Status } from "../search/run.ts";
import { sameState } from "../search/successors.ts";
import { type Child, childrenOf } from "./children.ts";

/** A state on the way from the start to where the walk stands. */
interface Stop {
  readonly state: Uint32Array;
  /** The move that led to it; -1 at the start. */
  readonly move: number;
  readonly g: number;
  /** Its children that have not been walked to, the next one last. */
  readonly untried: Child[];
}

export class TreeWalk implements Search {
  readonly run: Run;
  readonly #game: Game;
  readonly #path: Stop[] = [];
  #waiting = 0;
  #best: readonly number[] | undefined;
  #status: Status;

  constructor(game: Game, limits: SearchLimits) {
    this.run = new Run(limits);
    this.#game = game;
    const root = new Uint32Array(game.words);
    game.writeRoot(root, 0);
    this.#status = game.isDead(root, 0)
      ? this.run.ranDry()
      : this.#walkTo({ state: root, move: -1, cost: 0, isDead: false }, 0);
  }

  advance(expansions: number): Status {
    const most = this.run.expanded + expansions;
    while (this.#status === RUNNING && this.run.expanded < most) this.#status = this.#step();
    return this.#status;
  }

  #step(): Status {
    const here = this.#path.at(-1);
    if (here === undefined) return this.#best === undefined ? this.run.ranDry() : SOLVED;
    const next = here.untried.pop();
    if (next !== undefined) {
      this.#waiting--;
      return this.#walkTo(next, here.g + next.cost);
    }
    this.#path.pop();
    return RUNNING;
  }

  #walkTo({ state, move }: Child, g: number): Status {
    const { run } = this;
    const depth = this.#path.length;
    run.stored = Math.max(run.stored, depth + 1);
    if (this.#game.isSolved(state, 0)) {
      if (g < run.best) this.#keep(move, g);
      return RUNNING;
    }
    if (depth >= run.maxCost) {
      run.cut = true;
      return RUNNING;
    }
    if (run.expanded === run.maxExpanded) return NODE_LIMIT;
    run.follow(state, 0, state.length);
    run.deepest = Math.max(run.deepest, depth);
    const untried = childrenOf(this.#game, state).filter((child) => this.#isToBeTried(child));
    this.#path.push({ state, move, g, untried: untried.reverse() });
    this.#waiting += untried.length;
    run.sawFrontier(this.#waiting);
    return RUNNING;
  }

  #keep(move: number, g: number): void {
    this.run.best = g;
    this.#best = [...this.#path.map((stop) => stop.move), move].slice(1);
  }

  #isToBeTried({ state, isDead }: Child): boolean {
    const { run } = this;
    const parent = this.#path.at(-1);
    run.generated++;
    if (isDead) run.dead++;
    else if (parent !== undefined && sameState(state, 0, parent.state, 0, state.length)) run.duplicates++;
    else return true;
    return false;
  }

  moves(): number[] {
    return [...(this.#best ?? [])];
  }
}
