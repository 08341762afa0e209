/**
 * In: a file. Out: Luau's answers about modules that an earlier run has stored in it, with the digests of all
 * that they depend on. A file that is damaged, or of another Luau, is ignored.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { luauDigest } from "./luau-digest";
import { openRecords } from "./record-file";
import { createInterfaceCache, type InterfaceCache } from "../../engine/interfaces/open-interfaces";

export interface KeptAnswers {
  readonly answers: InterfaceCache;
  /** Nothing is written if all answers were read. */
  readonly keep: () => void;
}

/** Null for a project without a folder for such files. */
export function answersFile(cwd: string): string | null {
  const folder = path.join(cwd, "node_modules");
  return existsSync(folder) ? path.join(folder, ".cache/luau-defs/modules") : null;
}

/** All answers are one record. */
const RECORD = { name: "answers", key: "" };

/** @param file null stores nothing */
export function openAnswers(file: string | null): KeptAnswers {
  if (file === null) return { answers: createInterfaceCache(), keep: () => undefined };
  const records = openRecords(file, luauDigest());
  // `keep` has written a record of this type.
  const stored = records.read(RECORD.name, RECORD.key) as InterfaceCache | undefined;
  const read = stored ?? createInterfaceCache();
  const answers = new Map(read);
  return {
    answers,
    keep: () => {
      // A module that took too long is tried again.
      const kept = new Map([...answers].filter(([, { answer }]) => answer !== null));
      const isRead = kept.size === read.size && [...kept].every(([name, one]) => read.get(name) === one);
      if (!isRead) records.save([{ ...RECORD, value: () => kept }]);
    },
  };
}
