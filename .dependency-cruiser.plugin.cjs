/** Which folder of the plugin may import which: see `.dependency-cruiser.cjs`. */
const path = require("node:path");

const plugin = "^plugins/gatsby-source-luau-defs/src";

/** What crosses between plugin and site: open to all of both. */
const contract = "^packages/luau-contract/src/index\\.ts$";

/** A folder of the plugin and what it may import besides itself. */
const stage = (name, allowed) => ({
  name: `plugin-${name}`,
  severity: "error",
  from: { path: `${plugin}/${name}/` },
  to: {
    path: "^(plugins|src|packages)/",
    pathNot: [contract, `${plugin}/${name}/`, ...allowed.map((path) => `${plugin}/${path}`)],
  },
});

/** What looks at the tree itself; the parser's package is open to it. */
const overTree = (name, allowed) => ({
  ...stage(name, []),
  to: {
    path: "^(plugins|src)/",
    pathNot: [`${plugin}/(${[name, "syntax", "source", "model", ...allowed].join("|")})`, "/node_modules/"],
  },
});

const noNode = (name) => ({
  name: `plugin-${name}-is-pure`,
  severity: "error",
  from: { path: `${plugin}/${name}/` },
  to: { dependencyTypes: ["core"], pathNot: ["^(node:)?(path|crypto)$"] },
});

/**
 * The rooms of a folder, in the order in which they build on each other: each imports only those before it.
 */
const layers = (folder, rooms) =>
  rooms.slice(0, -1).map((room, at) => ({
    name: `${path.basename(folder)}-${room}`,
    severity: "error",
    from: { path: `^${folder}/${room}/` },
    to: { path: `^${folder}/(${rooms.slice(at + 1).join("|")})/` },
  }));

const pluginRules = [
  stage("model", []),
  stage("source", []),
  {
    ...stage("syntax", ["source"]),
    to: { path: "^(plugins|src)/", pathNot: [`${plugin}/(syntax|source)`] },
  },
  {
    ...stage("convert", []),
    to: { path: "^(plugins|src)/", pathNot: [`${plugin}/(convert|modules|syntax|source|model)`] },
  },
  overTree("dialects", []),
  overTree("modules", ["dialects"]),
  stage("type-patterns", ["model", "validate/validation-rules"]),
  stage("luau-lsp-docs", ["model", "source/json", "validate/validation-rules"]),
  stage("external-definitions", ["model", "luau-lsp-docs", "validate/validation-rules"]),
  stage("resolve", ["model"]),
  stage("validate", ["model"]),
  stage("layout", ["model"]),
  stage("emit", ["model", "layout"]),
  stage("anchors", ["model", "emit/addresses"]),
  stage("documentation-coverage", ["model"]),
  overTree("format", ["layout"]),
  overTree("bundle", []),
  stage("mock", ["model"]),
  overTree("samples", ["mock", "emit"]),
  // A rule's message names types as pages do.
  overTree("lint", ["validate/validation-rules", "samples/sample-rules", "emit/signatures"]),
  // A shell over the pipeline, like `cli`, which looks at trees for what is under the caret.
  overTree("lsp", ["lint", "format", "anchors", "bundle", "diff", "emit", "pipeline", "samples", "steps"]),
  // What a site publishes for editors and linters.
  overTree("publish", ["bundle", "emit", "mock", "pipeline"]),
  // Old and new are shown as pages print them.
  stage("diff", ["model", "emit/(signatures|markdown)"]),
  ...[
    "model",
    "dialects",
    "modules",
    "convert",
    "type-patterns",
    "luau-lsp-docs",
    "external-definitions",
    "resolve",
  ].map(noNode),
  ...["validate", "layout", "emit", "anchors", "format", "bundle", "lint", "samples", "mock"].map(noNode),
  ...["diff", "documentation-coverage"].map(noNode),
  ...layers("plugins/gatsby-source-luau-defs/src/emit", [
    "addresses",
    "signatures",
    "json",
    "markdown",
    "html",
    "search",
    "graphql",
    "editors",
    "published",
  ]),
  {
    name: "pipeline-without-gatsby",
    severity: "error",
    from: { path: plugin, pathNot: `${plugin}/gatsby/` },
    to: { path: `(^|node_modules/)gatsby(/|$)|${plugin}/gatsby/` },
  },
  {
    name: "shells-over-the-pipeline",
    severity: "error",
    from: { path: `${plugin}/(gatsby|cli)/` },
    to: {
      path: `${plugin}/(source|syntax|dialects|modules|convert|type-patterns|luau-lsp-docs|external-definitions|resolve|validate)/`,
    },
  },
];

module.exports = { plugin, contract, layers, pluginRules };
