// As much of the viewer Posthoc as its traces in version 1.4 need: what the views of a trace draw of one event. A view is a list of
// components; each has the properties of the event and of the components around it, text between ${{ and }} is an expression over
// them, and what is no view is a primitive, which is drawn.
import type { PosthocComponent, PosthocTrace } from "../../src/exploring/posthoc-trace.ts";

type Values = Readonly<Record<string, unknown>>;
const COLOURS = { theme: { foreground: "black", background: "white" }, color: { expanding: "red", source: "green" } };

/** The primitives that are drawn of an event, with their own and inherited properties. */
export function drawnOf(trace: PosthocTrace, step: number): Values[] {
  const event = trace.events[step] as unknown as Values;
  return (trace.views.main ?? []).flatMap((component) => drawn(component, { alpha: 1, fill: "#808080", ...event }));

  function drawn({ $: name, $for, $if, ...properties }: PosthocComponent, around: Values): Values[] {
    const { $let = "i", $from = 0, $to = 1, $step = 1 } = ($for ?? {}) as Readonly<Record<string, never>>;
    const found: Values[] = [];
    if ($if !== undefined && !value($if, around)) return found;
    for (let i = Number(value($from, around)); i < Number(value($to, around)); i += $step) {
      const scope = $for === undefined ? around : { ...around, [$let]: i };
      const here = { ...scope, ...(value(properties, scope) as Values) };
      const view = trace.views[name];
      found.push(...(view === undefined ? [{ ...here, $: name }] : view.flatMap((each) => drawn(each, here))));
    }
    return found;
  }

  function value(property: unknown, scope: Values): unknown {
    if (Array.isArray(property)) return property.map((each) => value(each, scope));
    if (typeof property === "object" && property !== null)
      return Object.fromEntries(Object.entries(property).map(([name, each]) => [name, value(each, scope)]));
    if (typeof property !== "string") return property;
    if (property === "") throw new Error("Posthoc cannot read an empty text");
    const whole = /^\$\{\{(.*)\}\}$/s.exec(property)?.[1];
    if (whole !== undefined && !whole.includes("}}")) return result(whole, scope);
    return property.replace(/\$\{\{(.*?)\}\}/gs, (_, expression: string) => String(result(expression, scope)));
  }

  function result(expression: string, scope: Values): unknown {
    const known = { ...COLOURS, step, events: trace.events, parent: undefined, $: scope };
    return new Function(...Object.keys(known), `return ${expression};`)(...Object.values(known));
  }
}
