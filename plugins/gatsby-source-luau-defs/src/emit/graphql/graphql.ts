/**
 * In: the model. Out: the plain objects that `gatsby/schema.ts` declares: types as tokens, Markdown as HTML,
 * ids as addresses. Private entries are omitted.
 */
import { compare } from "luau-contract";
import { groupsOf, moduleTitle, ofModule, type Grouping } from "../../model/grouping";
import type { ApiModel, Module } from "../../model/model";
import { modulePlaces, NO_PLACE, type ModulePlace } from "../../model/module-places";
import { entriesOf, isPublic } from "../../model/entries";
import { missingIn, verifiedWith } from "../../model/verified";
import { NO_HISTORY, type HistoryOf } from "../../model/history";
import { makeMarkdownRenderer, type Highlight } from "../html/render-markdown";
import { makeHandlers } from "../signatures/handler";
import { belowEntry } from "../html/heading-levels";
import { formerAnchorsOf } from "../addresses/former-anchors";
import { makeNamespaces } from "../addresses/namespaces";
import { makeRoutes, type PageScheme } from "../addresses/routes";
import { toSearchRecords } from "../search/search-records";
import { makeSymbolHrefs } from "../addresses/symbol-hrefs";
import { makeSummaries } from "../html/summaries";
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
import { classHierarchies } from "./class-hierarchies";
import { makeUses } from "./used-by";

export interface EmitOptions extends Grouping {
  readonly basePath?: string | undefined;
  readonly highlight?: Highlight | undefined;
  readonly pages?: PageScheme | undefined;
  /** Former addresses, such as `timer#old`, and their successors. */
  readonly aliases?: ReadonlyMap<string, string> | undefined;
  /** The history of entries across versions. */
  readonly historyOf?: HistoryOf | undefined;
}

export type GraphqlModule = ReturnType<typeof toGraphql>["modules"][number];
export type GraphqlEntryPage = ReturnType<typeof entryPages>[number];

/** Fields of `LuauModule` nodes, and of the pages of single entries if the scheme is `class`. */
export function toGraphql(model: ApiModel, options: EmitOptions = {}) {
  const routes = makeRoutes(model, options.basePath, options.pages);
  const resolve = makeSymbolHrefs(model, routes);
  const emitter: Emitter = {
    routes,
    resolve,
    markdown: makeMarkdownRenderer(routes.href, options.highlight, resolve),
    usesOf: makeUses(model),
    descentOf: classHierarchies(model),
    namespacesOf: makeNamespaces(model),
    handlerOf: makeHandlers(model),
    summaryOf: makeSummaries(model),
    formerAnchors: formerAnchorsOf(model, routes, options.aliases ?? new Map()),
    historyOf: options.historyOf ?? (() => NO_HISTORY),
    missingIn: missingIn(model),
  };
  const places = modulePlaces(model, options.require);
  const modules = model.modules.map((module) => ({
    ...moduleFields(emitter, module, options),
    ...placeFields(emitter, places.get(module.id) ?? NO_PLACE),
    verified: verifiedWith(model, module.id),
  }));
  return { modules, entryPages: modules.flatMap(entryPages) };
}

const placeFields = (
  { markdown }: Emitter,
  { requireLine, requireArgument: _argument, ...place }: ModulePlace,
) => ({
  ...place,
  // The line is no script by itself, and the module may be reached in another way in a browser.
  requireHtml: requireLine === null ? "" : markdown.toHtml(`\`\`\`luau no-check\n${requireLine}\n\`\`\``, []),
});

/** How many entries of each kind a module has, for lists of modules that have nothing else to say of it. */
function contentsOf(module: Module) {
  const kinds = entriesOf(module)
    .filter(isPublic)
    .map(({ kind }) => kind);
  return [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length }));
}

/** Entries with their own pages, in reading order. */
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
    // The page's heading has level 1, its sections have level 2.
    descriptionHtml: markdown.toHtml(module.description, module.links, 2),
    namespaces: emitter.namespacesOf(module).map((inner) => ({
      name: moduleTitle(inner),
      href: routes.moduleHref(inner.id),
      summary: markdown.toText(inner.summary),
      contents: contentsOf(inner),
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
    moved: emitter.formerAnchors.moved(module.id),
    searchRecords: toSearchRecords(routes, markdown, module),
  };
}
