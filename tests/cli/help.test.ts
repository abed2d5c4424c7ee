// The help is right (every example in it runs) and docs/command-line.md is the help. After a change of a help text,
// `npx vitest run --project node tests/cli/help.test.ts -u` writes the document anew.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { exampleAsTyped } from "../../src/cli/command.ts";
import { COMMANDS as LISTED } from "../../src/cli/commands.ts";
import { fourfold } from "../support/command-line.ts";

const COMMANDS = await Promise.all(LISTED.map(async (each) => ({ ...each, ...(await each.load()) })));

async function helpOf(line: string, columns = 100): Promise<string> {
  return (await fourfold(`${line} --help`, { env: { COLUMNS: String(columns) } })).stdout;
}

describe("the help", () => {
  test("lists every command", async () => {
    const help = await helpOf("", 200);
    for (const { name, summary } of COMMANDS) expect(help).toMatch(new RegExp(`^  ${name} .*${summary.en}$`, "m"));
  });

  test.each(COMMANDS.map((command) => [command.name, command] as const))(
    "of %s has examples",
    async (name, command) => {
      const { code, stdout, stderr } = await fourfold(`${name} --help`);
      expect([code, stderr]).toEqual([0, ""]);
      expect(command.examples.length).toBeGreaterThan(0);
      for (const example of command.examples) expect(stdout).toContain(`  ${exampleAsTyped(example)}\n`);
    },
  );

  test("fits into a terminal of a hundred columns, but for the examples", async () => {
    for (const { name } of COMMANDS) {
      const lines = (await helpOf(name)).split("\n").filter((line) => !/^ +(fourfold|printf) /.test(line));
      expect(lines.filter((line) => line.length > 100)).toEqual([]);
    }
  });

  test("prints the version", async () => {
    expect((await fourfold("--version")).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect((await fourfold("check --version")).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe("the examples", () => {
  // Those that need a queue are run beside one, in tests/queue.
  const examples = COMMANDS.flatMap((command) =>
    command.examples
      .filter(({ line }) => !line.includes("--queue"))
      .map((each) => [exampleAsTyped(each), each] as const),
  );

  test.each(examples)("%s", async (_, { line, stdin }) => {
    const folder = await mkdtemp(join(tmpdir(), "fourfold-example-"));
    const here = line.replace(/(?<=-o )/, `${folder}/`);
    const { code, stderr } = await fourfold(here, stdin === undefined ? {} : { stdin });
    expect(stderr).not.toContain("error:");
    expect(code).toBe(0);
    await rm(folder, { recursive: true });
  });
});

test("docs/command-line.md is what --help prints", async () => {
  const parts = [
    "# The command line\n\nThis page is what `fourfold --help` and the `--help` of every command print.\n",
    `\`\`\`text\n${await helpOf("")}\`\`\`\n`,
  ];
  for (const { name } of COMMANDS) parts.push(`## fourfold ${name}\n\n\`\`\`text\n${await helpOf(name)}\`\`\`\n`);
  await expect(parts.join("\n")).toMatchFileSnapshot("../../docs/command-line.md");
});
