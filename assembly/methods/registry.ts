// The methods by their numbers; src/methods/<method>/ names the same number as `kernel`.
import { Request } from "../puzzles/request";
import { opened } from "../search/search";
import { Bidirectional } from "./bidirectional";
import { BoundaryFlow } from "./boundary-flow";
import { ExactCover } from "./exact-cover";
import { Halves } from "./halves";
import { Layers } from "./layers";
import { Macro } from "./macro";
import { Method } from "./method";

/** The puzzles have the numbers below. */
export const FIRST_METHOD: i32 = 16;

export function withMethod(method: i32, request: i32, argument: i32): i32 {
  if (method == 16) return answer<ExactCover>(request, argument);
  if (method == 17) return answer<Layers>(request, argument);
  if (method == 18) return answer<Macro>(request, argument);
  if (method == 19) return answer<Bidirectional>(request, argument);
  if (method == 20) return answer<Halves>(request, argument);
  return answer<BoundaryFlow>(request, argument);
}

function answer<M extends Method>(request: i32, argument: i32): i32 {
  const method = opened<M>();
  if (request == Request.BEGIN) return method.begin();
  if (request == Request.RUN) return method.run(argument);
  return method.writeMoves();
}
