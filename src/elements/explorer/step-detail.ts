// What an explorer tells its page of where one stands.
import type { Tour } from "../../exploring/tour.ts";
import type { StepDetail } from "../events.ts";

export function stepDetail({ chronicle, exploration, position, present }: Tour, by: StepDetail["by"]): StepDetail {
  const { expanded, open } = chronicle.tallyAt(position);
  return {
    ...{ position, events: chronicle.events, by, type: chronicle.typeOf(position) },
    ...{ id: chronicle.stateOf(present), move: exploration.move(present) },
    ...{ g: exploration.g(present), h: exploration.h(present), f: exploration.f(present) },
    ...{ expanded, frontier: open },
  };
}
