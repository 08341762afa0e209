/** Values that all steps of one `npm test` share. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The names of the steps on the command line. */
export const wanted: readonly string[] = process.argv.slice(2);

/** A single step is shown while it runs; of several, each is shown when it has finished. */
export const quiet = wanted.length !== 1;

/** A temporary folder, which is deleted at the end. */
export const scratch = mkdtempSync(path.join(tmpdir(), "tests-"));
