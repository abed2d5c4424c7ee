// The memory of the kernel: regions that grow in turn keep what they hold, never overlap, and end below the limit.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ProbeExports, probe } from "./support/kernel-probe.ts";

const REGIONS = 9;
const AMPLE = 2 ** 28;
const FOUR_GIB = 2 ** 32;

interface Growth {
  readonly region: number;
  readonly bytes: number;
  /** By a quarter at least (`ensure`), or to the byte. */
  readonly amply: boolean;
}

const growths = fc.array(fc.record({ region: fc.nat(REGIONS - 1), bytes: fc.nat(200_000), amply: fc.boolean() }), {
  maxLength: 30,
  size: "max",
});

/** What every region should hold: the bytes that the test has written, up to its size. */
class Filled {
  readonly #kernel: ProbeExports;
  readonly sizes: number[] = new Array<number>(REGIONS).fill(0);

  constructor(kernel: ProbeExports) {
    this.#kernel = kernel;
  }

  grow({ region, bytes, amply }: Growth): boolean {
    const { ensureRegion, resizeRegion } = this.#kernel;
    const grown = (amply ? ensureRegion : resizeRegion)(region, bytes) !== 0;
    const before = this.sizes[region] as number;
    const size = this.#kernel.regionSize(region);
    if (!grown) expect(size).toBe(before);
    else expect(size).toBeGreaterThanOrEqual(Math.max(bytes, before));
    this.sizes[region] = size;
    this.#bytes(region)
      .subarray(before)
      .set(pattern(region, before, size));
    return grown;
  }

  expectAll(): void {
    let end = this.#kernel.regionAddress(0) >>> 0;
    for (let region = 0; region < REGIONS; region++) {
      expect(this.#kernel.regionAddress(region) >>> 0).toBe(end);
      expect(end % 16).toBe(0);
      const size = this.sizes[region] as number;
      expect(this.#kernel.regionSize(region)).toBe(size);
      if (Buffer.compare(this.#bytes(region), pattern(region, 0, size)) !== 0)
        throw new Error(`region ${region} changed`);
      end += size;
    }
    expect(this.#kernel.memoryUsed()).toBe(end);
  }

  #bytes(region: number): Uint8Array {
    const { memory, regionAddress } = this.#kernel;
    return new Uint8Array(memory.buffer, regionAddress(region) >>> 0, this.sizes[region]);
  }
}

function pattern(region: number, from: number, to: number): Uint8Array {
  return Uint8Array.from({ length: to - from }, (_, i) => Math.imul(from + i + 1, 0x9e3779b1 + region) >>> 24);
}

describe("regions", () => {
  test("keep what they hold while others grow", () => {
    fc.assert(
      fc.property(growths, (all) => {
        const kernel = probe();
        kernel.clearRegions(AMPLE);
        const filled = new Filled(kernel);
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
        const kernel = probe();
        kernel.clearRegions(limit);
        const empty = kernel.memoryUsed();
        const filled = new Filled(kernel);
        for (const growth of all) {
          if (!filled.grow(growth)) refused++;
          expect(kernel.memoryUsed()).toBeLessThanOrEqual(Math.max(limit, empty));
        }
        filled.expectAll();
      }),
      { numRuns: 25, seed: 1 },
    );
    expect(refused).toBeGreaterThan(5);
  });

  test("that are cleared are empty, and the memory is used again", () => {
    const kernel = probe();
    const pages = [1, 2, 3].map(() => {
      kernel.clearRegions(AMPLE);
      const filled = new Filled(kernel);
      filled.expectAll();
      for (let region = 0; region < REGIONS; region++) filled.grow({ region, bytes: 30_000, amply: false });
      filled.expectAll();
      return kernel.memory.buffer.byteLength;
    });
    expect(new Set(pages).size).toBe(1);
  });

  test("are never promised more than 32-bit addresses reach", () => {
    const kernel = probe();
    kernel.clearRegions(FOUR_GIB);
    for (const bytes of [FOUR_GIB - 1, FOUR_GIB, FOUR_GIB + 16, 2 ** 40, 2 ** 53]) {
      for (const region of [0, 4, 8]) {
        expect(kernel.resizeRegion(region, bytes)).toBe(0);
        expect(kernel.ensureRegion(region, bytes)).toBe(0);
      }
    }
    expect(kernel.memory.buffer.byteLength).toBeLessThan(AMPLE);
    expect(kernel.resizeRegion(8, 1000)).toBe(1);
  });
});
