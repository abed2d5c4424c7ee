import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Playback } from "./playback.ts";

/** A board on which every word but `no` is a move. */
class FakeBoard {
  words: readonly string[] = [];
  track: readonly string[] = [];
  changes = 0;
  readonly playback: Playback = new Playback(this);

  #moved(words: readonly string[]): void {
    this.words = words;
    if (words.some((word, i) => this.track[i] !== word)) this.track = words;
    this.playback.moved();
  }

  play(word: string): boolean {
    if (word === "no") return false;
    this.#moved([...this.words, word]);
    return true;
  }

  goTo(words: readonly string[]): void {
    this.#moved(words);
  }

  undo(): void {
    this.#moved(this.words.slice(0, -1));
  }

  redo(): void {
    this.#moved(this.track.slice(0, this.words.length + 1));
  }

  changed(): void {
    this.changes++;
  }
}

let board: FakeBoard;

beforeEach(() => {
  vi.useFakeTimers();
  board = new FakeBoard();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("playing", () => {
  test("makes the first move at once, one at a time after it, and ends by itself", () => {
    board.playback.follow(["a", "b", "c"]);
    board.playback.play();
    expect([board.words, board.playback.isPlaying]).toEqual([["a"], true]);
    vi.advanceTimersByTime(899);
    expect(board.words).toEqual(["a"]);
    vi.advanceTimersByTime(1);
    expect(board.words).toEqual(["a", "b"]);
    vi.advanceTimersByTime(900);
    expect([board.words, board.playback.isPlaying]).toEqual([["a", "b", "c"], false]);
  });

  test("goes faster when it is told to, also on its way", () => {
    board.playback.follow(["a", "b", "c"]);
    board.playback.play();
    board.playback.speed = 4;
    vi.advanceTimersByTime(450);
    expect(board.words).toEqual(["a", "b", "c"]);
  });

  test("goes on from where the person is, and from the start where that is none of the line", () => {
    board.play("a");
    board.playback.follow(["a", "b"]);
    expect(board.words).toEqual(["a"]);
    board.playback.follow(["x", "y"]);
    expect(board.words).toEqual([]);
  });

  test("begins again at the end", () => {
    board.playback.follow(["a", "b"]);
    board.playback.seek(2);
    board.playback.play();
    expect(board.words).toEqual(["a"]);
  });

  test("ends at a move that is refused", () => {
    board.playback.follow(["a", "no", "b"]);
    board.playback.play();
    vi.advanceTimersByTime(5000);
    expect([board.words, board.playback.isPlaying]).toEqual([["a"], false]);
  });

  test("ends when the position changes by hand, and the line is left where it does not lead along it", () => {
    board.playback.follow(["a", "b", "c"]);
    board.playback.play();
    board.undo();
    expect([board.playback.isPlaying, board.playback.hasLine]).toEqual([false, true]);
    board.play("x");
    expect(board.playback.hasLine).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(board.words).toEqual(["x"]);
  });

  test("does not go on when it is closed", () => {
    board.playback.follow(["a", "b"]);
    board.playback.play();
    board.playback.close();
    vi.advanceTimersByTime(5000);
    expect(board.words).toEqual(["a"]);
  });
});

describe("walking", () => {
  test("steps along the line and stops at its ends", () => {
    board.playback.follow(["a", "b", "c"]);
    board.playback.step(2);
    expect(board.words).toEqual(["a", "b"]);
    board.playback.step(5);
    expect(board.words).toEqual(["a", "b", "c"]);
    board.playback.step(-2);
    expect(board.words).toEqual(["a"]);
  });

  test("steps along what was played where there is no line", () => {
    board.play("a");
    board.play("b");
    board.playback.step(-1);
    expect([board.words, board.playback.track, board.playback.at]).toEqual([["a"], ["a", "b"], 1]);
    board.playback.step(3);
    expect(board.words).toEqual(["a", "b"]);
  });

  test("goes to any position, and says that it does", () => {
    board.playback.follow(["a", "b", "c"]);
    board.playback.play();
    const { changes } = board;
    board.playback.seek(2);
    expect([board.words, board.playback.isPlaying]).toEqual([["a", "b"], false]);
    expect(board.changes).toBeGreaterThan(changes);
  });
});
