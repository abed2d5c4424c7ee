// The version of Fourfold, as the package says it.
import { readFileSync } from "node:fs";

export function version(): string {
  const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}
