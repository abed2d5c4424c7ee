import { expect, test } from "vitest";
import type { CellDocument } from "../../comparing/cell-document.ts";
import { inCircumstances, type Settings } from "./settings.ts";

const settings = { localName: "fourfold-compare", repeat: 1, warm: false } as Settings;
const took = (medianMs: number, status = "solved") =>
  ({ status, repeat: { n: 1, medianMs, spreadMs: 0 } }) as CellDocument;

test("a time that the clock could not tell is said to be one", () => {
  const said = (...documents: readonly CellDocument[]) => inCircumstances(settings, documents, "en");
  expect(said(took(1), took(0))).toMatch(/A time of 0 is less than the clock of this browser tells[.]$/);
  expect(said(took(1), took(0, "failed"))).toBe(said());
  expect(inCircumstances(settings, [took(0)], "pt")).toContain("do que o relógio deste navegador distingue");
});
