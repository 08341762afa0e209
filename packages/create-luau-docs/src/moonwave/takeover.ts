/** What a new site takes over from a Moonwave project. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { counted } from "luau-contract";
import type { DefinitionFile } from "../detect-style";
import { toTitle } from "../package-name";
import { browserUrl, type Repository } from "../repository";
import { apiAddresses } from "./api-address";
import { classOrderOf, type ClassOrder } from "./class-order";
import { guidesOf, type TopGuide } from "./guides";
import { homeOf } from "./home";
import { navbarOf, type Navbar } from "./navbar";
import { filesBelow, readText } from "./project";
import { parseToml, tableOf, textOf, type TomlTable } from "./toml";

export interface Takeover {
  readonly title: string | null;
  readonly tagline: string | null;
  readonly url: string | null;
  readonly baseUrl: string | null;
  /** The project's repository, as its configuration names it. */
  readonly repository: Repository | null;
  readonly favicon: string | null;
  readonly navbar: Navbar;
  readonly groups: ClassOrder["groups"];
  /** By path in the site's folder, as the pictures. */
  readonly texts: ReadonlyMap<string, string>;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** What was taken, and what was not, for the author. */
  readonly taken: readonly string[];
  readonly left: readonly string[];
}

/** @param project the folder with `moonwave.toml` or `docs/` */
export function takeOver(project: string, definitions: readonly DefinitionFile[]): Takeover {
  const written = readText(path.join(project, "moonwave.toml"));
  const config = written === null ? {} : parseToml(written);
  const known = config ?? {};
  const docusaurus = tableOf(known["docusaurus"]);
  const order = classOrderOf(known["classOrder"]);
  const pictures = staticFiles(project);
  const navbar = navbarOf(known, pictures);
  const changelog = known["changelog"] === false ? null : readText(path.join(project, "CHANGELOG.md"));
  const readme = readmeOf(project, known);
  const guides = guidesOf(path.join(project, "docs"), topGuides(readme, changelog), {
    apiAddress: apiAddresses(definitions),
    pictures,
    sourceOf: sourcesAt(repositoryOf(project, known)),
  });
  const names = [...guides.texts.keys()];
  const home = homeOf(known, names);
  const favicon = textOf(docusaurus["favicon"])?.replace(/^\/?/, "/") ?? null;
  return {
    title:
      textOf(known["title"]) ??
      textOf(docusaurus["title"]) ??
      repositoryName(known) ??
      toTitle(path.basename(project)),
    tagline: textOf(docusaurus["tagline"]),
    ...placeOf(docusaurus),
    repository: repositoryOf(project, known),
    favicon: favicon !== null && pictures.has(`static${favicon}`) ? favicon : null,
    navbar: { ...navbar, hasChangelog: changelog !== null },
    groups: order.groups,
    texts: new Map([...inDocs(guides.texts), ["content/docs/sidebar.yml", guides.sidebar], ...home.files]),
    pictures: new Map([...pictures, ...inDocs(guides.pictures)]),
    taken: [
      ...(written === null || config === null ? [] : ["moonwave.toml"]),
      counted(names.length, "guide"),
      ...(changelog === null ? [] : ["CHANGELOG.md"]),
      ...(readme === null ? [] : ["README.md"]),
    ],
    left: [
      ...(config === null ? ["moonwave.toml, which is not TOML"] : []),
      ...order.left,
      ...navbar.left,
      ...home.left,
      ...guides.left,
      ...otherFiles(project),
      ...otherSettings(known),
    ],
  };
}

const topGuides = (readme: string | null, changelog: string | null): readonly TopGuide[] => [
  ...(readme === null ? [] : [{ file: "README.md", name: "overview", source: readme, position: 0 }]),
  ...(changelog === null
    ? []
    : [{ file: "CHANGELOG.md", name: "changelog", source: changelog, position: 1e7 }]),
];

const inDocs = <T>(files: ReadonlyMap<string, T>): readonly (readonly [string, T])[] =>
  [...files].map(([file, content]) => [`content/docs/${file}`, content]);

/** Files that Moonwave publishes unchanged. */
function staticFiles(project: string): ReadonlyMap<string, Uint8Array> {
  const folder = path.join(project, ".moonwave/static");
  return new Map(filesBelow(folder).map((file) => [`static/${file}`, readFileSync(path.join(folder, file))]));
}

/** The README, if Moonwave shows it on the home page. */
function readmeOf(project: string, config: TomlTable): string | null {
  const { enabled, includeReadme } = tableOf(config["home"]);
  if (enabled === true && (includeReadme === false || includeReadme === undefined)) return null;
  const text = readText(path.join(project, textOf(includeReadme) ?? "README.md"));
  return text === null
    ? null
    : text
        .replace(/^[\s\S]*<!--moonwave-hide-before-this-line-->/, "")
        .replace(/<!--moonwave-hide-after-this-line-->[\s\S]*$/, "");
}

/** Origin and path of the published site. */
function placeOf(docusaurus: TomlTable): Pick<Takeover, "url" | "baseUrl"> {
  const url = /^https?:\/\/[^/\s]+/.exec(textOf(docusaurus["url"]) ?? "")?.[0] ?? null;
  const base = textOf(docusaurus["baseUrl"])?.replace(/^\/?/, "/").replace(/\/?$/, "/") ?? null;
  return { url, baseUrl: base };
}

/** Files of the project as the host of its repository shows them. */
const sourcesAt =
  (repository: Repository | null) =>
  (file: string): string | null =>
    repository === null || file.startsWith("..")
      ? null
      : `${repository.url}/blob/${repository.branch}/${file}`;

function repositoryOf(project: string, config: TomlTable): Repository | null {
  const url = browserUrl(textOf(config["gitRepoUrl"]) ?? "");
  return url === null ? null : { folder: project, url, branch: branchOf(config) };
}

const branchOf = (config: TomlTable): string => textOf(config["gitSourceBranch"]) ?? "master";

const repositoryName = (config: TomlTable): string | null =>
  /([^/]+?)(?:\.git)?\/?$/.exec(textOf(config["gitRepoUrl"]) ?? "")?.[1] ?? null;

/** Parts of a Moonwave site that are code, or that have no counterpart. */
function otherFiles(project: string): readonly string[] {
  const blog = filesBelow(path.join(project, "blog")).length;
  return [
    ...filesBelow(path.join(project, "pages")).map((file) => `pages/${file}`),
    ...(blog === 0 ? [] : [`the ${counted(blog, "file")} of blog/: posts need an author`]),
    ...["custom.css", "sidebars.js"].flatMap((file) =>
      readText(path.join(project, ".moonwave", file)) === null ? [] : [`.moonwave/${file}`],
    ),
  ];
}

const KNOWN = new Set([
  "title",
  "gitRepoUrl",
  "gitSourceBranch",
  "changelog",
  "classOrder",
  "docusaurus",
  "navbar",
  "footer",
  "home",
]);

const otherSettings = (config: TomlTable): readonly string[] =>
  Object.keys(config)
    .filter((name) => !KNOWN.has(name))
    .map((name) => `\`${name}\` in moonwave.toml`);
