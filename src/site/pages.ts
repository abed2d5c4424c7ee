// Which page an address leads to. All but the gallery are loaded when they are first asked for.
import { puzzleById } from "../puzzles/index.ts";
import type { PageClass } from "./page.ts";
import { GalleryPage } from "./pages/gallery-page.ts";

type Load = () => Promise<PageClass>;

const level: Load = async () => (await import("./pages/shared-level-page.ts")).SharedLevelPage;
const opened: Load = async () => (await import("./pages/opened-page.ts")).OpenedPage;
const compare: Load = async () => (await import("./pages/compare-page.ts")).ComparePage;
const race: Load = async () => (await import("./pages/race-page.ts")).RacePage;
const explore: Load = async () => (await import("./pages/explore-page.ts")).ExplorePage;
const make: Load = async () => (await import("./pages/make-page.ts")).MakePage;
const embed: Load = async () => (await import("./pages/embed-page.ts")).EmbedPage;
const daily: Load = async () => (await import("./pages/daily-page.ts")).DailyPage;
const dailyLevel: Load = async () => (await import("./pages/daily-level-page.ts")).DailyLevelPage;
const about: Load = async () => (await import("./pages/about-page.ts")).AboutPage;

/** By the first part of the address, and by how many follow it. */
const NAMED: Readonly<Record<string, Readonly<Record<number, Load>>>> = {
  level: { 1: level },
  opened: { 0: opened, 1: opened },
  compare: { 0: compare },
  race: { 0: race },
  explore: { 0: explore, 2: explore, 3: explore },
  make: { 0: make, 1: make },
  embed: { 2: embed, 3: embed },
  daily: { 0: daily, 1: daily, 2: dailyLevel },
  about: { 0: about },
};
const NOT_FOUND: Load = async () => (await import("./pages/not-found-page.ts")).NotFoundPage;
/** By the number of parts: of a puzzle, a pack, a level. */
const OF_PUZZLES: readonly Load[] = [
  async () => (await import("./pages/puzzle-page.ts")).PuzzlePage,
  async () => (await import("./pages/pack-page.ts")).PackPage,
  async () => (await import("./pages/pack-level-page.ts")).PackLevelPage,
];

export function pageFor([first, ...more]: readonly string[]): PageClass | Promise<PageClass> {
  if (first === undefined) return GalleryPage;
  const named = Object.hasOwn(NAMED, first) ? NAMED[first] : undefined;
  const pages = named ?? (puzzleById(first) === undefined ? undefined : OF_PUZZLES);
  return (pages?.[more.length] ?? NOT_FOUND)();
}

/** Pages that are shown alone, without anything around them. */
export function isBare([first]: readonly string[]): boolean {
  return first === "embed";
}
