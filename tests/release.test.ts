// `npm run release` in a project of a few lines: it refuses what is not ready and changes nothing then, and a release is the
// version in all three files and a tarball, with nothing committed or published.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const RELEASE = join(import.meta.dirname, "../tools/release.js");
const CHECKS = ["lint", "types", "test", "lint:package", "test:package"];

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fourfold-release-"));
  // Each check leaves its name.
  const scripts = Object.fromEntries(CHECKS.map((check) => [check, `echo ${check} >> .git/checked`]));
  const manifest = { name: "small", version: "1.9.9", files: ["a.txt"], scripts };
  write("package.json", JSON.stringify(manifest));
  write("package-lock.json", JSON.stringify({ name: "small", version: "1.9.9", lockfileVersion: 3, packages: {} }));
  write("CHANGELOG.md", "# Changelog\n\n## Unreleased\n\n- Something new.\n\n## 1.9.9 - 2020-01-01\n\n- Old.\n");
  write("a.txt", "a\n");
  git("init", "--quiet", "--initial-branch", "main");
  commit();
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const read = (name: string): string => readFileSync(join(folder, name), "utf8");

function git(...parameters: string[]): string {
  const as = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"];
  return spawnSync("git", [...as, ...parameters], { cwd: folder, encoding: "utf8" }).stdout.trim();
}

function commit(): void {
  git("add", "--all");
  git("commit", "--quiet", "--message", "A change");
}

function release(...parameters: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [RELEASE, ...parameters], { cwd: folder, encoding: "utf8" });
}

test("a release has the version in all three files, is checked and packed, and goes nowhere", () => {
  const before = git("rev-parse", "HEAD");
  const { status, stdout } = release("minor");
  expect(status).toBe(0);
  expect(stdout).toContain("npm publish small-1.10.0.tgz");
  expect(JSON.parse(read("package.json")).version).toBe("1.10.0");
  expect(JSON.parse(read("package-lock.json")).version).toBe("1.10.0");
  expect(read("CHANGELOG.md")).toMatch(
    /^# Changelog\n\n## Unreleased\n\n## 1[.]10[.]0 - \d{4}-\d\d-\d\d\n\n- Something new[.]\n\n## 1[.]9[.]9 /,
  );
  expect(read(".git/checked").trim().split("\n")).toEqual(CHECKS);
  expect(existsSync(join(folder, "small-1.10.0.tgz"))).toBe(true);
  expect([git("rev-parse", "HEAD"), git("tag")]).toEqual([before, ""]);
});

test("a dry run says what is in the way and what would be, and changes nothing", () => {
  git("checkout", "--quiet", "-b", "other");
  const { status, stdout } = release("1.9.10", "--dry-run");
  expect([status, git("status", "--porcelain"), existsSync(join(folder, ".git/checked"))]).toEqual([0, "", false]);
  expect(stdout).toContain("not main");
  expect(stdout).toContain("small 1.9.9 would become 1.9.10");
});

test.each<[string, string[], () => void, string]>([
  ["changes", ["patch"], () => write("a.txt", "b\n"), "not committed"],
  ["another branch", ["patch"], () => void git("checkout", "--quiet", "-b", "other"), "branch other, not main"],
  ["a tag", ["patch"], () => void git("tag", "v1.9.10"), "tag v1.9.10"],
  ["an earlier version", ["1.9.8", "--dry-run"], () => {}, "not after 1.9.9"],
  ["no version", ["huge", "--dry-run"], () => {}, '"huge" is none of'],
  ["nothing", [], () => {}, "npm run release --"],
  [
    "nothing new",
    ["patch", "--dry-run"],
    () => write("CHANGELOG.md", "# Changelog\n\n## Unreleased\n\n### Added\n\n## 1.9.9 - 2020-01-01\n\n- Old.\n"),
    "tells nothing",
  ],
])("there is no release with %s", (_, parameters, prepare, why) => {
  prepare();
  const before = git("status", "--porcelain");
  const { status, stderr } = release(...parameters);
  expect([status, git("status", "--porcelain")]).toEqual([1, before]);
  expect(stderr).toContain(why);
  expect(stderr).not.toContain("    at ");
});

test("there is no release where a check fails", () => {
  write("package.json", read("package.json").replace("echo types >> .git/checked", "exit 1"));
  commit();
  const { status, stderr } = release("patch");
  expect([status, git("status", "--porcelain")]).toEqual([1, ""]);
  expect(stderr).toContain("npm run types failed: there is no release.");
});
