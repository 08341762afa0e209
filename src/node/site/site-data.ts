import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { counted } from "luau-contract";
import { docsVersions, editorFolder } from "../versions/docs-versions";
import { checkNavbar } from "../../lib/docs/check-navbar";
import type { SidebarItem } from "../../lib/docs/docs-sidebar";
import { splitLocale } from "../../lib/i18n/locales";
import { toDialogMessages, toProgramMessages, type SiteData, type SiteHead } from "../../lib/shell/site-data";
import type { Site } from "../../lib/site-config/schema";
import { programFonts } from "../../lib/theme/program-fonts";
import { entriesByName, type ModuleNode } from "../content/gatsby/api-entries";
import type { SidebarNode } from "../content/gatsby/docs-sidebars";
import { reportDiagnostics } from "../diagnostics/report-diagnostics";
import { feedTitle } from "../feeds/rss";
import { nodesOf, pathsOfPages } from "../nodes-of";
import { generatedFolder } from "../render/generated-modules";
import { inConfig } from "./config-source";
import { toDocsRegistry, trimRegistry } from "./docs-registry";
import { readHome } from "./home";
import { readMessages } from "./messages";
import { plainHome } from "./plain-home";
import { readSite } from "./read-site";

/** Writes the part of the configuration that pages need, once all pages are known and before bundling. */
export function writeSiteData(args: ParentSpanPluginArgs): void {
  const site = readSite();
  const { messages, diagnostics } = readMessages(site);
  const sidebars = sidebarsOf(nodesOf(args, "DocsSidebar"));
  const modules: readonly ModuleNode[] = nodesOf(args, "LuauModule");
  const docs = toDocsRegistry(
    site.versions,
    defaultLocalePaths(site, pathsOfPages(args)),
    sidebars,
    bundlesOf(site),
  );
  const home = readHome(hrefsOfApi(modules));
  const navbar = checkNavbar(site.navbar.items, docs).map(({ path: place, mistake }) =>
    inConfig(place, mistake),
  );
  reportDiagnostics(args.reporter, [...diagnostics, ...navbar, ...home.diagnostics], {
    name: "site",
    headline: (count) => `${counted(count, "mistake")} in what the site is made of`,
  });
  const data: SiteData = {
    site: publicPart(site),
    docs: trimRegistry(docs, site.navbar.items),
    messages: messages[site.defaultLocale] ?? {},
  };
  write("data.json", data);
  write("shell-data.json", { ...data, messages: toProgramMessages(data.messages) });
  write("search-texts.json", toDialogMessages(data.messages));
  write("messages.json", messages);
  write("home.json", home.home ?? plainHome(docs, sidebars, modules));
  write("head.json", {
    fonts: programFonts(read("src/theme/custom.css") ?? ""),
    feed: nodesOf(args, "BlogPost").length === 0 ? null : feedTitle(site),
  } satisfies SiteHead);
}

/** The address of each name of the API. */
function hrefsOfApi(modules: readonly ModuleNode[]): ReadonlyMap<string, string> {
  return new Map([...entriesByName(modules)].map(([name, { href }]) => [name, href]));
}

/** The path of each version's definitions, as published for editors. */
const bundlesOf = ({ definitionsName, ...site }: Site): ReadonlyMap<string, string> =>
  new Map(
    definitionsName === null
      ? []
      : docsVersions(site).map((version) => [version.name, `${editorFolder(version)}/${definitionsName}`]),
  );

/** The items of each version's sidebar. */
function sidebarsOf(nodes: readonly SidebarNode[]): ReadonlyMap<string, readonly SidebarItem[]> {
  return new Map(nodes.map(({ version, items }) => [version, items]));
}

function defaultLocalePaths({ defaultLocale, locales }: Site, paths: readonly string[]): readonly string[] {
  const names = Object.keys(locales);
  return paths.filter((pagePath) => splitLocale(pagePath, { defaultLocale, names }).locale === defaultLocale);
}

/** Limited to what pages use, since every reader downloads it. */
function publicPart(site: Site): SiteData["site"] {
  const {
    title,
    tagline,
    url,
    baseUrl,
    defaultLocale,
    locales,
    favicon,
    themeColours,
    colourMode,
    announcement,
    navbar,
    footer,
    sourceUrl,
    editUrl,
  } = site;
  return {
    title,
    tagline,
    url,
    baseUrl,
    defaultLocale,
    locales,
    favicon,
    themeColours,
    colourMode,
    announcement,
    navbar,
    footer,
    sourceUrl,
    editUrl,
  };
}

function write(name: string, value: unknown): void {
  mkdirSync(generatedFolder(), { recursive: true });
  writeFileSync(path.join(generatedFolder(), name), JSON.stringify(value));
}

function read(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
