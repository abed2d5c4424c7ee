// A level as it lies in the memory of the solver: the fields of its class there, 32 bits each, where the layout has them;
// then the tables, each beginning at a multiple of 16. The field of a table is its offset from the start.
import type { LevelImage } from "../puzzles/packed.ts";
import type { Steps } from "../puzzles/steps.ts";
import type { Layout } from "./layouts.ts";

const ALIGNMENT = 16;
const LEAST = -(2 ** 31);
const MOST = 2 ** 32 - 1;
/** So many bytes of a table are written in a step. */
const PIECE = 2 ** 22;

export interface LaidOut {
  readonly bytes: number;
  /** Writes the image at `address`, which must be a multiple of 16. */
  writing(memory: ArrayBuffer, address: number): Steps<void>;
}

/** Finds a place for everything. Throws where the image and the class do not have the same fields. */
export function layOut(image: LevelImage, layout: Layout): LaidOut {
  checkNames(image, layout);
  const tables = Object.entries(image.tables);
  const head = new Int32Array(layout.bytes / 4);
  const put = (name: string, value: number): void => {
    head[(layout.fields[name] as number) / 4] = value;
  };
  for (const [name, value] of Object.entries(image.fields)) put(name, value);
  let bytes = layout.bytes;
  const offsets = tables.map(([name, table]) => {
    const offset = Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
    put(name, offset);
    bytes = offset + table.byteLength;
    return offset;
  });
  return {
    bytes,
    *writing(memory, address) {
      new Int32Array(memory, address, head.length).set(head);
      for (const [i, [, table]] of tables.entries()) {
        const from = new Uint8Array(table.buffer, table.byteOffset, table.byteLength);
        const to = new Uint8Array(memory, address + (offsets[i] as number), from.length);
        for (let at = 0; at < from.length; at += PIECE) {
          to.set(from.subarray(at, at + PIECE), at);
          if (at + PIECE <= from.length) yield;
        }
      }
    },
  };
}

function checkNames({ fields, tables }: LevelImage, layout: Layout): void {
  const given = [...Object.keys(fields), ...Object.keys(tables)];
  const known = Object.keys(layout.fields);
  const wrong = [
    ...known.filter((name) => !given.includes(name)).map((name) => `${name} is missing`),
    ...given.filter((name) => !known.includes(name)).map((name) => `${name} is not one of its fields`),
    ...Object.keys(tables)
      .filter((name) => name in fields)
      .map((name) => `${name} is both a field and a table`),
    ...Object.entries(fields)
      .filter(([, value]) => !fits(value))
      .map(([name, value]) => `${name} is ${value}, which is not a whole number of 32 bits`),
  ];
  if (wrong.length > 0) throw new Error(`The image is not that of the class ${layout.class}: ${wrong.join("; ")}.`);
}

function fits(value: number): boolean {
  return Number.isInteger(value) && value >= LEAST && value <= MOST;
}
