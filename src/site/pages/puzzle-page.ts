// A puzzle: its rules in pictures that move, its packs, its keys, its heuristics, and what is known about it.
import { html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import "../../elements/board/define.ts";
import type { Language } from "../../language/words.ts";
import type { Guide } from "../../puzzles/guide.ts";
import { PACKED_PUZZLES, puzzleById } from "../../puzzles/index.ts";
import type { Puzzle } from "../../puzzles/puzzle.ts";
import { methodsOf } from "../../solving/algorithm-words.ts";
import { type Pack, packName, packOf, packsOf } from "../packs.ts";
import { Page } from "../page.ts";
import "../moving-rule.ts";
import { progress } from "../progress.ts";
import { hrefOf } from "../router.ts";

const WORDS = {
  en: {
    packs: "Levels",
    rules: "How it goes",
    heuristics: "What the solver estimates",
    intro:
      "A heuristic guesses how many moves are left. One that never guesses too many is admissible: with it, A* proves the optimum.",
    name: "Name",
    counts: "What it counts",
    admissible: "Admissible",
    yes: "yes",
    no: "no",
    strongest: "strongest",
    known: "What is known about it",
    auto: "Automatic",
    of: (solved: number, all: number) => `${solved} of ${all} solved`,
    levels: (all: number) => `${all} ${all === 1 ? "level" : "levels"}`,
    compare: "Compare algorithms on it",
    race: "Race the engines on it",
  },
  pt: {
    packs: "Níveis",
    rules: "Como se joga",
    heuristics: "O que o resolvedor estima",
    intro:
      "Uma heurística calcula por alto quantas jogadas faltam. Se nunca exagera, é admissível: com ela, o A* prova o ótimo.",
    name: "Nome",
    counts: "O que conta",
    admissible: "Admissível",
    yes: "sim",
    no: "não",
    strongest: "a mais forte",
    known: "O que se sabe dele",
    auto: "Automático",
    of: (solved: number, all: number) => `${solved} de ${all} resolvidos`,
    levels: (all: number) => `${all} ${all === 1 ? "nível" : "níveis"}`,
    compare: "Comparar algoritmos nele",
    race: "Corrida entre os motores",
  },
} satisfies Record<Language, object>;

export class PuzzlePage extends Page {
  @state() private guide: Guide | undefined;

  get #puzzle(): Puzzle {
    return puzzleById(this.route.path[0] as string) as Puzzle;
  }

  protected get heading(): string {
    return this.#puzzle.name[this.language];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#read();
  }

  async #read(): Promise<void> {
    this.guide = await this.#puzzle.guide?.();
  }

  override render(): TemplateResult {
    const words = WORDS[this.language];
    const puzzle = this.#puzzle;
    const { id } = puzzle.format;
    // All at once, so that nothing is pushed down by what comes later.
    if (puzzle.guide !== undefined && this.guide === undefined) return html``;
    return html`<header class="head">
        <h1>${puzzle.name[this.language]}</h1>
        <p class="lead">${puzzle.goal?.[this.language]}</p>
      </header>
      ${puzzle.guide === undefined ? nothing : this.#rules()}
      <section aria-labelledby="packs">
        <h2 id="packs">${words.packs}</h2>
        <ul class="pack-list">${packsOf(id).map((pack) => this.#pack(pack))}</ul>
      </section>
      ${this.#heuristics(puzzle)} ${this.#known(puzzle)}`;
  }

  #pack({ puzzle, name, keys }: Pack): TemplateResult {
    const words = WORDS[this.language];
    const solved = progress.solvedOf(keys);
    return html`<li><a href=${hrefOf([puzzle, name])}>
      <b>${packName(name)[this.language]}</b>
      <span>${solved === 0 ? words.levels(keys.length) : words.of(solved, keys.length)}</span>
      <progress max=${keys.length} value=${solved} aria-hidden="true"></progress>
    </a></li>`;
  }

  #rules(): TemplateResult {
    return html`<section aria-labelledby="rules">
      <h2 id="rules">${WORDS[this.language].rules}</h2>
      <div class="rules">${this.guide?.rules.map((rule) => html`<moving-rule .rule=${rule} .language=${this.language}></moving-rule>`)}</div>
    </section>`;
  }

  #heuristics(puzzle: Puzzle): TemplateResult | typeof nothing {
    const packed = PACKED_PUZZLES.find((each) => each.puzzle === puzzle);
    if (packed === undefined) return nothing;
    const words = WORDS[this.language];
    return html`<section aria-labelledby="heuristics">
      <h2 id="heuristics">${words.heuristics}</h2>
      <p class="aside">${words.intro}</p>
      <div class="scroll" tabindex="0" role="group" aria-label=${words.heuristics}>
        <table>
          <thead><tr><th scope="col">${words.name}</th><th scope="col">${words.counts}</th><th scope="col">${words.admissible}</th></tr></thead>
          <tbody>
            ${packed.heuristics.map(
              ({ name, counts, admissible }) => html`<tr>
                <th scope="row"><code>${name}</code>${name === packed.strongest ? html` <small>${words.strongest}</small>` : nothing}</th>
                <td>${counts[this.language]}</td>
                <td>${admissible ? words.yes : words.no}</td>
              </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </section>`;
  }

  #known(puzzle: Puzzle): TemplateResult {
    const words = WORDS[this.language];
    const methods = methodsOf(puzzle);
    return html`<section aria-labelledby="known" class="prose">
      <h2 id="known">${words.known}</h2>
      <p>${this.guide?.known[this.language]}</p>
      ${
        methods.length === 0
          ? nothing
          : html`<dl>${methods.map(({ name, explained }) => html`<dt>${words.auto}: <code>${name}</code></dt><dd>${explained[this.language]}</dd>`)}</dl>`
      }
      <p class="studies"><a href=${hrefOf(["compare"], { levels: comparable(puzzle) })}>${words.compare}</a> <a href=${hrefOf(["race"], { levels: raceable(puzzle) })}>${words.race}</a></p>
    </section>`;
  }
}

/** Levels that were made for it, from small to large. */
function comparable({ format: { id } }: Puzzle): string | undefined {
  const pack = packOf(id, "lessons") ?? packsOf(id)[0];
  return pack && `${id}/${pack.name}`;
}

function raceable({ format: { id } }: Puzzle): string | undefined {
  const last = packOf(id, "classic") ?? packsOf(id).at(-1);
  return last && `${id}/${last.name}/${last.keys.length}`;
}
