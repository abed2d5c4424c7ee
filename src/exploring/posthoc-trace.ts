// A recorded search as a search trace of Posthoc, the visualiser of searches, in version 1.4 of its format: the events as they
// are, and views that draw the board of each. A board stands once among the events; `at` is the number of the event that has it.
import { toneOf } from "../drawing/palette.ts";
import { type LoadedLevel, playableOf } from "../playing/loaded-level.ts";
import type { Drawing, Glyph } from "../puzzles/drawing.ts";
import type { SearchTrace, TraceEvent } from "../solving/trace.ts";

export interface PosthocTrace {
  readonly version: "1.4.0";
  readonly views: Readonly<Record<string, readonly PosthocComponent[]>>;
  readonly events: readonly PosthocEvent[];
}

/** What is drawn of an event: a primitive or another view, and its properties, which may be expressions. */
export interface PosthocComponent {
  readonly $: string;
  readonly [property: string]: unknown;
}

export interface PosthocEvent extends TraceEvent {
  readonly at: number;
}

export function posthocTrace({ events }: SearchTrace, loaded: LoadedLevel): PosthocTrace {
  const first = new Map<number, number>();
  return {
    version: "1.4.0",
    views: viewsOf(loaded),
    events: events.map((event, i) => {
      if (event.state !== undefined) first.set(event.id, i);
      return { ...event, at: first.get(event.id) ?? i };
    }),
  };
}

/** Between the board and its frame, in cells. */
const FRAME = 0.3;
/** Of what is awaited or away: a goal, a closed bridge. */
const FAINT = 0.45;
const INK = "#16161d";
const NONE = "#808080";

function viewsOf(loaded: LoadedLevel): PosthocTrace["views"] {
  const { level, puzzle } = playableOf(loaded);
  const { rows, columns } = level;
  const looks = looksOf(loaded);
  const ground = looks.find(({ role }) => role === "floor" || role === "empty");
  const table = (of: (look: Look) => string | number): Record<string, string | number> =>
    Object.fromEntries(looks.map((look) => [look.text, of(look)]));
  return {
    main: [
      {
        $: "rect",
        ...{ x: -FRAME, y: -FRAME, width: columns + 2 * FRAME, height: rows + 2 * FRAME },
        fill: shown("color[$.type] ?? theme.foreground"),
        label: shown(`[${TOLD.join(", ")}].filter(Boolean).join("  ")`),
        ...{ "label-x": 0, "label-y": -FRAME, "label-size": 0.6, "label-color": shown("theme.foreground") },
        clear: true,
      },
      {
        $: "cell",
        $for: { $let: "cell", $to: rows * columns },
        column: shown(`$.cell % ${columns}`),
        row: shown(`Math.floor($.cell / ${columns})`),
        ground: ground?.colour ?? NONE,
        colours: table(({ colour }) => colour),
        inks: table(({ ink }) => ink),
        alphas: table(({ alpha }) => alpha),
        labels: table(({ label }) => label),
      },
    ],
    cell: [
      {
        $: "square",
        fill: shown("$.ground"),
        alpha: shown(`${CHARACTER} in $.alphas && $.alphas[${CHARACTER}] === 0 ? 0 : 1`),
      },
      {
        $: "square",
        fill: shown(`$.colours[${CHARACTER}] ?? '${NONE}'`),
        alpha: shown(`${isMarked("bridge-open")} ? 1 : $.alphas[${CHARACTER}] ?? 1`),
        label: shown(`($.labels[${CHARACTER}] ?? ${CHARACTER}) + (${isMarked("piece-at-goal")} ? '*' : '')`),
        ...{ "label-x": 0.3, "label-y": 0.7, "label-size": 0.6 },
        "label-color": shown(`$.inks[${CHARACTER}] ?? '${INK}'`),
        $info: { puzzle: puzzle.format.id, row: shown("$.row"), column: shown("$.column") },
      },
    ],
    square: [
      {
        $: "rect",
        ...{ x: shown("$.column + 0.03"), y: shown("$.row + 0.03"), width: 0.94, height: 0.94 },
        clear: true,
      },
    ],
  };
}

/** What is written above a board. */
const TOLD = [
  '$.type + " " + $.id',
  '$.move && "by " + $.move',
  '"g " + $.g',
  '$.h != null && "h " + $.h + "  f " + $.f',
];

/** The character of the cell that is drawn. */
const CHARACTER = "[...events[$.at].state[$.row]][$.column]";

/** Whether the cell is what its character does not tell. */
function isMarked(role: string): string {
  return `(events[$.at].marks?.['${role}'] ?? []).some(([row, column]) => row === $.row && column === $.column)`;
}

function shown(expression: string): string {
  return `\${{ ${expression} }}`;
}

/** How a character looks. */
interface Look extends Pick<Glyph, "text" | "role"> {
  readonly colour: string;
  readonly ink: string;
  /** 0 where nothing is drawn. */
  readonly alpha: number;
  readonly label: string;
}

const PLAIN: ReadonlySet<Glyph["role"]> = new Set(["void", "wall", "floor", "empty"]);

/** Of every character that was seen; the first role that is seen of one decides. */
function looksOf(loaded: LoadedLevel): Look[] {
  const looks = new Map<string, Look>();
  for (const drawing of drawingsOf(loaded)) {
    for (let row = 0; row < drawing.rows; row++) {
      for (let column = 0; column < drawing.columns; column++) {
        const glyph = drawing.glyph(row, column);
        if (!looks.has(glyph.text)) looks.set(glyph.text, lookOf(glyph));
      }
    }
  }
  return [...looks.values()];
}

function lookOf(glyph: Glyph): Look {
  const { text, role } = glyph;
  const tone = toneOf(glyph);
  const isFaint = role === "goal" || role === "bridge-closed" || role === "bridge-open";
  return {
    ...{ text, role },
    colour: tone?.light ?? NONE,
    ink: isFaint ? INK : (tone?.ink?.light ?? INK),
    alpha: role === "void" ? 0 : isFaint ? FAINT : 1,
    // Posthoc reads no empty text.
    label: PLAIN.has(role) ? " " : text,
  };
}

/** The start and what its moves lead to: they show the ground under pieces, too. */
function* drawingsOf(loaded: LoadedLevel): Generator<Drawing> {
  const { level, puzzle } = playableOf(loaded);
  const start = puzzle.initialState(level);
  yield puzzle.drawState(level, start);
  for (const move of puzzle.listMoves(level, start)) {
    const { state } = puzzle.applyMove(level, start, move);
    if (state !== undefined) yield puzzle.drawState(level, state);
  }
}
