import { runOnSources, trackSources, type PipelineCache, type PipelineOutput, type SeverityOverrides, type StageResult } from "../pipeline";

/** What the files that a list of requests stands for come to. */
export interface TrackedModel extends StageResult<PipelineOutput> {
  /** Requests that stand for no file. */
  readonly problems: readonly string[];
}

/** Reads what has changed; gives the very object of the time before while no text is another. */
export function trackModel(requests: readonly string[], cwd: string, severities: SeverityOverrides = {}): (changed: ReadonlySet<string> | "all") => Promise<TrackedModel> {
  const cache: PipelineCache = new Map();
  const tracked = trackSources(requests, cwd);
  let last: { readonly key: string; readonly model: TrackedModel } | null = null;
  return async (changed) => {
    const { sources, diagnostics, problems } = await tracked.read(changed);
    const key = JSON.stringify([sources.map(({ path, digest }) => [path, digest]), diagnostics, problems]);
    if (last?.key === key) return last.model;
    const present = new Set(sources.map(({ path }) => path));
    for (const file of cache.keys()) if (!present.has(file)) cache.delete(file);
    last = { key, model: { ...runOnSources(sources, { cache, severities }, diagnostics), problems } };
    return last.model;
  };
}
