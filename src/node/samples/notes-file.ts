/** Stores Luau's findings in the samples of each docs version, for the pages. */
import { rmSync } from "node:fs";
import path from "node:path";
import type { SampleNotes } from "luau-contract";
import { writeUnlessSame } from "../files/write-unless-same";

/** Relative to the stage. Not in `.cache`, which Gatsby empties while samples are checked. */
export const samplesFolder = ".samples";
export const notesFile = path.join(samplesFolder, "notes.json");

export interface VersionNotes {
  /** The base path of the version's docs. All other pages belong to the version in development. */
  readonly path: string;
  readonly isFrozen: boolean;
  readonly notes: SampleNotes;
}

export function writeNotes(versions: readonly VersionNotes[] | null): void {
  if (versions === null) rmSync(notesFile, { force: true });
  else writeUnlessSame(notesFile, JSON.stringify(versions));
}
