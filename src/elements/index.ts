// What `import "fourfold/elements"` does: it defines all elements.
import "./board/define.ts";
import "./solver/define.ts";

export { FourfoldBoard } from "./board/fourfold-board.ts";
export { FourfoldSolver } from "./solver/fourfold-solver.ts";
