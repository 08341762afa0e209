/** The schema of `site.config.ts`, used only at build time: browsers receive its result. */
import { z } from "zod";
import { footerLink, navbarItem } from "./navbar-items";
import { synonyms } from "./synonyms";
import {
  basePath,
  colour,
  file,
  folders,
  label,
  address,
  languageTag,
  origin,
  redirects,
} from "./setting-values";

const size = z.number().int().positive().optional();

const logo = z.strictObject({
  src: file,
  /** For the dark theme, if the first one is not legible on dark. */
  srcDark: file.optional(),
  alt: z.string(),
  href: z.string().optional(),
  target: z.enum(["_self", "_blank"]).optional(),
  width: size,
  height: size,
});

const locale = z.strictObject({ label, htmlLang: languageTag, dir: z.enum(["ltr", "rtl"]).default("ltr") });

const version = z.strictObject({
  /** The version's name in folders and in the reader's storage. */
  name: label,
  label,
  /** Below `/docs`; empty for the version at `/docs` itself. */
  path: z.string().regex(/^[\w.-]*$/, "expected one path segment, or nothing"),
  /**
   * The pages of its reference: one per definition file, or for large files also one per entry. Addresses of
   * the first scheme redirect to the second.
   */
  pages: z.enum(["module", "class"]).default("module"),
  /** The release date, for the feeds of changes: `2025-01-31`. By default, git's date of the definitions. */
  date: z.iso.date("expected a date such as 2025-01-31").optional(),
});

/** Settings of definitions that only the site needs; those of all commands are in `luau-defs.config.json`. */
const reference = z.strictObject({
  /**
   * Sections of sidebar and indexes, in order: names of modules or entries, in which `*` matches any letters.
   * A `@group` tag takes precedence.
   */
  groups: z.array(z.strictObject({ label, names: z.array(label) })).default([]),
  /** Titles of modules, by file name: `{ roblox: "Roblox engine" }`. */
  titles: z.record(z.string(), label).default({}),
  /** Icons of modules on the docs' root, by file name: the `d` of a path of SVG, lines in a square of 24. */
  icons: z
    .record(z.string(), z.string().regex(/^[Mm][\d\s,.+\-a-zA-Z]*$/, "expected the `d` of a path of SVG"))
    .default({}),
});

const announcement = z.strictObject({
  /** A new id shows the bar again to readers who closed the previous one. */
  id: label,
  /** HTML. */
  content: label,
  backgroundColor: colour.optional(),
  textColor: colour.optional(),
  isCloseable: z.boolean().default(true),
});

const navbar = z.strictObject({
  title: z.string(),
  logo: logo.nullable().default(null),
  style: z.enum(["dark", "primary"]).nullable().default(null),
  hideOnScroll: z.boolean().default(false),
  items: z.array(navbarItem),
});

const footerColumn = z.strictObject({ title: label, items: z.array(footerLink) });

const footer = z.strictObject({
  style: z.enum(["light", "dark"]).default("light"),
  logo: logo.nullable().default(null),
  /** Columns with titles, or a single list without. */
  links: z.union([z.array(footerColumn), z.array(footerLink)]).default([]),
  copyright: label.nullable().default(null),
});

const colourMode = z.strictObject({
  defaultMode: z.enum(["light", "dark"]).default("light"),
  disableSwitch: z.boolean().default(false),
  respectPrefersColorScheme: z.boolean().default(false),
});

const palette = z.strictObject({
  accent: colour.optional(),
  secondAccent: colour.optional(),
  background: colour.optional(),
});

const level = z.enum(["ignore", "log", "warn", "throw"]);

/** Validated together, so that these problems are reported along with those of other fields. */
const together = z.looseObject({
  defaultLocale: label,
  locales: z.record(z.string(), z.unknown()),
  versions: z.array(z.looseObject({ name: z.string(), path: z.string() })),
});

export const siteSchema = z
  .strictObject({
    title: label,
    /** Without it, `Scripting reference of` and the title. */
    tagline: label.optional(),
    url: origin,
    baseUrl: basePath.default("/"),
    /** Without it, browsers show their own icon. */
    favicon: file.nullable().default(null),
    defaultLocale: label.default("en-GB"),
    locales: z.record(z.string(), locale).prefault({ "en-GB": { label: "English", htmlLang: "en-GB" } }),
    themeColours: z.strictObject({ light: palette.default({}), dark: palette.default({}) }).prefault({}),
    /** By default, the reader's system setting applies. */
    colourMode: colourMode.prefault({ respectPrefersColorScheme: true }),
    announcement: announcement.nullable().default(null),
    /** Without it, the title, a link to the docs and the search. */
    navbar: navbar.optional(),
    footer: footer.nullable().default(null),
    /** The folder of the definitions, relative to the site's: `../src`; a glob, or a list of these. */
    definitions: folders.default(["definitions"]),
    versions: z
      .array(version)
      .min(1, "expected at least one version")
      .prefault([{ name: "next", label: "Next", path: "" }]),
    reference: reference.prefault({}),
    search: z.strictObject({ synonyms: synonyms.prefault({}) }).prefault({}),
    /**
     * Pages that redirect, by the path of a former page: `{ "/api/*": "/docs/api/*" }`. A `*` at the end stands
     * for the path of each page that begins like the second one. Pages of the site have precedence.
     */
    redirects: redirects.default({}),
    /** The URL of the site's own source. */
    repository: address.nullable().default(null),
    /** The URL of a source, with `{path}`, `{line}` and `{endLine}`. Without it, there are no links to it. */
    sourceUrl: address.nullable().default(null),
    /** The URL for editing a page's source, with `{path}`. Without it, there are no edit links. */
    editUrl: address.nullable().default(null),
    /**
     * The name under which editors load the engine's definitions: `loam` publishes
     * `/definitions/loam.d.luau`. Without it, nothing is published.
     */
    definitionsName: z
      .string()
      .regex(
        /^[a-z]\w*$/,
        "expected a name of letters, digits and underscores that starts with a small letter",
      )
      .nullable()
      .default(null),
    /** The build's reaction to broken links, duplicate routes, and samples that Luau rejects. */
    checks: z
      .strictObject({
        brokenLinks: level.default("throw"),
        brokenMarkdownLinks: level.default("warn"),
        brokenAnchors: level.default("warn"),
        duplicateRoutes: level.default("warn"),
        samples: level.default("throw"),
      })
      .prefault({}),
  })
  .superRefine(checkTogether, { when: ({ value }) => together.safeParse(value).success });

function checkTogether(
  site: {
    defaultLocale: string;
    locales: Record<string, unknown>;
    versions: readonly { name: string; path: string }[];
  },
  context: z.RefinementCtx,
) {
  if (!Object.hasOwn(site.locales, site.defaultLocale)) {
    context.addIssue({
      code: "custom",
      path: ["defaultLocale"],
      message: `expected one of the locales: ${Object.keys(site.locales).join(", ")}`,
    });
  }
  for (const field of ["name", "path"] as const) {
    const seen = new Set<string>();
    site.versions.forEach((entry, index) => {
      if (seen.has(entry[field]))
        context.addIssue({
          code: "custom",
          path: ["versions", index, field],
          message: `expected a ${field} that no other version has`,
        });
      seen.add(entry[field]);
    });
  }
}

export type SiteConfig = z.input<typeof siteSchema>;
type ValidSite = z.output<typeof siteSchema>;
/** The validated configuration, with every default filled in. */
export type Site = Omit<ValidSite, "tagline" | "navbar"> & {
  readonly tagline: string;
  readonly navbar: NonNullable<ValidSite["navbar"]>;
};

/** Fills in the defaults that depend on other fields. */
export const withDerived = (site: ValidSite): Site => ({
  ...site,
  tagline: site.tagline ?? `Scripting reference of ${site.title}`,
  navbar: site.navbar ?? {
    title: site.title,
    logo: null,
    style: null,
    hideOnScroll: false,
    items: [
      { type: "default", position: "left", to: "/docs", label: "Docs" },
      { type: "search", position: "right" },
    ],
  },
});
export type NavbarItem = z.output<typeof navbarItem>;
export type DropdownEntry = Extract<NavbarItem, { readonly type: "dropdown" }>["items"][number];
export type FooterConfig = z.output<typeof footer>;
export type FooterLink = z.output<typeof footerLink>;
export type FooterColumn = z.output<typeof footerColumn>;
export type Logo = z.output<typeof logo>;
export type ColourModeConfig = z.output<typeof colourMode>;
export type Announcement = z.output<typeof announcement>;
export type VersionConfig = z.output<typeof version>;
