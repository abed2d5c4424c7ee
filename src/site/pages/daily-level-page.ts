// The level of a day and a puzzle; the levels of the day follow each other.
import { packed, textToShare } from "../../elements/common/shared-text.ts";
import { playableOf } from "../../playing/loaded-level.ts";
import { puzzleCrumb } from "../crumbs.ts";
import { dayOf, dayWords, numberOf } from "../daily/days.ts";
import { DAILY, levelOfDay } from "../daily/pool.ts";
import { LevelPage, type Placed } from "../level-page.ts";
import { hrefOf } from "../router.ts";
import { nowhere } from "../states.ts";

export class DailyLevelPage extends LevelPage {
  protected override async find(): Promise<Placed | undefined> {
    const [, asked = "", puzzle = ""] = this.route.path;
    const day = numberOf(asked);
    const at = DAILY.findIndex(({ format }) => format.id === puzzle);
    if (day === undefined || at < 0) {
      this.instead = nowhere;
      return undefined;
    }
    const hrefAt = (i: number): string | undefined => {
      const other = DAILY[i];
      return other && hrefOf(["daily", dayOf(day), other.format.id]);
    };
    const [previous, next] = [hrefAt(at - 1), hrefAt(at + 1)];
    const loaded = await levelOfDay(puzzle, day);
    return {
      loaded,
      back: [
        puzzleCrumb(puzzle),
        { href: hrefOf(["daily", dayOf(day)]), name: { en: dayWords(day, "en"), pt: dayWords(day, "pt") } },
      ],
      all: DAILY.length,
      number: at + 1,
      name: this.route.path.join("/"),
      edit: hrefOf(["make", await packed(textToShare(playableOf(loaded)))]),
      ...(previous === undefined ? {} : { previous }),
      ...(next === undefined ? {} : { next }),
    };
  }
}
