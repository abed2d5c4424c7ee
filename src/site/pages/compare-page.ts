// Solvers compared on levels of packs. What is chosen, levels and all that the element says in its attributes, is in the address.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import "../../elements/compare/define.ts";
import type { Language } from "../../language/words.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import type { NamedLevel } from "../../solving/document.ts";
import { type ChosenLevel, levelsNamed, nameOfLevels, packsIn } from "../chosen-levels.ts";
import { levelChoice } from "../level-choice.ts";
import { levelsIn, type Pack } from "../packs.ts";
import { Page } from "../page.ts";
import { replaceParams } from "../router.ts";
import { cannotLoad } from "../states.ts";

const WORDS = {
  en: {
    heading: "Compare",
    lead: "The same levels, one algorithm beside the other: how long each takes, how many states it looks at, how good its solution is.",
  },
  pt: {
    heading: "Comparar",
    lead: "Os mesmos níveis, um algoritmo ao lado do outro: quanto tempo leva cada um, quantos estados vê, quão boa é a solução.",
  },
} satisfies Record<Language, object>;

/** Five levels, each harder than the one before, on which the algorithms drift apart within seconds. */
const USUAL_LEVELS = [1, 7, 12, 18, 27].map((number) => `match-the-tiles/classic/${number}`).join(",");
const USUAL_SOLVERS = "bfs,dfs,iddfs,greedy,astar,idastar,auto,bfs@ts";

/** What the element says in attributes, by its name in the address; `warm` beside these, which is usual here: a worker that has
 *  just begun takes longer to become fast than a small level takes. */
const PARAMS = {
  maxTime: "max-time",
  maxNodes: "max-nodes",
  maxMemory: "max-memory",
  repeat: "repeat",
  show: "show",
  by: "by",
} as const;

export class ComparePage extends Page {
  @state() private chosen: readonly ChosenLevel[] = [];
  @state() private packs = new Map<Pack, readonly LoadedLevel[]>();
  @state() private open: Pack | undefined;
  @state() private hasFailed = false;
  @state() private levels: readonly NamedLevel[] | undefined;
  #unknown: readonly string[] = [];
  #solvers = USUAL_SOLVERS;
  readonly #observer = new MutationObserver(() => this.#write());
  #followed: Element | null = null;

  protected get heading(): string {
    return WORDS[this.language].heading;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { params } = this.route;
    // Whoever types an address writes + as it is, and that is a space there.
    this.#solvers = params.get("solvers")?.replaceAll(" ", "+") ?? USUAL_SOLVERS;
    const { levels, unknown } = levelsNamed(params.get("levels") ?? USUAL_LEVELS);
    this.#unknown = unknown;
    this.open = levels[0]?.pack ?? levelsNamed(USUAL_LEVELS).levels[0]?.pack;
    void this.#choose(levels);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const element = this.querySelector("fourfold-compare");
    if (element === null || element === this.#followed) return;
    this.#followed = element;
    this.#observer.observe(element, { attributeFilter: ["solvers", "warm", ...Object.values(PARAMS)] });
  }

  async #choose(chosen: readonly ChosenLevel[]): Promise<void> {
    this.chosen = chosen;
    this.hasFailed = false;
    try {
      await Promise.all(
        [...packsIn(chosen), ...(this.open === undefined ? [] : [this.open])].map((pack) => this.#load(pack)),
      );
    } catch {
      this.hasFailed = this.chosen === chosen;
      return;
    }
    // Meanwhile others may have been chosen.
    if (this.chosen === chosen) this.levels = chosen.flatMap((level) => this.#named(level));
  }

  async #load(pack: Pack): Promise<void> {
    const levels = await levelsIn(pack);
    if (!this.packs.has(pack)) this.packs = new Map([...this.packs, [pack, levels]]);
  }

  #named({ pack, number }: ChosenLevel): NamedLevel[] {
    const loaded = this.packs.get(pack)?.[number - 1];
    return loaded === undefined ? [] : [{ file: `levels/${pack.puzzle}/${pack.name}.txt`, loaded }];
  }

  async #show(pack: Pack | undefined): Promise<void> {
    this.open = pack;
    if (pack === undefined) return;
    try {
      await this.#load(pack);
    } catch {
      this.hasFailed = true;
    }
  }

  /** By a person: then it is in the address. */
  #chosenByHand(levels: readonly ChosenLevel[]): void {
    this.#unknown = [];
    void this.#choose(levels);
    this.#write();
  }

  #write(): void {
    const element = this.#followed;
    if (element === null || !this.isConnected) return;
    const said = (name: string): string | undefined => element.getAttribute(name) || undefined;
    const levels = nameOfLevels(this.chosen);
    const solvers = said("solvers");
    const rest = Object.entries(PARAMS).map(([param, name]) => [param, said(name)] as const);
    const repeat = said("repeat");
    replaceParams({
      levels: levels === USUAL_LEVELS ? undefined : levels,
      solvers: solvers === USUAL_SOLVERS ? undefined : solvers,
      warm: element.hasAttribute("warm") ? undefined : "0",
      ...Object.fromEntries(rest),
      repeat: repeat === "1" ? undefined : repeat,
    });
  }

  override render(): TemplateResult {
    const { language } = this;
    const words = WORDS[language];
    const asked = (param: keyof typeof PARAMS): string | typeof nothing => this.route.params.get(param) ?? nothing;
    return html`<header class="head">
        <h1>${words.heading}</h1>
        <p class="lead">${words.lead}</p>
      </header>
      ${this.hasFailed ? cannotLoad(language, () => void this.#choose(this.chosen)) : nothing}
      ${
        this.levels === undefined
          ? html`<div class="compare waiting" aria-busy=${!this.hasFailed}></div>`
          : html`<div class="compare">
              ${levelChoice({
                chosen: this.chosen,
                unknown: this.#unknown,
                loaded: ({ pack, number }) => this.packs.get(pack)?.[number - 1],
                open: this.open,
                openLevels: (this.open && this.packs.get(this.open)) ?? [],
                language,
                choose: (levels) => this.#chosenByHand(levels),
                show: (pack) => void this.#show(pack),
              })}
              <fourfold-compare
                .levels=${this.levels}
                solvers=${this.#solvers}
                max-time=${asked("maxTime")}
                max-nodes=${asked("maxNodes")}
                max-memory=${asked("maxMemory")}
                repeat=${asked("repeat")}
                ?warm=${this.route.params.get("warm") !== "0"}
                show=${asked("show")}
                by=${asked("by")}
              ></fourfold-compare>
            </div>`
      }`;
  }
}
