/** The lines of `site.config.ts` for a site that replaces another. */
import type { Site } from "./new-site";
import type { Takeover } from "./takeover/takeover";

export function navbarFields({ title, takeover }: Site): readonly string[] {
  const repository = takeover?.repository?.url ?? null;
  return [
    "navbar: {",
    `  title: ${JSON.stringify(title)},`,
    "  items: [",
    '    { type: "docSidebar", sidebarId: "docs", label: "Docs" },',
    ...(takeover?.hasChangelog === true
      ? ['    { type: "default", label: "Changelog", to: "/docs/changelog" },']
      : []),
    ...(repository === null
      ? []
      : [
          `    { type: "default", position: "right", label: "Repository", href: ${JSON.stringify(repository)} },`,
        ]),
    '    { type: "search", position: "right" },',
    "  ],",
    "},",
  ];
}

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
