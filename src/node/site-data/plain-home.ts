import type { HomeTexts } from "../../lib/content/home-texts";
import type { SidebarItem } from "../../lib/docs/docs-sidebar";
import { latestVersion, type DocsRegistry } from "../../lib/docs/registry";
import type { Translate } from "../../lib/i18n/translate";
import { moduleSummary } from "../../lib/reference/sections";
import type { ModuleNode } from "../gatsby/api-entries";

const MAX_MODULES = 24;

type ListedModule = Pick<ModuleNode, "href" | "name" | "summary" | "contents" | "isInternal">;

/** The home page of a site without texts for it: the first guide, and the modules of the default version. */
export function plainHome(
  docs: DocsRegistry,
  sidebars: ReadonlyMap<string, readonly SidebarItem[]>,
  modules: readonly ListedModule[],
  t: Translate,
): HomeTexts {
  const { name, path } = latestVersion(docs);
  const pages = (sidebars.get(name) ?? []).filter(({ href }) => href !== null);
  const byHref = new Map<string | null, (typeof modules)[number]>(modules.map((one) => [one.href, one]));
  const guide = pages.find(({ href }) => !byHref.has(href));
  const listed = pages.flatMap(({ href }) => byHref.get(href) ?? []).filter((module) => !module.isInternal);
  return {
    lead: "",
    actions: [{ label: guide?.label ?? "Docs", to: guide?.href ?? path }],
    scene: null,
    sample: null,
    features: [],
    ways: listed.slice(0, MAX_MODULES).map((module) => ({
      title: module.name,
      text: moduleSummary(module, t),
      label: null,
      to: module.href,
    })),
  };
}
