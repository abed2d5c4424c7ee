// What a page did in each frame, from a trace of Chromium: the processor time of the page's own thread (script, style,
// layout, paint), frame by frame. Other programs on the machine count little.

/** @typedef {{ name: string, cat: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args?: { name?: string, data?: { type?: string } } }} Event */

/** @param {import("playwright-core").CDPSession} session @param {() => Promise<void>} act @returns {Promise<Event[]>} */
export async function traced(session, act) {
  /** @type {Event[]} */
  const events = [];
  /** @param {{ value: object[] }} chunk */
  const collect = ({ value }) => void events.push(.../** @type {Event[]} */ (value));
  session.on("Tracing.dataCollected", collect);
  const includedCategories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "__metadata"];
  await session.send("Tracing.start", { traceConfig: { includedCategories, recordMode: "recordAsMuchAsPossible" } });
  await act();
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  session.off("Tracing.dataCollected", collect);
  return events;
}

/** Milliseconds of work for each frame in which the page drew anew: all tasks since the one before, or since a key was pressed;
 *  what a page at rest does before that, such as collecting garbage, keeps nobody waiting. @param {readonly Event[]} events */
export function workOfFrames(events) {
  const { pid, tid } = drawingThread(events);
  const own = events.filter((event) => event.pid === pid && event.tid === tid && event.ph === "X");
  const commits = own.filter(({ name }) => name === "Commit").map(({ ts }) => ts);
  const keys = own.filter(({ args }) => args?.data?.type === "keydown").map(({ ts }) => ts);
  const tasks = own.filter(({ name }) => name === "RunTask").sort((a, b) => a.ts - b.ts);
  const frames = [];
  let work = 0;
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    /** @param {number} at */
    const isWithin = (at) => at >= ts && at <= ts + dur;
    if (keys.some(isWithin)) work = 0;
    work += tdur / 1000;
    if (!commits.some(isWithin)) continue;
    frames.push(work);
    work = 0;
  }
  return frames;
}

/** Milliseconds in which other threads made pixels of what the page drew: with a graphics card, that does it instead.
 *  @param {readonly Event[]} events */
export function rasterOf(events) {
  const { pid } = drawingThread(events);
  const tasks = events.filter((event) => event.pid === pid && event.ph === "X" && event.name === "RasterTask");
  return tasks.reduce((sum, { dur = 0, tdur = dur }) => sum + tdur / 1000, 0);
}

/** The thread that most of the frames come from. @param {readonly Event[]} events */
function drawingThread(events) {
  /** @type {Map<string, { pid: number, tid: number, frames: number }>} */
  const threads = new Map();
  for (const { name, pid, tid } of events) {
    if (name !== "Commit") continue;
    const key = `${pid} ${tid}`;
    threads.set(key, { pid, tid, frames: (threads.get(key)?.frames ?? 0) + 1 });
  }
  const [most] = [...threads.values()].sort((a, b) => b.frames - a.frames);
  if (most === undefined) throw new Error("The page drew nothing.");
  return most;
}
