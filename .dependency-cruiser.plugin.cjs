// @ts-check
/** Which folder of the plugin may import which: see `.dependency-cruiser.cjs`. */
const { layers, npm, only } = require("./.dependency-cruiser.folders.cjs");

const plugin = "^plugins/gatsby-source-luau-defs/src";
/** For the version. */
const manifest = "^plugins/gatsby-source-luau-defs/package\\.json$";
const parser = "^packages/full-moon-wasm/";
const luau = "^packages/luau-wasm/";
const search = "^packages/luau-search/src/index\\.ts$";

/**
 * A folder of the plugin, or one of its files; `values` and `types` are relative to the plugin's `src`.
 * @param {string} name
 * @param {import("./.dependency-cruiser.folders.cjs").Imports & {
 *   packages?: readonly string[],
 *   packageTypes?: readonly string[],
 * }} may
 */
const stage = (name, { values = [], types = [], packages = [], packageTypes = [], node } = {}) => {
  /** @param {string} one */
  const inPlugin = (one) => `${plugin}/${one}(/|$)`;
  const folder = name.endsWith(".ts") ? `${plugin}/${name.replace(".", "\\.")}$` : `${plugin}/${name}`;
  return only(`plugin-${name.replace(/\.ts$/, "")}`, folder, {
    values: [...values.map(inPlugin), ...packages],
    types: [...types.map(inPlugin), ...packageTypes],
    ...(node && { node }),
  });
};

/** Stages of one file. */
const ofFiles = [
  ...stage("model"),
  // The only stage that reads definitions from the disk.
  ...stage("source", { packages: npm("chokidar", "tinyglobby"), node: true }),
  ...stage("syntax", { types: ["source"], packages: [parser] }),
  ...stage("dialects", { values: ["syntax", "model"], types: ["source"], packages: [parser] }),
  ...stage("modules", {
    values: ["syntax", "source/source-file.ts"],
    types: ["dialects", "source", "model"],
    packageTypes: [parser],
    node: ["path"],
  }),
  ...stage("convert", {
    values: ["syntax", "model"],
    types: ["modules", "source"],
    packageTypes: [parser],
  }),
];

/** Stages of all files. */
const ofModels = [
  ...stage("type-patterns", { values: ["model", "validate/validation-rules.ts"] }),
  ...stage("luau-lsp-docs", { values: ["model", "source/json.ts", "validate/validation-rules.ts"] }),
  ...stage("external-definitions", {
    values: ["model", "luau-lsp-docs", "validate/validation-rules.ts"],
  }),
  ...stage("platforms", {
    values: [
      "model",
      "source/json.ts",
      "source/json-places.ts",
      "source/source-file.ts",
      "validate/validation-rules.ts",
    ],
  }),
  ...stage("resolve", { values: ["model"] }),
  ...stage("validate", { values: ["model"] }),
  ...stage("layout"),
  ...stage("emit", { values: ["model", "layout"], packages: npm("markdown-it") }),
  ...stage("mock", { values: ["model", "syntax/without-comments.ts"] }),
  ...stage("verify", { values: ["model", "source/json.ts", "syntax/without-comments.ts"], node: ["crypto"] }),
  ...stage("anchors", { values: ["emit/addresses"], types: ["model"] }),
  ...stage("documentation-coverage", { values: ["model"] }),
  // Old and new are shown as pages print them.
  ...stage("diff", {
    values: ["model", "emit/addresses", "emit/signatures", "emit/markdown"],
    types: ["emit/json"],
    packages: [luau],
  }),
];

/** Folders that use a file's tree and its model. */
const overTrees = [
  ...stage("format", { values: ["layout", "syntax", "source"], packages: [parser] }),
  ...stage("bundle", { values: ["model", "platforms", "syntax"], types: ["source"], packages: [parser] }),
  ...stage("samples", {
    values: ["model", "emit", "syntax"],
    types: ["mock", "source"],
    packages: [parser, luau, search],
    node: ["crypto"],
  }),
  // A rule's message names types as pages do.
  ...stage("lint", {
    values: [
      "model",
      "syntax",
      "source",
      "emit/signatures",
      "validate/validation-rules.ts",
      "samples/sample-rules.ts",
      "verify/verify-rules.ts",
    ],
    packages: npm("@babel/parser"),
    packageTypes: [parser, ...npm("@babel/types")],
    node: ["path"],
  }),
  ...stage("publish", {
    values: ["model", "emit", "mock", "bundle", "platforms"],
    types: ["pipeline.ts"],
    node: true,
  }),
];

const composition = [
  ...stage("steps.ts"),
  ...stage("analyse-file.ts", {
    values: ["syntax", "dialects", "modules", "convert"],
    types: ["model", "source", "steps.ts"],
  }),
  ...stage("reference-reader.ts", {
    values: ["validate/validation-rules.ts"],
    types: ["model"],
    node: ["path"],
  }),
  ...stage("read-inventories.ts", {
    values: ["platforms", "reference-reader.ts", "source"],
    types: ["model"],
    node: ["path"],
  }),
  ...stage("read-reference.ts", {
    values: [
      "model",
      "source",
      "luau-lsp-docs",
      "read-inventories.ts",
      "reference-reader.ts",
      "validate/validation-rules.ts",
      "verify/verified.ts",
    ],
    types: ["external-definitions"],
    node: ["path"],
  }),
  ...stage("analyse-all.ts", {
    values: ["analyse-file.ts", "model", "modules", "platforms", "read-reference.ts", "source"],
    types: ["external-definitions", "steps.ts"],
    node: ["path"],
  }),
  ...stage("api-model.ts", {
    values: ["external-definitions", "model", "resolve"],
    types: ["read-reference.ts"],
  }),
  ...stage("read-required.ts", { values: ["modules", "resolve", "source", "syntax"] }),
  ...stage("rule-levels.ts", { values: ["source"], types: ["validate"] }),
  ...stage("pipeline.ts", {
    values: [
      "rule-levels.ts",
      "api-model.ts",
      "analyse-all.ts",
      "analyse-file.ts",
      "read-inventories.ts",
      "read-reference.ts",
      "read-required.ts",
      "steps.ts",
      "source",
      "syntax",
      "dialects",
      "modules",
      "model",
      "type-patterns",
      "luau-lsp-docs",
      "platforms",
      "external-definitions",
      "resolve",
      "validate",
    ],
    node: ["path"],
  }),
];

/** All that is done with the pipeline's results. */
const RESULTS = ["model", "emit", "anchors", "bundle", "diff", "lint", "pipeline.ts"];

/** Thin layers over the pipeline, which reach the stages before `emit` through it. */
const shells = [
  ...stage("gatsby", {
    values: [...RESULTS, "publish", "verify/verify-rules.ts"],
    packages: [manifest],
    packageTypes: npm("gatsby"),
    node: true,
  }),
  ...stage("cli", {
    values: [...RESULTS, "documentation-coverage", "format", "lsp", "mock", "samples", "verify"],
    packages: [luau, search, manifest, ...npm("@modelcontextprotocol/sdk", "commander", "tinyglobby", "zod")],
    node: true,
  }),
  // The tree is used for what is under the caret.
  ...stage("lsp", {
    values: [...RESULTS, "format", "samples", "source", "steps.ts", "syntax"],
    packages: [parser, luau, ...npm("chokidar", "tinyglobby", "vscode-languageserver[\\w-]*")],
    node: true,
  }),
  ...stage("index.ts", { values: [...RESULTS, "format", "publish"] }),
];

module.exports = {
  plugin,
  pluginRules: [
    ...ofFiles,
    ...ofModels,
    ...overTrees,
    ...composition,
    ...shells,
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
  ],
};
