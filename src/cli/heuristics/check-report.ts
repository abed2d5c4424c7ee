// What a check has found, for a person, with the worst board drawn, and as JSON.
import type { Fall, Worst } from "../../heuristics/tally.ts";
import { numberIn } from "../../language/numbers.ts";
import type { Words } from "../../language/words.ts";
import { type PlayableLevel, playableOf } from "../../playing/loaded-level.ts";
import { drawingAsText } from "../../puzzles/drawing.ts";
import { identityOf } from "../../solving/document.ts";
import { grouped } from "../amounts.ts";
import { lookOf, shownPart, viewBoard } from "../board-view.ts";
import type { InputLevel } from "../inputs.ts";
import { counted, STATES } from "../language.ts";
import { nameOf } from "../level-report.ts";
import { printable, type Terminal } from "../terminal.ts";
import type { Checked } from "./checker.ts";

export function checkDocument(input: InputLevel, heuristic: string, checked: Checked | undefined): string {
  const { playable, problems } = input.loaded;
  const { file, index, title, game } = identityOf(input);
  const named = { heuristic, file, index, title, game };
  if (checked === undefined || playable === undefined) {
    return JSON.stringify({ ...named, ...NOTHING_FOUND, ...(playable === undefined ? { problems } : {}) });
  }
  const { states, solvable, sampled, admissible, consistent, averageGap, worst, fall } = checked.check;
  return JSON.stringify({
    ...named,
    ...{ states, solvable, sampled, admissible, consistent },
    averageGap: averageGap === null ? null : Math.round(averageGap * 1e6) / 1e6,
    worst: worst === null ? null : { drawing: rowsOf(playable, worst.state), h: finite(worst.h), exact: worst.exact },
    fall:
      fall === null ? null : { ...fall, state: undefined, drawing: rowsOf(playable, fall.state), h: finite(fall.h) },
  });
}

const NOTHING_FOUND = {
  ...{ states: null, solvable: null, sampled: null, admissible: null, consistent: null },
  ...{ averageGap: null, worst: null, fall: null },
};

/** JSON has no infinity: null where it gives up. */
function finite(h: number): number | null {
  return Number.isFinite(h) ? h : null;
}

function rowsOf({ puzzle, level }: PlayableLevel, state: unknown): string[] {
  return drawingAsText(puzzle.drawState(level, state)).split("\n");
}

export function reportCheck(
  input: InputLevel,
  name: string,
  { check, saysAdmissible }: Checked,
  terminal: Terminal,
): void {
  const { colors, say } = terminal;
  const playable = playableOf(input.loaded);
  terminal.text(colors.bold(nameOf(input)));
  terminal.text(`  ${printable(name)} ${asked(check, terminal)}`, 2);
  const { admissible, consistent, averageGap, worst, fall } = check;
  const verdict = (holds: boolean, words: Words): string => (holds ? colors.green : colors.yellow)(say(words));
  if (worst === null) {
    terminal.text(
      `  ${say({ en: "No state has a solution, so nothing can be too much.", pt: "Nenhum estado tem solução, por isso nada é demais." })}`,
      2,
    );
  } else {
    terminal.text(
      `  ${verdict(admissible, admissible ? ADMISSIBLE : NOT_ADMISSIBLE)}${saysAdmissible && !admissible ? say(BUT_SAYS) : ""}`,
      2,
    );
  }
  terminal.text(
    `  ${verdict(consistent, consistent ? CONSISTENT : NOT_CONSISTENT)}${fall === null ? "" : say(fallInWords(fall))}`,
    2,
  );
  if (averageGap !== null) terminal.text(`  ${say(gapInWords(averageGap))}`, 2);
  if (worst === null || worst.h === worst.exact) return;
  terminal.data("");
  terminal.text(`  ${say(worstInWords(worst))}`, 2);
  drawBoard(playable, worst.state, terminal);
  if (fall === null || admissible === false) return;
  terminal.data("");
  terminal.text(`  ${say(fallTitle(fall))}`, 2);
  drawBoard(playable, fall.state, terminal);
}

function asked({ states, solvable, sampled }: Checked["check"], { language, say }: Terminal): string {
  const all = counted(states, STATES, language);
  if (sampled) {
    return say({
      en: `on a sample of ${all}, since there are too many to ask all`,
      pt: `numa amostra de ${all}, pois são demais para perguntar todos`,
    });
  }
  const some = grouped(solvable, language);
  const of =
    solvable === states || states === 1
      ? { en: "", pt: "" }
      : { en: `, ${some} of them with a solution`, pt: `, dos quais ${some} com solução` };
  return say({
    en: `on ${states === 1 ? "the only state" : `all ${all}`}${of.en}`,
    pt: `${states === 1 ? "no único estado" : `em todos os ${all}`}${of.pt}`,
  });
}

const ADMISSIBLE: Words = {
  en: "admissible: it never says more than the rest costs",
  pt: "admissível: nunca diz mais do que custa o resto",
};
const NOT_ADMISSIBLE: Words = {
  en: "not admissible: it says more than the rest costs",
  pt: "não admissível: diz mais do que custa o resto",
};
const BUT_SAYS: Words = { en: ", though it says of itself that it is", pt: ", embora diga de si que o é" };
const CONSISTENT: Words = {
  en: "consistent: no move makes it fall by more than the move costs",
  pt: "consistente: nenhuma jogada a faz descer mais do que a jogada custa",
};
const NOT_CONSISTENT: Words = { en: "not consistent", pt: "não consistente" };

function fallInWords({ move, cost, h, after }: Fall): Words {
  return {
    en: `: ${move} costs ${cost} and takes it from ${short(h)} to ${short(after)}`,
    pt: `: ${move} custa ${cost} e leva-a de ${numberIn(short(h), "pt")} para ${numberIn(short(after), "pt")}`,
  };
}

function gapInWords(gap: number): Words {
  if (gap === 0) return { en: "it is exact", pt: "é exata" };
  const side = gap > 0 ? { en: "below", pt: "abaixo" } : { en: "above", pt: "acima" };
  const by = short(Math.abs(gap));
  return {
    en: `on average ${by} ${side.en} the exact cost`,
    pt: `em média ${numberIn(by, "pt")} ${side.pt} do custo exato`,
  };
}

function worstInWords({ h, exact }: Worst): Words {
  const how = h > exact ? { en: "most too much", pt: "mais a mais" } : { en: "furthest below", pt: "mais abaixo" };
  return {
    en: `The worst board, ${how.en}: h = ${short(h)}, h* = ${exact}`,
    pt: `O pior tabuleiro, ${how.pt}: h = ${numberIn(short(h), "pt")}, h* = ${exact}`,
  };
}

function fallTitle({ move, h, after }: Fall): Words {
  return {
    en: `The board where it falls most, by ${move}: h = ${short(h)}, then ${short(after)}`,
    pt: `O tabuleiro onde mais desce, com ${move}: h = ${numberIn(short(h), "pt")}, depois ${numberIn(short(after), "pt")}`,
  };
}

function short(value: number): string {
  return Number.isFinite(value) ? String(Math.round(value * 100) / 100) : "∞";
}

function drawBoard(playable: PlayableLevel, state: unknown, terminal: Terminal): void {
  const look = lookOf(playable, terminal);
  const drawing = playable.puzzle.drawState(playable.level, state);
  for (const line of viewBoard(drawing, shownPart(playable.level, look, terminal), look).lines)
    terminal.data(`    ${line}`);
}
