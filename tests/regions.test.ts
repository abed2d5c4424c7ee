// The memory of the solver module: regions that grow in turn keep what they hold, never overlap, and end below the limit.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ProbeExports, probe } from "./support/probe.ts";

const REGIONS = 10;
const AMPLE = 2 ** 28;
const FOUR_GIB = 2 ** 32;

interface Growth {
  readonly region: number;
  readonly bytes: number;
  /** By more than is asked (`ensure`), or to the byte. */
  readonly amply: boolean;
}

const growths = fc.array(fc.record({ region: fc.nat(REGIONS - 1), bytes: fc.nat(200_000), amply: fc.boolean() }), {
  maxLength: 30,
  size: "max",
});

/** What every region should hold: the bytes that the test has written, up to its size. */
class Filled {
  readonly #module: ProbeExports;
  readonly sizes: number[] = new Array<number>(REGIONS).fill(0);

  constructor(module: ProbeExports) {
    this.#module = module;
  }

  grow({ region, bytes, amply }: Growth): boolean {
    const { ensureRegion, resizeRegion } = this.#module;
    const grown = (amply ? ensureRegion : resizeRegion)(region, bytes) !== 0;
    const before = this.sizes[region] as number;
    const size = this.#module.regionSize(region);
    if (!grown) expect(size).toBe(before);
    else expect(size).toBeGreaterThanOrEqual(Math.max(bytes, before));
    this.sizes[region] = size;
    this.#bytes(region)
      .subarray(before)
      .set(pattern(region, before, size));
    return grown;
  }

  expectAll(): void {
    let end = this.#module.regionAddress(0) >>> 0;
    for (let region = 0; region < REGIONS; region++) {
      expect(this.#module.regionAddress(region) >>> 0).toBe(end);
      expect(end % 16).toBe(0);
      const size = this.sizes[region] as number;
      expect(this.#module.regionSize(region)).toBe(size);
      if (Buffer.compare(this.#bytes(region), pattern(region, 0, size)) !== 0)
        throw new Error(`region ${region} changed`);
      end += size;
    }
    expect(this.#module.memoryUsed()).toBe(end);
  }

  #bytes(region: number): Uint8Array {
    const { memory, regionAddress } = this.#module;
    return new Uint8Array(memory.buffer, regionAddress(region) >>> 0, this.sizes[region]);
  }
}

function pattern(region: number, from: number, to: number): Uint8Array {
  const bytes = new Uint8Array(to - from);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Math.imul(from + i + 1, 0x9e3779b1 + region) >>> 24;
  return bytes;
}

describe("regions", () => {
  test("keep what they hold while others grow", () => {
    fc.assert(
      fc.property(growths, (all) => {
        const module = probe();
        module.clearRegions(AMPLE);
        const filled = new Filled(module);
        for (const growth of all) expect(filled.grow(growth)).toBe(true);
        filled.expectAll();
      }),
      { numRuns: 25, seed: 1 },
    );
  });

  test("refuse to grow beyond the limit, and nothing has changed then", () => {
    let refused = 0;
    fc.assert(
      fc.property(growths, fc.integer({ min: 0, max: 600_000 }), (all, limit) => {
        const module = probe();
        module.clearRegions(limit);
        const empty = module.memoryUsed();
        const filled = new Filled(module);
        for (const growth of all) {
          if (!filled.grow(growth)) refused++;
          expect(module.memoryUsed()).toBeLessThanOrEqual(Math.max(limit, empty));
        }
        filled.expectAll();
      }),
      { numRuns: 25, seed: 1 },
    );
    expect(refused).toBeGreaterThan(5);
  });

  test("that are cleared are empty, and the memory is used again", () => {
    const module = probe();
    const pages = [1, 2, 3].map(() => {
      module.clearRegions(AMPLE);
      const filled = new Filled(module);
      filled.expectAll();
      for (let region = 0; region < REGIONS; region++) filled.grow({ region, bytes: 30_000, amply: false });
      filled.expectAll();
      return module.memory.buffer.byteLength;
    });
    expect(new Set(pages).size).toBe(1);
  });

  test("are never promised more than 32-bit addresses reach", () => {
    const module = probe();
    module.clearRegions(FOUR_GIB);
    for (const bytes of [FOUR_GIB - 1, FOUR_GIB, FOUR_GIB + 16, 2 ** 40, 2 ** 53]) {
      for (const region of [0, 4, 8]) {
        expect(module.resizeRegion(region, bytes)).toBe(0);
        expect(module.ensureRegion(region, bytes)).toBe(0);
      }
    }
    expect(module.memory.buffer.byteLength).toBeLessThan(AMPLE);
    expect(module.resizeRegion(8, 1000)).toBe(1);
  });
});
