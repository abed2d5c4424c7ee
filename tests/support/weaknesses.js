// Weaknesses for a worker, imported before it: what the title of a level asks for happens when the worker has said that its
// search is begun. It is plain JavaScript, because Node loads it as it is.

const threads = globalThis.process?.getBuiltinModule?.("node:worker_threads");
/** @type {{ postMessage(message: { kind: string }): void, addEventListener: typeof addEventListener }} */
const port = Object(threads?.parentPort ?? globalThis);
const post = port.postMessage.bind(port);
let title = "";
let isDead = false;

/** Of the text of a level, or of its document. @param {string | { header: { key: string, value: string }[] }} level */
function titleOf(level) {
  if (typeof level !== "string") return level.header.find(({ key }) => key === "title")?.value ?? "";
  return /^title: (.*)$/m.exec(level)?.[1] ?? "";
}

port.addEventListener("message", (event) => {
  if (event.data.kind === "start") title = titleOf(event.data.level);
});

port.postMessage = (message) => {
  if (isDead) return;
  post(message);
  if (message.kind !== "begun") return;
  // So do tables that take long.
  while (title === "hang");
  if (title === "leave") globalThis.process.exit(3);
  for (const hoard = []; title === "hoard"; ) hoard.push(Array.from({ length: 10_000 }, () => ({})));
  isDead = title === "die";
  queueMicrotask(() => {
    if (isDead) throw new Error("struck by lightning");
  });
};
