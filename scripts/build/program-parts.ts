/** The parts of the program and of a site of which a stage consists. */

/** The program: its code, Gatsby's configuration, and what compilers and caches read. */
const PROGRAM: ReadonlySet<string> = new Set([
  "src",
  "i18n",
  // In a checkout; the published package has the plugin as a dependency.
  "plugins",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-browser.tsx",
  "gatsby-ssr.tsx",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  ".browserslistrc",
]);

const OWN: ReadonlySet<string> = new Set([
  "site.config.ts",
  "luau-defs.config.json",
  "platforms",
  "definitions",
  "content",
  "static",
]);

/** Folders of a site. `src` and `i18n` are laid over the program's. */
const SITE_FOLDERS: ReadonlySet<string> = new Set([...OWN, "i18n", "src"]);

/** Files at the top of a site that `site.config.ts` may import or name, such as translations. */
const isSiteFile = (name: string): boolean =>
  /^[^.].*\.(?:[cm]?[jt]s|json|ya?ml|css|luau)$/.test(name) && !isOfProject(name);

/** Settings of the project that a site is part of, which must not replace the program's. */
const isOfProject = (name: string): boolean =>
  PROGRAM.has(name) ||
  /^(?:gatsby-|tsconfig|package|npm-shrinkwrap)/.test(name) ||
  /\.config\.[cm]?js$/.test(name);

type IncludesName = (name: string, isTopLevel: boolean) => boolean;

const below =
  (isPart: (name: string) => boolean): IncludesName =>
  (name, isTopLevel) =>
    name !== "node_modules" && (!isTopLevel || isPart(name));

export const isOfProgram: IncludesName = below((name) => PROGRAM.has(name));

export const isOfSite: IncludesName = below((name) => SITE_FOLDERS.has(name) || isSiteFile(name));

export const isOfProgramOrOwnSite: IncludesName = below((name) => PROGRAM.has(name) || OWN.has(name));

/** `static/schemas`: the JSON of every site refers to its schema, and publishes it. */
export const isSchema: IncludesName = (name, isTopLevel) =>
  isTopLevel ? name === "static" : name === "schemas" || name.endsWith(".schema.json");
