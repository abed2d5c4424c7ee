// What `import "fourfold/elements"` does: it defines all elements.
import "./board/define.ts";
import "./compare/define.ts";
import "./editor/define.ts";
import "./explorer/define.ts";
import "./player/define.ts";
import "./race/define.ts";
import "./solver/define.ts";

export { FourfoldBoard } from "./board/fourfold-board.ts";
export { FourfoldCompare } from "./compare/fourfold-compare.ts";
export { FourfoldEditor } from "./editor/fourfold-editor.ts";
export type { CheckDetail, FourfoldEventDetails, MadeBy, MoveDetail, StepDetail } from "./events.ts";
export { FourfoldExplorer } from "./explorer/fourfold-explorer.ts";
export { FourfoldPlayer } from "./player/fourfold-player.ts";
export { FourfoldRace } from "./race/fourfold-race.ts";
export { FourfoldSolver } from "./solver/fourfold-solver.ts";
