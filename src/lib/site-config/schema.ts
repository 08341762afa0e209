/**
 * What `site.config.ts` may say. The schema is used while building; the browser gets its result, never the
 * schema. Its input type is what an author writes, its output type what the site works with, defaults filled
 * in.
 */
import { z } from "zod";
import { footerLink, navbarItem } from "./navbar-items";
import { synonyms } from "./synonyms";
import { basePath, colour, file, label, address, origin } from "./values";

const size = z.number().int().positive().optional();

const logo = z.strictObject({
  src: file,
  /** For the dark theme, where the first is not legible on dark. */
  srcDark: file.optional(),
  alt: z.string(),
  href: z.string().optional(),
  target: z.enum(["_self", "_blank"]).optional(),
  width: size,
  height: size,
});

const locale = z.strictObject({ label, htmlLang: label, dir: z.enum(["ltr", "rtl"]).default("ltr") });

const version = z.strictObject({
  /** What it is called in folders and in a reader's storage. */
  name: label,
  label,
  /** Under `/docs`: empty for the version that `/docs` itself shows. */
  path: z.string().regex(/^[\w.-]*$/, "expected one path segment, or nothing"),
  /**
   * Of its reference: a page a definition file, or for big files a page a class and every other entry
   * besides. Addresses of the first go on leading to the second.
   */
  pages: z.enum(["module", "class"]).default("module"),
});

const typeName = z
  .string()
  .regex(
    /^(?=.*\w)[\w*]+(?:\.[\w*]+)?$/,
    "expected the name of a type, with `*` for any letters, such as “Signal” or “*Signal”",
  );
const typeNames = z.union([typeName, z.array(typeName).min(1)]);

const describedAt = z
  .string()
  .regex(
    /^https?:\/\/\S*\{name\}\S*$|^(?!https?:)\S.*\.json$/i,
    "expected an address with `{name}` in it, or a `.json` of luau-lsp’s documentation",
  );
const externalFile = z.strictObject({
  path: label,
  url: z.union([describedAt, z.array(describedAt).min(1)]).optional(),
});

/** What the definitions are, beside what stands in them: as in `luau-defs.config.json`. */
const reference = z.strictObject({
  /** The extern type that values of enums extend, and the one that tables of values do. */
  enums: z.strictObject({ item: typeNames, table: typeNames.optional() }).optional(),
  /** Types of values that are events. */
  events: z.strictObject({ type: typeNames }).optional(),
  /** Files of luau-lsp's documentation: what has no comment has their text. */
  docs: z.union([label, z.array(label)]).optional(),
  /** Definition files that are known and not documented, and where they are. */
  external: z.union([label, z.array(z.union([label, externalFile]))]).optional(),
  /**
   * Sections of sidebar and indexes, in their order: names of modules or entries, with `*` for any letters. What
   * has a `@group` of its own is there.
   */
  groups: z.array(z.strictObject({ label, names: z.array(label) })).default([]),
  /** What modules are called, by the names of their files: `{ roblox: "Roblox engine" }`. */
  titles: z.record(z.string(), label).default({}),
});

const announcement = z.strictObject({
  /** A new id shows the bar again to those who closed the last one. */
  id: label,
  /** Markup. */
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
  /** Titled columns, or one list without. */
  links: z.union([z.array(footerColumn), z.array(footerLink)]).default([]),
  copyright: label.nullable().default(null),
});

const colourMode = z.strictObject({
  defaultMode: z.enum(["light", "dark"]).default("light"),
  disableSwitch: z.boolean().default(false),
  respectPrefersColorScheme: z.boolean().default(false),
});

const palette = z.strictObject({ accent: colour.optional(), background: colour.optional() });

const level = z.enum(["ignore", "log", "warn", "throw"]);

/** What is checked together: told beside what is wrong with other fields, too. */
const together = z.looseObject({
  defaultLocale: label,
  locales: z.record(z.string(), z.unknown()),
  versions: z.array(z.looseObject({ name: z.string(), path: z.string() })),
});

export const siteSchema = z
  .strictObject({
    title: label,
    tagline: label,
    url: origin,
    baseUrl: basePath.default("/"),
    favicon: file,
    defaultLocale: label,
    locales: z.record(z.string(), locale),
    themeColours: z
      .strictObject({ light: palette.default({}), dark: palette.default({}) })
      .default({ light: {}, dark: {} }),
    colourMode: colourMode.default({
      defaultMode: "light",
      disableSwitch: false,
      // Where an author says nothing of colours, the reader's system does.
      respectPrefersColorScheme: true,
    }),
    announcement: announcement.nullable().default(null),
    navbar,
    footer: footer.nullable().default(null),
    versions: z.array(version).min(1, "expected at least one version"),
    reference: reference.default({ groups: [], titles: {} }),
    search: z
      .strictObject({ synonyms: synonyms.default({ groups: [], means: {}, names: {} }) })
      .default({ synonyms: { groups: [], means: {}, names: {} } }),
    /** Where the site's own source is. */
    repository: address,
    /** Where a source file is shown: `{path}`, `{line}` and `{endLine}` are filled in. */
    sourceUrl: address,
    /** Where a page's text is edited: `{path}` is filled in. No edit links without. */
    editUrl: address.nullable().default(null),
    /**
     * The name under which editors load the engine's definitions: `loam` publishes
     * `/definitions/loam.d.luau`. Nothing is published without.
     */
    definitionsName: z
      .string()
      .regex(
        /^[a-z]\w*$/,
        "expected a name of letters, digits and underscores that starts with a small letter",
      )
      .nullable()
      .default(null),
    /** Levels of the rules for definitions, by rule, as in `luau-defs.config.json`; the others keep their own. */
    rules: z.record(z.string(), z.enum(["error", "warning", "off"])).default({}),
    /** What the build does about links that lead nowhere and routes that two pages claim. */
    checks: z
      .strictObject({
        brokenLinks: level.default("throw"),
        brokenMarkdownLinks: level.default("warn"),
        brokenAnchors: level.default("warn"),
        duplicateRoutes: level.default("warn"),
      })
      .default({
        brokenLinks: "throw",
        brokenMarkdownLinks: "warn",
        brokenAnchors: "warn",
        duplicateRoutes: "warn",
      }),
  })
  .superRefine(checkTogether, { when: ({ value }) => together.safeParse(value).success });

/** What one field alone cannot tell. */
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

/** What an author writes in `site.config.ts`. */
export type SiteConfig = z.input<typeof siteSchema>;
/** The same, checked, with every default filled in. */
export type Site = z.output<typeof siteSchema>;
export type NavbarItem = z.output<typeof navbarItem>;
export type DropdownEntry = Extract<NavbarItem, { readonly type: "dropdown" }>["items"][number];
export type FooterLink = z.output<typeof footerLink>;
export type FooterColumn = z.output<typeof footerColumn>;
export type Logo = z.output<typeof logo>;
export type ColourModeConfig = z.output<typeof colourMode>;
export type Announcement = z.output<typeof announcement>;
export type VersionConfig = z.output<typeof version>;
