// @ts-check
/** Which folder of the site and of its commands may import which: see `.dependency-cruiser.cjs`. */
const { ANY_NPM, GENERATED, layers, npm, only } = require("./.dependency-cruiser.folders.cjs");

const lib = "^src/lib/";
const react = npm("react", "react-dom");
const gatsby = npm("gatsby");
/** The engine of the search: in the worker, the build and the commands. */
const search = "^packages/luau-search/src/index\\.ts$";
/** The nearest name. */
const diagnostics = "^packages/luau-diagnostics/src/index\\.ts$";
const luau = "^packages/luau-wasm/index\\.ts$";

/** What browsers get. */
const browser = [
  // Runs anywhere: neither React nor Gatsby nor Node.
  ...only("lib", "^src/lib", {
    values: [search, diagnostics, ...npm("@babel/parser", "@babel/types", "htmlparser2", "prismjs", "zod")],
  }),
  // Their data are props.
  ...only("components", "^src/components", {
    values: ["^src/theme/", lib, GENERATED, search, ...react, ...npm("@mdx-js/react")],
  }),
  ...layers("src/components/api", ["signature", "entry", "members", "views", "page"]),
  // Sites replace these files by their own.
  ...only("theme", "^src/theme", { values: ["^src/components/", lib, ...react] }),
  ...only("layouts", "^src/layouts", {
    values: ["^src/(components|theme)/", lib, GENERATED],
    types: [...react, ...gatsby],
  }),
  ...only("templates", "^src/templates", {
    values: ["^src/(components|layouts)/", lib, GENERATED, ...gatsby],
  }),
  ...only("pages", "^src/pages", {
    values: ["^src/(components|layouts|theme)/", lib, GENERATED, ...gatsby],
  }),
  // Delegated listeners, without React; a style sheet gives the names of classes.
  ...only("behaviours", "^src/behaviours", {
    values: [lib, GENERATED, "^src/components/.+\\.module\\.css$"],
  }),
  ...only("client", "^src/client", {
    values: [
      "^src/(behaviours|components|layouts|styles)/",
      "^src/playground/open-playground\\.ts$",
      lib,
      GENERATED,
      ...react,
      ...gatsby,
    ],
  }),
  ...only("styles", "^src/styles", { values: ["^src/theme/custom\\.css$", ANY_NPM] }),
  ...only("offline", "^src/offline", {
    values: ["^src/(client|components|layouts)/", lib, GENERATED, ...react],
  }),
  ...only("playground", "^src/playground", {
    values: [
      lib,
      GENERATED,
      luau,
      search,
      "^src/behaviours/copying\\.ts$",
      "^src/layouts/page-messages\\.ts$",
      ...npm("@codemirror/[\\w-]+"),
    ],
  }),
  // React and components are in islands.tsx, which is fetched when a dialog is about to open.
  {
    name: "client-loads-react-late",
    severity: "error",
    from: { path: "^src/client/", pathNot: "^src/client/(islands|CrashBoundary|develop)\\.tsx$" },
    to: {
      path: "(^|node_modules/)(react|react-dom)(/|$)|^src/(components/(?!search/engine/|.+\\.css$)|layouts/)|^src/theme/.+\\.tsx$",
    },
  },
  // Luau and the editor are fetched when a sample is opened.
  {
    name: "playground-loads-late",
    severity: "error",
    from: { path: "^src/client/", pathNot: "^src/client/load-playground\\.ts$" },
    to: { path: "^src/playground/" },
  },
  // Their hooks have state and effects, which work in what islands.tsx renders alone.
  {
    name: "islands-apart",
    severity: "error",
    from: { path: "^src/(components(?!/(search|mobile-menu|modal)/)|layouts|templates|pages|theme)/" },
    to: { path: "^src/components/(search|mobile-menu|modal)/" },
  },
];

/**
 * The rooms of `src/node`, in the order of a build: each imports rooms before it, and what it names here.
 * @type {readonly (readonly [string, import("./.dependency-cruiser.folders.cjs").Imports])[]}
 */
const ROOMS = [
  ["files", {}],
  ["diagnostics", { values: ["^package\\.json$"] }],
  ["settings", { values: ["^site\\.config\\.ts$"] }],
  ["mdx", {}],
  ["content", {}],
  ["gatsby", {}],
  ["site-data", {}],
  ["check", {}],
  ["samples", {}],
  ["render", { values: ["^src/layouts/wrap-page\\.tsx$", GENERATED] }],
  ["site-files", { values: [search] }],
  ["built-pages", {}],
  ["publish", {}],
  // Gatsby's own build, which ends in the same files and checks.
  ["stock", { values: ["^src/layouts/wrap-page\\.tsx$", GENERATED] }],
];

const roomsUntil = (/** @type {number} */ end) => ROOMS.slice(0, end).map(([name]) => `^src/node/${name}/`);

const builds = [
  ...ROOMS.flatMap(([name, { values = [] }], index) =>
    only(`node-${name}`, `^src/node/${name}`, {
      values: [...roomsUntil(index), lib, ANY_NPM, ...values],
      node: true,
    }),
  ),
  // The rooms' part of a program that is compiled with the site's configuration.
  ...only("node", "^src/node/[^/]+\\.ts$", { values: roomsUntil(-1) }),
];

/**
 * A folder of `scripts`: its parts of the build, of other scripts and of packages.
 * @param {string} name
 * @param {import("./.dependency-cruiser.folders.cjs").Imports} may
 */
const commands = (name, { values = [], types = [] } = {}) =>
  only(`scripts-${name}`, `^scripts/${name}`, {
    values: [ANY_NPM, lib, ...values.map((one) => (one.startsWith("^") ? one : `^scripts/${one}(/|$)`))],
    types: types.map((one) => (one.startsWith("^") ? one : `^scripts/${one}(/|$)`)),
    node: true,
  });

const gatsbyLean = "^packages/gatsby-lean/";
const anyBuild = "^src/node/[^/]+/";

const scripts = [
  ...commands("build", {
    values: ["built-site.ts", "report-files.ts", "run.ts", "site-folder.ts", anyBuild, gatsbyLean],
    types: ["^src/node/site-program\\.ts$"],
  }),
  ...commands("dev", {
    values: ["build", "http-server.ts", "report-files.ts", "run.ts", "site-folder.ts", anyBuild, gatsbyLean],
  }),
  ...commands("offline", {
    values: ["built-site.ts", "run.ts", "^src/node/(files|built-pages|publish|site-files)/"],
    types: ["site-folder.ts"],
  }),
  ...commands("budget", { values: ["offline/addresses.ts", "^src/node/files/"] }),
  ...commands("documents", { values: ["checkout-files.ts", "^scripts/release/(packages|scope)\\.ts$"] }),
  ...commands("release", {
    values: ["checkout-files.ts", "documents", "run.ts", "^packages/create-luau-docs/src/overrides\\.ts$"],
  }),
  ...commands("test", { values: ["browser.ts", "run.ts", "^src/node/files/"] }),
  // A command is a file, over the folders.
  ...only("scripts", "^scripts/[^/]+$", {
    values: [
      "^scripts/",
      lib,
      "^src/node/(files|publish)/",
      "^src/node/settings/(config-source|definition-problems)\\.ts$",
      gatsbyLean,
      ANY_NPM,
    ],
    node: true,
  }),
];

module.exports = { search, siteRules: [...browser, ...builds, ...scripts] };
