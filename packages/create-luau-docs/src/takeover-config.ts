/** What `site.config.ts` says of a Moonwave project: navbar, footer, sections of the reference. */
import type { Link } from "./moonwave/navbar";
import type { Takeover } from "./moonwave/takeover";
import type { Site } from "./site";

export function navbarFields({ title, takeover }: Site): readonly string[] {
  const {
    title: own = null,
    logo = null,
    links = [],
    hasChangelog = false,
    footer = [],
    copyright = null,
  } = takeover?.navbar ?? {};
  const repository = takeover?.repository?.url ?? null;
  return [
    "navbar: {",
    `  title: ${JSON.stringify(own ?? title)},`,
    ...(logo === null
      ? []
      : [
          `  logo: ${object([
            ["src", logo.src],
            ["alt", logo.alt],
          ])},`,
        ]),
    "  items: [",
    '    { type: "docSidebar", sidebarId: "docs", label: "Docs" },',
    ...(hasChangelog ? [item({ label: "Changelog", href: "/docs/changelog", position: "left" })] : []),
    ...links.map(item),
    ...(repository === null ? [] : [item({ label: "Repository", href: repository, position: "right" })]),
    '    { type: "search", position: "right" },',
    "  ],",
    "},",
    ...footerFields(footer, copyright),
  ];
}

/** `to` is a page of the site, `href` any other address. */
const target = ({ href }: Link): readonly [string, string] => [href.startsWith("/") ? "to" : "href", href];

const item = (link: Link): string =>
  `    ${object([["type", "default"], ...(link.position === "right" ? [["position", "right"] as const] : []), ["label", link.label], target(link)])},`;

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

/** Moonwave's addresses; guides keep theirs. */
export const redirectFields = ({ navbar: { hasChangelog } }: Takeover): readonly string[] => [
  "// The addresses of the former site.",
  "redirects: {",
  '  "/api": "/docs#scripting-reference",',
  '  "/api/*": "/docs/api/*",',
  ...(hasChangelog ? ['  "/changelog": "/docs/changelog",'] : []),
  "},",
];

const object = (fields: readonly (readonly [string, string])[]): string =>
  `{ ${fields.map(([key, value]) => `${key}: ${JSON.stringify(value)}`).join(", ")} }`;
