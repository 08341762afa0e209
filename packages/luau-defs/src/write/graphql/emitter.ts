/** In: a model. Out: the look-ups that the fields of its nodes depend on, each noted by the cache. */
import type { Grouping } from "../../model/grouping";
import { NO_HISTORY, type HistoryOf } from "../../model/history";
import type { ModuleId } from "../../model/ids";
import type { ApiModel } from "../../model/model";
import { moduleListings, NO_LISTING } from "../../model/module-listings";
import { missingIn, verifiedWith } from "../../model/verified";
import { formerAnchorsOf } from "../../link/addresses/former-anchors";
import { makeNamespaces } from "../../link/addresses/make-namespaces";
import { makeRoutes, type PageScheme } from "../../link/addresses/routes";
import { makeSymbolHrefs } from "../../link/addresses/symbol-hrefs";
import type { ModuleCache, Part } from "../cache/module-cache";
import { notedFacts, notedHandlers, notedRoutes } from "../cache/noted-facts";
import { makeMarkdownRenderer, type Highlight } from "../html/render-markdown";
import { makeSummaries } from "../html/summaries";
import { handlerFacts } from "../signatures/handler";
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

/** These options may differ from one model to the next. */
export type ChangingOptions = Pick<EmitOptions, "aliases" | "historyOf">;

type Facts = ReturnType<typeof factsOf>;
export type Emitter = ReturnType<typeof emitterOf>;

export function factsOf(
  model: ApiModel,
  options: EmitOptions,
  { aliases = new Map(), historyOf = () => NO_HISTORY }: ChangingOptions,
) {
  const routes = makeRoutes(model, options.basePath, options.pages);
  const listings = moduleListings(model, options.require);
  return {
    routes,
    resolve: makeSymbolHrefs(model, routes),
    usesOf: makeUses(model),
    descentOf: classHierarchies(model),
    namespacesOf: makeNamespaces(model),
    handlers: handlerFacts(model),
    summaryOf: makeSummaries(model),
    ...formerAnchorsOf(model, routes, aliases),
    historyOf,
    missingIn: missingIn(model),
    verifiedOf: (id: ModuleId) => verifiedWith(model, id),
    listingOf: (id: ModuleId) => listings.get(id) ?? NO_LISTING,
  };
}

export function emitterOf(
  facts: () => Facts,
  { highlight }: EmitOptions,
  { noted }: Pick<ModuleCache<Part>, "noted">,
) {
  const routes = notedRoutes(() => facts().routes, noted);
  const lookups = notedFacts(facts, noted, [
    "resolve",
    "usesOf",
    "descentOf",
    "namespacesOf",
    "summaryOf",
    "formerAnchorsOf",
    "movedEntriesOf",
    "historyOf",
    "missingIn",
    "verifiedOf",
    "listingOf",
  ]);
  return {
    ...lookups,
    routes,
    markdown: makeMarkdownRenderer(routes.href, highlight, lookups.resolve),
    handlerOf: notedHandlers(() => facts().handlers, noted),
  };
}
