// Errors cross the boundary between worker and page, which keeps data only.
import { describe, expect, test } from "vitest";
import { loadLevels } from "../playing/load-levels.ts";
import { playableOf, WrongLevel } from "../playing/loaded-level.ts";
import { WrongMoves, WrongOption } from "../solving/wrong-option.ts";
import { isOutOfMemory, receivedError, sentError } from "./sent-error.ts";

function crossed(thrown: unknown): Error {
  return receivedError(structuredClone(sentError(thrown)));
}

function wrongLevel(): unknown {
  try {
    return playableOf(loadLevels("game: chess\n\n..\n")[0] as ReturnType<typeof loadLevels>[0]);
  } catch (error) {
    return error;
  }
}

test("a wrong option stays one", () => {
  const error = crossed(new WrongOption("There is no engine gpu."));
  expect(error).toBeInstanceOf(WrongOption);
  expect([error.name, error.message]).toEqual(["WrongOption", "There is no engine gpu."]);
});

test("moves that fail stay such a wrong option, with which of them and why", () => {
  const reason = { en: "the block would leave the board", pt: "o bloco sairia do tabuleiro" };
  const error = crossed(new WrongMoves("u", 3, reason)) as WrongMoves;
  expect(error).toBeInstanceOf(WrongMoves);
  expect(error).toBeInstanceOf(WrongOption);
  expect([error.name, error.failedAt, error.reason]).toEqual(["WrongMoves", 3, reason]);
});

test("a wrong level stays one, with its problems", () => {
  const sent = wrongLevel() as WrongLevel;
  const error = crossed(sent) as WrongLevel;
  expect(error).toBeInstanceOf(WrongLevel);
  expect([error.name, error.message, error.problems]).toEqual([sent.name, sent.message, sent.problems]);
  expect(error.problems).toHaveLength(1);
});

test("any other error keeps its name, its message and where it happened", () => {
  const sent = new TypeError("x is not a function");
  const error = crossed(sent);
  expect(error).toBeInstanceOf(Error);
  expect([error.name, error.message, error.stack]).toEqual([sent.name, sent.message, sent.stack]);
});

test("what is thrown and is no error becomes one", () => {
  expect(crossed("enough").message).toBe("enough");
});

describe("an error is for want of memory", () => {
  test.each([
    ["RangeError", "Array buffer allocation failed"],
    ["RangeError", "WebAssembly.Memory(): could not allocate memory"],
    ["RangeError", "WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory for new instance"],
    ["RangeError", "Out of memory"],
    ["InternalError", "allocation size overflow"],
  ])("where it is a %s: %s", (name, message) => {
    expect(isOutOfMemory({ name, message })).toBe(true);
  });

  test("where Node says that the worker ran out of it", () => {
    const code = "ERR_WORKER_OUT_OF_MEMORY";
    expect(isOutOfMemory({ name: "Error", message: "Worker terminated due to reaching memory limit", code })).toBe(
      true,
    );
  });

  test.each([
    ["RangeError", "Maximum call stack size exceeded"],
    ["RangeError", "Invalid array length"],
    ["Error", "The fourth move is out of memory"],
    ["TypeError", "Out of memory"],
  ])("and not where it is a %s: %s", (name, message) => {
    expect(isOutOfMemory({ name, message })).toBe(false);
  });
});
