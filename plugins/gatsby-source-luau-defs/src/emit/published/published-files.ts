/** Files published in addition to the pages, for programs, editors and readers of other sites. */
import type { ApiModel, Entry, Module } from "../../model/model";
import { entriesOf } from "../../model/entries";
import { NO_HISTORY, type HistoryOf } from "../../model/history";
import { missingIn, verifiedWith } from "../../model/verified";
import { modulePlaces } from "../../model/module-places";
import { toCards } from "../html/cards";
import type { ChangeList } from "../json/change-list";
import { makeHandlers } from "../signatures/handler";
import { makeMarkdownRenderer, type MarkdownRenderer } from "../html/render-markdown";
import { moduleJson, type ModuleChanges } from "../json/module-json";
import { moduleMarkdown } from "../markdown/module-markdown";
import { makeNamespaces } from "../addresses/namespaces";
import {
  DEFAULT_BASE_PATH,
  FILE_ENDINGS,
  makeRoutes,
  onSite,
  withoutLastSlash,
  type PageScheme,
  type Routes,
} from "../addresses/routes";

export interface PublishedFile {
  /** Relative to the base path: `timer.json`. */
  readonly path: string;
  readonly text: string;
}

export interface PublishOptions {
  readonly basePath?: string | undefined;
  readonly pages?: PageScheme | undefined;
  /**
   * The site's URL, for absolute links: `https://kit.example`. Without it, links start from the site's root.
   */
  readonly siteUrl?: string | undefined;
  /** For sites with several versions: with the addresses that `siteUrl` begins. */
  readonly historyOf?: HistoryOf | undefined;
  readonly changes?: ChangeList | null | undefined;
  /** What scripts pass to `require`: see `modulePlaces`. */
  readonly require?: string | undefined;
}

/** `timer.json`, `timer.md`, and the cards of every page. Deterministic. */
export function publishedFiles(
  model: ApiModel,
  {
    basePath = DEFAULT_BASE_PATH,
    pages,
    siteUrl = "",
    historyOf = () => NO_HISTORY,
    changes = null,
    require,
  }: PublishOptions = {},
): readonly PublishedFile[] {
  const routes = makeRoutes(model, basePath, pages);
  const site = withoutLastSlash(siteUrl);
  const address = (path: string | null): string | null => (path === null ? null : onSite(site, path));
  const context = {
    addressOf: (target: Parameters<Routes["href"]>[0]) => address(routes.href(target)),
    handlerOf: makeHandlers(model),
    namespacesOf: makeNamespaces(model),
    requireLineOf: ({ id }: Module) => places.get(id)?.requireLine ?? null,
    historyOf,
    missingIn: missingIn(model),
    verifiedOf: ({ id }: Module) => verifiedWith(model, id),
  };
  const places = modulePlaces(model, require);
  const markdown = makeMarkdownRenderer(routes.href);
  return model.modules.filter(hasFileName).flatMap((module) => {
    const own = changes === null ? null : changesOf(module, changes);
    const page = decodeURIComponent(routes.modulePage(module.id));
    return [
      {
        path: page + FILE_ENDINGS.json,
        text: moduleJson({ module, changes: own }, context, `${site}/schemas/api-module.schema.json`),
      },
      { path: page + FILE_ENDINGS.markdown, text: moduleMarkdown(context, module, own) },
      ...cardFiles(module, page, routes, markdown),
    ];
  });
}

const changesOf = ({ id }: Module, { version, since, changes }: ChangeList): ModuleChanges => ({
  version,
  since,
  changes: changes.filter(({ module }) => module === id).map(({ module: _module, ids: _ids, ...one }) => one),
});

/** `..d.luau` would refer to a folder. */
const hasFileName = ({ slug }: Module): boolean => !/^\.*$|[/\\]/.test(slug);

/** One for the module's page, and one for each entry's page. */
function cardFiles(
  module: Module,
  page: string,
  routes: Routes,
  markdown: MarkdownRenderer,
): readonly PublishedFile[] {
  const ownName = ({ id }: Entry): string | null =>
    routes.entryPage(id)?.slice(routes.moduleHref(module.id).length + 1) ?? null;
  const file = (path: string, entries: readonly Entry[]): PublishedFile => ({
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
