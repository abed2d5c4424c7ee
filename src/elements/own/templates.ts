// What a person begins with: for each puzzle a heuristic that is already better than nothing, may be believed, and says in its
// comments what a state and a level hold. The code is the same in every language, the comments are not.
import { LANGUAGES, type Language } from "../../language/words.ts";

interface Template {
  /** With `§1`, `§2` in the place of comments. */
  readonly code: string;
  readonly comments: Readonly<Record<Language, readonly string[]>>;
}

const SHARED: Readonly<Record<Language, readonly [head: string, admissible: string]>> = {
  en: [
    "Estimates what the cheapest solution from a state still costs:\na number of 0 or more; Infinity where there is no solution.",
    "Only where it never says more than that: then A* proves its optimum.",
  ],
  pt: [
    "Estima quanto ainda custa a solução mais barata a partir de um estado:\num número de 0 ou mais; Infinity onde não há solução.",
    "Só se nunca disser mais do que isso: então A* prova o seu ótimo.",
  ],
};

const ROLL: Template = {
  code: `export function estimate(state, level) {
  const { block } = state;
  const { target } = level;
  §3
  if (block.shape === "halves" || level.kinds.some(({ kind }) => kind === "split")) return 0;
  const cells = block.shape === "upright" ? [block.cell] : block.cells;
  §4
  const rows = Math.max(...cells.map((cell) => Math.abs(cell.row - target.row)));
  const columns = Math.max(...cells.map((cell) => Math.abs(cell.column - target.column)));
  return Math.ceil(rows / 2) + Math.ceil(columns / 2);
}
`,
  comments: {
    en: [
      `state.block  { shape: "upright", cell }, { shape: "lying", cells: [cell, cell] }
             or { shape: "halves", active: cell, other: cell }
state.open   for each bridge of level.bridges, whether it is open
level.target a cell: { row, column }, both from 0
level.rows, level.columns
level.kinds[level.tiles[row * level.columns + column]].kind  "void", "floor",
             "fragile", "target", "bridge", "switch" or "split"`,
      "Halves may jump to wherever a split sends them: nothing is known.",
      "A roll brings no cell of the block nearer by more than two.",
    ],
    pt: [
      `state.block  { shape: "upright", cell }, { shape: "lying", cells: [cell, cell] }
             ou { shape: "halves", active: cell, other: cell }
state.open   para cada ponte de level.bridges, se está aberta
level.target uma célula: { row, column }, ambas a partir de 0
level.rows, level.columns
level.kinds[level.tiles[row * level.columns + column]].kind  "void", "floor",
             "fragile", "target", "bridge", "switch" ou "split"`,
      "As metades podem saltar para onde um divisor as manda: nada se sabe.",
      "Um rolar não aproxima nenhuma célula do bloco mais do que duas.",
    ],
  },
};

const MATCH: Template = {
  code: `export function estimate(state, level) {
  let most = 0;
  for (let cell = 0; cell < state.length; cell++) {
    if (state[cell] < "A" || state[cell] > "Z") continue;
    §3
    let least = Infinity;
    for (let goal = 0; goal < level.goals.length; goal++) {
      if (level.goals[goal] !== state[cell].toLowerCase()) continue;
      const otherRow = rowOf(cell, level) !== rowOf(goal, level);
      const otherColumn = columnOf(cell, level) !== columnOf(goal, level);
      least = Math.min(least, Number(otherRow) + Number(otherColumn));
    }
    most = Math.max(most, least);
  }
  return most;
}

const rowOf = (cell, { columns }) => Math.floor(cell / columns);
const columnOf = (cell, { columns }) => cell % columns;
`,
  comments: {
    en: [
      `state        the board as a text, row after row: "A"-"Z" a tile,
             "#" an obstacle, "." floor
level.goals  as long: "a"-"z" a goal of that colour, "." none
level.rows, level.columns`,
      "A slide goes along a row or along a column: two where both differ.",
    ],
    pt: [
      `state        o tabuleiro como texto, linha após linha: "A"-"Z" uma peça,
             "#" um obstáculo, "." chão
level.goals  do mesmo tamanho: "a"-"z" um objetivo dessa cor, "." nenhum
level.rows, level.columns`,
      "Um deslize vai ao longo de uma linha ou de uma coluna: dois onde ambas diferem.",
    ],
  },
};

const FOLDING: Template = {
  code: `export function estimate(state, level) {
  let empty = 0;
  const sizes = {};
  for (const cell of state.board) {
    if (cell === ".") empty++;
    else if (cell !== "#") sizes[cell] = (sizes[cell] ?? 0) + 1;
  }
  §3
  let largest = Math.max(...Object.values(sizes));
  let folds = 0;
  for (; empty > 0; folds++) {
    empty -= largest;
    largest *= 2;
  }
  return folds;
}
`,
  comments: {
    en: [
      `state.board  the board as a text, row after row: a letter for each cell of a
             group, "." empty, "#" a hole
level.groups the letters of the groups
level.rows, level.columns`,
      "A fold doubles one group: at best always the largest.",
    ],
    pt: [
      `state.board  o tabuleiro como texto, linha após linha: uma letra para cada
             célula de um grupo, "." vazia, "#" um buraco
level.groups as letras dos grupos
level.rows, level.columns`,
      "Uma dobra duplica um grupo: no melhor caso sempre o maior.",
    ],
  },
};

const ICE: Template = {
  code: `export function estimate(state, level) {
  const counts = {};
  for (const row of state) {
    for (let column = 0; column < row.length; column++) {
      const colour = row[column];
      if (colour < "A" || colour > "Z") continue;
      counts[colour] ??= new Array(level.columns).fill(0);
      counts[colour][column]++;
    }
  }
  const colours = Object.values(counts);
  if (colours.length === 0) return 0;
  §3
  const scattered = colours.filter(
    (own) => !own.some((count, column) => count > 2 || (count && own[column + 1] && own[column + 2])),
  );
  return Math.max(1, Math.ceil(scattered.length / 2));
}
`,
  comments: {
    en: [
      `state        the board, a text a row: "A"-"Z" a block of that colour,
             "#" a wall, "." empty
level.budget the moves for three stars, or null
level.burst  "connected" or "lines": what bursts with a run
level.rows, level.columns`,
      "Three in a column or side by side: a colour that cannot have that where its\nblocks are must be moved sideways, and one move does so for two colours at most.",
    ],
    pt: [
      `state        o tabuleiro, um texto por linha: "A"-"Z" um bloco dessa cor,
             "#" uma parede, "." vazio
level.budget as jogadas para três estrelas, ou null
level.burst  "connected" ou "lines": o que rebenta com uma fila
level.rows, level.columns`,
      "Três numa coluna ou lado a lado: uma cor que não o pode ter onde estão os seus\nblocos tem de ir para o lado, e uma jogada fá-lo para duas cores no máximo.",
    ],
  },
};

const ANY: Template = {
  code: "export function estimate(state, level) {\n  return 0;\n}\n",
  comments: { en: ["As the rules of the puzzle have them."], pt: ["Como as regras do puzzle os têm."] },
};

const TEMPLATES: Readonly<Record<string, Template>> = {
  "roll-the-block": ROLL,
  "match-the-tiles": MATCH,
  "folding-blocks": FOLDING,
  "break-the-ice": ICE,
};

/** The text that a person begins with. */
export function templateOf(game: string, language: Language): string {
  const { code, comments } = TEMPLATES[game] ?? ANY;
  const [head, admissible] = SHARED[language];
  const [holds = "", ...inside] = comments[language];
  const body = code.replaceAll(/^( *)§(\d)$/gm, (_, indent: string, number: string) =>
    commented(inside[Number(number) - 3] ?? "", indent),
  );
  return `${commented(head)}\n//\n${commented(holds)}\n${body}\n${commented(admissible)}\nexport const admissible = true;\n`;
}

/** Whether it is that text, as it stands in either language: the code is the same. */
export function isExample(game: string, text: string): boolean {
  return LANGUAGES.some((language) => templateOf(game, language) === text);
}

function commented(text: string, indent = ""): string {
  return text
    .split("\n")
    .map((line) => `${indent}// ${line}`)
    .join("\n");
}
