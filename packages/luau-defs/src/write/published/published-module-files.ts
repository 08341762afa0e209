/** Files published in addition to the pages, for programs, editors and readers of other sites. */
import type { TextFile } from "luau-syntax";
import type { ApiModel, Entry, Module } from "../../model/model";
import { entriesOf } from "../../model/entries";
import { NO_HISTORY, type HistoryOf } from "../../model/history";
import { missingIn, verifiedWith } from "../../model/verified";
import type { ModuleId } from "../../model/ids";
import { moduleListings } from "../../model/module-listings";
import { digestOfText } from "../../read/digest";
import { noModuleCache, type ModuleCache, type Part } from "../cache/module-cache";
import { notedFacts, notedHandlers, notedRoutes } from "../cache/noted-facts";
import { toCards } from "../html/to-cards";
import type { ChangeList } from "../json/change-list";
import { handlerFacts } from "../signatures/handler";
import { makeMarkdownRenderer, type MarkdownRenderer } from "../html/render-markdown";
import { moduleJson, type ModuleChanges } from "../json/module-json";
import { moduleMarkdown } from "../markdown/module-markdown";
import { makeNamespaces } from "../../link/addresses/make-namespaces";
import {
  DEFAULT_BASE_PATH,
  FILE_ENDINGS,
  makeRoutes,
  onSite,
  withoutLastSlash,
  type PageScheme,
  type FindAddress,
  type RouteFinder,
} from "../../link/addresses/routes";

export interface PublishOptions extends ChangingFacts {
  readonly basePath?: string | undefined;
  readonly pages?: PageScheme | undefined;
  /** Without the site's URL, links start from the site's root. */
  readonly siteUrl?: string | undefined;
  /** The argument that scripts pass to `require`: see `moduleListings`. */
  readonly require?: string | undefined;
}

/** These options may differ from one model to the next. */
interface ChangingFacts {
  /** The addresses in the history begin with `siteUrl`. */
  readonly historyOf?: HistoryOf | undefined;
  readonly changes?: ChangeList | null | undefined;
}

export interface EmittedFile extends Part<string> {
  readonly path: string;
  readonly digest: string;
}

/** A string takes up to twice as much memory as its bytes. */
export function emittedFile({ path, text }: TextFile): EmittedFile {
  const bytes = Buffer.from(text);
  return { path, digest: digestOfText(bytes), body: () => bytes.toString() };
}

type Settings = Omit<PublishOptions, keyof ChangingFacts>;
/** The paths are relative to the base path: `timer.json`. */
type ModuleFiles = readonly TextFile[];

/** The files are `timer.json`, `timer.md`, and the cards of every page. */
export const publishedFiles = (model: ApiModel, options: PublishOptions = {}): ModuleFiles =>
  fileEmission(options)(model, options).map(({ path, body }) => ({ path, text: body() }));

/** @param keep what remains of each file until all are emitted */
export function fileEmission(
  settings: Settings,
  cache: ModuleCache<EmittedFile> = noModuleCache(),
  keep: (file: TextFile) => EmittedFile = emittedFile,
): (model: ApiModel, changing: ChangingFacts) => readonly EmittedFile[] {
  let facts = factsOf({ modules: [] }, settings, {});
  const emitter = emitterOf(() => facts, settings, cache);
  return (model, changing) => {
    facts = factsOf(model, settings, changing);
    return cache.emitAll(model.modules, (module) => filesOf(emitter, module).map(keep));
  };
}

type Facts = ReturnType<typeof factsOf>;
type Emitter = ReturnType<typeof emitterOf>;

function factsOf(
  model: ApiModel,
  { basePath = DEFAULT_BASE_PATH, pages, require }: Settings,
  { historyOf = () => NO_HISTORY, changes = null }: ChangingFacts,
) {
  const listings = moduleListings(model, require);
  return {
    routes: makeRoutes(model, basePath, pages),
    handlers: handlerFacts(model),
    namespacesOf: makeNamespaces(model),
    historyOf,
    changesOf: (id: ModuleId): ModuleChanges | null => (changes === null ? null : changesOf(id, changes)),
    missingIn: missingIn(model),
    verifiedOf: (id: ModuleId) => verifiedWith(model, id),
    requireLineOf: (id: ModuleId) => listings.get(id)?.requireLine ?? null,
  };
}

/** The cache notes each function that looks up a fact. */
function emitterOf(facts: () => Facts, { siteUrl = "" }: Settings, { noted }: ModuleCache<EmittedFile>) {
  const routes = notedRoutes(() => facts().routes, noted);
  const site = withoutLastSlash(siteUrl);
  const addressOf: FindAddress = (target) => {
    const path = routes.href(target);
    return path === null ? null : onSite(site, path);
  };
  return {
    site,
    routes,
    markdown: makeMarkdownRenderer(routes.href),
    addressOf,
    anchorOf: () => "",
    handlerOf: notedHandlers(() => facts().handlers, noted),
    ...notedFacts(facts, noted, [
      "namespacesOf",
      "requireLineOf",
      "historyOf",
      "changesOf",
      "missingIn",
      "verifiedOf",
    ]),
  };
}

function filesOf(emitter: Emitter, module: Module): ModuleFiles {
  if (!hasFileName(module)) return [];
  const { routes, site, markdown } = emitter;
  const changes = emitter.changesOf(module.id);
  const page = decodeURIComponent(routes.modulePage(module.id));
  return [
    {
      path: page + FILE_ENDINGS.json,
      text: moduleJson(module, changes, emitter, `${site}/schemas/api-module.schema.json`),
    },
    { path: page + FILE_ENDINGS.markdown, text: moduleMarkdown(emitter, module, changes) },
    ...cardFiles(module, page, routes, markdown),
  ];
}

const changesOf = (id: ModuleId, { version, since, changes }: ChangeList): ModuleChanges => ({
  version,
  since,
  changes: changes.filter(({ module }) => module === id).map(({ module: _module, ids: _ids, ...one }) => one),
});

/** `..d.luau` would refer to a folder. */
export const hasFileName = ({ slug }: Module): boolean => !/^\.*$|[/\\]/.test(slug);

/** The module's page has a file of cards, and so has each entry's page. */
function cardFiles(
  module: Module,
  page: string,
  routes: RouteFinder,
  markdown: MarkdownRenderer,
): ModuleFiles {
  const ownName = ({ id }: Entry): string | null =>
    routes.entryPage(id)?.slice(routes.moduleHref(module.id).length + 1) ?? null;
  const file = (path: string, entries: readonly Entry[]): TextFile => ({
    path: path + FILE_ENDINGS.cards,
    text: `${JSON.stringify(toCards(entries, routes, markdown))}\n`,
  });
  const entries = entriesOf(module);
  return [
    file(
      page,
      entries.filter((entry) => ownName(entry) === null),
    ),
    ...entries.flatMap((entry) => {
      const name = ownName(entry);
      return name === null ? [] : [file(`${page}/${decodeURIComponent(name)}`, [entry])];
    }),
  ];
}
