// What `solve` says of a level beyond its solution: --count-optimal, --all-optimal and --difficulty.
import { describe, expect, test } from "vitest";
import { documentsOf, fourfold } from "../support/command-line.ts";

const TWO_WAYS = "game: match-the-tiles\n\na.A.a\n";
const WEIGHTED = "game: roll-the-block\n\nS..T\n";

async function documentOf(line: string, stdin: string): Promise<Record<string, unknown>> {
  return documentsOf(await fourfold(`solve - ${line} --json`, { stdin }))[0] ?? {};
}

describe("optimal solutions", () => {
  test("are counted and listed as JSON", async () => {
    const document = await documentOf("--count-optimal --all-optimal 5", TWO_WAYS);
    expect(document).toMatchObject({ optimalCount: { count: 2, exact: true }, optimalSolutions: ["l", "r"] });
  });

  test("are listed up to so many, and only what was asked for is said", async () => {
    const document = await documentOf("--all-optimal 1", TWO_WAYS);
    expect(document.optimalSolutions).toEqual(["l"]);
    expect(document).not.toHaveProperty("optimalCount");
    expect(document).not.toHaveProperty("difficulty");
  });

  test("are told to a person", async () => {
    const { code, stdout } = await fourfold("solve - --count-optimal --all-optimal 2", { stdin: TWO_WAYS });
    expect(code).toBe(0);
    expect(stdout).toMatch(/\n2 optimal solutions, up to the order of moves that commute\.\n {2}l\n {2}r\n$/);
    const { stdout: pt } = await fourfold("solve - --count-optimal --lang pt", { stdin: TWO_WAYS });
    expect(pt).toContain("2 soluções ótimas, a menos da ordem");
  });

  test("are those from where the search begins, by the cost that it counts", async () => {
    expect(await documentOf("--from r --all-optimal 3 --cost weighted", WEIGHTED)).toMatchObject({
      cost: 10,
      optimalSolutions: ["r"],
    });
  });

  test("are at least the one that is known where a limit leaves no more to be counted", async () => {
    const level = "game: folding-blocks\n\nA.#B.\n#####\nC.#D.\n";
    const limited = await documentOf("--count-optimal --all-optimal 3 --max-nodes 1", level);
    expect(limited).toMatchObject({ status: "solved", optimalCount: { count: 1, exact: false } });
    expect(limited.optimalSolutions).toEqual([limited.moves]);
    expect(await documentOf("--count-optimal --max-nodes 1000", level)).toMatchObject({
      optimalCount: { count: 1, exact: true },
    });
  });

  test("are none without a solution, and at least none where nothing is proven", async () => {
    const none = await documentOf("--count-optimal --all-optimal 3", "game: roll-the-block\n\nS.#T\n");
    expect(none).toMatchObject({ optimalCount: { count: 0, exact: true }, optimalSolutions: [] });
    const open = await documentOf("--count-optimal --algorithm bfs --max-nodes 1", WEIGHTED);
    expect(open).toMatchObject({ status: "limit", optimalCount: { count: 0, exact: false } });
  });
});

describe("--difficulty", () => {
  test("tells the parts, of the level and not of the position", async () => {
    const { difficulty } = await documentOf("--difficulty --from r", WEIGHTED);
    expect(difficulty).toMatchObject({ name: "trivial", optimal: 2, choices: 0, descends: true });
    expect((await fourfold("solve - --difficulty", { stdin: WEIGHTED })).stdout).toContain("difficulty: trivial (2)\n");
  });

  test("is none without a solution, and leaves the moves alone with --quiet", async () => {
    const stdin = "game: roll-the-block\n\nS.#T\n";
    expect((await documentOf("--difficulty", stdin)).difficulty).toBeNull();
    const quiet = await fourfold("solve - --difficulty --count-optimal --quiet", { stdin: WEIGHTED });
    expect(quiet.stdout).toBe("r r\n");
  });
});
