import type { GatsbyConfig } from "gatsby";
import { contentSource } from "./src/node/content/gatsby/content-nodes";
import { hasPosts, rssOptions } from "./src/node/feeds/rss";
import { mdxOptions } from "./src/node/mdx/mdx-options";
import { definitionRules } from "./src/node/samples/sample-rules";
import { settingPlace } from "./src/node/site/config-source";
import { readSite, siteRoot } from "./src/node/site/read-site";
import { definitionsRoot } from "./src/node/versions/definitions-root";
import { docsVersions, editorFolder } from "./src/node/versions/docs-versions";
import { referenceOf } from "./src/node/versions/reference-files";
import { highlight } from "./src/lib/prism/highlight";

const { baseUrl, definitionsName, rules, reference, ...site } = readSite();

/**
 * What editors load of a version: the definitions being written stand in `/definitions`, each frozen version
 * below.
 */
const editorFiles = (frozen: string | null) =>
  definitionsName === null
    ? {}
    : {
        ide: {
          name: definitionsName,
          baseUrl: siteRoot(),
          directory: editorFolder({ frozen }),
        },
      };

const docs = docsVersions(site);

/** What a version is compared with: the configuration lists the newest first. */
const history = (version: string) =>
  docs.length === 1
    ? {}
    : {
        history: {
          version,
          versions: docs.map(({ label, definitions }) => ({ version: label, path: definitions })).reverse(),
        },
      };

/** Each docs version has definition files of its own. */
const references = docs.map(({ label, definitions, path, frozen, pages }) => ({
  resolve: "gatsby-source-luau-defs",
  options: {
    path: definitions,
    root: definitionsRoot(site),
    basePath: `${path}/api`,
    pages,
    siteUrl: siteRoot(),
    highlight,
    // Nobody edits what is frozen to fit a setting of today.
    rules:
      frozen === null ? definitionRules(rules) : { ...definitionRules(rules), "unmatched-setting": "off" },
    groups: reference.groups,
    titles: reference.titles,
    ...referenceOf(reference, { definitions, frozen }, site.definitions),
    placeOf: settingPlace,
    ...editorFiles(frozen),
    ...history(label),
  },
}));

const config: GatsbyConfig = {
  pathPrefix: baseUrl,
  jsxRuntime: "automatic",
  trailingSlash: "never",
  // scripts/build/render.ts determines whether they can have changed; `npm run dev` leaves them to it.
  graphqlTypegen:
    process.env.SITE_TYPES === "none"
      ? false
      : { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: process.env.SITE_TYPES !== "" },
  plugins: [
    ...references,
    { resolve: "gatsby-source-filesystem", options: { name: contentSource, path: "content" } },
    { resolve: "gatsby-plugin-mdx", options: { mdxOptions: mdxOptions(baseUrl) } },
    ...(hasPosts("content/blog") ? [{ resolve: "gatsby-plugin-feed", options: rssOptions() }] : []),
  ],
};

export default config;
