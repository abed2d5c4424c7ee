// What levels are compared on: those that are chosen, each with a way to take it out, and all packs to choose from.
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../language/words.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import { PUZZLES, puzzleById } from "../puzzles/index.ts";
import { allOf, type ChosenLevel, withLevels, withoutLevel } from "./chosen-levels.ts";
import { icon } from "./icons.ts";
import { difficultyWord, titleOf } from "./level-cards.ts";
import "./level-thumbnail.ts";
import { type Pack, packName, packOf, packsOf } from "./packs.ts";
import { hrefOf } from "./router.ts";

const WORDS = {
  en: {
    levels: "Levels",
    none: "No level is chosen. Choose some below.",
    remove: (title: string) => `Remove ${title}`,
    choose: "Choose levels",
    puzzle: "Puzzle",
    pack: "Pack",
    all: "All of this pack",
    noneOf: "None of it",
    optimum: (moves: number) => `best possible: ${moves}`,
    unsolvable: "has no solution",
    unknown: (names: string) => `There is no level ${names} here; it is left out.`,
    more: (count: number) => `and ${count} more`,
  },
  pt: {
    levels: "Níveis",
    none: "Nenhum nível escolhido. Escolha alguns em baixo.",
    remove: (title: string) => `Retirar ${title}`,
    choose: "Escolher níveis",
    puzzle: "Puzzle",
    pack: "Conjunto",
    all: "Todo este conjunto",
    noneOf: "Nenhum dele",
    optimum: (moves: number) => `melhor possível: ${moves}`,
    unsolvable: "não tem solução",
    unknown: (names: string) => `Não há aqui o nível ${names}; fica de fora.`,
    more: (count: number) => `e mais ${count}`,
  },
} satisfies Record<Language, object>;

/** More chips than these say nothing. */
const MOST_SHOWN = 12;

export interface LevelChoice {
  readonly chosen: readonly ChosenLevel[];
  readonly unknown: readonly string[];
  readonly loaded: (level: ChosenLevel) => LoadedLevel | undefined;
  /** Whose levels can be chosen at the moment. */
  readonly open: Pack | undefined;
  readonly openLevels: readonly LoadedLevel[];
  readonly language: Language;
  readonly choose: (levels: readonly ChosenLevel[]) => void;
  readonly show: (pack: Pack | undefined) => void;
}

export function levelChoice(choice: LevelChoice): TemplateResult {
  const { chosen, unknown, language } = choice;
  const words = WORDS[language];
  return html`<section class="level-choice" aria-labelledby="levels-title">
    <h2 id="levels-title">${words.levels}</h2>
    ${unknown.length === 0 ? nothing : html`<p class="failed" role="alert">${words.unknown(unknown.join(", "))}</p>`}
    ${chosen.length === 0 ? html`<p class="told">${words.none}</p>` : nothing}
    <ul class="chosen">
      ${chosen.slice(0, MOST_SHOWN).map((level) => chip(level, choice))}
      ${chosen.length > MOST_SHOWN ? html`<li class="told">${words.more(chosen.length - MOST_SHOWN)}</li>` : nothing}
    </ul>
    <details class="packs-of">
      <summary>${words.choose}</summary>
      ${packView(choice)}
    </details>
  </section>`;
}

function chip(level: ChosenLevel, { chosen, loaded, language, choose }: LevelChoice): TemplateResult {
  const words = WORDS[language];
  const found = loaded(level);
  const title = found === undefined ? level.name : titleOf(found, language);
  const label = words.remove(title);
  const remove = ({ currentTarget }: Event): void => {
    choose(withoutLevel(chosen, level));
    void keepFocus(currentTarget as HTMLElement);
  };
  return html`<li>
    <level-thumbnail .loaded=${found}></level-thumbnail>
    <a href=${hrefOf(level.name.split("/"))}>${title}<small>${puzzleById(found?.game ?? "")?.name[language]}</small></a>
    <button type="button" class="quiet" aria-label=${label} title=${label} @click=${remove}>${icon("close")}</button>
  </li>`;
}

/** Where the last one is taken out, on the one before it. */
async function keepFocus(button: HTMLElement): Promise<void> {
  const section = button.closest("section");
  await new Promise(requestAnimationFrame);
  if (button.isConnected) return;
  const left = [...(section?.querySelectorAll<HTMLElement>(".chosen button, summary") ?? [])];
  (left.at(-2) ?? left[0])?.focus();
}

function packView(choice: LevelChoice): TemplateResult {
  const { chosen, open, openLevels, language, choose, show } = choice;
  const words = WORDS[language];
  const all = open === undefined ? [] : allOf(open);
  return html`<div class="picks">
      ${select(
        "pick-puzzle",
        words.puzzle,
        PUZZLES.map(({ format, name }) => [format.id, name[language]] as const),
        open?.puzzle,
        (id) => show(packsOf(id)[0]),
      )}
      ${select(
        "pick-pack",
        words.pack,
        packsOf(open?.puzzle ?? "").map(({ name }) => [name, packName(name)[language]] as const),
        open?.name,
        (name) => show(packOf(open?.puzzle ?? "", name)),
      )}
      <button type="button" @click=${() => choose(withLevels(chosen, all))}>${words.all}</button>
      <button type="button" @click=${() => choose(chosen.filter(({ place }) => place?.pack !== open))}>${words.noneOf}</button>
    </div>
    <ul class="pickable">
      ${openLevels.map((level, i) => {
        const at = all[i];
        return at === undefined ? nothing : pickable(level, at, choice);
      })}
    </ul>`;
}

function pickable(loaded: LoadedLevel, level: ChosenLevel, { chosen, language, choose }: LevelChoice): TemplateResult {
  const words = WORDS[language];
  const { difficulty, optimal } = loaded.playable?.facts ?? {};
  const isChosen = chosen.some(({ name }) => name === level.name);
  const turn = (): void => choose(isChosen ? withoutLevel(chosen, level) : withLevels(chosen, [level]));
  return html`<li><label>
    <input type="checkbox" .checked=${isChosen} @change=${turn} />
    <level-thumbnail .loaded=${loaded}></level-thumbnail>
    <span><b><small>${level.place?.number}</small> ${titleOf(loaded, language)}</b>
      <span class="facts">${difficulty === undefined ? nothing : html`<span class="difficulty">${difficultyWord(difficulty, language)}</span>`}
      ${optimal === undefined ? nothing : html`<span>${optimal === "unsolvable" ? words.unsolvable : words.optimum(optimal)}</span>`}</span>
    </span>
  </label></li>`;
}

function select(
  id: string,
  label: string,
  options: readonly (readonly [value: string, label: string])[],
  value: string | undefined,
  choose: (value: string) => void,
): TemplateResult {
  return html`<div class="pick">
    <label for=${id}>${label}</label>
    <select id=${id} @change=${({ target }: Event) => choose((target as HTMLSelectElement).value)}>
      ${options.map(([id, name]) => html`<option value=${id} .selected=${id === value}>${name}</option>`)}
    </select>
  </div>`;
}
