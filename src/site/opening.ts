// Level files from elsewhere: dropped or pasted anywhere on the page, or chosen. One small level becomes a link of its own;
// anything else is kept as the opened file, a pack for as long as no other is opened.
import { clear, createStore, get, set } from "idb-keyval";
import { bytesOf, holdsFileOnly, type LevelFile, levelFile } from "../elements/common/level-file.ts";
import { packedForLink, textToShare } from "../elements/common/shared-text.ts";
import { inBoth, type Words } from "../language/words.ts";
import { PUZZLES } from "../puzzles/index.ts";
import { inTime } from "./in-time.ts";
import { forgetPassing, notify } from "./notices.ts";

interface OpenedFile {
  readonly name: string;
  /** As it was given: what is not UTF-8 is found in bytes only. */
  readonly text: string | Uint8Array;
}

/** To a level, which it carries or which is one of a pack. */
const LINK = new RegExp(
  String.raw`#/(?:level/[\w-]+|(?:${PUZZLES.map(({ format }) => format.id).join("|")})/[\w-]+/\d+)\S*`,
  "u",
);
const NO_LEVEL: Words = {
  en: "That is no level file and no link to a level.",
  pt: "Isso não é um ficheiro de níveis nem um link para um nível.",
};
const UNREADABLE: Words = { en: "The file cannot be read.", pt: "Não é possível ler o ficheiro." };

const PASTED: Words = { en: "Pasted levels", pt: "Níveis colados" };

const onlyOne = (name: string): Words => ({
  en: `Only ${name} was opened: one file can be open at a time.`,
  pt: `Só ${name} foi aberto: só pode estar aberto um ficheiro de cada vez.`,
});

let latest: LevelFile | undefined;

export function followFiles(): void {
  /** What is dragged is a part of this page: a link that somebody pulled at. */
  let isOurs = false;
  addEventListener("dragstart", () => {
    isOurs = true;
  });
  addEventListener("dragend", () => {
    isOurs = false;
  });
  addEventListener("dragover", (event) => {
    if (!isOfField(event, event.dataTransfer)) event.preventDefault();
  });
  addEventListener("drop", (event) => {
    if (isOfField(event, event.dataTransfer)) return;
    event.preventDefault();
    if (!isOurs) open(event.dataTransfer);
  });
  addEventListener("paste", (event) => {
    if (!isOfField(event, event.clipboardData)) open(event.clipboardData);
  });
}

/** What is dropped on a field of text or pasted there is its own, but for a file: what to do with that it does not know. */
function isOfField(event: Event, given: DataTransfer | null): boolean {
  const [target] = event.composedPath();
  const isField = target instanceof Element && target.matches("input, textarea, [contenteditable]");
  return isField && !holdsFileOnly(given);
}

function open(given: DataTransfer | null): void {
  const [file, ...others] = given?.files ?? [];
  if (file !== undefined) void openFirst(file, others);
  else openText(given?.getData("text/plain") ?? "");
}

/** One file is open at a time; that the others are not is said. */
async function openFirst(file: File, others: readonly File[]): Promise<void> {
  await openFile(file);
  if (others.length > 0) notify({ words: onlyOne(file.name), isPassing: true });
}

export async function openFile(file: File): Promise<void> {
  // It would take the place of the levels that are open.
  if (/^(?:image|audio|video)\//.test(file.type)) {
    notify({ words: NO_LEVEL, isPassing: true });
    return;
  }
  try {
    await show({ name: file.name, text: await bytesOf(file) });
  } catch {
    notify({ words: UNREADABLE, isPassing: true });
  }
}

/** Text that a person pasted may be anything; only what says that it is a level is one. */
function openText(text: string): void {
  // What ends the sentence around a link is no part of it.
  const link = LINK.exec(text)?.[0].replace(/[.,;:!?)\]}>"'»”’]+$/u, "");
  if (link !== undefined) go(link);
  else if (/\bgame"?\s*:/u.test(text)) void show({ name: "", text });
  else if (text.trim() !== "") notify({ words: NO_LEVEL, isPassing: true });
}

async function show(file: OpenedFile): Promise<void> {
  forgetPassing();
  const read = levelFile(file.name, file.text);
  const [only, ...others] = read.levels;
  if (only?.playable !== undefined && others.length === 0) {
    const link = await packedForLink(textToShare(only.playable));
    if (link !== undefined) {
      go(`#/level/${link}`);
      return;
    }
  }
  latest = read;
  try {
    await inTime(set("file", file, store()));
  } catch {
    // Then it is there until the page is left.
  }
  go(others.length === 0 ? "#/opened/1" : "#/opened");
}

/** The file that was opened last; undefined where there is none. */
export async function openedFile(): Promise<LevelFile | undefined> {
  if (latest !== undefined) return latest;
  try {
    const file = await inTime(get<OpenedFile>("file", store()));
    latest = file && levelFile(file.name, file.text);
  } catch {
    // Where nothing can be kept, there is none.
  }
  return latest;
}

/** Levels that were pasted have no file. */
export function nameOfOpened({ name }: LevelFile): Words {
  return name === "" ? PASTED : inBoth(name);
}

/** Nothing of it is kept any more. */
export async function forgetOpened(): Promise<void> {
  latest = undefined;
  try {
    await inTime(clear(store()));
  } catch {
    // Nothing was kept.
  }
}

function store() {
  return createStore("fourfold opened", "files");
}

/** Also where it is the present address: what it leads to is another. */
function go(hash: string): void {
  if (location.hash === hash) dispatchEvent(new HashChangeEvent("hashchange"));
  else location.hash = hash;
}
