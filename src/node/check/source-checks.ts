/**
 * In: the sources of a site. Out: every mistake that can be found before pages are rendered, except those in
 * definitions, which the source plugin reports, and in samples, which Luau checks in separate processes.
 * Builds, `luau-docs check` and development run these checks.
 */
import { existsSync } from "node:fs";
import { counted, type Diagnostic } from "luau-diagnostics";
import { checkNavbar } from "../../lib/docs/check-navbar";
import type { DocsRegistry } from "../../lib/docs/registry";
import type { FileFacts } from "../content/check-readings";
import { contentMistakes } from "../content/content-mistakes";
import { hrefsOf, type ModuleNode } from "../content/gatsby/api-entries";
import type { Checker } from "../diagnostics/report-diagnostics";
import { filesUnder } from "../publish/published-files";
import { sitePages } from "../site-pages";
import { inConfig } from "../site/config-source";
import { fileClashes, pageClashes } from "../site/file-clashes";
import { readHome } from "../site/home";
import { placeholderUrl } from "../site/placeholder-url";
import { readMessages } from "../site/locale-messages";
import { readSite } from "../site/read-site";
import { readRefused } from "../site/source-files";
import { themeMistakes } from "../theme/theme-mistakes";

/** The data available before pages are rendered. */
export interface SiteFacts {
  readonly readings: readonly FileFacts[];
  /** The reference of all versions. */
  readonly modules: readonly ModuleNode[];
  readonly docs: DocsRegistry;
  readonly paths: readonly string[];
}

interface SourceCheck extends Checker {
  readonly find: (facts: SiteFacts) => readonly Diagnostic[] | Promise<readonly Diagnostic[]>;
}

/** The checks read files relative to the working directory, a stage. */
export const sourceChecks: readonly SourceCheck[] = [
  {
    name: "files",
    headline: (count) => `${counted(count, "file")} that a site cannot be built from`,
    find: readRefused,
  },
  {
    name: "theme",
    headline: (count) => `${counted(count, "mistake")} in the site's own components and styles`,
    find: () => themeMistakes(["."], readSite().baseUrl),
  },
  {
    name: "content",
    headline: (count) => `${counted(count, "mistake")} in the content`,
    find: ({ readings, modules }) => contentMistakes(readings, modules),
  },
  {
    name: "site",
    headline: (count) => `${counted(count, "mistake")} in what the site is made of`,
    find: ({ readings, modules, docs, paths }) => [
      ...placeholderUrl(readSite()),
      ...readMessages(readSite()).diagnostics,
      ...checkNavbar(readSite().navbar.items, docs).map(({ path, mistake }) => inConfig(path, mistake)),
      ...readHome(hrefsOf(modules)).diagnostics,
      ...fileClashes(existsSync("static") ? filesUnder("static") : [], paths),
      ...pageClashes(sitePages(), guides(readings)),
      ...pageClashes([...sitePages(), ...guides(readings)], referencePages(modules)),
    ],
  },
];

const guides = (readings: readonly FileFacts[]) => readings.flatMap(({ page }) => page ?? []);

/** The pages of modules and of their entries. */
const referencePages = (modules: readonly ModuleNode[]) =>
  modules.flatMap((module) =>
    [module.href, ...hrefsOf([module]).values()].map((href) => ({
      href: href.replace(/#.*/, ""),
      file: `the module ${module.name}`,
    })),
  );
