import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode, NodePluginArgs } from "gatsby";
import { docsVersions, editorFolder } from "../versions/docs-versions";
import type { SidebarItem } from "../../lib/docs/docs-sidebar";
import type { DocsRegistry } from "../../lib/docs/registry";
import { splitLocale } from "../../lib/i18n/locales";
import { toDialogMessages, toProgramMessages, type SiteData } from "../../lib/shell/site-data";
import type { Site } from "../../lib/site-config/schema";
import { programFonts } from "../../lib/theme/program-fonts";
import { hrefsOf, type ModuleNode } from "../content/gatsby/api-entries";
import type { SidebarNode } from "../content/gatsby/docs-sidebars";
import { nodesOf, pathsOfPages } from "../nodes-of";
import { toDocsRegistry, trimRegistry } from "./docs-registry";
import { readHome } from "./home";
import { readMessages } from "./messages";
import { plainHome } from "./plain-home";
import { readSite } from "./read-site";

/** Folder of the generated modules `site-data` and `site-messages`. */
const folder = () => path.resolve(".cache/site");

/**
 * Resolves these modules in webpack. Browsers load prerendered pages, and need only a part of the messages.
 */
export const siteDataAlias = (stage: string): Readonly<Record<string, string>> => ({
  "site-data": path.join(folder(), stage === "build-javascript" ? "shell-data.json" : "data.json"),
  "search-texts": path.join(folder(), "search-texts.json"),
  "site-messages": path.join(folder(), "messages.json"),
  "site-home": path.join(folder(), "home.json"),
  "site-fonts": path.join(folder(), "fonts.json"),
});

/** Writes the part of the configuration that pages need, once all pages are known and before bundling. */
export const writeSiteData: NonNullable<GatsbyNode["onPostBootstrap"]> = (args) => {
  const site = readSite();
  const { messages } = readMessages(site);
  const modules: readonly ModuleNode[] = nodesOf(args, "LuauModule");
  const docs = docsOf(args);
  const data: SiteData = {
    site: publicPart(site),
    docs: trimRegistry(docs, site.navbar.items),
    messages: messages[site.defaultLocale] ?? {},
  };
  write("data.json", data);
  write("shell-data.json", { ...data, messages: toProgramMessages(data.messages) });
  write("search-texts.json", toDialogMessages(data.messages));
  write("messages.json", messages);
  write("home.json", readHome(hrefsOf(modules)).home ?? plainHome(docs, sidebarsOf(args), modules));
  write("fonts.json", programFonts(read("src/theme/custom.css") ?? ""));
};

/** The docs of all versions, once all pages are known. */
export function docsOf(args: Pick<NodePluginArgs, "getNodesByType">): DocsRegistry {
  const site = readSite();
  const paths = defaultLocalePaths(site, pathsOfPages(args));
  return toDocsRegistry(site.versions, paths, sidebarsOf(args), bundlesOf(site));
}

/** The path of each version's definitions, as published for editors. */
const bundlesOf = ({ definitionsName, ...site }: Site): ReadonlyMap<string, string> =>
  new Map(
    definitionsName === null
      ? []
      : docsVersions(site).map((version) => [version.name, `${editorFolder(version)}/${definitionsName}`]),
  );

/** The items of each version's sidebar. */
const sidebarsOf = (
  args: Pick<NodePluginArgs, "getNodesByType">,
): ReadonlyMap<string, readonly SidebarItem[]> =>
  new Map(nodesOf<SidebarNode>(args, "DocsSidebar").map(({ version, items }) => [version, items]));

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

/** An unchanged file is not rewritten, since webpack would bundle everything again. */
function write(name: string, value: unknown): void {
  const file = path.join(folder(), name);
  const text = JSON.stringify(value);
  mkdirSync(folder(), { recursive: true });
  if (read(file) !== text) writeFileSync(file, text);
}

function read(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
