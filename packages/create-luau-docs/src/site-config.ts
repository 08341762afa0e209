/** `site.config.ts` of a new site. */
import path from "node:path";
import type { Site } from "./site";
import { definitionsPath } from "./tool-settings";

/** Without a remote, a reserved address: nothing leads to a stranger's repository. */
const PLACEHOLDER = "https://code.example/your-name";

export const siteConfig = (site: Site): string =>
  [
    'import type { SiteConfig } from "luau-docs";',
    "",
    `const repository = ${JSON.stringify(site.repository?.url ?? `${PLACEHOLDER}/${site.name}`)};`,
    "",
    "export const siteConfig: SiteConfig = {",
    ...fields(site).map((line) => `  ${line}`),
    "};",
    "",
  ].join("\n");

function fields(site: Site): readonly string[] {
  const { subject, title } = site;
  const below = site.repository === null ? "" : sitePath(site.repository.folder, site.folder);
  const branch = site.repository?.branch ?? "main";
  const source = `${branch}/${below === "" ? "" : `${below}/`}{path}`;
  return [
    `title: ${JSON.stringify(title)},`,
    `tagline: ${JSON.stringify(`Scripting reference of ${title}`)},`,
    "// The address of the published site.",
    `url: ${JSON.stringify(`https://${subject.replace(/[._~]+/g, "-")}.example`)},`,
    'favicon: "/favicon.svg",',
    'defaultLocale: "en-GB",',
    'locales: { "en-GB": { label: "English", htmlLang: "en-GB" } },',
    "navbar: {",
    `  title: ${JSON.stringify(title)},`,
    "  items: [",
    '    { type: "docSidebar", sidebarId: "docs", label: "Docs" },',
    '    { type: "search", position: "right" },',
    "  ],",
    "},",
    ...definitionFields(site),
    ...(site.definitions === null ? [] : SAMPLES),
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

function definitionFields(site: Site): readonly string[] {
  const { definitions, template, subject } = site;
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
    ...(isBig ? ["// A page for each class, enum and function."] : []),
    `versions: [{ name: "next", label: "Next", path: ""${isBig ? ', pages: "class"' : ""} }],`,
  ];
}

/** A relative path with `/` on every system. */
const sitePath = (from: string, to: string): string => path.relative(from, to).split(path.sep).join("/");
