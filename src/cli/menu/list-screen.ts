// Choices on a screen, one page upon another: arrows move, Enter chooses, Escape goes back, q ends. Settings change with the
// arrows to the sides. Beside the choices stands what belongs to the one that is marked, where there is room.
import type { Words } from "../../language/words.ts";
import { OK } from "../exit-codes.ts";
import type { Terminal } from "../terminal.ts";
import type { ScreenApp, ScreenControl, ScreenSize } from "../tty/screen.ts";
import { cut, widthOf, wrap, wrapItems } from "../wrapping.ts";

/** What a choice leads to: another page, or something to do that needs the screen for itself; it gives an exit code. */
export type Deed = () => Promise<number>;
type Step = Page | Deed;

export interface Choice {
  readonly text: string;
  /** Stands dim beside it. */
  readonly detail?: string;
  choose(): Step | undefined;
  /** Makes it a setting: it takes the next value, or the one before. */
  change?(by: 1 | -1): void;
}

export interface Page {
  readonly title: string;
  /** Asked anew before they are shown, for settings change them. */
  choices(): readonly Choice[];
  /** Lines beside the choices. */
  beside?(marked: number): readonly string[];
  /** Which choice is marked; kept by the screen. */
  marked: number;
}

const GAP = 4;
const KEYS: readonly Words[] = [
  { en: "Arrows move", pt: "Setas mover" },
  { en: "Enter choose", pt: "Enter escolher" },
];
const SETTING: Words = { en: "Left, Right change", pt: "Esquerda, Direita mudar" };
const BACK: Words = { en: "Escape back", pt: "Escape voltar" };
const QUIT: Words = { en: "q quit", pt: "q sair" };

export class ListScreen implements ScreenApp {
  /** What was chosen to be done. */
  deed: Deed | undefined;
  /** The last one is shown. */
  readonly #pages: Page[];
  readonly #terminal: Terminal;
  readonly #control: ScreenControl;

  constructor(pages: Page[], terminal: Terminal, control: ScreenControl) {
    this.#pages = pages;
    this.#terminal = terminal;
    this.#control = control;
  }

  close(): void {}

  get #page(): Page {
    return this.#pages.at(-1) as Page;
  }

  press(key: string): void {
    const page = this.#page;
    const choices = page.choices();
    const choice = choices[page.marked];
    const to = (place: number): void => {
      page.marked = Math.max(0, Math.min(place, choices.length - 1));
    };
    if (key === "q") this.#control.end(OK);
    else if (key === "ArrowUp") to(page.marked - 1);
    else if (key === "ArrowDown") to(page.marked + 1);
    else if (key === "PageUp") to(page.marked - 10);
    else if (key === "PageDown") to(page.marked + 10);
    else if (key === "Home") to(0);
    else if (key === "End") to(choices.length - 1);
    else if (key === "ArrowLeft" && choice?.change !== undefined) choice.change(-1);
    else if ((key === "ArrowRight" || key === " ") && choice?.change !== undefined) choice.change(1);
    else if (key === "Enter" || key === "ArrowRight" || key === " ") this.#follow(choice?.choose());
    else if (key === "Escape" || key === "Backspace" || key === "ArrowLeft") this.#back();
  }

  #follow(step: Step | undefined): void {
    if (typeof step === "function") {
      this.deed = step;
      this.#control.end(OK);
    } else if (step !== undefined) this.#pages.push(step);
  }

  /** From the first page there is no way back, and none out by mistake. */
  #back(): void {
    if (this.#pages.length > 1) this.#pages.pop();
  }

  render({ columns, rows }: ScreenSize): readonly string[] {
    const page = this.#page;
    const { colors, say } = this.#terminal;
    const choices = page.choices();
    const isSetting = choices[page.marked]?.change !== undefined;
    const isFirst = this.#pages.length === 1;
    const keys = [...KEYS, ...(isSetting ? [SETTING] : []), ...(isFirst ? [] : [BACK]), QUIT];
    const foot = wrapItems(keys.map(say), columns).map(colors.dim);
    const trail = this.#pages.map(({ title }) => title).join(" > ");
    const head = [...wrap(trail, columns).map(colors.bold), ""];
    const room = Math.max(1, rows - head.length - foot.length - 1);
    const list = this.#list(choices, page.marked, room, columns);
    const beside = page.beside?.(page.marked) ?? [];
    const body = besides(list, beside, columns, room);
    return [...head, ...body, ...Array.from({ length: Math.max(0, room - body.length) }, () => ""), "", ...foot];
  }

  /** As many as there is room for, the marked one among them. */
  #list(choices: readonly Choice[], marked: number, room: number, columns: number): string[] {
    const { colors } = this.#terminal;
    const top = Math.max(0, Math.min(marked - Math.floor(room / 2), choices.length - room));
    const width = Math.max(...choices.map(({ text }) => widthOf(text)));
    return choices.slice(top, top + room).map(({ text, detail = "" }, i) => {
      const isMarked = top + i === marked;
      const name = cut(detail === "" ? text : text.padEnd(width), columns - 2);
      const line = `${isMarked ? ">" : " "} ${isMarked ? colors.bold(name) : name}`;
      const isRoomy = detail !== "" && 4 + width + widthOf(detail) <= columns;
      return isRoomy ? `${line}  ${colors.dim(detail)}` : line;
    });
  }
}

/** The lines of a second column, where it fits. */
function besides(list: readonly string[], beside: readonly string[], columns: number, room: number): string[] {
  const left = Math.max(...list.map(widthOf)) + GAP;
  const fits = beside.length <= room && left + Math.max(0, ...beside.map(widthOf)) <= columns;
  if (!fits || beside.length === 0) return [...list];
  return Array.from({ length: Math.max(list.length, beside.length) }, (_, row) => {
    const line = list[row] ?? "";
    const other = beside[row] ?? "";
    return other === "" ? line : `${line}${" ".repeat(left - widthOf(line))}${other}`;
  });
}
