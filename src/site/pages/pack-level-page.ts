// A level of a pack.
import { puzzleCrumb } from "../crumbs.ts";
import { LevelPage, type Placed } from "../level-page.ts";
import { levelIn, packName, packOf } from "../packs.ts";
import { hrefOf } from "../router.ts";
import { nowhere } from "../states.ts";

export class PackLevelPage extends LevelPage {
  protected override async find(): Promise<Placed | undefined> {
    const [puzzle = "", name = "", number = ""] = this.route.path;
    const pack = packOf(puzzle, name);
    const found = pack && (await levelIn(pack, number));
    if (found === undefined) {
      this.instead = nowhere;
      return undefined;
    }
    const { index } = found.loaded;
    return {
      ...found,
      back: [puzzleCrumb(puzzle), { href: hrefOf([puzzle, name]), name: packName(name) }],
      ...(index > 1 ? { previous: hrefOf([puzzle, name, String(index - 1)]) } : {}),
      ...(index < found.all ? { next: hrefOf([puzzle, name, String(index + 1)]) } : {}),
      name: this.route.path.join("/"),
      isOfPack: true,
      edit: hrefOf(["make"], { levels: this.route.path.join("/") }),
    };
  }
}
