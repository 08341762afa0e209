import path from "node:path";
import type { NodePluginArgs, ParentSpanPluginArgs } from "gatsby";
import { docsVersions, editorFolder } from "../settings/docs-versions";
import type { SidebarItem } from "../../lib/docs/docs-sidebar";
import type { DocsRegistry } from "../../lib/docs/registry";
import { translate, type Translate } from "../../lib/i18n/translate";
import { splitLocale } from "../../lib/i18n/locales";
import {
  PUBLIC_SETTINGS,
  toDialogMessages,
  toProgramMessages,
  type PublicSite,
  type SiteData,
  type SiteHead,
} from "../../lib/shell/site-data";
import type { Site } from "../../lib/site-config/schema";
import { programFonts } from "../../lib/theme/program-fonts";
import { hrefsOf, type ModuleNode } from "../gatsby/api-entries";
import type { SidebarNode } from "../gatsby/docs-sidebars";
import { feedTitle } from "../content/blog-facts";
import { nodesOf, pathsOfPages } from "../gatsby/nodes-of";
import { readOrNull, writeUnlessSame } from "../files/write-unless-same";
import { generatedFolder } from "./generated-modules";
import { toDocsRegistry, trimRegistry } from "./docs-registry";
import { readHome } from "./home";
import { readMessages } from "./locale-messages";
import { plainHome } from "./plain-home";
import type { SiteSettings } from "../settings/read-site";

/** Writes the part of the configuration that pages need, once all pages are known and before bundling. */
export function writeSiteData(args: ParentSpanPluginArgs & SiteSettings): void {
  const { site } = args;
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
  const t: Translate = (id, values) => translate(data.messages, id, values);
  write("home.json", readHome(hrefsOf(modules)).home ?? plainHome(docs, sidebarsOf(args), modules, t));
  write("head.json", {
    fonts: programFonts(readOrNull("src/theme/custom.css") ?? ""),
    feed: nodesOf(args, "BlogPost").length === 0 ? null : feedTitle(site),
  } satisfies SiteHead);
}

/** The docs of all versions, once all pages are known. */
export function docsOf(
  args: Pick<NodePluginArgs, "getNodesByType" | "store"> & Pick<SiteSettings, "site">,
): DocsRegistry {
  const { site } = args;
  const paths = defaultLocalePaths(site, pathsOfPages(args));
  return toDocsRegistry(site.versions, paths, sidebarsOf(args), bundlesOf(site));
}

const bundlesOf = ({ definitionsName, ...site }: Site): ReadonlyMap<string, string> =>
  new Map(
    definitionsName === null
      ? []
      : docsVersions(site).map((version) => [version.name, `${editorFolder(version)}/${definitionsName}`]),
  );

const sidebarsOf = (
  args: Pick<NodePluginArgs, "getNodesByType">,
): ReadonlyMap<string, readonly SidebarItem[]> =>
  new Map(nodesOf<SidebarNode>(args, "DocsSidebar").map(({ version, items }) => [version, items]));

function defaultLocalePaths({ defaultLocale, locales }: Site, paths: readonly string[]): readonly string[] {
  const names = Object.keys(locales);
  return paths.filter((pagePath) => splitLocale(pagePath, { defaultLocale, names }).locale === defaultLocale);
}

const publicPart = (site: Site): PublicSite =>
  Object.fromEntries(PUBLIC_SETTINGS.map((name) => [name, site[name]])) as PublicSite;

/** An unchanged file is not written: it would be bundled again. */
const write = (name: string, value: unknown): void =>
  writeUnlessSame(path.join(generatedFolder(), name), JSON.stringify(value));
