// What P1 calls greedy: from where it stands it goes to the child that looks best, and from there to its best child, until
// nothing new is left; then it goes back a step and takes the next best. It is a depth-first search whose children are
// sorted by h. Greedy best-first search goes on from the best of all open states instead, wherever that is.
import { type Game, NEVER } from "../search/game.ts";
import type { Memory } from "../search/memory.ts";
import { NONE, NodeTable } from "../search/node-table.ts";
import type { Ranking } from "../search/ranking.ts";
import {
  MEMORY_LIMIT,
  NODE_LIMIT,
  RUNNING,
  Run,
  type Search,
  type SearchLimits,
  SOLVED,
  type Status,
} from "../search/run.ts";
import { type Child, childrenOf } from "./children.ts";

interface GuidedChild extends Child {
  readonly h: number;
}

/** A state on the way from the start to where the search stands. */
interface Stop {
  /** The move that led to it; -1 at the start. */
  readonly move: number;
  readonly g: number;
  /** Its children that have not been gone to, the best one last. */
  readonly untried: GuidedChild[];
}

export class GreedyChild implements Search {
  readonly run: Run;
  readonly #game: Game;
  readonly #ranking: Ranking;
  readonly #known: NodeTable;
  readonly #path: Stop[] = [];
  #waiting = 0;
  #status: Status;

  constructor(game: Game, ranking: Ranking, limits: SearchLimits, memory: Memory) {
    this.run = new Run(limits);
    this.#game = game;
    this.#ranking = ranking;
    this.#known = new NodeTable(memory, game.words, 0, game.denseStates);
    this.#status = this.#known.ready ? this.#begin() : MEMORY_LIMIT;
  }

  #begin(): Status {
    const root = new Uint32Array(this.#game.words);
    this.#game.writeRoot(root, 0);
    if (this.#game.isDead(root, 0)) return this.run.ranDry();
    this.#ranking.start(this.#game, root, this.run);
    return this.#goTo({ state: root, move: -1, cost: 0, isDead: false }, 0);
  }

  advance(expansions: number): Status {
    const most = this.run.expanded + expansions;
    while (this.#status === RUNNING && this.run.expanded < most) this.#status = this.#step();
    return this.#status;
  }

  #step(): Status {
    const here = this.#path.at(-1);
    if (here === undefined) return this.run.ranDry();
    const best = here.untried.pop();
    if (best !== undefined) {
      this.#waiting--;
      return this.#goTo(best, here.g + best.cost);
    }
    this.#path.pop();
    return RUNNING;
  }

  /** A state that was met before is not gone to again. */
  #goTo({ state, move }: Child, g: number): Status {
    const { run } = this;
    const known = this.#known;
    const hash = known.hash(state, 0);
    if (known.find(state, 0, hash) !== NONE) {
      run.duplicates++;
      return RUNNING;
    }
    if (known.insert(state, 0, hash) === NONE) return MEMORY_LIMIT;
    run.stored = known.count;
    if (!this.#game.isSolved(state, 0)) return this.#expand(state, move, g);
    this.#path.push({ move, g, untried: [] });
    return SOLVED;
  }

  #expand(state: Uint32Array, move: number, g: number): Status {
    const { run } = this;
    if (run.expanded === run.maxExpanded) return NODE_LIMIT;
    run.follow(state, 0, state.length);
    run.deepest = Math.max(run.deepest, this.#path.length);
    const untried: GuidedChild[] = [];
    for (const child of childrenOf(this.#game, state)) {
      run.generated++;
      const h = child.isDead ? NEVER : this.#game.estimate(child.state, 0, child.move);
      if (child.isDead || (h === NEVER && this.#ranking.admissible)) run.dead++;
      else if (h === NEVER || g + child.cost > run.maxCost) run.cut = true;
      else untried.push({ ...child, h });
    }
    // Among equals the first one in the puzzle's order goes first.
    untried.reverse().sort((a, b) => b.h - a.h);
    this.#path.push({ move, g, untried });
    this.#waiting += untried.length;
    run.sawFrontier(this.#waiting);
    return RUNNING;
  }

  moves(): number[] {
    return this.#path.slice(1).map(({ move }) => move);
  }
}
