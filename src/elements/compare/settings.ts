// What the attributes of a comparison ask for beside levels and solvers: limits, repeats, what is shown. What makes no sense is
// told once in the console, and the usual is taken; limits that the library refuses are told in the element.

import type { CellDocument } from "../../comparing/cell-document.ts";
import { axisNames } from "../../comparing/chart-axis.ts";
import { DEFAULT_METRICS, METRICS, type Metric } from "../../comparing/metrics.ts";
import { warnOnce } from "../../engines/warn-once.ts";
import type { Language, Words } from "../../language/words.ts";
import { checkOptions } from "../../solving/check-options.ts";
import type { Limits } from "../../solving/options.ts";
import { WrongOption } from "../../solving/wrong-option.ts";
import { grouped } from "../common/amounts.ts";
import { isUnsaid } from "../common/choice.ts";
import { COMPARE_WORDS } from "./compare-words.ts";

export const USUAL_SECONDS = 10;

/** The attributes that are meant. */
export interface Settings extends Element {
  readonly maxTime: number | undefined;
  readonly maxNodes: number | undefined;
  readonly maxMemory: number | undefined;
  readonly repeat: number;
  readonly warm: boolean;
  readonly show: string;
  readonly by: string;
}

export function limitsOf(settings: Settings): Limits {
  const seconds = known(settings, "max-time", settings.maxTime) ?? USUAL_SECONDS;
  const nodes = known(settings, "max-nodes", settings.maxNodes);
  const mebibytes = known(settings, "max-memory", settings.maxMemory);
  return {
    timeMs: inUnits(seconds, 1000),
    ...(nodes === undefined ? {} : { nodes }),
    ...(mebibytes === undefined ? {} : { memoryBytes: inUnits(mebibytes, 2 ** 20) }),
  };
}

/** What is below 0 is refused as it was typed. */
function inUnits(value: number, unit: number): number {
  return value < 0 ? value : value * unit;
}

function known({ localName }: Settings, name: string, value: number | undefined): number | undefined {
  if (isUnsaid(value)) return undefined;
  const number = Number(value);
  if (!Number.isNaN(number)) return number;
  warnOnce(`<${localName}> ${name} is no number; it is left out.`);
  return undefined;
}

/** Why these limits cannot be had; undefined where they can. */
export function limitsRefused(limits: Limits): Words | undefined {
  try {
    checkOptions({ limits });
    return undefined;
  } catch (error) {
    if (error instanceof WrongOption) return error.words;
    throw error;
  }
}

export function repeatOf({ repeat, localName }: Settings): number {
  if (isUnsaid(repeat)) return 1;
  const times = Number(repeat);
  if (Number.isFinite(times) && times >= 1) return Math.floor(times);
  warnOnce(`<${localName}> repeat is no number from 1 up; 1 is used.`);
  return 1;
}

/** How cells are measured, in a sentence or two, or three where something took no time that could be told. */
export function inCircumstances(settings: Settings, documents: readonly CellDocument[], language: Language): string {
  const words = COMPARE_WORDS[language];
  const repeat = repeatOf(settings);
  const alone = settings.warm ? words.warmed : words.cold;
  const sentences = repeat === 1 ? [alone] : [alone, words.repeated(grouped(repeat, language))];
  const isBelowClock = documents.some(({ status, repeat }) => status !== "failed" && repeat.medianMs === 0);
  return (isBelowClock ? [...sentences, words.belowClock] : sentences).join(" ");
}

/** In the order in which tables have them. */
export function metricsOf({ show, localName }: Settings): readonly Metric[] {
  const asked = String(show ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const names = METRICS.map(({ name }) => name);
  for (const name of asked) {
    if (!names.includes(name)) warnOnce(`<${localName}> show="${name}" is unknown: there is ${names.join(", ")}.`);
  }
  const found = METRICS.filter(({ name }) => asked.includes(name));
  return found.length > 0 ? found : METRICS.filter(({ name }) => DEFAULT_METRICS.includes(name));
}

/** Empty for the order of the list. */
export function axisOf({ by, localName }: Settings): string {
  const name = String(by ?? "");
  if (name === "" || axisNames().includes(name)) return name;
  warnOnce(
    `<${localName}> by="${name}" is unknown: there is ${axisNames().join(", ")}; the order of the levels is used.`,
  );
  return "";
}

/** With one more or one less; the last one stays. Empty where it is the usual. */
export function toggled(metrics: readonly Metric[], name: string): string {
  const names = metrics.map((metric) => metric.name);
  const next = METRICS.map((metric) => metric.name).filter((each) => names.includes(each) !== (each === name));
  if (next.length === 0) return names.join(",");
  return next.join() === DEFAULT_METRICS.join() ? "" : next.join(",");
}
