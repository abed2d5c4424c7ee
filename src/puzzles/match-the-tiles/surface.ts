// Match the Tiles as it is played and seen; loaded when a board asks for it.
import type { Surface } from "../surface.ts";
import type { MatchLevel, MatchMove, MatchState } from "./index.ts";
import { input } from "./input.ts";
import { pieces } from "./pieces.ts";
import { scene } from "./scene.ts";

export const surface: Surface<MatchLevel, MatchState, MatchMove> = { input, pieces, scene };
