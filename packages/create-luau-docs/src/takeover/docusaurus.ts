/** The site of a Docusaurus project. */
import { existsSync } from "node:fs";
import path from "node:path";
import { browserUrl, findRepository, type Repository } from "../repository";
import { codePages, type Area, type FormerSite } from "./former-site";
import { readExport } from "./literals";
import { docusaurusConfig, readText } from "./project";
import { listOf, tableOf, textOf, type Table } from "./values";

/** @param project the folder with `docusaurus.config.js` */
export function readDocusaurus(project: string): FormerSite {
  const file = docusaurusConfig(project) ?? "";
  const read = readExport(readText(path.join(project, file)) ?? "");
  const config = tableOf(read?.value);
  const theme = tableOf(config["themeConfig"]);
  const preset = tableOf(listOf(listOf(config["presets"])[0])[1]);
  const docs = tableOf(preset["docs"]);
  const sidebars = sidebarsOf(project, docs);
  return {
    generator: "Docusaurus",
    folder: project,
    configFile: read === null ? null : file,
    config: {
      title: config["title"],
      docusaurus: config,
      navbar: theme["navbar"],
      footer: theme["footer"],
    },
    repository: repositoryOf(project, config, docs),
    docs: withVersion(areaOf(docs, "docs"), docs),
    blog: preset["blog"] === false ? null : areaOf(tableOf(preset["blog"]), "blog"),
    sidebars: sidebars.value,
    staticFolders: listOf(config["staticDirectories"] ?? ["static"]).flatMap((name) => textOf(name) ?? []),
    top: [],
    redirects: clientRedirects(config),
    shared: sharedSettings(theme),
    left: [
      ...(read === null ? [`${file}, whose syntax is wrong`] : []),
      ...(read?.computed ?? [])
        .filter((name) => TAKEN.test(name))
        .map((name) => `\`${name}\` in ${file}, which is computed`),
      ...sidebars.left,
      ...plugins(config),
      ...otherSettings(config, theme, file),
      ...otherFiles(project),
    ],
  };
}

/** The settings whose values are taken. */
const TAKEN = new RegExp(
  [
    /^(?:title|tagline|url|baseUrl|favicon|staticDirectories)$/,
    /^themeConfig(?:\.(?:navbar|footer|colorMode|announcementBar)\b.*)?$/,
    /^presets(?:\[0\]\[1\]\.(?:docs|blog)(?:\.(?:path|routeBasePath|sidebarPath))?)?$/,
  ]
    .map(({ source }) => source)
    .join("|"),
);

function areaOf(options: Table, usual: string): Area {
  const base = textOf(options["routeBasePath"]) ?? usual;
  return {
    folder: path.posix.normalize(textOf(options["path"]) ?? usual).replace(/\/$/, ""),
    base: path.posix.join("/", base).replace(/\/$/, ""),
  };
}

/** The version in `docs/` may have a path of its own. */
function withVersion(area: Area, docs: Table): Area {
  const own = textOf(tableOf(tableOf(docs["versions"])["current"])["path"]);
  return own === null ? area : { ...area, base: path.posix.join(area.base || "/", own) };
}

function sidebarsOf(
  project: string,
  docs: Table,
): { readonly value: Table | null; readonly left: readonly string[] } {
  const file = textOf(docs["sidebarPath"]);
  const text = file === null ? null : readText(path.resolve(project, file));
  if (file === null || text === null) return { value: null, left: [] };
  const read = readExport(file.endsWith(".json") ? `export default ${text}` : text);
  const isComputed = read === null || read.computed.length > 0;
  return {
    value: read === null || read.computed.includes("") ? null : tableOf(read.value),
    left: isComputed ? [`a part of ${path.posix.basename(file)} that is computed`] : [],
  };
}

/** From the links for editing, or from the settings of GitHub Pages. */
function repositoryOf(project: string, config: Table, docs: Table): Repository | null {
  const folder = findRepository(project)?.folder ?? project;
  const [, edited, branch = "main"] =
    /^(https:\/\/[^/]+\/[^/]+\/[^/]+?)(?:\/(?:edit|tree|blob)\/([^/]+)(?:\/.*)?)?\/?$/.exec(
      textOf(docs["editUrl"]) ?? "",
    ) ?? [];
  const owner = textOf(config["organizationName"]);
  const name = textOf(config["projectName"]);
  const named = owner === null || name === null ? "" : `https://github.com/${owner}/${name}`;
  const url = browserUrl(edited ?? named);
  return url === null ? null : { folder, url, branch };
}

const CLIENT_REDIRECTS = /\bclient-redirects$/;

/** A plugin's name and options, from `"name"` or `["name", options]`. */
const pluginOf = (entry: unknown): readonly [name: string | null, options: Table] => [
  textOf(entry) ?? textOf(listOf(entry)[0]),
  tableOf(listOf(entry)[1]),
];

const clientRedirects = (config: Table): FormerSite["redirects"] =>
  listOf(config["plugins"])
    .map(pluginOf)
    .filter(([name]) => name !== null && CLIENT_REDIRECTS.test(name))
    .flatMap(([, options]) => listOf(options["redirects"]))
    .flatMap((redirect) => {
      const { from, to } = tableOf(redirect);
      const target = textOf(to);
      if (target === null) return [];
      return [from, ...listOf(from)].flatMap((one) => {
        const address = textOf(one);
        return address === null ? [] : [[address, target] as const];
      });
    });

const plugins = (config: Table): readonly string[] =>
  [...listOf(config["plugins"]), ...listOf(config["themes"])].flatMap((entry) => {
    const [name] = pluginOf(entry);
    if (name !== null && CLIENT_REDIRECTS.test(name)) return [];
    return [name === null ? "a plugin that is written in the configuration" : `the plugin ${name}`];
  });

/** What a site has by itself, or what no reader sees. */
const REPLACED = new Set([
  "navbar",
  "footer",
  "colorMode",
  "announcementBar",
  "prism",
  "algolia",
  "docs",
  "metadata",
]);
const EXTRAS = ["scripts", "stylesheets", "headTags", "clientModules"];

function otherSettings(config: Table, theme: Table, file: string): readonly string[] {
  const { defaultLocale, locales } = tableOf(config["i18n"]);
  const others = listOf(locales).filter((locale) => locale !== defaultLocale);
  return [
    ...Object.keys(theme)
      .filter((name) => !REPLACED.has(name))
      .map((name) => `\`themeConfig.${name}\` in ${file}`),
    ...EXTRAS.filter((name) => listOf(config[name]).length > 0).map((name) => `\`${name}\` in ${file}`),
    ...(others.length === 0 ? [] : [`the locales ${others.join(", ")}`]),
  ];
}

/** The same settings, with the same fields. */
const SHARED = [
  ["colorMode", "colourMode", ["defaultMode", "disableSwitch", "respectPrefersColorScheme"]],
  ["announcementBar", "announcement", ["id", "content", "backgroundColor", "textColor", "isCloseable"]],
] as const;

const sharedSettings = (theme: Table): FormerSite["shared"] =>
  Object.fromEntries(
    SHARED.flatMap(([theirs, ours, names]) => {
      const written = tableOf(theme[theirs]);
      const fields = names.filter((name) => written[name] !== undefined).map((name) => [name, written[name]]);
      return fields.length === 0 ? [] : [[ours, Object.fromEntries(fields)]];
    }),
  );

function otherFiles(project: string): readonly string[] {
  const versions = readText(path.join(project, "versions.json"));
  return [
    ...codePages(project, "src/pages"),
    ...codePages(project, "src/theme"),
    ...codePages(project, "src/css"),
    ...(versions === null ? [] : ["the former versions, in versioned_docs/"]),
    ...(existsSync(path.join(project, "i18n")) ? ["i18n/"] : []),
  ];
}
