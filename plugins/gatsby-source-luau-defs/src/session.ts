import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { sourcesByPath, type SourceText } from "luau-syntax";
import {
  addressesWithoutClass,
  bundleClashes,
  checkAnchors,
  checkGrouping,
  missingPages,
  currentAddresses,
  type EmitOptions,
  type EmittedFile,
  emittedFile,
  type EmittedNode,
  fileEmission,
  graphqlEmission,
  openEmission,
  type PipelineOutput,
  readAnchorLists,
  redirectPages,
  type ReferenceSettings,
  type SeverityOverrides,
  withGrouping,
  withoutLastSlash,
  withSeverities,
} from "luau-defs/site";
import { changesNode, type ChangesNode } from "./changes-node";
import { openHistory, type VersionFacts, type VersionList } from "./version-facts";
import type { Diagnostic } from "luau-diagnostics";
import { trackModel, type TrackedModel } from "./tracked-model";
import type { Publishing } from "./write-published";

/** These options do not change during a session. */
interface SessionOptions extends Omit<EmitOptions, "aliases" | "historyOf"> {
  readonly siteUrl?: string | undefined;
  readonly pathPrefix?: string | undefined;
  readonly requests: readonly string[];
  readonly cwd: string;
  readonly severities: SeverityOverrides;
  readonly settings?: ReferenceSettings | undefined;
  readonly isBundled?: boolean | undefined;
  /** Only sites with several versions have a history. */
  readonly history?: VersionList | undefined;
  readonly store?: SessionStore | null;
  readonly keepFile?: Publishing["keep"] | undefined;
}

interface SessionStore {
  readonly folder: string;
  readonly name: string;
}

type SessionEmitOptions = Omit<
  SessionOptions,
  "requests" | "cwd" | "severities" | "settings" | "isBundled" | "history" | "store" | "keepFile"
>;

export interface Snapshot {
  /** All other fields depend on the output. */
  readonly output: PipelineOutput;
  readonly nodes: readonly EmittedNode[];
  /** Null without a previous version. */
  readonly changes: ChangesNode | null;
  readonly files: readonly EmittedFile[];
  /** The modules and namespaces of a file with an error may be incomplete. */
  readonly broken: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: ReadonlyMap<string, SourceText>;
  /** Requests that match no file. */
  readonly problems: readonly string[];
  /** For the author, each on one line. */
  readonly notes: readonly string[];
  /** On documentation that is not published, each on one line. */
  readonly unpublishedNotes: readonly string[];
}

/** Later calls only read the changed files, and return the same snapshot as long as nothing changes. */
export interface Session {
  readonly read: (changed: ReadonlySet<string> | "all") => Promise<Snapshot>;
}

interface Inputs {
  readonly model: TrackedModel;
  readonly lists: Awaited<ReturnType<typeof readAnchorLists>>;
  readonly facts: VersionFacts | null;
}

export function openSession({
  requests,
  cwd,
  severities,
  settings,
  isBundled = false,
  history,
  store = null,
  keepFile,
  ...emit
}: SessionOptions): Session {
  const check = ({ model, files }: PipelineOutput): readonly Diagnostic[] => [
    ...withSeverities(checkGrouping(model, emit, settings?.locateSetting ?? (() => null)), severities),
    ...(isBundled ? bundleClashes(files) : []),
  ];
  const fileFor = (kind: string): string | null =>
    store === null ? null : path.join(store.folder, `${store.name}.${kind}`);
  const readModel = trackModel(requests, cwd, {
    severities,
    settings,
    store: fileFor("analyses"),
    answers: fileFor("answers"),
  });
  const readHistory = history === undefined ? null : openHistory(history, cwd, { ...emit, settings });
  const nodes = openEmission<EmittedNode>(fileFor("nodes"), emit);
  const files = openEmission<EmittedFile>(fileFor("files"), emit);
  const emission: Emission = {
    toGraphql: graphqlEmission(emit, nodes.cache),
    toFiles: fileEmission(emit, files.cache, keepFile),
  };
  let last: { readonly inputs: Inputs; readonly snapshot: Snapshot } | null = null;
  return {
    read: async (changed) => {
      const model = await readModel(changed);
      // Declarations missing from a broken file have not been removed.
      const lists = model.diagnostics.some(({ severity }) => severity === "error")
        ? []
        : await readAnchorLists(requests, cwd);
      const inputs = { model, lists, facts: (await readHistory?.(changed)) ?? null };
      if (last !== null && areSame(last.inputs, inputs)) return last.snapshot;
      const isFirst = last === null;
      last = { inputs, snapshot: snapshotOf(inputs, emit, emission, check) };
      if (isFirst) for (const one of [nodes, files]) one.save();
      return last.snapshot;
    },
  };
}

const areSame = (a: Inputs, b: Inputs): boolean =>
  a.model === b.model && a.facts === b.facts && isDeepStrictEqual(a.lists, b.lists);

type Check = (output: PipelineOutput) => readonly Diagnostic[];

interface Emission {
  readonly toGraphql: ReturnType<typeof graphqlEmission>;
  readonly toFiles: ReturnType<typeof fileEmission>;
}

function snapshotOf(
  { model: { value, diagnostics, problems }, lists, facts }: Inputs,
  emit: SessionEmitOptions,
  { toGraphql, toFiles }: Emission,
  check: Check,
): Snapshot {
  const model = withGrouping(value.model, emit);
  const addresses = currentAddresses(model, emit.pages);
  const anchors = checkAnchors(lists, addresses);
  const nodes = toGraphql(model, {
    aliases: new Map([...addressesWithoutClass(addresses), ...anchors.aliases]),
    historyOf: facts?.historyOf,
  });
  const listChanges = facts?.changes ?? null;
  const published = listChanges?.(withoutLastSlash(emit.siteUrl ?? "")) ?? null;
  return {
    output: value,
    nodes: firstOfEachPage(nodes),
    changes:
      listChanges === null || published === null ? null : changesNode(listChanges(""), published, emit),
    files: [
      ...toFiles(model, { historyOf: facts?.historyOf, changes: published }),
      ...redirectPages(value.model, anchors.aliases, emit).map(emittedFile),
    ],
    broken: brokenFiles(diagnostics),
    diagnostics: [
      ...diagnostics,
      ...check(value),
      ...(brokenFiles(diagnostics).size > 0 ? [] : missingPages(value)),
      ...anchors.diagnostics,
    ],
    sources: new Map<string, SourceText>([...value.sources, ...sourcesByPath(anchors.sources)]),
    problems,
    notes: value.notes,
    unpublishedNotes: value.unpublishedNotes(),
  };
}

/** Two files with one page are an error; until it is fixed, the first is shown. Modules come first. */
function firstOfEachPage(nodes: readonly EmittedNode[]): readonly EmittedNode[] {
  const keys = new Set<string>();
  const first = nodes.filter(({ kind, href }) => !keys.has(`${kind} ${href}`) && keys.add(`${kind} ${href}`));
  return [...first.filter(({ kind }) => kind === "module"), ...first.filter(({ kind }) => kind === "entry")];
}

const brokenFiles = (diagnostics: readonly Diagnostic[]): ReadonlySet<string> =>
  new Set(diagnostics.filter(({ severity }) => severity === "error").map(({ file }) => file));
