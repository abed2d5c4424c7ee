// What a page or a program does that makes levels in workers.
import { generate, MakerPool } from "fourfold/generating";

export async function made() {
  const request = {
    seed: "1",
    knobs: { rows: { min: 4, max: 4 }, cols: { min: 5, max: 5 } },
    wishes: { optimal: { min: 3, max: 5 } },
  };
  const pool = new MakerPool("match-the-tiles", request);
  const told = [];
  for await (const { level } of generate("match-the-tiles", request, { count: 2, jobs: 2, maker: pool.make })) {
    told.push(`made, of ${level.optimal} moves`);
  }
  await pool.close();
  return told;
}

globalThis.outcome = made();
