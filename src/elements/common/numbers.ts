// Attributes that are numbers and may be left out.
import type { ComplexAttributeConverter } from "lit";
import { isUnsaid } from "./choice.ts";

export const OPTIONAL_NUMBER: ComplexAttributeConverter<number | undefined> = {
  fromAttribute: (value) => (value === null || value.trim() === "" ? undefined : Number(value)),
  toAttribute: (value) => (isUnsaid(value) ? null : String(value)),
};
