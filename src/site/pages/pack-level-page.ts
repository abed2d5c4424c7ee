// A level of a pack.
import { puzzleById } from "../../puzzles/index.ts";
import { LevelPage, type Placed } from "../level-page.ts";
import { levelsIn, packName, packOf } from "../packs.ts";
import { hrefOf } from "../router.ts";
import { nowhere } from "../states.ts";

export class PackLevelPage extends LevelPage {
  protected override async find(): Promise<Placed | undefined> {
    const [puzzle = "", name = "", number = ""] = this.route.path;
    const pack = packOf(puzzle, name);
    const levels = pack === undefined ? [] : await levelsIn(pack);
    const loaded = /^[1-9]\d*$/.test(number) ? levels[Number(number) - 1] : undefined;
    if (loaded === undefined) {
      this.instead = nowhere(this.language);
      return undefined;
    }
    const { index } = loaded;
    return {
      loaded,
      all: levels.length,
      back: [
        { href: hrefOf([puzzle]), name: puzzleById(puzzle)?.name[this.language] ?? puzzle },
        { href: hrefOf([puzzle, name]), name: packName(name)[this.language] },
      ],
      ...(index > 1 ? { previous: hrefOf([puzzle, name, String(index - 1)]) } : {}),
      ...(index < levels.length ? { next: hrefOf([puzzle, name, String(index + 1)]) } : {}),
      name: this.route.path.join("/"),
    };
  }
}
