/** Values that all steps of one `npm test` share. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export const wanted: readonly string[] = process.argv.slice(2);

/** A single step is shown while it runs; of several, each is shown when it has finished. */
export const quiet = wanted.length !== 1;

export const scratch = mkdtempSync(path.join(tmpdir(), "tests-"));
