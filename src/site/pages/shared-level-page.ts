// A level from a link.
import { puzzleCrumb } from "../crumbs.ts";
import { LevelPage, type Placed } from "../level-page.ts";
import { hrefOf } from "../router.ts";
import { isInstead, sharedLevel } from "../shared-level.ts";

export class SharedLevelPage extends LevelPage {
  protected override async find(): Promise<Placed | undefined> {
    const found = await sharedLevel(this.route.path[1] ?? "");
    if (isInstead(found)) {
      this.instead = found;
      return undefined;
    }
    const { puzzle } = found.playable ?? {};
    const back = puzzle === undefined ? [] : [puzzleCrumb(puzzle.format.id)];
    const [, text = ""] = this.route.path;
    return { loaded: found, all: 1, back, name: `level/${text}`, edit: hrefOf(["make", text]) };
  }
}
