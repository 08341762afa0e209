// @ts-check
/**
 * Which folder may import which. A rule names a folder and all that it may import; the packages of Luau's
 * syntax, diagnostics and the contract are open to all.
 */
const { readdirSync } = require("node:fs");
const { ANY_NPM, layers, npm, only } = require("./.dependency-cruiser.folders.cjs");
const { generatorRules } = require("./.dependency-cruiser.generator.cjs");
const { search, siteRules } = require("./.dependency-cruiser.site.cjs");

/**
 * The plugin needs Gatsby, its command line does not; an optional peer counts as undeclared to
 * dependency-cruiser.
 */
const OPTIONAL_PEERS = "^node_modules/gatsby/";

const packages = [
  ...layers("packages", ["luau-syntax", "luau-diagnostics", "luau-contract"]),
  ...only("luau-syntax", "^packages/luau-syntax"),
  ...only("luau-diagnostics", "^packages/luau-diagnostics", { types: npm("sarif") }),
  ...only("luau-contract", "^packages/luau-contract"),
  // Runs in the search's worker, the build and the commands.
  ...only("luau-search", "^packages/luau-search/src", { values: npm("stemmer") }),
  ...only("luau-wasm", "^packages/luau-wasm", {
    values: ["^packages/full-moon-wasm/scripts/", ...npm("esbuild")],
    node: true,
  }),
  ...only("full-moon-wasm", "^packages/full-moon-wasm", { node: true }),
  ...only("gatsby-lean", "^packages/gatsby-lean", { types: npm("gatsby"), node: true }),
  ...only("create-luau-docs", "^packages/create-luau-docs", {
    values: [
      "^packages/luau-defs/src/index\\.ts$",
      ...npm("@clack/prompts", "commander", "esbuild", "smol-toml", "yaml"),
    ],
    node: true,
  }),
  // The product: the commands, for sites in another folder. Not imported by anything else.
  ...only("luau-docs", "^packages/luau-docs", {
    values: [
      "^scripts/",
      "^src/node/diagnostics/",
      // What `create` would write, for a folder without a site.
      "^packages/create-luau-docs/src/",
      ...npm("commander", "esbuild"),
    ],
    types: ["^src/lib/"],
    node: true,
  }),
  ...only("benchmarks", "^benchmarks", {
    values: ["^scripts/", "^packages/", "^plugins/", ANY_NPM, search],
    node: true,
  }),
];

const folders = [...packages, ...generatorRules, ...siteRules];

const forbidden = [
  // Of types, too.
  { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
  {
    name: "not-declared",
    severity: "error",
    from: { path: "^(src|plugins|packages|scripts|benchmarks)" },
    to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"], pathNot: OPTIONAL_PEERS },
  },
  ...folders,
];

/** A new folder needs a rule. */
for (const parent of ["packages", "packages/luau-defs/src", "plugins", "src", "src/node", "scripts"])
  for (const entry of readdirSync(parent, { withFileTypes: true })) {
    const folder = `${parent}/${entry.name}/`;
    if (entry.isDirectory() && !folders.some(({ from }) => String(from.path).startsWith(`^${folder}`)))
      throw new Error(`No rule of .dependency-cruiser.cjs is about ${folder}.`);
  }

module.exports = {
  forbidden,
  options: {
    // Packages that are imported from `dist` are followed no further.
    doNotFollow: { path: "node_modules|^(packages|plugins)/[^/]+/dist/" },
    exclude: { path: "(^|/)(tests|target|node_modules/\\.cache)/|^benchmarks/peers/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["workspace", "types", "import", "require", "node", "default"],
    },
  },
};
