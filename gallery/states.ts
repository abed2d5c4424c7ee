// The states that are worth looking at: an element as one writes it, and what a person did with it.
import type { FourfoldBoard } from "../src/elements/board/fourfold-board.ts";
import type { FourfoldCompare } from "../src/elements/compare/fourfold-compare.ts";
import type { FourfoldExplorer } from "../src/elements/explorer/fourfold-explorer.ts";
import type { FourfoldPlayer } from "../src/elements/player/fourfold-player.ts";
import { PLAYER_WORDS } from "../src/elements/player/player-words.ts";
import type { FourfoldRace } from "../src/elements/race/fourfold-race.ts";
import type { FourfoldSolver } from "../src/elements/solver/fourfold-solver.ts";

type Pressed = "study" | "analysis" | "play";

export interface State {
  readonly name: string;
  readonly markup: string;
  readonly act?: (place: HTMLElement) => unknown;
}

const level = (text: string): string => `<script type="text/plain">${text}</script>`;
const SMALL = level(`game: roll-the-block
title: Small

S....
.....
....T
`);
const HERONS = "/levels/match-the-tiles/classic.txt#A compass that points home";
const BRIDGES = "/levels/roll-the-block/classic.txt#Any weight will do";
const LESSONS = "/levels/match-the-tiles/lessons.txt";
const FIRST = "/levels/roll-the-block/first.txt";
const TRAP = level(`game: roll-the-block
title: The wrong side of the switch
a: bridge open
1: soft close a

S1.#....
...a....
...a..T.
...#....
`);
const ENDLESS = level(`game: break-the-ice

ABCDEA
BCDEAB
CDEABC
DEABCD
EABCDE
`);
const WRONG = level(`game: roll-the-block

S?.
`);

const solver = (place: HTMLElement): FourfoldSolver => place.querySelector("fourfold-solver") as FourfoldSolver;

/** The player when it has its level, its moves played and these buttons clicked, whatever they are called here. */
async function played(place: HTMLElement, moves: string, ...pressed: readonly Pressed[]): Promise<FourfoldPlayer> {
  const player = place.querySelector("fourfold-player") as FourfoldPlayer;
  await new Promise((resolve) => {
    if (player.play !== undefined) resolve(undefined);
    player.addEventListener("fourfold-load", resolve, { once: true });
  });
  await player.updateComplete;
  for (const word of moves.split(" ")) if (word !== "") player.move(word);
  const words = PLAYER_WORDS[document.documentElement.lang === "pt" ? "pt" : "en"];
  for (const name of pressed.map((each) => words[each])) {
    await player.updateComplete;
    const buttons = [...player.renderRoot.querySelectorAll("button")];
    buttons.find((button) => (button.getAttribute("aria-label") ?? button.textContent?.trim()) === name)?.click();
  }
  return player;
}

/** Waits until the board is there, where there is one. */
async function loaded(place: HTMLElement): Promise<void> {
  const board = place.querySelector("fourfold-board") as FourfoldBoard | null;
  if (board === null || board.play !== undefined) return;
  await new Promise((resolve) => board.addEventListener("fourfold-load", resolve, { once: true }));
}

/** Waits until the board is there, and does something. */
async function withBoard(place: HTMLElement, act: () => unknown): Promise<void> {
  await loaded(place);
  await solver(place).updateComplete;
  await act();
}

const race = (place: HTMLElement): FourfoldRace => place.querySelector("fourfold-race") as FourfoldRace;

async function raced(place: HTMLElement, isWaitedFor: boolean): Promise<void> {
  await race(place).updateComplete;
  const ended = race(place).start();
  if (isWaitedFor) await ended;
}

const compare = (place: HTMLElement): FourfoldCompare => place.querySelector("fourfold-compare") as FourfoldCompare;

async function compared(place: HTMLElement, isWaitedFor: boolean): Promise<void> {
  await compare(place).updateComplete;
  const ended = compare(place).run();
  if (isWaitedFor) await ended;
}

/** Waits until the search is there, and goes so many steps. */
async function explored(place: HTMLElement, steps: number): Promise<FourfoldExplorer> {
  const explorer = place.querySelector("fourfold-explorer") as FourfoldExplorer;
  await explorer.updateComplete;
  for (let i = 0; i < steps; i++) explorer.step();
  return explorer;
}

export const STATES: readonly State[] = [
  { name: "board", markup: `<fourfold-board src="${BRIDGES}"></fourfold-board>` },
  {
    name: "board-folding",
    markup: '<fourfold-board src="/levels/folding-blocks/classic.txt#Four seeds" moves="A:u A:l B:d"></fourfold-board>',
  },
  {
    name: "board-folding-flat",
    markup: `<fourfold-board view="flat" src="/levels/folding-blocks/classic.txt#A crown for a small king"></fourfold-board>`,
  },
  {
    name: "board-match",
    markup: `<fourfold-board src="/levels/match-the-tiles/classic.txt#Across the hedges"></fourfold-board>`,
  },
  {
    name: "board-match-flat",
    markup: `<fourfold-board view="flat" src="/levels/match-the-tiles/classic.txt#Across the hedges"></fourfold-board>`,
  },
  { name: "board-ice", markup: `<fourfold-board src="/levels/break-the-ice/classic.txt"></fourfold-board>` },
  {
    name: "board-ice-flat",
    markup: `<fourfold-board view="flat" src="/levels/break-the-ice/classic.txt"></fourfold-board>`,
  },
  {
    name: "board-map",
    markup: `<fourfold-board src="/levels/roll-the-block/large.txt#The labyrinth of Knossos"></fourfold-board>`,
    act: loaded,
  },
  { name: "board-wrong", markup: `<fourfold-board>${WRONG}</fourfold-board>` },
  { name: "player", markup: `<fourfold-player src="${FIRST}"></fourfold-player>` },
  {
    name: "player-hint",
    markup: `<fourfold-player src="${FIRST}"></fourfold-player>`,
    act: async (place) => (await played(place, "r")).hint(),
  },
  {
    name: "player-lost",
    markup: `<fourfold-player>${TRAP}</fourfold-player>`,
    act: async (place) => (await played(place, "r")).check(),
  },
  {
    name: "player-check",
    markup: `<fourfold-player src="${FIRST}"></fourfold-player>`,
    act: async (place) => (await played(place, "r")).check(),
  },
  {
    name: "player-analysis",
    markup: `<fourfold-player src="${FIRST}"></fourfold-player>`,
    act: (place) => played(place, "r", "study", "analysis"),
  },
  {
    name: "player-playback",
    markup: `<fourfold-player src="${FIRST}"></fourfold-player>`,
    act: (place) => played(place, "", "study", "play"),
  },
  {
    name: "player-solved",
    markup: `<fourfold-player src="${FIRST}" next="?"></fourfold-player>`,
    act: (place) => played(place, "r l r r d r r r d"),
  },
  {
    name: "player-limited",
    markup: `<fourfold-player src="/levels/break-the-ice/classic.txt" controls="undo restart"></fourfold-player>`,
  },
  { name: "player-wrong", markup: `<fourfold-player>${WRONG}</fourfold-player>` },
  { name: "solver", markup: `<fourfold-solver>${SMALL}</fourfold-solver>` },
  { name: "solver-no-level", markup: "<fourfold-solver></fourfold-solver>" },
  { name: "solver-wrong", markup: `<fourfold-solver>${WRONG}</fourfold-solver>` },
  {
    name: "solver-refused",
    markup: `<fourfold-solver algorithm="bfs" cost="weighted">${SMALL}</fourfold-solver>`,
  },
  { name: "solver-needs-depth", markup: `<fourfold-solver algorithm="dls">${SMALL}</fourfold-solver>` },
  {
    name: "solver-explains",
    markup: `<fourfold-solver algorithm="astar">${SMALL}</fourfold-solver>`,
    act: async (place) => {
      await solver(place).updateComplete;
      for (const button of solver(place).renderRoot.querySelectorAll<HTMLElement>(".ask")) button.click();
    },
  },
  { name: "solver-auto-solved", markup: `<fourfold-solver auto-start>${SMALL}</fourfold-solver>` },
  {
    name: "solver-solved",
    markup: `<fourfold-board id="solved" src="${BRIDGES}"></fourfold-board><fourfold-solver for="solved" algorithm="astar"></fourfold-solver>`,
    act: (place) => withBoard(place, () => solver(place).solve()),
  },
  {
    name: "solver-depth-first",
    markup: `<fourfold-board id="deep" src="${BRIDGES}"></fourfold-board><fourfold-solver for="deep" algorithm="dfs"></fourfold-solver>`,
    act: (place) => withBoard(place, () => solver(place).solve()),
  },
  {
    name: "solver-watching",
    markup: `<fourfold-board id="watched" src="${BRIDGES}"></fourfold-board><fourfold-solver for="watched" algorithm="astar"></fourfold-solver>`,
    act: (place) =>
      withBoard(place, async () => {
        await solver(place).solve();
        void solver(place).watch();
      }),
  },
  {
    name: "solver-running",
    markup: `<fourfold-solver algorithm="ucs">${ENDLESS}</fourfold-solver>`,
    act: async (place) => {
      await solver(place).updateComplete;
      void solver(place).solve();
    },
  },
  {
    name: "solver-limit",
    markup: `<fourfold-solver algorithm="auto" max-time="1">${ENDLESS}</fourfold-solver>`,
    act: async (place) => {
      await solver(place).updateComplete;
      await solver(place).solve();
    },
  },
  { name: "compare", markup: `<fourfold-compare src="${LESSONS}"></fourfold-compare>` },
  {
    name: "compare-over",
    markup: `<fourfold-compare src="${LESSONS}"></fourfold-compare>`,
    act: (place) => compared(place, true),
  },
  {
    name: "compare-one-level",
    markup: `<fourfold-compare src="${LESSONS}#3" solvers="all,auto,bfs@ts"></fourfold-compare>`,
    act: (place) => compared(place, true),
  },
  {
    name: "compare-running",
    markup: `<fourfold-compare solvers="dfs,ucs,astar/strips,bfs">${ENDLESS}</fourfold-compare>`,
    act: (place) => compared(place, false),
  },
  {
    name: "compare-limits",
    markup: `<fourfold-compare solvers="bfs,dls,astar,idastar" max-nodes="20000" warm>${ENDLESS}</fourfold-compare>`,
    act: (place) => compared(place, true),
  },
  { name: "compare-wrong", markup: `<fourfold-compare solvers="bsf,bfs">${WRONG}</fourfold-compare>` },
  { name: "race", markup: `<fourfold-race>${SMALL}</fourfold-race>` },
  {
    name: "race-over",
    markup: `<fourfold-race src="${HERONS}"></fourfold-race>`,
    act: (place) => raced(place, true),
  },
  {
    name: "race-running",
    markup: `<fourfold-race rounds="100" algorithm="ucs" src="${HERONS}"></fourfold-race>`,
    act: (place) => raced(place, false),
  },
  { name: "race-wrong", markup: `<fourfold-race>${WRONG}</fourfold-race>` },
  { name: "explorer", markup: `<fourfold-explorer heuristic="distance">${SMALL}</fourfold-explorer>` },
  {
    name: "explorer-on-the-way",
    markup: `<fourfold-explorer heuristic="distance">${SMALL}</fourfold-explorer>`,
    act: (place) => explored(place, 6),
  },
  {
    name: "explorer-rounds",
    markup: `<fourfold-explorer algorithm="idastar" src="/levels/match-the-tiles/tiny.txt#6"></fourfold-explorer>`,
    act: (place) => explored(place, 60),
  },
  {
    name: "explorer-predict",
    markup: `<fourfold-explorer predict src="/levels/break-the-ice/tiny.txt#2"></fourfold-explorer>`,
    act: (place) => explored(place, 4),
  },
  {
    name: "explorer-over",
    markup: `<fourfold-explorer algorithm="bfs" solution-only src="/levels/folding-blocks/tiny.txt#7"></fourfold-explorer>`,
    act: async (place) => (await explored(place, 0)).runTo({ kind: "end" }),
  },
  { name: "explorer-wrong", markup: `<fourfold-explorer>${WRONG}</fourfold-explorer>` },
  { name: "editor", markup: `<fourfold-editor src="${BRIDGES}"></fourfold-editor>` },
  { name: "editor-folding", markup: "<fourfold-editor></fourfold-editor>" },
  {
    name: "editor-match",
    markup: `<fourfold-editor src="/levels/match-the-tiles/classic.txt#Across the hedges"></fourfold-editor>`,
  },
  { name: "editor-ice", markup: `<fourfold-editor src="/levels/break-the-ice/classic.txt"></fourfold-editor>` },
  { name: "editor-unsolvable", markup: `<fourfold-editor>${TRAP}</fourfold-editor>` },
  { name: "editor-wrong", markup: `<fourfold-editor>${WRONG}</fourfold-editor>` },
  {
    name: "editor-limit",
    markup: `<fourfold-editor max-time="1">${ENDLESS}</fourfold-editor>`,
    act: (place) => new Promise((resolve) => place.addEventListener("fourfold-optimum", resolve, { once: true })),
  },
];
