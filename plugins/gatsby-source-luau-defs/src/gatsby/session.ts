import { ANCHOR_LIST } from "../anchors/anchor-list";
import { checkAnchors, currentAddresses } from "../anchors/anchors";
import { toGraphql, type EmitOptions, type GraphqlEntryPage, type GraphqlModule } from "../emit/graphql";
import { publishedFiles, type PublishedFile } from "../emit/published-files";
import { redirectPages } from "../emit/redirect-pages";
import type { ChangeList } from "../emit/change-list";
import { openHistory, type VersionList } from "./history";
import { readAnchorLists, runOnSources, sourceFile, trackSources, type Diagnostic, type PipelineCache, type SeverityOverrides, type SourceFile } from "../pipeline";

/** What a session is told once. */
export interface SessionOptions extends Omit<EmitOptions, "aliases" | "historyOf"> {
  readonly siteUrl?: string | undefined;
  /** What stands before every path of the site. */
  readonly pathPrefix?: string | undefined;
  readonly requests: readonly string[];
  readonly cwd: string;
  readonly severities: SeverityOverrides;
  /** Where a site has several versions. */
  readonly history?: VersionList | undefined;
}

/** The definitions as they stand on the disk. */
export interface Snapshot {
  readonly modules: readonly GraphqlModule[];
  readonly entryPages: readonly GraphqlEntryPage[];
  /** Since the version before, if there is one. */
  readonly changes: ChangeList | null;
  /** What stands beside the pages. */
  readonly files: readonly PublishedFile[];
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

export function openSession({ requests, cwd, severities, history, ...emit }: SessionOptions): Session {
  const cache: PipelineCache = new Map();
  const tracked = trackSources(requests, cwd);
  const readHistory = history === undefined ? null : openHistory(history, cwd, emit);
  return {
    read: async (changed) => {
      const { sources, diagnostics: unread, problems } = await tracked.read(changed);
      const present = new Set(sources.map(({ path }) => path));
      for (const file of cache.keys()) if (!present.has(file)) cache.delete(file);
      const { value, diagnostics } = runOnSources(sources, { cache, severities }, unread);
      // What is left out of a broken file has not been dropped.
      const lists = diagnostics.some(({ severity }) => severity === "error") ? [] : await readAnchorLists(requests, cwd, ANCHOR_LIST);
      const anchors = checkAnchors(lists, currentAddresses(value.model, emit.pages));
      const facts = (await readHistory?.(value.model, changed)) ?? null;
      const { modules, entryPages } = toGraphql(value.model, { ...emit, aliases: anchors.aliases, historyOf: facts?.historyOf });
      return {
        modules: firstOfEachSlug(modules),
        entryPages: firstOfEachHref(entryPages),
        changes: facts?.changes ?? null,
        files: [...publishedFiles(value.model, { ...emit, historyOf: facts?.historyOf, changes: facts?.changes }), ...redirectPages(value.model, anchors.aliases, emit)],
        broken: brokenModules(diagnostics, value.sources),
        diagnostics: [...diagnostics, ...anchors.diagnostics],
        sources: new Map([...value.sources, ...anchors.sources.map(({ path, text }) => [path, sourceFile(path, text)] as const)]),
        problems,
      };
    },
  };
}

/** Two files of one page are an error; until it is mended, the first is shown. */
function firstOfEachSlug(modules: readonly GraphqlModule[]): readonly GraphqlModule[] {
  const seen = new Set<string>();
  return modules.filter(({ slug }) => !seen.has(slug) && seen.add(slug));
}

function firstOfEachHref(pages: readonly GraphqlEntryPage[]): readonly GraphqlEntryPage[] {
  const seen = new Set<string>();
  return pages.filter(({ href }) => !seen.has(href) && seen.add(href));
}

function brokenModules(diagnostics: readonly Diagnostic[], sources: ReadonlyMap<string, SourceFile>): ReadonlySet<string> {
  const files = new Set(diagnostics.filter(({ severity }) => severity === "error").map(({ file }) => file));
  return new Set([...files].flatMap((file) => sources.get(file)?.slug ?? []));
}
