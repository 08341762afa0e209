import { versionRoot } from "../../lib/content/content-routes";
import type { HomeTexts } from "../../lib/content/home";
import type { SidebarItem } from "../../lib/docs/docs-sidebar";
import type { VersionConfig } from "../../lib/site-config/schema";
import type { ModuleNode } from "../content/gatsby/api-entries";

/** More are found in the sidebar. */
const MOST_MODULES = 24;

/**
 * What a site without texts for its home page shows: a link to the first guide, and the modules of the version
 * that readers see first.
 * @param sidebars the items of each version's sidebar, by the version's name
 */
export function plainHome(
  versions: readonly Pick<VersionConfig, "name" | "path">[],
  sidebars: ReadonlyMap<string, readonly SidebarItem[]>,
  modules: readonly Pick<ModuleNode, "href" | "name" | "summary">[],
): HomeTexts {
  const main = versions.find(({ path }) => versionRoot(path) === "/docs") ?? versions[0];
  const pages = (main === undefined ? undefined : sidebars.get(main.name)) ?? [];
  const byHref = new Map(modules.map((module) => [module.href, module]));
  const guide = pages.find(({ href }) => href !== null && !byHref.has(href));
  const listed = pages.flatMap(({ href }) => byHref.get(href ?? "") ?? []);
  return {
    lead: "",
    actions: [{ label: guide?.label ?? "Docs", to: guide?.href ?? versionRoot(main?.path ?? "") }],
    scene: null,
    sample: null,
    features: [],
    ways: listed
      .slice(0, MOST_MODULES)
      .map(({ name, summary, href }) => ({ title: name, text: summary, label: null, to: href })),
  };
}
