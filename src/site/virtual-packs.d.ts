// What tools/packs-plugin.js makes of levels/ and of the pools of daily levels.
declare module "virtual:packs" {
  export const PACKS: readonly import("./packs.ts").Pack[];
  /** Where the pool of each puzzle is, by its id. */
  export const DAILY: Readonly<Record<string, string>>;
  export const STARTS: Readonly<Record<string, import("./packs.ts").Start>>;
}
