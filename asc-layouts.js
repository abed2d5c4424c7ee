// Tells the host how the compiler has laid out the classes that are views on an image (see src/engines/level-image.ts):
// a transform of asc, which writes the fields of every puzzle and method, with their offsets, into the module's custom
// section `layouts`. So images are written by names, and the class is the only place where its fields are listed.
// asconfig.json names this file; asc finds it only in the folder that both are in.

/**
 * What is read of the compiler's classes.
 * @typedef {{ name: string, isField: boolean, memoryOffset: number, type: { size: number, isIntegerValue: boolean } }} Member
 * @typedef {{ name: string, interfaces: Set<{ name: string }> | null, members: Map<string, { instance?: Member }>,
 *   nextMemoryOffset: number }} Class
 */

const SECTION = "layouts";
/** The contracts of such classes, and what a class is then. */
const KINDS = new Map([
  ["Game", "puzzle"],
  ["Method", "method"],
]);

/** @type {ReadonlyMap<number, Class>} */
let classes = new Map();

/** @param {{ managedClasses: Map<number, Class> }} program */
export function afterInitialize({ managedClasses }) {
  classes = managedClasses;
}

/** @param {{ addCustomSection(name: string, contents: Uint8Array): void }} module */
export function afterCompile(module) {
  const layouts = [...classes].flatMap(([id, type]) => {
    const kind = [...(type.interfaces ?? [])].map(({ name }) => KINDS.get(name)).find((found) => found !== undefined);
    if (kind === undefined) return [];
    return [[id, { class: type.name, kind, bytes: type.nextMemoryOffset, fields: fieldsOf(type) }]];
  });
  module.addCustomSection(SECTION, new TextEncoder().encode(JSON.stringify(Object.fromEntries(layouts))));
}

/** The offset of each field, also of those that the class has inherited. @param {Class} type */
function fieldsOf(type) {
  /** @type {Record<string, number>} */
  const offsets = {};
  for (const { instance } of type.members.values()) {
    if (!instance?.isField) continue;
    const { size, isIntegerValue } = instance.type;
    if (size !== 32 || !isIntegerValue) {
      throw new Error(`${type.name}.${instance.name} must be an i32 or u32, for it is a field of an image.`);
    }
    offsets[instance.name] = instance.memoryOffset;
  }
  return offsets;
}
