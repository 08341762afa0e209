/**
 * In: a file. Out: Luau's answers about modules that an earlier run has stored in it, with the digests of all
 * that they depend on. A file that is damaged, or of another Luau, is ignored.
 */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { compare } from "luau-syntax";
import { luauDigest } from "./luau-digest";
import { digestOf } from "../../read/digest";
import { createInterfaceCache, type InterfaceCache } from "../../engine/interfaces/open-interfaces";

export interface KeptAnswers {
  readonly answers: InterfaceCache;
  /** Nothing is written if all answers were read. */
  readonly keep: () => Promise<void>;
}

/** Null for a project without a folder for such files. */
export function answersFile(cwd: string): string | null {
  const folder = path.join(cwd, "node_modules");
  return existsSync(folder) ? path.join(folder, ".cache/luau-defs/modules.json") : null;
}

/** @param file null stores nothing */
export async function openAnswers(file: string | null): Promise<KeptAnswers> {
  const answers = file === null ? createInterfaceCache() : await readAnswers(file);
  const read = new Map(answers);
  const isRead = (): boolean =>
    read.size === answers.size && [...answers].every(([name, answer]) => read.get(name) === answer);
  return {
    answers,
    keep: async () => {
      // Without the file, the next run only takes longer.
      if (file !== null && !isRead()) await writeAnswers(file, answers).catch(() => undefined);
    },
  };
}

async function readAnswers(file: string): Promise<InterfaceCache> {
  try {
    // The digest differs unless `writeAnswers` has written the file.
    const { digest, kept } = JSON.parse(await readFile(file, "utf8")) as KeptFile;
    if (digest !== digestOfAnswers(kept)) return createInterfaceCache();
    return new Map(kept.map(([name, { texts, ...answer }]) => [name, { ...answer, texts: new Map(texts) }]));
  } catch {
    return createInterfaceCache();
  }
}

async function writeAnswers(file: string, answers: InterfaceCache): Promise<void> {
  const kept = [...answers]
    // A module that took too long is tried again.
    .filter(([, { answer }]) => answer !== null)
    .sort(([a], [b]) => compare(a, b))
    .map(([name, { texts, ...answer }]) => [name, { ...answer, texts: [...texts] }] as const);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ digest: digestOfAnswers(kept), kept } satisfies KeptFile));
}

type Answer = Parameters<InterfaceCache["set"]>[1];

type StoredAnswers = readonly (readonly [
  string,
  Omit<Answer, "texts"> & { readonly texts: readonly (readonly [string, string])[] },
])[];

interface KeptFile {
  readonly digest: string;
  readonly kept: StoredAnswers;
}

const digestOfAnswers = (answers: StoredAnswers): string => digestOf([luauDigest(), answers]);
