// A level from a link.
import { LevelPage, type Placed } from "../level-page.ts";
import { hrefOf } from "../router.ts";
import { isInstead, sharedLevel } from "../shared-level.ts";

export class SharedLevelPage extends LevelPage {
  protected override async find(): Promise<Placed | undefined> {
    const { language } = this;
    const found = await sharedLevel(this.route.path[1] ?? "", language);
    if (isInstead(found)) {
      this.instead = found;
      return undefined;
    }
    const { puzzle } = found.playable ?? {};
    const back = puzzle === undefined ? [] : [{ href: hrefOf([puzzle.format.id]), name: puzzle.name[language] }];
    return { loaded: found, all: 1, back };
  }
}
