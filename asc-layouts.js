// Tells the host how the compiler has laid out the classes that are views on an image (see src/engines/level-image.ts):
// a transform of asc, which writes the fields of every puzzle and method, in their order, into the module's custom
// section `layouts`: a line each, with the id of the class, its kind, its name and its fields. So images are written by
// names, and the class is the only place where its fields are listed.
// asconfig.json names this file; asc finds it only in the folder that both are in.

/**
 * What is read of the compiler's classes.
 * @typedef {{ name: string, isField: boolean, memoryOffset: number, type: { size: number, isIntegerValue: boolean } }} Member
 * @typedef {{ name: string, interfaces: Set<{ name: string }> | null, members: Map<string, { instance?: Member }>,
 *   nextMemoryOffset: number }} Class
 */

const SECTION = "layouts";
/** Of a field. */
const BYTES = 4;
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
  const lines = [...classes].flatMap(([id, type]) => {
    const kind = [...(type.interfaces ?? [])].map(({ name }) => KINDS.get(name)).find((found) => found !== undefined);
    return kind === undefined ? [] : [[id, kind, type.name, ...fieldsOf(type)].join(" ")];
  });
  module.addCustomSection(SECTION, new TextEncoder().encode(lines.join("\n")));
}

/** The names of all fields, also of those that the class has inherited, in the order in which they lie. @param {Class} type */
function fieldsOf(type) {
  /** @type {string[]} */
  const names = [];
  for (const { instance } of type.members.values()) {
    if (!instance?.isField) continue;
    const { size, isIntegerValue } = instance.type;
    if (size !== 32 || !isIntegerValue) {
      throw new Error(`${type.name}.${instance.name} must be an i32 or u32, for it is a field of an image.`);
    }
    names[instance.memoryOffset / BYTES] = instance.name;
  }
  if (type.nextMemoryOffset !== names.length * BYTES || Object.keys(names).length !== names.length) {
    throw new Error(`The fields of ${type.name} do not lie one after the other.`);
  }
  return names;
}
