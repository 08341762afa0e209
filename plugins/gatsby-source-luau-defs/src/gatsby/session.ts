import { toGraphqlModules, type EmitOptions, type GraphqlModule } from "../emit/graphql";
import { findFiles, readSources, runOnSources, type Diagnostic, type PipelineCache, type SeverityOverrides, type SourceFile } from "../pipeline";

/** What a session is told once. */
export interface SessionOptions extends EmitOptions {
  readonly requests: readonly string[];
  readonly cwd: string;
  readonly severities: SeverityOverrides;
}

/** The definitions as they stand on the disk. */
export interface Snapshot {
  readonly modules: readonly GraphqlModule[];
  /** Modules whose file has an error: what is known of them is not all there is. */
  readonly broken: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: ReadonlyMap<string, SourceFile>;
  /** Requests that stand for no file. */
  readonly problems: readonly string[];
}

/** Reads the definitions; told what has changed, it reads again only that. */
export interface Session {
  readonly read: (changed: ReadonlySet<string> | "all") => Promise<Snapshot>;
}

export function openSession({ requests, cwd, severities, ...emit }: SessionOptions): Session {
  const cache: PipelineCache = new Map();
  let known: ReadonlyMap<string, SourceFile> = new Map();
  return {
    read: async (changed) => {
      const { files, problems } = await findFiles(requests, cwd);
      const stale = files.filter((file) => changed === "all" || changed.has(file) || !known.has(file));
      const fresh = await readSources(stale, cwd);
      const texts = new Map([...known, ...fresh.value.map((source) => [source.path, source] as const)]);
      // What could not be read now was there a moment ago, or comes in a moment: its last text stays meanwhile.
      known = new Map(files.flatMap((file) => entryOf(texts, file)));
      for (const file of cache.keys()) if (!known.has(file)) cache.delete(file);
      const { value, diagnostics } = runOnSources([...known.values()], { cache, severities }, fresh.diagnostics);
      return { modules: firstOfEachSlug(toGraphqlModules(value.model, emit)), broken: brokenModules(diagnostics, value.sources), diagnostics, sources: value.sources, problems };
    },
  };
}

function entryOf<T>(map: ReadonlyMap<string, T>, key: string): readonly (readonly [string, T])[] {
  const value = map.get(key);
  return value === undefined ? [] : [[key, value]];
}

/** Two files of one page are an error; until it is mended, the first is shown. */
function firstOfEachSlug(modules: readonly GraphqlModule[]): readonly GraphqlModule[] {
  const seen = new Set<string>();
  return modules.filter(({ slug }) => !seen.has(slug) && seen.add(slug));
}

function brokenModules(diagnostics: readonly Diagnostic[], sources: ReadonlyMap<string, SourceFile>): ReadonlySet<string> {
  const files = new Set(diagnostics.filter(({ severity }) => severity === "error").map(({ file }) => file));
  return new Set([...files].flatMap((file) => sources.get(file)?.slug ?? []));
}
