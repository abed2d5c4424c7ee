// A level as it lies in the memory of the solver: its fields as 32-bit words, then the byte offset of each table from
// the start of the image, then the tables, each beginning at a multiple of 16.
import type { LevelImage } from "../puzzles/packed.ts";

const ALIGNMENT = 16;

/** How many bytes the image takes. */
export function imageBytes(image: LevelImage): number {
  return image.tables.reduce((bytes, table) => aligned(bytes) + table.byteLength, headBytes(image));
}

/** Writes the image at `address`, which must be a multiple of 16. */
export function writeImage(image: LevelImage, memory: ArrayBuffer, address: number): void {
  const head = new Int32Array(memory, address, headBytes(image) / 4);
  head.set(image.fields);
  let end = headBytes(image);
  image.tables.forEach((table, i) => {
    const offset = aligned(end);
    head[image.fields.length + i] = offset;
    const bytes = new Uint8Array(table.buffer, table.byteOffset, table.byteLength);
    new Uint8Array(memory, address + offset, table.byteLength).set(bytes);
    end = offset + table.byteLength;
  });
}

function headBytes(image: LevelImage): number {
  return (image.fields.length + image.tables.length) * 4;
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
}
