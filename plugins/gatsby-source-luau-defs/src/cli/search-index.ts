/** The reference and guides of a project, opened for searches in a terminal. */
import { buildSymbolIndex, buildWordIndex, openIndex, type OpenIndex } from "luau-search";
import { makeMarkdownRenderer } from "../emit/html/render-markdown";
import { makeRoutes } from "../emit/addresses/routes";
import { toSearchRecords } from "../emit/search/search-records";
import type { ApiModel } from "../model/model";
import { readGuides, type Guide } from "./read-guides";

export interface ProjectSearch {
  readonly index: OpenIndex;
  readonly model: ApiModel;
  readonly guides: readonly Guide[];
}

/** `guideFolders`: folders of Markdown. */
export async function openProject(
  model: ApiModel,
  guideFolders: readonly string[],
  cwd: string,
): Promise<ProjectSearch> {
  const routes = makeRoutes(model);
  const markdown = makeMarkdownRenderer(routes.href);
  const records = model.modules.flatMap((module) => toSearchRecords(routes, markdown, module));
  const guides = await readGuides(guideFolders, cwd);
  const sections = guides.flatMap((guide) => guide.sections);
  // As it would come over the network: the index is the same as a site's.
  const index = openIndex(buildSymbolIndex(records), buildWordIndex(sections));
  return { index, model, guides };
}
