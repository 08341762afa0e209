/** In: the model. Out: the plain objects that the plugin's schema declares, without private entries. */
import { compare } from "luau-syntax";
import { groupsOf, moduleTitle, ofModule, type Grouping } from "../../model/grouping";
import type { ApiModel, Module } from "../../model/model";
import type { ModuleId } from "../../model/ids";
import { moduleListings, NO_LISTING } from "../../model/module-listings";
import { contentsOf } from "../../model/entries";
import { missingIn, verifiedWith } from "../../model/verified";
import { NO_HISTORY, type HistoryOf } from "../../model/history";
import { makeMarkdownRenderer, type Highlight } from "../html/render-markdown";
import { handlerFacts } from "../signatures/handler";
import { digestOfText } from "../../read/digest";
import { noModuleCache, type ModuleCache, type Part } from "../cache/module-cache";
import { notedHandlers, notedRoutes } from "../cache/noted-facts";
import { belowEntry } from "../html/heading-levels";
import { formerAnchorsOf } from "../../link/addresses/former-anchors";
import { makeNamespaces } from "../../link/addresses/make-namespaces";
import { makeRoutes, type PageScheme } from "../../link/addresses/routes";
import { toSearchRecords } from "../search/to-search-records";
import { makeSymbolHrefs } from "../../link/addresses/symbol-hrefs";
import { makeSummaries, summariesOf } from "../html/summaries";
import {
  classFields,
  constantFields,
  enumFields,
  eventFields,
  functionFields,
  plainValues,
  shown,
  signalsOf,
  typeFields,
} from "./entry-fields";
import { locationFields, type Emitter } from "./doc-fields";
import { listedEntries, NO_ENTRIES, type ListedEntry } from "./listed-entries";
import { classHierarchies } from "./class-hierarchies";
import { makeUses } from "./used-by";

export interface EmitOptions extends Grouping {
  readonly basePath?: string | undefined;
  readonly highlight?: Highlight | undefined;
  readonly pages?: PageScheme | undefined;
  /** Former addresses, such as `timer#old`, lead to their successors. */
  readonly aliases?: ReadonlyMap<string, string> | undefined;
  readonly historyOf?: HistoryOf | undefined;
}

/** A module's entries are on its page, or each has a page of its own and is listed. */
export interface GraphqlModule extends ReturnType<typeof moduleFields> {
  readonly listed: readonly ListedEntry[];
}
export type GraphqlEntryPage = ReturnType<typeof entryPages>[number];

export type EmittedNode = NodeOf<"module", GraphqlModule> | NodeOf<"entry", GraphqlEntryPage>;

interface NodeOf<Kind, Fields> extends Part<Fields> {
  readonly kind: Kind;
  readonly href: string;
  readonly slug: string;
  readonly file: string;
  readonly digest: string;
}

/** The scheme `class` adds the pages of single entries. */
export interface GraphqlNodes {
  readonly modules: readonly GraphqlModule[];
  readonly entryPages: readonly GraphqlEntryPage[];
}

/** These options may differ from one model to the next. */
type Changing = Pick<EmitOptions, "aliases" | "historyOf">;

export function toGraphql(model: ApiModel, options: EmitOptions = {}): GraphqlNodes {
  const nodes = graphqlEmission(options)(model, options);
  return {
    modules: nodes.flatMap((node) => (node.kind === "module" ? node.body() : [])),
    entryPages: nodes.flatMap((node) => (node.kind === "entry" ? node.body() : [])),
  };
}

export function graphqlEmission(
  options: Omit<EmitOptions, keyof Changing>,
  cache: ModuleCache<EmittedNode> = noModuleCache(),
): (model: ApiModel, changing: Changing) => readonly EmittedNode[] {
  let facts = factsOf({ modules: [] }, options, {});
  const emitter = emitterOf(() => facts, options, cache);
  return (model, changing) => {
    facts = factsOf(model, options, changing);
    return cache.emitAll(model.modules, (module) => {
      const fields = moduleFields(emitter, module, options);
      const pages = entryPages(fields);
      const lists = pages.length === 0 ? { listed: [] } : { ...NO_ENTRIES, listed: listedEntries(fields) };
      return [moduleNode({ ...fields, ...lists }), ...pages.map(entryNode)];
    });
  };
}

function moduleNode(fields: GraphqlModule): EmittedNode {
  const { href, slug, location } = fields;
  return { kind: "module", href, slug, file: location.file, ...packed(fields) };
}

function entryNode(fields: GraphqlEntryPage): EmittedNode {
  const { href, module, file } = fields;
  return { kind: "entry", href, slug: module.slug, file, ...packed(fields) };
}

/** All nodes are kept until the last is emitted: as objects, they take several times the memory. */
function packed<Fields>(fields: Fields): Pick<NodeOf<string, Fields>, "digest" | "body"> {
  const bytes = Buffer.from(JSON.stringify(fields));
  return { digest: digestOfText(bytes), body: () => JSON.parse(bytes.toString()) as Fields };
}

type Facts = ReturnType<typeof factsOf>;

function factsOf(
  model: ApiModel,
  options: EmitOptions,
  { aliases = new Map(), historyOf = () => NO_HISTORY }: Changing,
) {
  const routes = makeRoutes(model, options.basePath, options.pages);
  return {
    routes,
    resolve: makeSymbolHrefs(model, routes),
    usesOf: makeUses(model),
    descentOf: classHierarchies(model),
    namespacesOf: makeNamespaces(model),
    handlers: handlerFacts(model),
    summaryOf: makeSummaries(model),
    formerAnchors: formerAnchorsOf(model, routes, aliases),
    historyOf,
    missingIn: missingIn(model),
    verifiedOf: (id: ModuleId) => verifiedWith(model, id),
    places: moduleListings(model, options.require),
  };
}

/** The cache notes each function that looks up a fact. */
function emitterOf(facts: () => Facts, options: EmitOptions, { noted }: ModuleCache<EmittedNode>): Emitter {
  const routes = notedRoutes(() => facts().routes, noted);
  const resolve = noted("resolve", (symbol: string) => facts().resolve(symbol));
  return {
    routes,
    resolve,
    markdown: makeMarkdownRenderer(routes.href, options.highlight, resolve),
    usesOf: noted("uses", (id) => facts().usesOf(id)),
    descentOf: noted("descent", (id) => facts().descentOf(id)),
    namespacesOf: noted("namespaces", (id) => facts().namespacesOf(id)),
    handlerOf: notedHandlers(() => facts().handlers, noted),
    summaryOf: summariesOf(noted("summary", (id) => facts().summaryOf(id))),
    formerAnchors: {
      anchorsOf: noted("formerAnchors", (id) => facts().formerAnchors.anchorsOf(id)),
      movedEntriesOf: noted("moved", (id) => facts().formerAnchors.movedEntriesOf(id)),
    },
    historyOf: noted("history", (id) => facts().historyOf(id)),
    missingIn: noted("missingIn", (id) => facts().missingIn(id)),
    verifiedOf: noted("verified", (id) => facts().verifiedOf(id)),
    placeOf: noted("place", (id) => facts().places.get(id) ?? NO_LISTING),
  };
}

function placeFields({ markdown, placeOf }: Emitter, module: Module) {
  const { requireLine, requireArgument: _argument, ...place } = placeOf(module.id);
  // The line alone is not a script, and browsers may reach the module in another way.
  const html = (line: string): string => markdown.toHtml(`\`\`\`luau no-check\n${line}\n\`\`\``, []);
  return { ...place, requireHtml: requireLine === null ? "" : html(requireLine) };
}

function entryPages({
  slug,
  name,
  group,
  href,
  functions,
  constants,
  classes,
  enums,
  events,
  types,
  location,
}: ReturnType<typeof moduleFields>) {
  const none = { class: null, enum: null, function: null, constant: null, event: null, type: null };
  const pages = [
    ...ownPages(classes, (entry) => ({ ...none, class: entry })),
    ...ownPages(enums, (entry) => ({ ...none, enum: entry })),
    ...ownPages(functions, (entry) => ({ ...none, function: entry })),
    ...ownPages(constants, (entry) => ({ ...none, constant: entry })),
    ...ownPages(events, (entry) => ({ ...none, event: entry })),
    ...ownPages(types, (entry) => ({ ...none, type: entry })),
  ];
  const link = (page: (typeof pages)[number] | undefined) =>
    page === undefined ? null : { name: page.name, href: page.href };
  return pages.map((page, index) => ({
    ...page,
    module: { slug, name, group, href },
    file: location.file,
    previous: link(pages[index - 1]),
    next: link(pages[index + 1]),
  }));
}

const ownPages = <T extends { readonly path: string; readonly href: string }, Fields>(
  entries: readonly T[],
  fields: (entry: T) => Fields,
) =>
  entries
    .filter(({ href }) => !href.includes("#"))
    .sort((a, b) => compare(a.path, b.path))
    .map((entry) => ({ name: entry.path, href: entry.href, ...fields(entry) }));

function moduleFields(emitter: Emitter, module: Module, grouping: Grouping) {
  const { routes, markdown } = emitter;
  return {
    slug: module.slug,
    name: moduleTitle(module),
    group: module.group,
    icon: ofModule(grouping.icons, module),
    realms: module.realms,
    labels: module.labels,
    groups: groupsOf(module, grouping),
    href: routes.moduleHref(module.id),
    summary: markdown.toText(module.summary),
    contents: contentsOf(module),
    // The heading of the page has level 1, and its sections have level 2.
    descriptionHtml: markdown.toHtml(module.description, module.links, 2),
    namespaces: emitter.namespacesOf(module.id).map(({ id, name, summary, contents }) => ({
      name,
      href: routes.moduleHref(id),
      summary: markdown.toText(summary),
      contents,
    })),
    functions: shown(module.functions).map((entry) => functionFields(belowEntry(emitter, entry), entry)),
    constants: plainValues(module.constants).map((entry) =>
      constantFields(belowEntry(emitter, entry), entry),
    ),
    classes: shown(module.classes).map((entry) => classFields(emitter, entry)),
    enums: shown(module.enums).map((entry) => enumFields(belowEntry(emitter, entry), entry)),
    events: [
      ...shown(module.events).map((entry) => eventFields(belowEntry(emitter, entry), entry)),
      ...signalsOf(emitter, module.constants),
    ],
    types: shown(module.types).map((entry) => typeFields(belowEntry(emitter, entry), entry)),
    location: locationFields(module.location),
    moved: emitter.formerAnchors.movedEntriesOf(module.id),
    searchRecords: toSearchRecords(routes, markdown, module),
    ...placeFields(emitter, module),
    verified: emitter.verifiedOf(module.id),
  };
}
