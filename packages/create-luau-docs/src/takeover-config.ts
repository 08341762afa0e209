/** What `site.config.ts` says of the site that it replaces: navbar, footer, sections of the reference. */
import type { Link, NavbarItem } from "./takeover/navbar";
import type { Takeover } from "./takeover/takeover";
import type { Site } from "./site";

export function navbarFields({ title, takeover }: Site): readonly string[] {
  const {
    title: own = null,
    logo = null,
    items = [],
    footer = [],
    copyright = null,
  } = takeover?.navbar ?? {};
  const repository = takeover?.repository?.url ?? null;
  const hasRepository = items.some((item) => "href" in item && item.href === repository);
  return [
    "navbar: {",
    `  title: ${JSON.stringify(own ?? title)},`,
    ...(logo === null ? [] : [`  logo: ${object(Object.entries(logo))},`]),
    "  items: [",
    '    { type: "docSidebar", sidebarId: "docs", label: "Docs" },',
    ...(takeover?.hasChangelog === true
      ? [item({ label: "Changelog", href: "/docs/changelog", position: "left" })]
      : []),
    ...items.map(item),
    ...(repository === null || hasRepository
      ? []
      : [item({ label: "Repository", href: repository, position: "right" })]),
    '    { type: "search", position: "right" },',
    "  ],",
    "},",
    ...footerFields(footer, copyright),
  ];
}

/** `to` is a page of the site, `href` any other address. */
const target = ({ href }: Link): readonly [string, string] => [href.startsWith("/") ? "to" : "href", href];

function item(entry: NavbarItem): string {
  const position = entry.position === "right" ? [["position", "right"] as const] : [];
  if ("href" in entry)
    return `    ${object([["type", "default"], ...position, ["label", entry.label], target(entry)])},`;
  const links = entry.items.map((link) => object([["type", "default"], ["label", link.label], target(link)]));
  const own = object([["type", "dropdown"], ...position, ["label", entry.label]]).slice(0, -2);
  return `    ${own}, items: [${links.join(", ")}] },`;
}

function footerFields(footer: Takeover["navbar"]["footer"], copyright: string | null): readonly string[] {
  if (footer.length === 0 && copyright === null) return [];
  return [
    "footer: {",
    ...(footer.length === 0 ? [] : ["  links: ["]),
    ...footer.map(
      ({ title, items }) =>
        `    { title: ${JSON.stringify(title)}, items: [${items.map((link) => object([["label", link.label], target(link)])).join(", ")}] },`,
    ),
    ...(footer.length === 0 ? [] : ["  ],"]),
    ...(copyright === null ? [] : [`  copyright: ${JSON.stringify(copyright)},`]),
    "},",
  ];
}

export const groupFields = ({ groups }: Takeover): readonly string[] =>
  groups.length === 0
    ? []
    : [
        "// Sections of the reference, in this order.",
        "reference: {",
        "  groups: [",
        ...groups.map(
          ({ label, names }) =>
            `    { label: ${JSON.stringify(label)}, names: [${names.map((name) => JSON.stringify(name)).join(", ")}] },`,
        ),
        "  ],",
        "},",
      ];

/** Guides and posts at the same address need no redirect. */
export const redirectFields = ({ redirects }: Takeover): readonly string[] =>
  redirects.size === 0
    ? []
    : [
        "// The addresses of the former site.",
        "redirects: {",
        ...Array.from(redirects, ([from, to]) => `  ${JSON.stringify(from)}: ${JSON.stringify(to)},`),
        "},",
      ];

export const sharedFields = ({ shared }: Takeover): readonly string[] =>
  Object.entries(shared).map(([name, value]) => `${name}: ${object(Object.entries(value))},`);

const object = (fields: readonly (readonly [string, unknown])[]): string =>
  `{ ${fields.map(([key, value]) => `${key}: ${JSON.stringify(value)}`).join(", ")} }`;
