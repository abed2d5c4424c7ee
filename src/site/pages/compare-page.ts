// Solvers compared on levels of packs. What is chosen, levels and all that the element says in its attributes, is in the address.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import "../../elements/compare/define.ts";
import type { ComparedLevel } from "../../elements/compare/compared-levels.ts";
import type { FourfoldEventDetails } from "../../elements/events.ts";
import { OWN } from "../../elements/own/own-name.ts";
import type { Language } from "../../language/words.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { allOf, type ChosenLevel, levelsNamed, nameOfLevels, namesIn, packsIn } from "../chosen-levels.ts";
import { titleOf } from "../level-cards.ts";
import { levelChoice } from "../level-choice.ts";
import { levelsElsewhere } from "../levels-elsewhere.ts";
import { ownHeuristics, SANDBOX } from "../own-heuristics.ts";
import { levelsIn, type Pack } from "../packs.ts";
import { Page } from "../page.ts";
import { hrefOf, replaceParams } from "../router.ts";
import { COMPARED, exploredAs } from "../solver-address.ts";
import { cannotLoad } from "../states.ts";

const WORDS = {
  en: {
    heading: "Compare",
    lead: "The same levels, one algorithm beside the other: how long each takes, how many states it looks at, how good its solution is.",
    follow: (level: string) => `Follow your heuristic step by step on ${level}`,
  },
  pt: {
    heading: "Comparar",
    lead: "Os mesmos níveis, um algoritmo ao lado do outro: quanto tempo leva cada um, quantos estados vê, quão boa é a solução.",
    follow: (level: string) => `Seguir a sua heurística passo a passo em ${level}`,
  },
} satisfies Record<Language, object>;

/** Five levels, each harder than the one before, on which the algorithms drift apart within seconds. */
const USUAL_LEVELS = [1, 7, 12, 18, 27].map((number) => `match-the-tiles/classic/${number}`).join(",");

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

type OwnEvent = CustomEvent<FourfoldEventDetails["fourfold-own"]>;

export class ComparePage extends Page {
  @state() private chosen: readonly ChosenLevel[] = [];
  /** By the names of levels. */
  @state() private known: ReadonlyMap<string, ComparedLevel> = new Map();
  @state() private open: Pack | undefined;
  @state() private hasFailed = false;
  @state() private levels: readonly ComparedLevel[] | undefined;
  /** The search with a heuristic that a person writes, where one is compared. */
  @state() private own: string | undefined;
  #unknown: readonly string[] = [];
  #solvers = COMPARED;
  readonly #observer = new MutationObserver(() => this.#write());
  #followed: Element | null = null;
  readonly #written = (): void => this.requestUpdate();

  protected get heading(): string {
    return WORDS[this.language].heading;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    ownHeuristics.addEventListener("change", this.#written);
    // Whoever types an address writes + as it is, and that is a space there.
    this.#solvers = this.route.params.get("solvers")?.replaceAll(" ", "+") ?? COMPARED;
    this.own = ownIn(this.#solvers);
    void this.#begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
    ownHeuristics.removeEventListener("change", this.#written);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const element = this.querySelector("fourfold-compare");
    if (element === null || element === this.#followed) return;
    this.#followed = element;
    this.#observer.observe(element, { attributeFilter: ["solvers", "warm", ...Object.values(PARAMS)] });
  }

  async #begin(): Promise<void> {
    const asked = this.route.params.get("levels") ?? USUAL_LEVELS;
    this.hasFailed = false;
    let others: ReadonlyMap<string, ComparedLevel>;
    try {
      others = await levelsElsewhere(namesIn(asked));
    } catch {
      this.hasFailed = true;
      return;
    }
    this.known = others;
    const { levels, unknown } = levelsNamed(asked, [...others.keys()]);
    this.#unknown = unknown;
    this.open = packsIn(levels)[0] ?? packsIn(levelsNamed(USUAL_LEVELS).levels)[0];
    await this.#choose(levels);
  }

  async #choose(chosen: readonly ChosenLevel[]): Promise<void> {
    this.chosen = chosen;
    this.hasFailed = false;
    const packs = new Set([...packsIn(chosen), ...(this.open === undefined ? [] : [this.open])]);
    try {
      await Promise.all([...packs].map((pack) => this.#load(pack)));
    } catch {
      this.hasFailed = this.chosen === chosen;
      return;
    }
    // Meanwhile others may have been chosen.
    if (this.chosen === chosen) this.levels = chosen.flatMap(({ name }) => this.known.get(name) ?? []);
  }

  async #load(pack: Pack): Promise<void> {
    const file = `levels/${pack.puzzle}/${pack.name}.txt`;
    const levels = await levelsIn(pack);
    const named = allOf(pack).flatMap(({ name }, i) => {
      const loaded = levels[i];
      return loaded === undefined ? [] : [[name, { file, loaded, all: levels.length }] as const];
    });
    if (named.some(([name]) => !this.known.has(name))) this.known = new Map([...this.known, ...named]);
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
    this.own = ownIn(said("solvers") ?? "");
    const rest = Object.entries(PARAMS).map(([param, name]) => [param, said(name)] as const);
    const unless = (usual: string, value: string | undefined) => (value === usual ? undefined : value);
    replaceParams({
      // Nothing is chosen too, and what was asked for in vain is told again after a reload.
      levels: unless(USUAL_LEVELS, [nameOfLevels(this.chosen), ...this.#unknown].filter((name) => name !== "").join()),
      solvers: unless(COMPARED, element.getAttribute("solvers") ?? undefined),
      warm: element.hasAttribute("warm") ? undefined : "0",
      ...Object.fromEntries(rest),
      repeat: unless("1", said("repeat")),
      maxTime: unless("10", said("max-time")),
    });
  }

  /** The way to Explore, on the first of the levels. */
  #follow(): TemplateResult | typeof nothing {
    const [first] = this.chosen;
    const loaded = first && this.known.get(first.name)?.loaded;
    if (this.own === undefined || first === undefined || loaded?.playable === undefined) return nothing;
    const href = hrefOf(["explore", ...first.name.split("/")], { solvers: this.own });
    return html`<p><a href=${href}>${WORDS[this.language].follow(titleOf(loaded, this.language))}</a></p>`;
  }

  get #openLevels(): readonly LoadedLevel[] {
    return this.open === undefined ? [] : allOf(this.open).flatMap(({ name }) => this.known.get(name)?.loaded ?? []);
  }

  override render(): TemplateResult {
    const { language } = this;
    const words = WORDS[language];
    const asked = (param: keyof typeof PARAMS): string | typeof nothing => this.route.params.get(param) ?? nothing;
    return html`<header class="head">
        <h1>${words.heading}</h1>
        <p class="lead">${words.lead}</p>
      </header>
      ${this.hasFailed ? cannotLoad(language, () => void (this.levels === undefined ? this.#begin() : this.#choose(this.chosen))) : nothing}
      ${
        this.levels === undefined
          ? html`<div class="compare waiting" aria-busy=${!this.hasFailed}></div>`
          : html`<div class="compare">
              ${levelChoice({
                chosen: this.chosen,
                unknown: this.#unknown,
                loaded: ({ name }) => this.known.get(name)?.loaded,
                open: this.open,
                openLevels: this.#openLevels,
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
                sandbox=${SANDBOX}
                .own=${ownHeuristics.texts}
                @fourfold-own=${({ detail: { game, text } }: OwnEvent) => ownHeuristics.write({ [game]: text })}
              ></fourfold-compare>
              ${this.#follow()}
            </div>`
      }`;
  }
}

function ownIn(solvers: string): string | undefined {
  const own = solvers.split(",").find((solver) => solver.includes(OWN));
  return own && exploredAs({ solvers: own });
}
