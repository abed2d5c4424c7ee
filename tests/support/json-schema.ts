// As much of JSON Schema as the schemas of this project use: what a document breaks, as paths and words.

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

const KNOWN = new Set([
  "$schema",
  "$id",
  "title",
  "description",
  "type",
  "enum",
  "minimum",
  "required",
  "properties",
  "items",
]);

/** Empty where the value keeps the schema. */
export function violationsOf(value: unknown, schema: Schema, path = ""): string[] {
  const unknown = Object.keys(schema).filter((key) => !KNOWN.has(key));
  if (unknown.length > 0) throw new Error(`this test does not know ${unknown.join(", ")}`);
  const found: string[] = [];
  const types = schema.type === undefined ? undefined : [schema.type].flat();
  if (types !== undefined && !types.some((type) => isOf(value, type)))
    found.push(`${path} is no ${types.join(" or ")}`);
  if (schema.enum !== undefined && !schema.enum.includes(value)) found.push(`${path} is ${JSON.stringify(value)}`);
  if (schema.minimum !== undefined && typeof value === "number" && value < schema.minimum)
    found.push(`${path} is less than ${schema.minimum}`);
  if (Array.isArray(value)) {
    const { items } = schema;
    if (items !== undefined) found.push(...value.flatMap((each, i) => violationsOf(each, items, `${path}[${i}]`)));
  } else if (typeof value === "object" && value !== null) {
    const fields = value as Readonly<Record<string, unknown>>;
    for (const name of schema.required ?? [])
      if (!Object.hasOwn(fields, name)) found.push(`${path}.${name} is missing`);
    for (const [name, each] of Object.entries(schema.properties ?? {})) {
      if (Object.hasOwn(fields, name)) found.push(...violationsOf(fields[name], each, `${path}.${name}`));
    }
  }
  return found;
}

function isOf(value: unknown, type: string): boolean {
  if (type === "null") return value === null;
  if (type === "integer") return Number.isInteger(value);
  if (type === "array") return Array.isArray(value);
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  return typeof value === type;
}
