// What an explorer says beside what happens in the search (step-words.ts), in both languages.
import type { Fate } from "../../exploring/chronicle.ts";
import type { Grain, LayerKind } from "../../exploring/stops.ts";
import type { Language } from "../../language/words.ts";

export interface ExplorerWords {
  readonly steps: string;
  readonly step: string;
  readonly stepBack: string;
  readonly run: string;
  readonly pause: string;
  readonly runTo: string;
  readonly grain: string;
  readonly grains: Readonly<Record<Exclude<Grain, "layer">, string>>;
  /** The largest step, and where it leads to. */
  readonly layers: Readonly<Record<LayerKind, string>>;
  readonly nextLayers: Readonly<Record<LayerKind, string>>;
  readonly nextGoal: string;
  readonly theEnd: string;
  readonly breakpoint: string;
  readonly breakpoints: Readonly<Record<"g" | "h" | "f" | "move" | "state", string>>;
  readonly value: string;
  readonly go: string;
  readonly notReached: string;
  readonly needsValue: string;
  readonly speed: string;
  readonly speeds: readonly string[];
  readonly position: string;
  readonly at: (event: string, all: string, expanded: string, allExpanded: string) => string;
  readonly predict: string;
  readonly predictWhy: string;
  readonly solutionOnly: string;
  readonly save: string;
  readonly open: string;
  readonly closeTrace: string;
  readonly opened: (name: string) => string;
  readonly notATrace: (why: string) => string;
  readonly savedPart: (events: string) => string;
  readonly preparing: (states: string) => string;
  readonly noLevel: string;
  readonly failed: (why: string) => string;
  readonly cut: (states: string) => string;
  readonly present: string;
  readonly whatAreValues: string;
  readonly chosen: string;
  readonly backToPresent: string;
  readonly noBoard: string;
  readonly partOfBoard: (side: string) => string;
  readonly start: string;
  readonly frontier: string;
  readonly frontierCount: (count: string, order: string) => string;
  readonly orders: Readonly<Record<"queue" | "stack" | "ranked" | "nearest" | "cheapest" | "told", string>>;
  readonly frontierEmpty: string;
  readonly next: string;
  readonly moreWait: (count: string) => string;
  readonly tree: string;
  readonly treeLabel: string;
  readonly treeCount: (shown: string, all: string) => string;
  readonly treeAll: (all: string) => string;
  readonly above: (moves: string) => string;
  readonly left: (count: string) => string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  readonly inNodes: Readonly<Record<"f" | "g" | "h" | "order", string>>;
  readonly fates: Readonly<Record<Fate, string>>;
  readonly isPresent: string;
  readonly reopened: string;
  readonly byMove: (move: string) => string;
  readonly counts: string;
  readonly countNames: Readonly<
    Record<
      "expanded" | "generated" | "open" | "frontier" | "stored" | "duplicates" | "dead" | "reopened" | "deepest",
      string
    >
  >;
  readonly ofAll: (all: string) => string;
  readonly rounds: string;
  readonly bound: string;
  readonly round: (number: string, bound: string, expanded: string, beyond: string) => string;
  readonly heat: string;
  readonly heats: Readonly<Record<"depth" | "visits", string>>;
  readonly heatTold: Readonly<Record<"depth" | "visits", string>>;
  readonly heatLabel: (reached: string, told: string) => string;
  readonly score: (right: string, asked: string) => string;
  readonly ask: string;
  readonly noQuestion: string;
  readonly candidates: string;
}

const EN: ExplorerWords = {
  steps: "Steps",
  step: "Step",
  stepBack: "Step back",
  run: "Run",
  pause: "Pause",
  runTo: "Run to ...",
  grain: "Step by",
  grains: { event: "Event", expansion: "Expansion" },
  layers: { depth: "Layer of depth", key: "Layer of f", nearer: "Smaller h", branch: "Branch", round: "Round" },
  nextLayers: {
    depth: "Next layer",
    key: "Next rise of f",
    nearer: "Next smaller h",
    branch: "Next turning back",
    round: "Next deepening",
  },
  nextGoal: "Next goal",
  theEnd: "The end",
  breakpoint: "Stop where",
  breakpoints: {
    g: "g of what is taken is",
    h: "h of what is taken is",
    f: "f of what is taken is",
    move: "what is taken came by the move",
    state: "the chosen state comes again",
  },
  value: "Value",
  go: "Go",
  notReached: "That does not happen from here on.",
  needsValue: "Say at which value to stop.",
  speed: "Speed",
  speeds: ["Slow", "Medium", "Fast", "Very fast"],
  position: "Position",
  at: (event, all, expanded, allExpanded) => `Event ${event} of ${all} · ${expanded} of ${allExpanded} expanded`,
  predict: "Predict",
  predictWhy: "Before each expansion you say which state comes next.",
  solutionOnly: "Solution only",
  save: "Save trace",
  open: "Open trace",
  closeTrace: "Back to the level's search",
  opened: (name) => `This is the trace of ${name}; what it does not say is not shown.`,
  notATrace: (why) => `This file is no search trace: ${why}.`,
  savedPart: (events) => `Saved, the first ${events} expansions.`,
  preparing: (states) => `Searching: ${states} states so far …`,
  noLevel: "There is no level to explore yet.",
  failed: (why) => `The search failed: ${why}`,
  cut: (states) => `This search is too large to be kept whole. What is shown are its first ${states} states.`,
  present: "Present state",
  whatAreValues: "What are g, h and f?",
  chosen: "Chosen state",
  backToPresent: "Back to the present",
  noBoard: "The trace does not say how this state looks.",
  partOfBoard: (side) => `${side} × ${side} cells of the board, around what moves`,
  start: "The start",
  frontier: "Frontier",
  frontierCount: (count, order) => `${count} waiting, ${order}`,
  orders: {
    queue: "who came first is next",
    stack: "who came last is next",
    ranked: "least f first, then largest g",
    nearest: "least h first, then largest g",
    cheapest: "least g first",
    told: "in the order in which they are taken",
  },
  frontierEmpty: "Nothing waits.",
  next: "next",
  moreWait: (count) => `${count} more wait and are not shown.`,
  tree: "Tree",
  treeLabel: "Tree of the search",
  treeCount: (shown, all) => `${shown} of ${all} nodes are shown: around the present, and the newest`,
  treeAll: (all) => (all === "1" ? "1 node" : `all ${all} nodes`),
  above: (moves) => `${moves} moves further up are not shown`,
  left: (count) => `${count} children not shown`,
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Fit",
  inNodes: {
    f: "The number in a node is its f.",
    g: "The number in a node is its g.",
    h: "The number in a node is its h.",
    order: "The number in a node says as which it was expanded.",
  },
  fates: {
    waiting: "waits",
    expanded: "expanded",
    duplicate: "met before",
    overtaken: "reached cheaper elsewhere",
    dead: "dead",
    hopeless: "no solution, says h",
    "given-up": "given up by h",
    beyond: "beyond the bound",
    goal: "goal",
    pruned: "given up",
  },
  isPresent: "present",
  reopened: "reopened",
  byMove: (move) => `by ${move}`,
  counts: "Counts",
  countNames: {
    expanded: "Expanded",
    generated: "Generated",
    open: "Waiting now",
    frontier: "Most waiting at once",
    stored: "Stored",
    duplicates: "Met before",
    dead: "Dead",
    reopened: "Reopened",
    deepest: "Deepest expanded",
  },
  ofAll: (all) => `of ${all}`,
  rounds: "Rounds",
  bound: "bound",
  round: (number, bound, expanded, beyond) =>
    `Round ${number}: bound ${bound}, ${expanded} expanded, ${beyond} beyond the bound`,
  heat: "Where it was",
  heats: { depth: "First depth", visits: "Visits" },
  heatTold: {
    depth: "After how many moves each cell was first reached.",
    visits: "How often a state that lies on the cell was expanded.",
  },
  heatLabel: (reached, told) => `${reached} cells reached. ${told}`,
  score: (right, asked) => `${right} of ${asked} right`,
  ask: "Which of these is taken next?",
  noQuestion: "There is nothing to choose here. Press Step.",
  candidates: "Answers",
};

const PT: ExplorerWords = {
  steps: "Passos",
  step: "Passo",
  stepBack: "Passo atrás",
  run: "Correr",
  pause: "Pausa",
  runTo: "Correr até ...",
  grain: "Avançar por",
  grains: { event: "Evento", expansion: "Expansão" },
  layers: { depth: "Camada de profundidade", key: "Camada de f", nearer: "h menor", branch: "Ramo", round: "Ronda" },
  nextLayers: {
    depth: "Próxima camada",
    key: "Próxima subida de f",
    nearer: "Próximo h menor",
    branch: "Próxima volta atrás",
    round: "Próximo aprofundamento",
  },
  nextGoal: "Próximo objetivo",
  theEnd: "O fim",
  breakpoint: "Parar onde",
  breakpoints: {
    g: "o g do que é tirado é",
    h: "o h do que é tirado é",
    f: "o f do que é tirado é",
    move: "o que é tirado veio pela jogada",
    state: "o estado escolhido volta a aparecer",
  },
  value: "Valor",
  go: "Ir",
  notReached: "Daqui em diante isso não acontece.",
  needsValue: "Diga em que valor parar.",
  speed: "Velocidade",
  speeds: ["Lenta", "Média", "Rápida", "Muito rápida"],
  position: "Posição",
  at: (event, all, expanded, allExpanded) => `Evento ${event} de ${all} · ${expanded} de ${allExpanded} expandidos`,
  predict: "Prever",
  predictWhy: "Antes de cada expansão diz-se que estado vem a seguir.",
  solutionOnly: "Só a solução",
  save: "Guardar traço",
  open: "Abrir traço",
  closeTrace: "De volta à procura do nível",
  opened: (name) => `Este é o traço de ${name}; o que ele não diz não é mostrado.`,
  notATrace: (why) => `Este ficheiro não é um traço de procura: ${why}.`,
  savedPart: (events) => `Guardado, as primeiras ${events} expansões.`,
  preparing: (states) => `A procurar: ${states} estados até agora …`,
  noLevel: "Ainda não há nível para explorar.",
  failed: (why) => `A procura falhou: ${why}`,
  cut: (states) =>
    `Esta procura é grande demais para ser guardada inteira. O que se mostra são os seus primeiros ${states} estados.`,
  present: "Estado atual",
  whatAreValues: "O que são g, h e f?",
  chosen: "Estado escolhido",
  backToPresent: "De volta ao atual",
  noBoard: "O traço não diz que aspeto tem este estado.",
  partOfBoard: (side) => `${side} × ${side} casas do tabuleiro, à volta do que se move`,
  start: "O início",
  frontier: "Fronteira",
  frontierCount: (count, order) => `${count} à espera, ${order}`,
  orders: {
    queue: "o que chegou primeiro é o próximo",
    stack: "o que chegou por último é o próximo",
    ranked: "primeiro o menor f, depois o maior g",
    nearest: "primeiro o menor h, depois o maior g",
    cheapest: "primeiro o menor g",
    told: "pela ordem em que são tirados",
  },
  frontierEmpty: "Nada espera.",
  next: "próximo",
  moreWait: (count) => `Mais ${count} esperam e não são mostrados.`,
  tree: "Árvore",
  treeLabel: "Árvore da procura",
  treeCount: (shown, all) => `${shown} de ${all} nós: à volta do atual, e os mais recentes`,
  treeAll: (all) => (all === "1" ? "1 nó" : `todos os ${all} nós`),
  above: (moves) => `${moves} jogadas mais acima não são mostradas`,
  left: (count) => `${count} filhos não mostrados`,
  zoomIn: "Aproximar",
  zoomOut: "Afastar",
  fit: "Ajustar",
  inNodes: {
    f: "O número num nó é o seu f.",
    g: "O número num nó é o seu g.",
    h: "O número num nó é o seu h.",
    order: "O número num nó diz em que ordem foi expandido.",
  },
  fates: {
    waiting: "espera",
    expanded: "expandido",
    duplicate: "já visto",
    overtaken: "alcançado mais barato por outro caminho",
    dead: "morto",
    hopeless: "sem solução, diz h",
    "given-up": "abandonado por h",
    beyond: "além do limite",
    goal: "objetivo",
    pruned: "abandonado",
  },
  isPresent: "atual",
  reopened: "reaberto",
  byMove: (move) => `por ${move}`,
  counts: "Contagens",
  countNames: {
    expanded: "Expandidos",
    generated: "Gerados",
    open: "À espera agora",
    frontier: "Máximo à espera",
    stored: "Guardados",
    duplicates: "Já vistos",
    dead: "Mortos",
    reopened: "Reabertos",
    deepest: "Mais fundo expandido",
  },
  ofAll: (all) => `de ${all}`,
  rounds: "Rondas",
  bound: "limite",
  round: (number, bound, expanded, beyond) =>
    `Ronda ${number}: limite ${bound}, ${expanded} expandidos, ${beyond} além do limite`,
  heat: "Por onde andou",
  heats: { depth: "Primeira profundidade", visits: "Visitas" },
  heatTold: {
    depth: "Ao fim de quantas jogadas cada casa foi alcançada pela primeira vez.",
    visits: "Quantas vezes foi expandido um estado que está nessa casa.",
  },
  heatLabel: (reached, told) => `${reached} casas alcançadas. ${told}`,
  score: (right, asked) => `${right} de ${asked} certas`,
  ask: "Qual destes é tirado a seguir?",
  noQuestion: "Aqui não há nada para escolher. Carregue em Passo.",
  candidates: "Respostas",
};

export const EXPLORER_WORDS: Readonly<Record<Language, ExplorerWords>> = { en: EN, pt: PT };
