// What `import "fourfold/elements"` does: it defines all elements.
import "./board/define.ts";

export { FourfoldBoard } from "./board/fourfold-board.ts";
