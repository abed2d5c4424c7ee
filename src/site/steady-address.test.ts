import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SteadyAddress } from "./steady-address.ts";

let changes: number[] = [];

beforeEach(() => {
  changes = [];
  vi.useFakeTimers();
  const place = { hash: "#/make" };
  vi.stubGlobal("location", place);
  vi.stubGlobal("history", {
    replaceState: (_state: unknown, _title: string, address: string) => {
      changes.push(performance.now());
      place.hash = address;
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const at = (): string => location.hash.split("at=")[1] ?? "";

test("a change is written at once, and one that is not is written soon after", () => {
  const address = new SteadyAddress();
  for (let i = 1; i <= 40; i++) address.write({ at: String(i) });
  expect(at()).toBe("40");
  address.write({ at: "41" });
  address.write({ at: "42" });
  expect(at()).toBe("40");
  vi.advanceTimersByTime(750);
  expect(at()).toBe("42");
});

test("however long somebody goes on, there are never more changes than browsers allow", () => {
  const address = new SteadyAddress();
  for (let i = 1; i <= 4000; i++) {
    address.write({ at: String(i) });
    vi.advanceTimersByTime(25);
    expect(changes.filter((when) => when > performance.now() - 30_000).length).toBeLessThanOrEqual(81);
  }
  vi.advanceTimersByTime(750);
  expect(at()).toBe("4000");
});

test("who has left writes nothing any more", () => {
  const address = new SteadyAddress();
  const written = vi.fn();
  for (let i = 1; i <= 41; i++) address.write({ at: String(i) }, written);
  address.stop();
  vi.advanceTimersByTime(60_000);
  expect([at(), written.mock.calls.length]).toEqual(["40", 40]);
});
