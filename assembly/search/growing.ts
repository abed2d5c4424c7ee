// What is wanted to grow (see growth.ts) grows, a turn at a time: first what lies above it is moved, then, if it is the table of
// states, it is laid anew.
import { Region, Regions } from "../memory/regions";
import { GrowingTable, Growth } from "./growth";

/** To lay a state takes as long as to move so many bytes. */
const BYTES_A_STATE: u64 = 64;

/** One turn of the lowest region that is to grow. Where there is no memory for it the wish is given up. */
export function growOn<T extends GrowingTable>(table: T): void {
  const region = i32(ctz(Growth.wanted));
  const isTable = region == Region.TABLE;
  if (!Growth.isBegun) {
    Growth.isBegun = isTable ? table.beginTable() : Regions.beginResize(region, Growth.bytesFor(region));
    if (!Growth.isBegun) Growth.forget(region);
    return;
  }
  if (!Regions.move(Growth.turn)) return;
  if (!isTable || table.layTable(max(1, u32(Growth.turn / BYTES_A_STATE)))) Growth.forget(region);
}

/** Leaves nothing that has begun to grow half done. */
export function finishGrowth<T extends GrowingTable>(table: T): void {
  while (Growth.isBegun) growOn<T>(table);
}
