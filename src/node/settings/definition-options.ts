import { highlight } from "../../lib/highlight/highlight";
import type { Site } from "../../lib/site-config/schema";
import type { DefinitionSettings } from "./definition-settings";
import type { SiteSettings } from "./read-site";
import { docsVersions, editorFolder, type DocsVersion } from "./docs-versions";
import { referenceOf } from "./reference-files";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { isDefinitionFile, listOf, type WrittenSettings } from "luau-contract";
import { siteSources } from "../files/build-inputs";

/** The options of luau-defs for each docs version, which has definition files of its own. */
export function definitionOptions({ site, root, definitions }: SiteSettings) {
  const docs = docsVersions(site);
  const settings = definitions.values;
  return docs.map((version) => ({
    path: version.definitions,
    root: definitionsRoot(site, settings),
    basePath: `${version.path}/api`,
    pages: version.pages,
    siteUrl: root,
    highlight,
    rules: withoutSamples(rulesOf(settings, version)),
    groups: site.reference.groups,
    titles: site.reference.titles,
    icons: site.reference.icons,
    ...referenceOf(settings, version, site.definitions),
    placeOf: definitions.placeOf,
    title: site.title,
    directory: editorFolder(version),
    ...(site.definitionsName !== null && { ide: { name: site.definitionsName, baseUrl: root } }),
    ...historyOf(docs, version),
  }));
}

type Rules = NonNullable<DefinitionSettings["rules"]>;

/** A frozen version is not edited to fit the settings, so those that match nothing in it are not reported. */
export const rulesOf = ({ rules = {} }: Pick<DefinitionSettings, "rules">, { frozen }: DocsVersion): Rules =>
  frozen === null ? rules : { ...rules, "unmatched-setting": "off" };

/** Rules of samples are for `luau-defs samples`, not for the source plugin. */
const withoutSamples = (rules: Rules): Rules =>
  Object.fromEntries(Object.entries(rules).filter(([rule]) => !rule.startsWith("sample-")));

/** All versions, oldest first, for the history of entries: the configuration lists the newest first. */
function historyOf(docs: readonly DocsVersion[], { label }: DocsVersion) {
  if (docs.length === 1) return {};
  const versions = docs.map((one) => ({ version: one.label, path: one.definitions })).reverse();
  return { history: { version: label, versions } };
}

/** The folder that paths of definitions start from. Those outside `definitions/` are not in the stage. */
export function definitionsRoot(
  { definitions }: Pick<Site, "definitions">,
  settings: WrittenSettings,
): string {
  const sources = siteSources();
  const paths = [...definitions, ...filesOf(settings), ...ofPlatform(settings, sources)];
  return paths.every((file) => /^definitions(?:\/|$)/.test(file)) ? process.cwd() : sources;
}

function filesOf({ docs, external, platform }: WrittenSettings): readonly string[] {
  const others = listOf(external).flatMap((one) =>
    typeof one === "string" ? one : [one.path, ...listOf(one.url)],
  );
  const { inventory, definitions } = typeof platform === "object" ? platform : {};
  const all = [...listOf(docs), ...others, ...listOf(inventory), ...listOf(definitions)];
  return all.filter((file) => !/^https?:/i.test(file));
}

/** An inventory of the project's own, and a definition file with types, are found without a setting. */
function ofPlatform({ platform }: WrittenSettings, sources: string): readonly string[] {
  if (platform === undefined) return [];
  const name = typeof platform === "string" ? platform : platform.name;
  const inventory = `platforms/${name}.json`;
  const beside = readdirSync(sources).filter((file) => isDefinitionFile(file));
  return existsSync(path.join(sources, inventory)) ? [inventory, ...beside] : beside;
}
