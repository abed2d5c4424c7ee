// Whatever workers do with batches, every job is on its way, waits, or was taken out: once.
import fc from "fast-check";
import { expect, test } from "vitest";
import { Outbox, type Ticket } from "./outbox.ts";

function ticket(size: number): Ticket {
  const nothing = (): void => {};
  const job = { kind: "make", game: "", request: { seed: "" }, number: 1, attempt: 0, maxMs: null } as const;
  return { job, size, deaths: 0, begun: nothing, tell: nothing, resolve: nothing, reject: nothing };
}

const anyStep = fc.oneof(
  fc.record({ do: fc.constant("add"), size: fc.integer({ min: 1, max: 100_000 }), count: fc.nat(200) }),
  fc.record({ do: fc.constantFrom("send", "unsure"), size: fc.nat(), count: fc.nat() }),
  fc.record({
    do: fc.constantFrom("begin", "settle", "bury", "back"),
    size: fc.integer({ min: 1, max: 9 }),
    count: fc.nat(),
  }),
);

test("no job is lost, and none is on its way twice", () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
      const outbox = new Outbox("run");
      const open = new Set<Ticket>();
      for (const { do: what, size, count } of steps) {
        const { sent } = outbox;
        const batch = sent[count % Math.max(1, sent.length)];
        if (what === "add") {
          for (let i = 0; i < count; i++) {
            const added = ticket(size);
            open.add(added);
            outbox.add(added);
          }
        } else if (what === "send") outbox.next();
        else if (what === "unsure") outbox.mayNotHaveArrived(outbox.next());
        else if (batch !== undefined && what === "begin") outbox.begin(batch);
        else if (batch !== undefined) {
          const { tickets } = outbox.take(batch.id) ?? { tickets: [] };
          outbox.learn(tickets.length, size * tickets.length);
          if (what === "settle") for (const each of tickets) open.delete(each);
          if (what === "bury") for (const each of tickets) each.deaths++;
          if (what !== "settle") outbox.addAgain(tickets);
        }
        const underWay = outbox.sent.flatMap(({ tickets }) => tickets);
        expect(new Set(underWay).size).toBe(underWay.length);
        expect(outbox.sent.filter(({ tickets }) => tickets.some(({ deaths }) => deaths > 0)).length).toBeLessThan(2);
      }
      const left = outbox.takeAll("all");
      expect(left).toHaveLength(open.size);
      expect(new Set(left)).toEqual(open);
    }),
  );
});

test("jobs that a worker was lost with go alone, one after the other", () => {
  const outbox = new Outbox("run");
  const [first, second] = [ticket(100), ticket(100)];
  for (const each of [first, second]) each.deaths = 1;
  outbox.addAgain([first, second]);
  const [batch, ...others] = outbox.next();
  expect(batch?.tickets).toEqual([first]);
  expect([...others, ...outbox.next()]).toEqual([]);
  outbox.take(batch?.id ?? "");
  expect(outbox.next().map(({ tickets }) => tickets)).toEqual([[second]]);
});

test("long jobs do not travel together, however soon they are done", () => {
  const outbox = new Outbox("run");
  for (let i = 0; i < 300; i++) outbox.add(ticket(10_000));
  for (const { id } of outbox.next()) outbox.take(id);
  outbox.learn(64, 64);
  expect(outbox.next()[0]?.tickets).toHaveLength(1);
});

test("small jobs travel together once it is known that they are small, large ones alone", () => {
  const outbox = new Outbox("run");
  for (let i = 0; i < 10_000; i++) outbox.add(ticket(100));
  const first = outbox.next();
  expect(first.map(({ tickets }) => tickets.length)).toEqual(Array(64).fill(1));
  for (const { id } of first) outbox.take(id);
  outbox.learn(64, 64);
  const [quick] = outbox.next();
  expect(quick?.tickets.length).toBeGreaterThan(100);
  for (const { id } of outbox.sent) outbox.take(id);
  for (let i = 0; i < 60; i++) outbox.learn(1, 5_000);
  expect(outbox.next()[0]?.tickets).toHaveLength(1);
});
