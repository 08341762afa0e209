/**
 * In: the analyses of files, by their texts, and the questions of each module's emission, with digests of
 * what was emitted. Out: the same for the next build. Everything is dropped when the program changes.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Diagnostic } from "luau-diagnostics";
import { digestOf } from "../../read/digest";
import type { AnalysedFile, FindAnalysis, PipelineCache } from "../../read/analyse-file";
import {
  createModuleCache,
  type ModuleCache,
  type Part,
  type StoredEmission,
} from "../../write/cache/module-cache";
import { openRecords } from "./record-file";

interface AnalysisStore {
  readonly find: FindAnalysis;
  readonly save: (cache: PipelineCache) => void;
}

export function openAnalyses(file: string | null): AnalysisStore {
  if (file === null) return { find: () => null, save: () => undefined };
  const records = openRecords(file, programDigest());
  const stored = new WeakSet<AnalysedFile>();
  return {
    find: (source, key) => {
      // `save` writes records of this type.
      const analysis = records.read(source.path, key) as StoredAnalysis | undefined;
      if (analysis === undefined) return null;
      let tree: AnalysedFile["tree"] | null = null;
      const value: AnalysedFile = {
        source,
        key,
        get tree() {
          return (tree ??= records.read(treeOf(source.path), key) as AnalysedFile["tree"]);
        },
        converted: { ...analysis.converted, source },
      };
      stored.add(value);
      return { value, diagnostics: analysis.diagnostics };
    },
    save: (cache) =>
      records.save(
        [...cache].flatMap(([name, { value, diagnostics }]) => {
          const { key } = value;
          const { source: _source, ...converted } = value.converted;
          const isStored = stored.has(value);
          const analysis: StoredAnalysis = { diagnostics, converted };
          return [
            { name, key, value: isStored ? null : () => analysis },
            { name: treeOf(name), key, value: isStored ? null : () => value.tree },
          ];
        }),
      ),
  };
}

interface StoredAnalysis {
  readonly diagnostics: readonly Diagnostic[];
  readonly converted: Omit<AnalysedFile["converted"], "source">;
}

const treeOf = (name: string): string => `${name}\n`;

interface EmissionStore<Emitted extends Partial<Part>> {
  readonly cache: ModuleCache<Emitted>;
  readonly save: () => void;
}

/** @param settings everything else that emissions depend on, as JSON has it */
export function openEmission<Emitted extends Partial<Part>>(
  file: string | null,
  settings: unknown,
): EmissionStore<Emitted> {
  if (file === null) return { cache: createModuleCache(), save: () => undefined };
  const records = openRecords(file, digestOf([programDigest(), settings]));
  const cache = createModuleCache<Emitted>(
    // `save` writes records of this type.
    (id, key) => (records.read(id, key) as StoredEmission<Emitted> | undefined) ?? null,
  );
  return {
    cache,
    save: () =>
      records.save(
        [...cache.lastRound()].map(([name, { key, questions, answers, emitted, isStored }]) => {
          const parts = emitted.map(({ body: _body, ...part }) => part);
          const emission: StoredEmission<Emitted> = { questions, answers, parts };
          return { name, key, value: isStored ? null : () => emission };
        }),
      ),
  };
}

let program: string | null = null;

/** The locks decide on the versions of installed packages. */
function programDigest(): string {
  return (program ??= digestOfFiles(programFiles()));
}

const LOCKS = ["package-lock.json", "yarn.lock", "pnpm-lock.yaml"];

/** Gatsby compiles a configuration in its cache, from which it deletes everything else. */
const FOREIGN = /[\\/](?:node_modules|\.cache[\\/](?!compiled[\\/]))/;

function programFiles(): readonly string[] {
  const loaded = Object.keys(createRequire(__filename).cache).filter((file) => !FOREIGN.test(file));
  const folders = [...loaded, __filename].map((file) => path.dirname(file));
  const around = new Set([...folders, ...folders.map((folder) => path.dirname(folder))]);
  const wasm = [...around].flatMap((folder) =>
    readdirSync(folder).flatMap((name) => (name.endsWith(".wasm") ? path.join(folder, name) : [])),
  );
  const locks = LOCKS.filter((file) => existsSync(file));
  return [...new Set([__filename, ...loaded, ...wasm, ...locks])].sort();
}

function digestOfFiles(files: readonly string[]): string {
  const hash = createHash("sha1").update(process.version);
  for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(file));
  return hash.digest("base64");
}
