import { highlight } from "../../lib/prism/highlight";
import type { Site } from "../../lib/site-config/schema";
import type { DefinitionSettings } from "./definition-settings";
import type { SiteSettings } from "./read-site";
import { definitionsRoot } from "./definitions-root";
import { docsVersions, editorFolder, type DocsVersion } from "./docs-versions";
import { referenceOf } from "./reference-files";

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
    ...editorFiles(site, root),
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

const editorFiles = ({ definitionsName }: Site, baseUrl: string) =>
  definitionsName === null ? {} : { ide: { name: definitionsName, baseUrl } };

/** All versions, oldest first, for the history of entries: the configuration lists the newest first. */
function historyOf(docs: readonly DocsVersion[], { label }: DocsVersion) {
  if (docs.length === 1) return {};
  const versions = docs.map((one) => ({ version: one.label, path: one.definitions })).reverse();
  return { history: { version: label, versions } };
}
