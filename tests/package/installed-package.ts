// Packs the package and installs it into a folder as a stranger would, beside the bundlers, compilers and frameworks of
// workspace/package.json. Once for all tests of this folder, which are told where it is and what was said meanwhile.
import { cpSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { build } from "../../tools/build.js";
import { execute } from "./execute.ts";

const ROOT = join(import.meta.dirname, "../..");
const INSTALL = ["install", "--no-audit", "--no-fund", "--prefer-offline"];

declare module "vitest" {
  interface ProvidedContext {
    readonly workspace: string;
    /** What npm said when it installed the package. */
    readonly installing: string;
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await build("solver", "library", "bundle");
  const workspace = mkdtempSync(join(tmpdir(), "fourfold-package-"));
  const npm = async (folder: string, ...parameters: string[]): Promise<{ stdout: string; stderr: string }> => {
    const told = await execute("npm", parameters, { cwd: folder });
    if (told.code !== 0) throw new Error(`npm ${parameters.join(" ")}:\n${told.stderr}`);
    return told;
  };
  cpSync(join(import.meta.dirname, "workspace"), workspace, { recursive: true });
  const packed = await npm(ROOT, "pack", "--ignore-scripts", "--json", "--pack-destination", workspace);
  const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }];
  await npm(workspace, ...INSTALL);
  // By itself, so that what is said is about this package alone.
  const { stdout, stderr } = await npm(workspace, ...INSTALL, join(workspace, filename));
  provide("workspace", workspace);
  provide("installing", (stdout + stderr).replaceAll(workspace, ""));
  // While these many files go, the workers end that ran the tests.
  return () => rm(workspace, { recursive: true, force: true });
}
