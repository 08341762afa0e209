/** What a new site takes over from that of a Moonwave or Docusaurus project. */
import path from "node:path";
import { counted } from "luau-contract";
import { detectStyle, type DefinitionFile } from "../detect-style";
import { toTitle } from "../package-name";
import type { Repository } from "../repository";
import { apiAddresses } from "./api-address";
import { classOrderOf, type ClassOrder } from "./class-order";
import { codeEntries } from "./code-sidebar";
import { contentOf, type Content } from "./content";
import { readDocusaurus } from "./docusaurus";
import { placeOf, type FormerSite } from "./former-site";
import { homeOf } from "./home";
import { addressAt } from "./links";
import { readMoonwave } from "./moonwave";
import { navbarOf, type Navbar } from "./navbar";
import { docusaurusConfig } from "./project";
import { redirectsOf } from "./redirects";
import { folderEntries, writeSidebar, type Entry, type Placed } from "./sidebar";
import { listOf, tableOf, textOf, type Table } from "./values";

export interface Takeover {
  readonly generator: FormerSite["generator"];
  readonly title: string;
  readonly tagline: string | null;
  readonly url: string | null;
  readonly baseUrl: string | null;
  /** The project's repository, as its configuration names it. */
  readonly repository: Repository | null;
  readonly favicon: string | null;
  readonly navbar: Navbar;
  readonly hasChangelog: boolean;
  readonly groups: ClassOrder["groups"];
  readonly redirects: ReadonlyMap<string, string>;
  /** Settings by their names in `site.config.ts`. */
  readonly shared: Readonly<Record<string, Table>>;
  /** By path in the site's folder, as the pictures. */
  readonly texts: ReadonlyMap<string, string>;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** What was taken, and what was not, for the author. */
  readonly taken: readonly string[];
  readonly left: readonly string[];
}

/** @param project the folder with the configuration, or with `docs/` */
export function takeOver(project: string, definitions: readonly DefinitionFile[]): Takeover {
  const site = docusaurusConfig(project) === null ? readMoonwave(project) : readDocusaurus(project);
  const title = textOf(site.config["title"]) ?? toTitle(path.basename(project));
  // Docusaurus has a plugin for Moonwave's pages.
  const hasClasses = site.generator === "Moonwave" || detectStyle(definitions)?.template === "moonwave";
  const apiAddress = hasClasses ? apiAddresses(definitions) : () => null;
  const content = contentOf(site, { title, apiAddress });
  const addressOf = (address: string) =>
    (hasClasses ? apiPage(address) : null) ?? addressAt(address, content.targets);
  const sidebar = sidebarOf(site, content.placed, addressOf);
  const names = content.placed.map(({ name }) => name);
  const home = homeOf(site.config, names);
  const settings = settingsOf(site, content, addressOf);
  return {
    ...settings,
    title,
    redirects: redirectsOf(site, content, sidebar.entries),
    texts: new Map([
      ...content.texts,
      ["content/docs/sidebar.yml", writeSidebar(sidebar.entries)],
      ...home.files,
    ]),
    pictures: content.pictures,
    taken: [
      ...(site.configFile === null ? [] : [site.configFile]),
      counted(content.guides.length, "guide"),
      ...(content.posts.length === 0 ? [] : [counted(content.posts.length, "post")]),
      ...site.top.map(({ file }) => file).sort(),
    ],
    left: [...settings.left, ...home.left, ...sidebar.left, ...content.left, ...site.left],
  };
}

type AddressOf = (address: string) => string | null;

function settingsOf(site: FormerSite, { guides, targets: { published } }: Content, addressOf: AddressOf) {
  const { config } = site;
  const order = classOrderOf(config["classOrder"]);
  const docusaurus = tableOf(config["docusaurus"]);
  const favicon = textOf(docusaurus["favicon"])?.replace(/^\/?/, "/") ?? null;
  const guideAddress = (id: string) => guides.find(({ placed }) => placed.id === id)?.href ?? null;
  const repository = site.repository?.url ?? null;
  const navbar = navbarOf(config, { addressOf, guideAddress, repository, files: published });
  return {
    generator: site.generator,
    tagline: textOf(docusaurus["tagline"]),
    ...placeOf(config),
    repository: site.repository,
    favicon: favicon !== null && published.has(`static${favicon}`) ? favicon : null,
    navbar,
    hasChangelog: site.top.some(({ name }) => name === "changelog"),
    groups: order.groups,
    shared: site.shared,
    left: [...order.left, ...navbar.left],
  };
}

/** Moonwave's pages of classes. */
function apiPage(address: string): string | null {
  const api = /^\/api(?:\/([A-Za-z_]\w*))?\/?$/.exec(address);
  if (api === null) return null;
  return api[1] === undefined ? "/docs#scripting-reference" : `/docs/api/${api[1]}`;
}

function sidebarOf(
  site: FormerSite,
  guides: readonly Placed[],
  addressOf: AddressOf,
): { readonly entries: readonly Entry[]; readonly left: readonly string[] } {
  const docs = path.join(site.folder, site.docs.folder);
  if (site.sidebars === null) return { entries: folderEntries(guides, docs), left: [] };
  const titles = listOf(tableOf(site.config["navbar"])["items"])
    .map(tableOf)
    .flatMap((item) => {
      const [name, label] = [textOf(item["sidebarId"]), textOf(item["label"])];
      return name === null || label === null ? [] : [[name, label] as const];
    });
  return codeEntries({ sidebars: site.sidebars, titles: new Map(titles), guides, docs, addressOf });
}
