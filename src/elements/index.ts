// What `import "fourfold/elements"` does: it defines all elements.
import "./board/define.ts";
import "./editor/define.ts";
import "./player/define.ts";
import "./race/define.ts";
import "./solver/define.ts";

export { FourfoldBoard } from "./board/fourfold-board.ts";
export { FourfoldEditor } from "./editor/fourfold-editor.ts";
export type { CheckDetail, FourfoldEventDetails, MadeBy, MoveDetail } from "./events.ts";
export { FourfoldPlayer } from "./player/fourfold-player.ts";
export { FourfoldRace } from "./race/fourfold-race.ts";
export { FourfoldSolver } from "./solver/fourfold-solver.ts";
