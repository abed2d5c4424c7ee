// What a race says, in both languages.
import type { Language, Words } from "../../language/words.ts";
import type { RaceEnd } from "./race.ts";

const EN = {
  rounds: "Rounds",
  start: "Start",
  cancel: "Cancel",
  intro:
    "The same search in both engines in turn: first cold, when they have just been loaded, then again and again, warm, when the browser has made their code fast.",
  noLevel: "There is no level to race on yet.",
  cold: (engine: string) => `${engine}, cold`,
  warm: (engine: string) => `${engine}, warm`,
  running: (engine: string, round: number, rounds: number) =>
    round === 0 ? `${engine}, cold` : `${engine}, round ${round} of ${rounds}`,
  chart: "Nanoseconds a state: shorter is faster",
  chartLog: "Nanoseconds a state, in powers of ten: further left is faster",
  dots: "A small dot is a round; the bar ends at their median. Loading and preparing tables are not counted.",
  dotsLog: "A small dot is a round, the large one their median. Loading and preparing tables are not counted.",
  perState: (ns: string) => `${ns} ns`,
  faster: (engine: string, times: string, other: string) =>
    `Warm, ${engine} is ${times} times as fast as ${other} on this search`,
  alike: "Warm, both engines are equally fast on this search",
  coldToo: (engine: string, times: string) => `cold, ${engine} ${times} times`,
  coldAlike: "cold, both equally fast",
  coldAlikeToo: "cold too",
  tooQuick: "This search is too quick for the clock of the browser.",
  unclocked: "too quick for the clock",
  equal: (states: string) =>
    `Both counted the same: ${states} ${states === "1" ? "state" : "states"} expanded, and all other counts alike.`,
  unequal: "The engines did not count the same. This must never happen: please report it with this level.",
  difference: (what: string, wasm: string, ts: string) => `${what}: WebAssembly ${wasm}, TypeScript ${ts}`,
  ended: {
    cancelled: "Cancelled.",
    blocked: "WebAssembly is blocked on this page by its policy, so there is nothing to race. TypeScript solves alone.",
    limit: "This search needs more memory than it may take. Choose another algorithm or a smaller level.",
    nothing: "This level is solved before anything is searched, so there is nothing to race.",
  } satisfies Record<RaceEnd, string>,
  failed: (why: string) => `The race failed: ${why}`,
  table: "The race in numbers",
  measured: "Nanoseconds a state",
  ratio: "Ratio",
  coldRow: "Cold",
  warmRow: (rounds: string) => `Warm, median of ${rounds}`,
  spread: "Warm, range",
  counts: "Counts of both",
};

const PT: typeof EN = {
  rounds: "Voltas",
  start: "Começar",
  cancel: "Cancelar",
  intro:
    "A mesma procura nos dois motores, à vez: primeiro a frio, acabados de carregar, e depois mais vezes, a quente, quando o navegador já tornou o código rápido.",
  noLevel: "Ainda não há nível em que competir.",
  cold: (engine) => `${engine}, a frio`,
  warm: (engine) => `${engine}, a quente`,
  running: (engine, round, rounds) => (round === 0 ? `${engine}, a frio` : `${engine}, volta ${round} de ${rounds}`),
  chart: "Nanossegundos por estado: mais curto é mais rápido",
  chartLog: "Nanossegundos por estado, em potências de dez: mais à esquerda é mais rápido",
  dots: "Cada ponto pequeno é uma volta; a barra acaba na mediana. Carregar e preparar tabelas não conta.",
  dotsLog: "Cada ponto pequeno é uma volta, o grande é a mediana. Carregar e preparar tabelas não conta.",
  perState: (ns) => `${ns} ns`,
  faster: (engine, times, other) =>
    `A quente, o ${engine} é ${times} vezes mais rápido do que o ${other} nesta procura`,
  alike: "A quente, os dois motores são igualmente rápidos nesta procura",
  coldToo: (engine, times) => `a frio, o ${engine} ${times} vezes`,
  coldAlike: "a frio, os dois igualmente",
  coldAlikeToo: "a frio também",
  tooQuick: "Esta procura é demasiado rápida para o relógio do navegador.",
  unclocked: "demasiado rápido para o relógio",
  equal: (states) =>
    `Os dois contaram o mesmo: ${states} ${states === "1" ? "estado expandido" : "estados expandidos"}, e todas as outras contagens iguais.`,
  unequal: "Os motores não contaram o mesmo. Isto nunca pode acontecer: por favor comunique-o com este nível.",
  difference: (what, wasm, ts) => `${what}: WebAssembly ${wasm}, TypeScript ${ts}`,
  ended: {
    cancelled: "Cancelado.",
    blocked:
      "A política desta página bloqueia o WebAssembly, por isso não há com que competir. O TypeScript resolve sozinho.",
    limit: "Esta procura precisa de mais memória do que pode ter. Escolha outro algoritmo ou um nível mais pequeno.",
    nothing: "Este nível está resolvido antes de se procurar seja o que for, por isso não há com que competir.",
  },
  failed: (why) => `A corrida falhou: ${why}`,
  table: "A corrida em números",
  measured: "Nanossegundos por estado",
  ratio: "Razão",
  coldRow: "A frio",
  warmRow: (rounds) => `A quente, mediana de ${rounds}`,
  spread: "A quente, amplitude",
  counts: "Contagens de ambos",
};

export const RACE_WORDS: Readonly<Record<Language, typeof EN>> = { en: EN, pt: PT };

/** Counts as a person reads them. */
export const COUNT_NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    expanded: "Expanded",
    generated: "Generated",
    reopened: "Reopened",
    duplicates: "Duplicates",
    dead: "Dead",
    stored: "Stored",
    frontier: "Most open at once",
    lowerBound: "Proven bound",
    status: "Status",
    cost: "Cost",
    moves: "Moves",
    fingerprint: "Fingerprint",
  },
  pt: {
    expanded: "Expandidos",
    generated: "Gerados",
    reopened: "Reabertos",
    duplicates: "Repetidos",
    dead: "Mortos",
    stored: "Guardados",
    frontier: "Máximo de abertos ao mesmo tempo",
    lowerBound: "Limite provado",
    status: "Estado",
    cost: "Custo",
    moves: "Jogadas",
    fingerprint: "Impressão digital",
  },
};

/** With a heuristic that a person writes. */
export const NO_RACE: Words = {
  en: "A heuristic of your own runs in the TypeScript engine alone, so with it there is no race.",
  pt: "Uma heurística sua corre só no motor TypeScript, por isso com ela não há corrida.",
};
