// Marks the files named on the command line as programs: TypeScript writes them without, and npx starts them by name.
import { chmodSync } from "node:fs";

for (const file of process.argv.slice(2)) chmodSync(file, 0o755);
