// Makes a chronicle of what a search records (src/search/trace-recorder.ts), while it goes on. The record says what happened to which
// state; which node that was, and why a successor was given up, is found here: nodes are taken in the search's own order, and the
// successors of an expanded state are made once more to see which of them the puzzle calls dead.

import type { Game } from "../search/game.ts";
import { isDeadEdge, NEVER } from "../search/game.ts";
import type { Ranking } from "../search/ranking.ts";
import type { Algorithm } from "../search/search.ts";
import { DUPLICATE, EXPANDED, NO_MOVE, PRUNED, REOPENED, SOLVED_EVENT, STORED } from "../search/trace-recorder.ts";
import { StateTable } from "../solving/state-table.ts";
import { Chronicle, type Discipline, type Fate, NONE } from "./chronicle.ts";

const HEAD = 4;

export interface Searched {
  readonly game: Game;
  readonly algorithm: Algorithm;
  readonly ranking: Ranking;
  readonly maxCost: number;
  /** Its heuristic is one's own: what that says of itself proves nothing here. */
  readonly isOwn: boolean;
}

export class SearchReader {
  readonly chronicle: Chronicle;
  readonly table: StateTable;
  readonly #searched: Searched;
  readonly #hasRanking: boolean;
  readonly #rootH: number;
  /** Of each state, the node of it that waits, or was taken last. */
  readonly #live: number[] = [];
  /** Of depth-first searches: what waits, the next last; and of each state in which round it was expanded, from 1. */
  readonly #stack: number[] = [];
  readonly #expandedIn: number[] = [];
  readonly #seen: boolean[] = [];
  #round = 1;
  /** The node that is being expanded, and which of its successors are dead, in the order of their events. */
  #parent = NONE;
  #dead: boolean[] = [];
  readonly #successors: Uint32Array;
  /** A heuristic of one's own has said of a state that there is no solution. */
  hasGivenUp: boolean;

  constructor(searched: Searched) {
    this.#searched = searched;
    const { game, algorithm, ranking } = searched;
    this.#successors = new Uint32Array(game.mostSuccessors * (game.words + 1));
    this.table = new StateTable(game);
    this.#hasRanking = ranking.hFactor !== 0 && disciplineOf(searched).kind !== "queue";
    const root = new Uint32Array(game.words);
    game.writeRoot(root, 0);
    this.#rootH = this.#hasRanking ? (game.isSolved(root, 0) ? 0 : game.estimate(root, 0, -1)) : NONE;
    const isRanked = algorithm !== "bfs" && algorithm !== "dfs" && algorithm !== "dls" && algorithm !== "iddfs";
    const h = this.#rootH === NONE ? 0 : this.#rootH;
    const isCut = isRanked && (h === NEVER || ranking.isBeyond(0, h, searched.maxCost));
    const isDead = game.isDead(root, 0);
    this.hasGivenUp = searched.isOwn && isRanked && h === NEVER && !isDead;
    this.chronicle = new Chronicle(disciplineOf(searched), !isCut && !isDead);
    this.table.addRoot();
    this.#begin();
  }

  /** Goes on with what was recorded since. */
  read(recorded: Uint32Array): void {
    const { words } = this.#searched.game;
    for (let at = 0; at < recorded.length; at += HEAD + words) {
      const kind = recorded[at] as number;
      const move = recorded[at + 1] as number;
      const state = this.table.numberOf(recorded, at + HEAD);
      if (move === NO_MOVE) this.#taken(kind, state);
      else this.#made(kind, state, move, recorded[at + 2] as number, recorded[at + 3] as number);
    }
  }

  get #isStack(): boolean {
    return this.chronicle.discipline.kind === "stack";
  }

  #begin(): void {
    this.#wait(this.chronicle.begin(0, this.#rootH));
  }

  #wait(node: number): void {
    if (this.#isStack) this.#stack.push(node);
    else this.#live[this.chronicle.stateOf(node)] = node;
  }

  /** Something that waited was looked at. */
  #taken(kind: number, state: number): void {
    if (this.#isStack && this.#stack.length === 0) {
      this.#round++;
      this.#begin();
    }
    const node = this.#isStack ? (this.#stack.pop() as number) : (this.#live[state] as number);
    if (kind === DUPLICATE) this.chronicle.take("duplicate", node, "duplicate", false, false);
    else {
      const isFirst = this.#seen[state] !== true;
      const reopens = this.#isStack ? this.#expandedIn[state] === this.#round : this.chronicle.reopens(node);
      this.#seen[state] = true;
      if (kind === EXPANDED) {
        this.#expandedIn[state] = this.#round;
        this.#expand(node, state);
        this.chronicle.take("expanding", node, "expanded", isFirst, reopens);
      } else if (kind === PRUNED) this.chronicle.take("pruned", node, "beyond", isFirst, reopens);
      else this.chronicle.take("destination", node, "goal", isFirst, reopens);
    }
  }

  #expand(node: number, state: number): void {
    this.#parent = node;
    const { game } = this.#searched;
    const { words } = game;
    const count = game.expand(this.table.states, state * words, this.#successors, 0);
    this.#dead = Array.from({ length: count }, (_, i) =>
      isDeadEdge(this.#successors[i * (words + 1) + words] as number),
    );
    // They are put on a stack backwards, and events come last first; these are taken from the end.
    if (!this.#isStack) this.#dead.reverse();
  }

  /** A successor was made. */
  #made(kind: number, state: number, move: number, g: number, estimate: number): void {
    const isDead = this.#dead.pop() === true;
    const { chronicle } = this;
    const parent = this.#parent;
    const before = this.#live[state];
    const known = before === undefined ? NONE : chronicle.hOf(before);
    const h = !this.#hasRanking || isDead ? NONE : kind === DUPLICATE ? known : estimate;
    const born = { parent, state, move, g, h };
    switch (kind) {
      case STORED:
        this.#wait(chronicle.successor("generating", { ...born, fate: "waiting" }));
        break;
      case DUPLICATE:
        chronicle.successor("duplicate", { ...born, fate: "duplicate" });
        break;
      case REOPENED: {
        const had = before as number;
        const reopens = chronicle.endedAt(had) !== NONE;
        if (!reopens) chronicle.overtake(had);
        this.#wait(chronicle.successor("updating", { ...born, fate: "waiting", reopens }));
        break;
      }
      case SOLVED_EVENT:
        chronicle.successor("destination", { ...born, fate: "goal" });
        break;
      default:
        chronicle.successor("pruned", { ...born, fate: this.#whyPruned(isDead, h) });
    }
  }

  #whyPruned(isDead: boolean, h: number): Fate {
    if (isDead) return "dead";
    if (h !== NEVER) return "beyond";
    const { isOwn, ranking } = this.#searched;
    this.hasGivenUp ||= isOwn;
    return ranking.admissible && !isOwn ? "hopeless" : "given-up";
  }
}

function disciplineOf({ algorithm, ranking }: Searched): Discipline {
  const { gFactor, hFactor } = ranking;
  switch (algorithm) {
    case "bfs":
      return { kind: "queue" };
    case "dfs":
    case "dls":
      return { kind: "stack", inRounds: false };
    case "iddfs":
    case "idastar":
      return { kind: "stack", inRounds: true };
    default:
      return { kind: "ranked", gFactor, hFactor };
  }
}
