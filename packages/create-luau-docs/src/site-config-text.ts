/** `site.config.ts` of a new site. */
import { folderInRepository } from "./host-files";
import type { Site } from "./answers";
import { linesIf } from "./text-parts";
import { definitionsPaths } from "./tool-settings";
import type { Takeover } from "./takeover/takeover";

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
  const { title, takeover } = site;
  const below = folderInRepository(site);
  const branch = site.repository?.branch ?? "main";
  const source = `${branch}/${below === "" ? "" : `${below}/`}{path}`;
  return [
    `title: ${JSON.stringify(title)},`,
    `tagline: ${JSON.stringify(takeover?.tagline ?? site.about?.tagline ?? `${site.reference} of ${title}`)},`,
    ...addressFields(site),
    'favicon: "/favicon.svg",',
    'defaultLocale: "en-GB",',
    'locales: { "en-GB": { label: "English", htmlLang: "en-GB" } },',
    ...navbarFields(site),
    ...definitionFields(site),
    ...linesIf(site.definitions !== null || takeover !== null, ...CHECKS),
    "repository,",
    `sourceUrl: \`\${repository}/blob/${source}#L{line}-L{endLine}\`,`,
    `editUrl: \`\${repository}/edit/${source}\`,`,
  ];
}

function addressFields({ address, subject }: Site): readonly string[] {
  if (address === null)
    return [
      "// The origin of the published site. This one is a placeholder, which `luau-docs build --deploy` refuses.",
      `url: ${JSON.stringify(`https://${subject.replace(/[._~]+/g, "-")}.example`)},`,
    ];
  const { url, baseUrl } = address;
  return [
    "// The origin of the published site, and its path there.",
    `url: ${JSON.stringify(url)},`,
    ...linesIf(baseUrl !== "/", `baseUrl: ${JSON.stringify(baseUrl)},`),
  ];
}

/** Comments that were written for other tools often have incomplete samples, and links of another site. */
const CHECKS: readonly string[] = [
  '// Luau checks all samples. "throw" in place of "warn" lets problems fail the build.',
  'checks: { samples: "warn", brokenLinks: "warn" },',
];

function definitionFields(site: Site): readonly string[] {
  const { definitions, isSplit, subject, takeover } = site;
  const places = definitionsPaths(site).map((location) => JSON.stringify(location));
  const [first = ""] = places;
  const editors = subject.replace(/\W+/g, "_");
  return [
    ...linesIf(
      definitions !== null,
      `definitions: ${places.length === 1 ? first : `[${places.join(", ")}]`},`,
    ),
    ...linesIf(
      /^[a-z]/.test(editors),
      "// Editors load the definitions under this name: /definitions/NAME.d.luau.",
      `definitionsName: ${JSON.stringify(editors)},`,
    ),
    ...(takeover === null ? [] : redirectFields(takeover)),
    ...linesIf(isSplit, "// A page for each class, enum and function."),
    `versions: [{ name: "next", label: "Next", path: ""${isSplit ? ', pages: "class"' : ""} }],`,
  ];
}

function navbarFields({ title, takeover }: Site): readonly string[] {
  const repository = takeover?.repository?.url ?? null;
  return [
    "navbar: {",
    `  title: ${JSON.stringify(title)},`,
    "  items: [",
    '    { type: "docSidebar", sidebarId: "docs", label: "Docs" },',
    ...linesIf(
      takeover?.hasChangelog === true,
      '    { type: "default", label: "Changelog", to: "/docs/changelog" },',
    ),
    ...linesIf(
      repository !== null,
      `    { type: "default", position: "right", label: "Repository", href: ${JSON.stringify(repository)} },`,
    ),
    '    { type: "search", position: "right" },',
    "  ],",
    "},",
  ];
}

/** Guides and posts at the same address need no redirect. */
const redirectFields = ({ redirects }: Takeover): readonly string[] =>
  linesIf(
    redirects.size > 0,
    "// The addresses of the former site.",
    "redirects: {",
    ...Array.from(redirects, ([from, to]) => `  ${JSON.stringify(from)}: ${JSON.stringify(to)},`),
    "},",
  );
