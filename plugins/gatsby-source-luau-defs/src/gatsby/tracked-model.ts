import { isDeepStrictEqual } from "node:util";
import {
  runOnSources,
  trackSources,
  type PipelineCache,
  type PipelineOutput,
  type SeverityOverrides,
  type SourcesSnapshot,
  type StageResult,
} from "../pipeline";

/** What the files that a list of requests stands for come to. */
export interface TrackedModel extends StageResult<PipelineOutput> {
  /** Requests that stand for no file. */
  readonly problems: readonly string[];
}

/** Reads what has changed; gives the very object of the time before while no text is another. */
export function trackModel(
  requests: readonly string[],
  cwd: string,
  severities: SeverityOverrides = {},
): (changed: ReadonlySet<string> | "all") => Promise<TrackedModel> {
  const cache: PipelineCache = new Map();
  const tracked = trackSources(requests, cwd);
  let last: { readonly read: SourcesSnapshot; readonly model: TrackedModel } | null = null;
  return async (changed) => {
    const read = await tracked.read(changed);
    if (last !== null && isSame(last.read, read)) return last.model;
    const { sources, diagnostics, problems } = read;
    last = { read, model: { ...runOnSources(sources, { cache, severities }, diagnostics), problems } };
    return last.model;
  };
}

const isSame = (a: SourcesSnapshot, b: SourcesSnapshot): boolean =>
  a.sources.length === b.sources.length &&
  a.sources.every(
    ({ path, text }, index) => path === b.sources[index]?.path && text === b.sources[index].text,
  ) &&
  isDeepStrictEqual([a.diagnostics, a.problems], [b.diagnostics, b.problems]);
