// What `fourfold/elements/classes` gives: the elements as classes, none of them defined.
export { FourfoldBoard } from "./board/fourfold-board.ts";
export { FourfoldCompare } from "./compare/fourfold-compare.ts";
export { FourfoldEditor } from "./editor/fourfold-editor.ts";
export type { CheckDetail, FourfoldEventDetails, MadeBy, MoveDetail, StepDetail } from "./events.ts";
export { FourfoldExplorer } from "./explorer/fourfold-explorer.ts";
export { FourfoldPlayer } from "./player/fourfold-player.ts";
export { FourfoldRace } from "./race/fourfold-race.ts";
export { FourfoldSolver } from "./solver/fourfold-solver.ts";
