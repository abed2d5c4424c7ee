// What tools/packs-plugin.js makes of levels/.
declare module "virtual:packs" {
  export const PACKS: readonly import("./packs.ts").Pack[];
  export const STARTS: Readonly<Record<string, import("./packs.ts").Start>>;
}
