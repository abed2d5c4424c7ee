// Makes a release ready: `npm run release -- minor`, or patch, major, a version. It looks whether the tree is clean, the branch is
// main and CHANGELOG.md has something to tell, runs what a release has to pass, writes the version into package.json,
// package-lock.json and CHANGELOG.md, and packs the tarball. It publishes nothing: it ends with the commands that do.
//
// With --dry-run it says what it would do and changes nothing; what is in the way is told, and only a CHANGELOG.md or a version
// that cannot be released is an error, for CI asks this wherever it checks out.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { argv, exit } from "node:process";

const CHECKS = ["lint", "types", "test", "lint:package", "test:package"];

/** @typedef {{ version: string, changelog: string }} Release */

/** @param {string} present @param {string} asked patch, minor, major or a version */
function nextVersion(present, asked) {
  const [major = 0, minor = 0, patch = 0] = present.split(".").map(Number);
  /** @type {Readonly<Record<string, readonly number[]>>} */
  const steps = { patch: [major, minor, patch + 1], minor: [major, minor + 1, 0], major: [major + 1, 0, 0] };
  const next = steps[asked]?.join(".") ?? asked;
  if (!/^\d+\.\d+\.\d+$/.test(next))
    throw new Error(`"${asked}" is none of patch, minor, major and no version as 1.2.3.`);
  const isLater = next.localeCompare(present, "en", { numeric: true }) > 0;
  if (!isLater) throw new Error(`${next} is not after ${present}.`);
  return next;
}

/** What stands under Unreleased is of this version from now on. @param {string} text @param {string} version @param {string} day */
function releasedChangelog(text, version, day) {
  const [, unreleased] = text.split(/^## (?=Unreleased$)/m);
  if (unreleased === undefined) throw new Error("CHANGELOG.md has no `## Unreleased`.");
  const [ours = ""] = unreleased.split(/^## /m);
  if (!/^- /m.test(ours)) throw new Error("CHANGELOG.md tells nothing under `## Unreleased`.");
  return text.replace("## Unreleased\n", `## Unreleased\n\n## ${version} - ${day}\n`);
}

/** @param {string} program @param {...string} parameters */
function told(program, ...parameters) {
  return spawnSync(program, parameters, { encoding: "utf8" }).stdout.trim();
}

/** @param {string} program @param {...string} parameters */
function run(program, ...parameters) {
  console.log(`> ${program} ${parameters.join(" ")}`);
  if (spawnSync(program, parameters, { stdio: "inherit" }).status !== 0) {
    throw new Error(`${program} ${parameters.join(" ")} failed: there is no release.`);
  }
}

/** What of this checkout is in the way of a release. @param {string} version */
function obstacles(version) {
  const branch = told("git", "branch", "--show-current");
  return [
    ...(told("git", "status", "--porcelain") === "" ? [] : ["There are changes that are not committed."]),
    ...(branch === "main" ? [] : [`This is ${branch === "" ? "no branch" : `the branch ${branch}`}, not main.`]),
    ...(told("git", "tag", "--list", `v${version}`) === "" ? [] : [`There is a tag v${version} already.`]),
  ];
}

/** @param {string} asked @param {boolean} isDry */
function release(asked, isDry) {
  const { name, version: present } = JSON.parse(readFileSync("package.json", "utf8"));
  const version = nextVersion(present, asked);
  const changelog = releasedChangelog(
    readFileSync("CHANGELOG.md", "utf8"),
    version,
    new Date().toISOString().slice(0, 10),
  );
  const inTheWay = obstacles(version);
  if (isDry) {
    for (const obstacle of inTheWay) console.log(`In the way: ${obstacle}`);
    console.log(
      `${name} ${present} would become ${version}, after ${CHECKS.map((check) => `npm run ${check}`).join(", ")}.`,
    );
    run("npm", "pack", "--dry-run", "--ignore-scripts", "--loglevel", "warn");
    return;
  }
  if (inTheWay.length > 0) throw new Error(inTheWay.join("\n"));
  for (const check of CHECKS) run("npm", "run", check);
  run("npm", "version", version, "--no-git-tag-version");
  writeFileSync("CHANGELOG.md", changelog);
  run("npm", "pack");
  console.log(`${name}-${version}.tgz is ready, nothing is committed or published. What is left to do:
git commit -am "${version}" && git tag v${version} && git push --follow-tags && npm publish ${name}-${version}.tgz`);
}

const [, , ...words] = argv;
const [asked, ...others] = words.filter((word) => word !== "--dry-run");
try {
  if (asked === undefined || others.length > 0)
    throw new Error("npm run release -- patch|minor|major|VERSION [--dry-run]");
  release(asked, words.includes("--dry-run"));
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason);
  exit(1);
}
