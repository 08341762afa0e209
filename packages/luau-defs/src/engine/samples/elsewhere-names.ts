/** In: a model. Out: its search index, and with it what names of other engines are called here. */
import type { SectionRecord } from "luau-contract";
import {
  buildSymbolIndex,
  buildWordIndex,
  createElsewhere,
  openIndex,
  type Elsewhere,
  type OpenIndex,
} from "luau-search";
import { makeRoutes, type Routes } from "../../link/addresses/routes";
import { makeMarkdownRenderer } from "../../write/html/render-markdown";
import { toSearchRecords } from "../../write/search/to-search-records";
import type { ApiModel } from "../../model/model";

export const elsewhereIn = (model: () => ApiModel): Elsewhere =>
  createElsewhere(() => openModel(model(), []));

/** Opens the index from its serialised form, as a site does. */
export function openModel(
  model: ApiModel,
  sections: readonly SectionRecord[],
  routes: Routes = makeRoutes(model),
): OpenIndex {
  const markdown = makeMarkdownRenderer(routes.href);
  const records = model.modules.flatMap((module) => toSearchRecords(routes, markdown, module));
  return openIndex(buildSymbolIndex(records), buildWordIndex(sections));
}
