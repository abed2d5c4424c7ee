// Attributes that are numbers and may be left out.
import type { ComplexAttributeConverter } from "lit";

export const OPTIONAL_NUMBER: ComplexAttributeConverter<number | undefined> = {
  fromAttribute: (value) => (value === null || value.trim() === "" ? undefined : Number(value)),
  toAttribute: (value) => (value === undefined ? null : String(value)),
};
