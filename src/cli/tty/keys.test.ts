import { describe, expect, test } from "vitest";
import { KeyDecoder } from "./keys.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("keys", () => {
  test.each([
    ["\u001b[A\u001b[B\u001b[C\u001b[D", ["ArrowUp", "ArrowDown", "ArrowRight", "ArrowLeft"]],
    ["\u001bOA", ["ArrowUp"]],
    ["\u001b[H\u001b[1~\u001bOH", ["Home", "Home", "Home"]],
    ["ab:é", ["a", "b", ":", "é"]],
    ["\r\u007f\b ", ["Enter", "Backspace", "Backspace", " "]],
    ["\u0003\u001a\u0019", ["Ctrl+C", "Ctrl+Z", "Ctrl+Y"]],
    ["\u001b", ["Escape"]],
    ["\u001b\u001b[A", ["Escape", "ArrowUp"]],
    ["\u001b[200~x", ["x"]],
    ["\u001b[1;5Aq", ["q"]],
  ])("%j", (text, keys) => {
    expect(new KeyDecoder().decode(bytes(text))).toEqual(keys);
  });

  test("may come in pieces", () => {
    const decoder = new KeyDecoder();
    expect([decoder.decode(bytes("\u001b[")), decoder.decode(bytes("A"))]).toEqual([[], ["ArrowUp"]]);
    const [first, second] = [bytes("é").subarray(0, 1), bytes("é").subarray(1)];
    expect([decoder.decode(first), decoder.decode(second)]).toEqual([[], ["é"]]);
  });
});
