/** `site.config.ts` of a new site. */
import path from "node:path";
import { groupFields, navbarFields } from "./takeover-config";
import type { Site } from "./site";
import { definitionsPath } from "./tool-settings";

/** Without a remote, a reserved address: nothing leads to a stranger's repository. */
const PLACEHOLDER = "https://code.example/your-name";

export const siteConfig = (site: Site): string =>
  [
    'import type { SiteConfig } from "luau-docs";',
    "",
    `const repository = ${JSON.stringify(repositoryOf(site))};`,
    "",
    "export const siteConfig: SiteConfig = {",
    ...fields(site).map((line) => `  ${line}`),
    "};",
    "",
  ].join("\n");

const repositoryOf = ({ repository, takeover, name }: Site): string =>
  repository?.url ?? takeover?.repository?.url ?? `${PLACEHOLDER}/${name}`;

function fields(site: Site): readonly string[] {
  const { subject, title, takeover } = site;
  const below = site.repository === null ? "" : sitePath(site.repository.folder, site.folder);
  const branch = site.repository?.branch ?? "main";
  const source = `${branch}/${below === "" ? "" : `${below}/`}{path}`;
  return [
    `title: ${JSON.stringify(title)},`,
    `tagline: ${JSON.stringify(takeover?.tagline ?? `Scripting reference of ${title}`)},`,
    "// The address of the published site.",
    `url: ${JSON.stringify(takeover?.url ?? `https://${subject.replace(/[._~]+/g, "-")}.example`)},`,
    ...(takeover?.baseUrl ? [`baseUrl: ${JSON.stringify(takeover.baseUrl)},`] : []),
    `favicon: ${JSON.stringify(takeover?.favicon ?? "/favicon.svg")},`,
    'defaultLocale: "en-GB",',
    'locales: { "en-GB": { label: "English", htmlLang: "en-GB" } },',
    ...navbarFields(site),
    ...definitionFields(site),
    ...(site.definitions === null ? [] : takeover === null ? SAMPLES : TAKEN),
    "repository,",
    `sourceUrl: \`\${repository}/blob/${source}#L{line}-L{endLine}\`,`,
    `editUrl: \`\${repository}/edit/${source}\`,`,
  ];
}

/** Comments that were written for other tools often have samples that are no complete scripts. */
const SAMPLES: readonly string[] = [
  '// Luau checks all samples. "throw" in place of "warn" lets mistakes in them fail the build.',
  'checks: { samples: "warn" },',
];

/** The same for guides, whose links were written for another site. */
const TAKEN: readonly string[] = [
  '// Luau checks all samples. "throw" in place of "warn" lets mistakes fail the build.',
  'checks: { samples: "warn", brokenLinks: "warn" },',
];

function definitionFields(site: Site): readonly string[] {
  const { definitions, template, subject, takeover } = site;
  const isBig = template === "big-file";
  const editors = subject.replace(/\W+/g, "_");
  return [
    ...(definitions === null ? [] : [`definitions: ${JSON.stringify(definitionsPath(site))},`]),
    ...(/^[a-z]/.test(editors)
      ? [
          "// Editors load the definitions under this name: /definitions/NAME.d.luau.",
          `definitionsName: ${JSON.stringify(editors)},`,
        ]
      : []),
    ...(takeover === null ? [] : groupFields(takeover)),
    ...(isBig ? ["// A page for each class, enum and function."] : []),
    `versions: [{ name: "next", label: "Next", path: ""${isBig ? ', pages: "class"' : ""} }],`,
  ];
}

/** A relative path with `/` on every system. */
const sitePath = (from: string, to: string): string => path.relative(from, to).split(path.sep).join("/");
