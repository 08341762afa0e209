import { isDeepStrictEqual } from "node:util";
import {
  NO_SETTINGS,
  openAnalyses,
  openStoredInterfaces,
  type PipelineCache,
  type PipelineOutput,
  readReference,
  type Reference,
  type ReferenceSettings,
  runOnSources,
  type SeverityOverrides,
  type SourcesSnapshot,
  trackSources,
} from "luau-defs/site";
import type { StageResult } from "luau-diagnostics";

export interface TrackedModel extends StageResult<PipelineOutput> {
  /** Requests that match no file. */
  readonly problems: readonly string[];
}

interface TrackOptions {
  readonly severities?: SeverityOverrides;
  readonly settings?: ReferenceSettings | undefined;
  /** Earlier processes have stored their analyses here. */
  readonly store?: string | null;
  /** Luau's answers about modules are stored here. */
  readonly answers?: string | null;
}

/** Only changed files are read. The object is the same as long as no text changes. */
export function trackModel(
  requests: readonly string[],
  cwd: string,
  { severities = {}, settings = NO_SETTINGS, store = null, answers = null }: TrackOptions = {},
): (changed: ReadonlySet<string> | "all") => Promise<TrackedModel> {
  const cache: PipelineCache = new Map();
  const analyses = openAnalyses(store);
  const { interfaces, save } = openStoredInterfaces(answers);
  const tracked = trackSources(requests, cwd, settings.exclude);
  // These files hardly ever change while definitions are edited: they are read once.
  let reference: Promise<Reference> | null = null;
  let last: { readonly read: SourcesSnapshot; readonly model: TrackedModel } | null = null;
  return async (changed) => {
    const read = await tracked.read(changed);
    if (last !== null && isSame(last.read, read)) return last.model;
    const { sources, diagnostics, problems } = read;
    reference ??= readReference(
      settings,
      cwd,
      sources.map(({ path }) => path),
    );
    const options = {
      cache,
      findStored: analyses.find,
      interfaces,
      severities,
      reference: await reference,
    };
    const isFirst = last === null;
    last = { read, model: { ...runOnSources(sources, options, diagnostics), problems } };
    if (isFirst) analyses.save(cache);
    save();
    return last.model;
  };
}

const isSame = (a: SourcesSnapshot, b: SourcesSnapshot): boolean =>
  a.sources.length === b.sources.length &&
  a.sources.every(
    ({ path, text }, index) => path === b.sources[index]?.path && text === b.sources[index].text,
  ) &&
  isDeepStrictEqual([a.diagnostics, a.problems], [b.diagnostics, b.problems]);
