import { highlight } from "../../lib/prism/highlight";
import type { Site } from "../../lib/site-config/schema";
import { settingPlace } from "../site/config-source";
import { readSite, siteRoot } from "../site/read-site";
import { definitionsRoot } from "./definitions-root";
import { docsVersions, editorFolder, type DocsVersion } from "./docs-versions";
import { referenceOf } from "./reference-files";

/** The options of gatsby-source-luau-defs for each docs version, which has definition files of its own. */
export function definitionOptions() {
  const site = readSite();
  const docs = docsVersions(site);
  return docs.map((version) => ({
    path: version.definitions,
    root: definitionsRoot(site),
    basePath: `${version.path}/api`,
    pages: version.pages,
    siteUrl: siteRoot(),
    highlight,
    rules: withoutSamples(rulesOf(site, version)),
    groups: site.reference.groups,
    titles: site.reference.titles,
    ...referenceOf(site.reference, version, site.definitions),
    placeOf: settingPlace,
    ...editorFiles(site, version),
    ...historyOf(docs, version),
  }));
}

type Rules = Site["rules"];

/** The levels of rules. Nobody edits what is frozen to fit a setting of today. */
export const rulesOf = ({ rules }: Pick<Site, "rules">, { frozen }: DocsVersion): Rules =>
  frozen === null ? rules : { ...rules, "unmatched-setting": "off" };

/** Those of samples are for `luau-defs samples`, not for the source plugin. */
const withoutSamples = (rules: Rules): Rules =>
  Object.fromEntries(Object.entries(rules).filter(([rule]) => !rule.startsWith("sample-")));

/**
 * What editors load of a version: the definitions being written are in `/definitions`, each frozen version
 * below.
 */
const editorFiles = ({ definitionsName }: Site, version: DocsVersion) =>
  definitionsName === null
    ? {}
    : { ide: { name: definitionsName, baseUrl: siteRoot(), directory: editorFolder(version) } };

/** What a version is compared with: the configuration lists the newest first. */
const historyOf = (docs: readonly DocsVersion[], { label }: DocsVersion) =>
  docs.length === 1
    ? {}
    : {
        history: {
          version: label,
          versions: docs.map((one) => ({ version: one.label, path: one.definitions })).reverse(),
        },
      };
