// A short word for a level that is the same wherever the level stands: what one remembers of a level is kept by it, so that
// packs can be rearranged and renamed. What the header only tells of the level (title, author, optimum) is not looked at.
import { writeLevelText } from "../levels/write-text.ts";
import type { PlayableLevel } from "./loaded-level.ts";

export function levelKey({ puzzle, document }: PlayableLevel): string {
  const header = document.header.filter(({ key }) => puzzle.format.headerKeys.includes(key));
  return hashed(writeLevelText([{ ...document, header }], [puzzle.format]));
}

/** Two lanes of 32 bits that are mixed with each other at the end: enough for all levels that a person ever plays. */
function hashed(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x9e3779b1);
    b = Math.imul(b ^ unit, 0x5f356495);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return [a, b].map((lane) => (lane >>> 0).toString(36).padStart(7, "0")).join("");
}
