/** Which folder may import which: the table of ARCHITECTURE.md, checked by a machine. */
const { plugin, contract, layers, pluginRules } = require("./.dependency-cruiser.plugin.cjs");

/** The search engine, for the site's worker and build, and for the plugin's command line. */
const searchEngine = "^packages/luau-search/src/index\\.ts$";

/**
 * The plugin needs Gatsby, its command line does not; an optional peer counts as undeclared to
 * dependency-cruiser.
 */
const OPTIONAL_PEERS = "^node_modules/gatsby/";

module.exports = {
  forbidden: [
    // Of types, too. In the grammar, types hold signatures and signatures types, `typeof` a value and values
    // types: so do the tree, its printer and its reader.
    {
      name: "no-circular",
      severity: "error",
      from: {
        pathNot: `${plugin}/format/format-(type|signature)\\.ts$|^packages/full-moon-wasm/(decode-(type|luau)|syntax(-luau)?)\\.ts$`,
      },
      to: { circular: true },
    },
    {
      name: "not-declared",
      severity: "error",
      from: { path: "^(src|plugins|packages|scripts|benchmarks)" },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"], pathNot: OPTIONAL_PEERS },
    },
    ...pluginRules,
    ...layers("src/components/api", ["signature", "entry", "members", "views", "page"]),
    {
      name: "site-reads-graphql-alone",
      severity: "error",
      from: { path: "^src/" },
      to: {
        path: "^(plugins|packages)/",
        pathNot: `${contract}|${searchEngine}|^packages/luau-wasm/`,
      },
    },
    {
      name: "contract-imports-nothing",
      severity: "error",
      from: { path: "^packages/luau-contract/" },
      to: { pathNot: "^packages/luau-contract/src/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "search-engine-by-itself",
      severity: "error",
      from: { path: "^packages/luau-search/" },
      to: { path: "^(src|plugins|packages|scripts)/", pathNot: [contract, "^packages/luau-search/"] },
    },
    {
      name: "search-engine-runs-anywhere",
      severity: "error",
      from: { path: "^packages/luau-search/src/" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "lean-in-builds-alone",
      severity: "error",
      from: { path: "^(src|plugins|packages)/", pathNot: "^packages/gatsby-lean/" },
      to: { path: "^packages/gatsby-lean/" },
    },
    {
      name: "lean-by-itself",
      severity: "error",
      from: { path: "^packages/gatsby-lean/" },
      to: { path: "^(src|plugins|packages|scripts)/", pathNot: "^packages/gatsby-lean/" },
    },
    {
      name: "create-by-itself",
      severity: "error",
      from: { path: "^packages/create-luau-docs/" },
      to: { path: "^(src|plugins|packages|scripts)/", pathNot: [contract, "^packages/create-luau-docs/"] },
    },
    {
      name: "create-is-a-program",
      severity: "error",
      from: { path: "^(src|plugins|packages|scripts)/", pathNot: "^packages/create-luau-docs/" },
      to: { path: "^packages/create-luau-docs/" },
    },
    {
      name: "components-do-not-query",
      severity: "error",
      from: { path: "^src/(components|theme)/" },
      to: { path: "^src/(?!components/|theme/|lib/)" },
    },
    {
      name: "lib-is-pure",
      severity: "error",
      from: { path: "^src/lib/" },
      to: { path: "(^|node_modules/)(react|react-dom|gatsby)(/|$)|^src/(?!lib/)" },
    },
    {
      name: "behaviours-without-react",
      severity: "error",
      from: { path: "^src/behaviours/" },
      to: {
        path: "(^|node_modules/)(react|react-dom|gatsby)(/|$)|^src/(?!behaviours/|lib/|components/.+\\.module\\.css$)",
      },
    },
    {
      name: "playground-without-react",
      severity: "error",
      from: { path: "^src/playground/" },
      to: {
        path: "(^|node_modules/)(react|react-dom|gatsby)(/|$)|^src/(?!playground/|lib/|behaviours/copying\\.ts$|layouts/page-messages\\.ts$)",
      },
    },
    // Luau and the editor come with the playground alone, which is fetched when it is opened.
    {
      name: "playground-loads-late",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(playground/|client/playground\\.ts$)" },
      to: { path: "^src/playground/|^packages/luau-wasm/|(^|node_modules/)@codemirror/" },
    },
    {
      name: "lib-without-node",
      severity: "error",
      from: { path: "^src/lib/" },
      to: { dependencyTypes: ["core"] },
    },
    // React and components come with islands.tsx alone, which is fetched when a dialog is about to open.
    {
      name: "client-loads-react-late",
      severity: "error",
      from: { path: "^src/client/", pathNot: "^src/client/(islands|CrashBoundary|develop)\\.tsx$" },
      to: {
        path: "(^|node_modules/)(react|react-dom)(/|$)|^src/(components(?!/search/engine/)|layouts|templates|pages|hooks)/|^src/theme/.+\\.tsx$",
      },
    },
    // Their hooks have state and effects, which work in what islands.tsx renders alone.
    {
      name: "islands-apart",
      severity: "error",
      from: {
        path: "^src/(components(?!/(search|mobile-menu|modal)/)|hooks|layouts|templates|pages|theme)/",
      },
      to: { path: "^src/components/(search|mobile-menu|modal)/" },
    },
    {
      name: "offline-copy-alone",
      severity: "error",
      from: { path: "^src/offline/" },
      to: { path: "^src/(templates|pages|hooks|node)/" },
    },
    {
      name: "site-without-offline-copy",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/offline/" },
      to: { path: "^src/offline/" },
    },
    // Commands use the build, never the other way round.
    {
      name: "no-import-of-commands",
      severity: "error",
      from: { path: "^(src|plugins|packages)/", pathNot: "^packages/luau-docs/" },
      to: { path: "^(scripts|benchmarks)/" },
    },
    {
      name: "product-is-last",
      severity: "error",
      from: { path: "^(src|plugins|packages|scripts)/", pathNot: "^packages/luau-docs/" },
      to: { path: "^packages/luau-docs/" },
    },
    {
      name: "commands-use-the-build",
      severity: "error",
      from: { path: "^scripts/" },
      to: { path: "^(src/(?!node/|lib/)|plugins/|benchmarks/)" },
    },
    {
      name: "build-is-not-shipped",
      severity: "error",
      from: { path: "^src/(?!node/)" },
      to: { path: "^src/node/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(tests|dist|target|node_modules/\\.cache)/|^benchmarks/peers/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["workspace", "types", "import", "require", "node", "default"],
    },
  },
};
