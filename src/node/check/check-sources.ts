/**
 * In: the sources of a site. Out: every problem that can be found before pages are rendered, except in
 * definitions (the source plugin) and samples (Luau). Builds, `check` and development run these.
 */
import { isBuiltin } from "node:module";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import { counted, type Diagnostic } from "luau-diagnostics";
import { checkNavbar } from "../../lib/docs/check-navbar";
import type { Site } from "../../lib/site-config/schema";
import { type FileFacts, checkContent } from "../content/check-content";
import { hrefsOf, type ModuleNode, entriesByName } from "../gatsby/api-entries";
import { gatsbyCommand } from "../files/build-inputs";
import { isFile } from "../files/if-present";
import { filesUnder } from "../files/published-files";
import { sitePages } from "../gatsby/site-pages";
import { inConfig } from "../settings/config-source";
import { fileClashes, pageClashes } from "../content/file-clashes";
import { readHome } from "../site-data/home";
import { readMessages } from "../site-data/locale-messages";
import type { SiteSettings } from "../settings/read-site";
import { readUnusableFiles } from "../files/source-files";
import { warning } from "../diagnostics/problem";
import { isInstalled, packageOf } from "./theme-files";
import { themeProblems } from "./theme-problems";
import {
  reportChanges,
  reportDiagnostics,
  type Checker,
  type Output,
} from "../diagnostics/report-diagnostics";
import { nodesOf, pathsOfPages } from "../gatsby/nodes-of";
import { docsOf } from "../site-data/write-site-data";
import { changesPath, versionRoot } from "../../lib/content/content-routes";
import { versionProblems } from "../settings/docs-versions";
import { readOwnComponents } from "./own-components";
import { severityOf } from "../settings/severity";

type SiteNodes = Pick<NodePluginArgs, "getNodesByType" | "store" | "reporter"> & SiteSettings;

/** In builds: reports all problems, and returns the files that have errors. */
export async function checkSources(args: SiteNodes, output: Output): Promise<ReadonlySet<string>> {
  const checks = await findProblems(args);
  for (const [checker, problems] of checks) reportDiagnostics(output, problems, checker);
  const errors = checks.flatMap(([, problems]) => problems).filter(({ severity }) => severity === "error");
  return new Set(errors.map(({ file }) => file));
}

export async function watchSources(args: SiteNodes): Promise<void> {
  if (gatsbyCommand() !== "develop") return;
  for (const [checker, problems] of await findProblems(args)) reportChanges(args.reporter, problems, checker);
}

/** The checks read files relative to the working directory, a stage. */
async function findProblems(
  args: SiteNodes,
): Promise<readonly (readonly [checker: Checker, problems: readonly Diagnostic[]])[]> {
  const { site } = args;
  const readings = nodesOf<FileFacts>(args, "ContentFacts");
  const modules = nodesOf<ModuleNode>(args, "LuauModule");
  return [
    [checker("files", "file", "that a site cannot be built from"), readUnusableFiles()],
    [
      checker("theme", "problem", "in the site's own components and styles"),
      await themeProblems(["."], site.baseUrl),
    ],
    [checker("content", "problem", "in the content"), contentProblems(site, readings, modules)],
    [checker("site", "problem", "in the sources of the site"), siteProblems(args, readings, modules)],
  ];
}

const checker = (name: string, noun: string, where: string): Checker => ({
  name,
  headline: (count) => `${counted(count, noun)} ${where}`,
});

function siteProblems(
  args: SiteNodes,
  readings: readonly FileFacts[],
  modules: readonly ModuleNode[],
): readonly Diagnostic[] {
  const { site } = args;
  const guides = readings.flatMap(({ page }) => page ?? []);
  const pages = sitePages();
  return [
    ...readMessages(site).diagnostics,
    ...checkNavbar(site.navbar.items, docsOf(args)).map(({ path, problem }) => inConfig(path, problem)),
    ...readHome(hrefsOf(modules)).diagnostics,
    ...fileClashes(filesUnder("static"), pathsOfPages(args)),
    ...pageClashes(pages, guides),
    ...pageClashes([...pages, ...guides], referencePages(modules)),
  ];
}

const referencePages = (modules: readonly ModuleNode[]) =>
  modules.flatMap((module) =>
    [module.href, ...hrefsOf([module]).values()].map((href) => ({
      href: href.replace(/#.*/, ""),
      file: `the module ${module.name}`,
    })),
  );

/** The extensions that esbuild adds to an import, in its order. */
const ENDINGS = ["", ".tsx", ".ts", ".jsx", ".js", ".css", ".json"];

function hasModule(file: string, name: string): boolean {
  const folder = path.resolve(path.dirname(file));
  const target = path.resolve(folder, name);
  if (/^\.{0,2}\//.test(name))
    return [target, path.join(target, "index")].some((one) => ENDINGS.some((ending) => isFile(one + ending)));
  return isBuiltin(name) || isInstalled(folder, packageOf(name));
}

function contentProblems(
  { versions, checks }: Pick<Site, "versions" | "checks">,
  readings: readonly FileFacts[],
  modules: readonly ModuleNode[],
): readonly Diagnostic[] {
  const levels = {
    brokenMarkdownLinks: severityOf(checks.brokenMarkdownLinks),
    duplicateRoutes: severityOf(checks.duplicateRoutes),
  };
  const names = {
    symbols: new Set(entriesByName(modules).keys()),
    components: new Set(readOwnComponents()),
    hasModule,
    files: new Set(filesUnder("content").map((file) => `content/${file}`)),
    staticFiles: new Set(filesUnder("static")),
    // The oldest version has nothing to be compared with.
    reserved: new Set(versions.slice(0, -1).map((version) => changesPath(versionRoot(version.path)))),
  };
  return [
    ...versionProblems(versions).map((message) => inConfig("versions", warning("versions", message))),
    ...checkContent(readings, names, levels),
  ];
}
