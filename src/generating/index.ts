// `import ... from "fourfold/generating"`: levels made by wish, the hardest that can be found, and how hard a level is. It runs in
// Node and in browsers; MakerPool makes levels in threads.
export { type ClimbDoer, type Climbed, type ClimbOrder, type ClimbsOptions, hardestByClimbs } from "./climbs.ts";
export {
  DIFFICULTIES,
  type Difficulty,
  type DifficultyName,
  difficultyOf,
  scoresOf,
} from "./difficulty.ts";
export { type GenerateOptions, generate, knobsOf, type LevelMaker, type NumberedLevel } from "./generate.ts";
export { type HardestOptions, type Hardness, hardestLevels } from "./hardest.ts";
export type { MadeLevel } from "./make-level.ts";
export { MakerPool, type MakerPoolOptions } from "./maker-pool.ts";
export { type NotRated, rateLevel } from "./rate-level.ts";
export type { GenerateRequest, Wishes } from "./request.ts";
