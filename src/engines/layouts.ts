// How the solver module lays out the classes of its puzzles and methods: what asc-layouts.js has written into it, so that
// the host can write the fields of a level where the module reads them.
const SECTION = "layouts";
const FIELD_BYTES = 4;

export interface Layout {
  /** Its name in assembly/. */
  readonly class: string;
  readonly kind: "puzzle" | "method";
  /** Of all fields together. */
  readonly bytes: number;
  /** The offset of each field, by its name. */
  readonly fields: Readonly<Record<string, number>>;
}

/** By the ids of the classes. */
export type Layouts = Readonly<Record<number, Layout>>;

export function layoutsOf(module: WebAssembly.Module): Layouts {
  const [section] = WebAssembly.Module.customSections(module, SECTION);
  if (section === undefined) {
    throw new Error(
      "This solver module does not say how its classes are laid out: it was built without asc-layouts.js.",
    );
  }
  return Object.fromEntries(new TextDecoder().decode(section).split("\n").filter(Boolean).map(layoutOf));
}

/** A line has the id of the class, its kind, its name, and its fields in the order in which they lie. */
function layoutOf(line: string): [string, Layout] {
  const [id = "", kind, name = "", ...fields] = line.split(" ");
  const offsets = Object.fromEntries(fields.map((field, i) => [field, FIELD_BYTES * i]));
  return [id, { class: name, kind: kind as Layout["kind"], bytes: FIELD_BYTES * fields.length, fields: offsets }];
}
