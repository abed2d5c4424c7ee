// The buttons over everything: the way back, the tools, and what is done with the level as a whole. One that cannot do anything
// now stays in its place and keeps the focus.
import { html, nothing, type TemplateResult } from "lit";
import { PUZZLES } from "../../puzzles/index.ts";
import type { Puzzle } from "../../puzzles/puzzle.ts";
import { type IconName, icon } from "../player/icons.ts";
import type { Desk, Tool } from "./desk.ts";
import type { Files } from "./files.ts";

export interface Tools {
  readonly puzzle: Puzzle | undefined;
  readonly isPlaying: boolean;
  readonly isMaking: boolean;
  readonly canPlay: boolean;
  /** The board is larger than its place. */
  readonly canMove: boolean;
  readonly files: Files;
  undo(): void;
  redo(): void;
  take(tool: Tool): void;
  /** With a level of this puzzle. */
  begin(id: string): void;
  play(): void;
  make(): void;
  share(): void;
  download(): void;
}

interface Button {
  readonly id: string;
  readonly name: string;
  readonly act: () => void;
  readonly sign?: IconName;
  readonly isOff?: boolean;
  readonly isPressed?: boolean;
  readonly isMain?: boolean;
}

function button({ id, name, act, sign, isOff = false, isPressed, isMain }: Button): TemplateResult {
  return html`<button type="button" id=${id} class=${isMain === true ? "main" : id === "undo" || id === "redo" ? "sign" : ""} aria-disabled=${isOff}
    aria-pressed=${isPressed ?? nothing}
    @click=${() => isOff || act()}>${sign === undefined ? nothing : icon(sign)}<span>${name}</span></button>`;
}

export function toolbarView(desk: Desk, tools: Tools): TemplateResult {
  const { words, language, level, tool } = desk;
  const { puzzle, isPlaying, files } = tools;
  const id = puzzle?.format.id ?? "";
  const painted = PUZZLES.filter(({ editing, format }) => editing !== undefined || format.id === id);
  const cannotPaint = isPlaying || desk.paintable === undefined;
  return html`<div class="toolbar" part="toolbar" role="group" aria-label=${words.tools}>
    <div class="group new">
      <span class="pick"><select id="puzzle" aria-label=${words.puzzle} title=${words.puzzle}
        @change=${({ target }: Event) => tools.begin((target as HTMLSelectElement).value)}>
        ${id === "" ? html`<option value="" selected>…</option>` : nothing}
        ${painted.map(({ format, name }) => html`<option value=${format.id} .selected=${format.id === id}>${name[language]}</option>`)}
      </select></span>
      ${button({ id: "new", name: words.begin, act: () => tools.begin(id), isOff: id === "" })}
    </div>
    <div class="group">
      ${button({ id: "undo", name: words.undo, sign: "undo", act: tools.undo, isOff: !level.canUndo || isPlaying })}
      ${button({ id: "redo", name: words.redo, sign: "redo", act: tools.redo, isOff: !level.canRedo || isPlaying })}
    </div>
    <div class="group">
      ${(["paint", "fill", "move"] as const).map((id) =>
        id === "move" && !tools.canMove
          ? nothing
          : button({ id, name: words[id], act: () => tools.take(id), isPressed: tool === id, isOff: cannotPaint }),
      )}
    </div>
    <div class="group far">
      ${button({
        ...{ id: "play", name: isPlaying ? words.back : words.play, act: tools.play },
        ...{ isMain: tools.canPlay, isOff: !tools.canPlay },
        ...(isPlaying ? {} : { sign: "play" as const }),
      })}
      ${button({ id: "make", name: tools.isMaking ? words.cancel : words.generate, act: tools.make, isOff: id === "" })}
      ${files.button(words)}
      ${button({ id: "download", name: words.download, act: tools.download })}
      ${button({ id: "share", name: words.share, act: tools.share })}
    </div>
  </div>`;
}
