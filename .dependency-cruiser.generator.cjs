// @ts-check
/** The generator's wings, in the order in which they build on each other: see `.dependency-cruiser.cjs`. */
const { layers, npm, only } = require("./.dependency-cruiser.folders.cjs");

const generator = "packages/luau-defs/src";
/** For the version. */
const manifest = "^packages/luau-defs/package\\.json$";
const parser = "^packages/full-moon-wasm/";
const luau = "^packages/luau-wasm/";
const search = "^packages/luau-search/src/index\\.ts$";

/**
 * A wing imports wings before it, and what it names here.
 * @type {readonly (readonly [string, import("./.dependency-cruiser.folders.cjs").Imports])[]}
 */
const WINGS = [
  ["model", {}],
  ["read", { values: [parser, ...npm("chokidar", "smol-toml", "tinyglobby")], types: [luau], node: true }],
  ["link", { node: ["path"] }],
  ["check", { values: npm("@babel/parser"), types: [parser, ...npm("@babel/types")], node: ["path"] }],
  ["write", { values: [parser, ...npm("markdown-it")] }],
  ["engine", { values: [parser, luau, search], node: ["crypto"] }],
  ["pipeline\\.ts$", { node: ["path"] }],
  [
    "front",
    {
      values: [
        parser,
        luau,
        search,
        manifest,
        ...npm(
          "@modelcontextprotocol/sdk",
          "chokidar",
          "commander",
          "tinyglobby",
          "vscode-languageserver[\\w-]*",
          "zod",
        ),
      ],
      node: true,
    },
  ],
  ["(index|site)\\.ts$", {}],
];

const wingRules = WINGS.flatMap(([name, { values = [], ...more }], index) =>
  only(`generator-${name.replace(/\W.*$/, "") || "entries"}`, `^${generator}/${name}`, {
    values: [...WINGS.slice(0, index).map(([before]) => `^${generator}/${before}`), ...values],
    ...more,
  }),
);

module.exports = {
  generatorRules: [
    ...wingRules,
    ...layers(`${generator}/read`, ["source", "syntax", "dialects", "modules", "convert"]),
    ...layers(`${generator}/write`, [
      "signatures",
      "json",
      "markdown",
      "html",
      "search",
      "graphql",
      "editors",
      "published",
    ]),
    // The plugin is a Gatsby plugin and nothing else.
    ...only("gatsby-source-luau-defs", "^plugins/gatsby-source-luau-defs", {
      values: [`^${generator}/site\\.ts$`],
      types: npm("gatsby"),
      node: true,
    }),
  ],
};
