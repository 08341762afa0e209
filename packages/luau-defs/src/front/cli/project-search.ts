/** The reference and guides of a project, opened for searches in a terminal. */
import type { OpenIndex } from "luau-search";
import { makeRoutes, type Routes } from "../../link/addresses/routes";
import type { ApiModel } from "../../model/model";
import { openModel } from "../../engine/samples/elsewhere-names";
import type { Guide } from "./read-guides";

export interface ProjectSearch {
  /** Built on first access. */
  readonly index: OpenIndex;
  readonly model: ApiModel;
  readonly routes: Routes;
  readonly guides: readonly Guide[];
}

export function openProject(
  model: ApiModel,
  guides: readonly Guide[],
  routes: Routes = makeRoutes(model),
): ProjectSearch {
  const sections = guides.flatMap((guide) => guide.sections);
  let index: OpenIndex | null = null;
  return {
    get index() {
      return (index ??= openModel(model, sections, routes));
    },
    model,
    routes,
    guides,
  };
}
