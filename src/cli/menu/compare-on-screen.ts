// All algorithms on one level, compared on the screen: which is at work, and then the table.
import {
  type CellDocument,
  compare,
  DEFAULT_METRICS,
  parseMetrics,
  parseSolvers,
  tablesOf,
} from "../../comparing/index.ts";
import type { Words } from "../../language/words.ts";
import { duration, grouped } from "../amounts.ts";
import { printTables } from "../comparing/table-view.ts";
import { OK } from "../exit-codes.ts";
import type { InputLevel } from "../inputs.ts";
import { nameOf } from "../level-report.ts";
import type { Terminal } from "../terminal.ts";
import { busyScreen, printed, readText } from "./text-screens.ts";

/** Of each cell. */
const TIME_MS = 5000;
const COMPARING: Words = { en: "Comparing on", pt: "A comparar em" };
const EXPANDED: Words = { en: "expanded", pt: "expandidos" };

export async function compareOnScreen(input: InputLevel, terminal: Terminal): Promise<number> {
  const { say, language } = terminal;
  const limits = { timeMs: TIME_MS, memoryBytes: 2 ** 30 };
  const ended = ({ solver, status, cost, timeMs, expanded }: Ended): string => {
    const what = status === "solved" ? grouped(cost ?? 0, language) : status;
    return `${solver.padEnd(10)}${duration(timeMs ?? 0, language).padStart(10)}  ${what.padStart(6)}  ${grouped(expanded ?? 0, language)} ${say(EXPANDED)}`;
  };
  const { code, value } = await busyScreen(
    `${say(COMPARING)} ${nameOf(input)}`,
    async (stop, tell) => {
      const lines: string[] = [];
      return await compare([input], parseSolvers(), {
        limits,
        stop,
        onBegin: ({ solver }) => tell([...lines, `${solver.name} ...`]),
        onEnd: (_, document) => {
          lines.push(ended(document));
          tell(lines);
        },
      });
    },
    terminal,
  );
  if (code !== OK || value === undefined) return code;
  const tables = tablesOf(value, parseMetrics(DEFAULT_METRICS.join(",")), language);
  return await readText(
    printed(terminal, (paper) => printTables(tables, { limits, warm: false }, paper)),
    terminal,
  );
}

type Ended = Pick<CellDocument, "solver" | "status" | "cost" | "timeMs" | "expanded">;
