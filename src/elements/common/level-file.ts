// A level file that a person opens, drops or pastes: read from its bytes, so that what is not UTF-8 is told where it is.
import { type Source, SourceText } from "../../levels/source-text.ts";
import { loadLevels } from "../../playing/load-levels.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";

export interface LevelFile {
  readonly name: string;
  readonly source: SourceText;
  readonly levels: readonly LoadedLevel[];
}

/** Rejects where the browser cannot read it. */
export async function bytesOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

/** Also while it is still dragged. Programs add pictures to the text that they give away. */
export function holdsFileOnly(given: DataTransfer | null): boolean {
  const types = given?.types ?? [];
  return types.includes("Files") && !types.includes("text/plain");
}

export function levelFile(name: string, given: Source): LevelFile {
  const source = SourceText.of(given);
  return { name, source, levels: loadLevels(source) };
}
