// The packs of levels/ for the page: every level file is a pack, shipped as it is and loaded when somebody opens it. What the
// page must know before that is the module `virtual:packs`: which packs there are, the keys of their levels, and for every
// puzzle a level to begin with, to be played at once; and where the pools of daily levels are.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "rolldown";

const NAME = "virtual:packs";
const ID = `\0${NAME}`;
const DAILY = "src/site/daily";
const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** The reader of levels, as it is in src/ now. @returns {Promise<typeof import("../src/site/pack-index.ts")>} */
async function reader() {
  const { output } = await build({
    input: join(root, "src/site/pack-index.ts"),
    platform: "neutral",
    write: false,
    output: { codeSplitting: false },
  });
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}

async function moduleText() {
  const { indexPack } = await reader();
  const packs = [];
  const imports = [];
  /** @type {Map<string, { pack: string, number: number, text: string, distance: number }>} */
  const starts = new Map();
  for (const puzzle of readdirSync(join(root, "levels")).sort()) {
    for (const file of readdirSync(join(root, "levels", puzzle)).sort()) {
      if (!file.endsWith(".txt")) continue;
      const path = `levels/${puzzle}/${file}`;
      const levels = indexPack(readFileSync(join(root, path), "utf8"));
      const name = file.slice(0, -".txt".length);
      imports.push(`import url${packs.length} from "/${path}?url";`);
      const keys = JSON.stringify(levels.map(({ key }) => key));
      packs.push(`{ puzzle: "${puzzle}", name: "${name}", url: url${packs.length}, keys: ${keys} }`);
      for (const { number, text, distance } of levels) {
        if (distance >= (starts.get(puzzle)?.distance ?? Number.POSITIVE_INFINITY)) continue;
        starts.set(puzzle, { pack: name, number, text, distance });
      }
    }
  }
  const pools = readdirSync(join(root, DAILY))
    .filter((file) => file.endsWith(".txt"))
    .sort();
  const daily = pools.map((file, i) => {
    imports.push(`import daily${i} from "/${DAILY}/${file}?url";`);
    return `"${file.slice(0, -".txt".length)}": daily${i}`;
  });
  const begin = Object.fromEntries([...starts].map(([id, { pack, number, text }]) => [id, { pack, number, text }]));
  return `${imports.join("\n")}\nexport const PACKS = [${packs.join(",\n")}];\nexport const STARTS = ${JSON.stringify(begin)};\nexport const DAILY = { ${daily.join(", ")} };\n`;
}

/** @returns {import("vite").Plugin} */
export function packs() {
  return {
    name: "fourfold-packs",
    resolveId: (id) => (id === NAME ? ID : undefined),
    load: (id) => (id === ID ? moduleText() : undefined),
  };
}
