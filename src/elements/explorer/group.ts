// Explorers of a page that step together: those with the same name of a group that are on the same level. Each tells the others how many
// steps it has made and of which size, and they do as many of their own searches.
import type { Grain } from "../../exploring/stops.ts";

export interface Member {
  /** Empty where it belongs to none. */
  readonly group: string;
  /** Equal for equal levels; undefined while there is none. */
  readonly levelName: string | undefined;
  /** How many steps it can make in all. */
  steps(grain: Grain): number;
  follow(grain: Grain, step: number): void;
}

const members = new Set<Member>();

export function join(member: Member): void {
  members.add(member);
}

export function leave(member: Member): void {
  members.delete(member);
}

export function othersOf(member: Member): Member[] {
  if (member.group === "" || member.levelName === undefined) return [];
  return [...members].filter(
    (other) => other !== member && other.group === member.group && other.levelName === member.levelName,
  );
}
