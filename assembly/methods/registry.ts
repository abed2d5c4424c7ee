// The methods by their numbers; src/methods/<method>/ names the same number as `registryNumber`.
import { Request } from "../puzzles/request";
import { opened } from "../search/search";
import { BoundaryFlow } from "./break-the-ice/boundary-flow";
import { ExactCover } from "./folding-blocks/exact-cover";
import { Bidirectional } from "./match-the-tiles/bidirectional";
import { Method } from "./method";
import { Halves } from "./roll-the-block/halves";
import { Layers } from "./roll-the-block/layers";
import { Macro } from "./roll-the-block/macro";

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
