// Break the Ice as it is played and seen; loaded when a board asks for it.
import type { Surface } from "../surface.ts";
import type { IceLevel, IceMove, IceState } from "./index.ts";
import { input } from "./input.ts";
import { pieces } from "./pieces.ts";
import { scene } from "./scene.ts";

export const surface: Surface<IceLevel, IceState, IceMove> = { input, pieces, scene };
