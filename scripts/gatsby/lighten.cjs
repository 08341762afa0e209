/**
 * Loaded into each process of `gatsby build` before Gatsby: stands in for those of its modules that load much or read
 * much for what a build of this site has no use for. Together they are a third of a build after a small edit.
 */
"use strict";
const { readFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const path = require("node:path");

/** Modules that are never loaded, and what is in their place. */
const standIns = {
  // Parcel, in a process of its own: compile-config.mjs has compiled the configuration before.
  "gatsby/dist/utils/parcel/compile-gatsby-files": {
    COMPILED_CACHE_DIR: ".cache/compiled",
    compileGatsbyFiles: () => Promise.resolve(),
    findCompiledLocalPluginModule: () => undefined,
    getResolvedFieldsForPlugin: () => ({ resolvedCompiledGatsbyNode: undefined }),
  },
  // Express and webpack's middleware.
  "gatsby/dist/services/start-webpack-server": {
    startWebpackServer: () => Promise.reject(new Error("A build has no development server.")),
  },
  // There are no functions of a server to compile.
  "gatsby/dist/internal-plugins/functions/gatsby-node": {},
  // Looks beside each file that is imported whether a theme has one to put in its place. There are no themes.
  "gatsby/dist/internal-plugins/webpack-theme-component-shadowing/gatsby-node": {},
  // Told to keep to one process, Gatsby starts a second all the same, has it load all plugins and put the schema together,
  // and renders there. A build that has nothing to render ends while that one is still starting, and at times fails for it.
  ...(process.env.GATSBY_CPU_COUNT === "1" && { "gatsby/dist/utils/worker/pool": { create: poolOfNone } }),
};

/** What Gatsby asks of its workers, done here, one task after the other as each of them would. */
function poolOfNone() {
  let last = Promise.resolve();
  const inTurn = (name) => (task) => (last = last.catch(() => {}).then(() => load("gatsby/dist/utils/worker/child/render-html")[name](task)));
  return {
    all: { loadConfigAndPlugins: () => [], buildSchema: () => [] },
    single: { renderHTMLProd: inTurn("renderHTMLProd"), renderSlices: inTurn("renderSlices") },
    end: () => [],
  };
}

/** Modules that are loaded when something is asked of them, which most builds do not do. */
const late = ["@vercel/webpack-asset-relocator-loader", "autoprefixer", "@graphql-codegen/core", "@graphql-tools/code-file-loader", "socket.io"];

/** Modules that are changed as soon as they are loaded. */
const changes = {
  // Gatsby has Babel parse each file with the word "config" or "Head" in it, wherever it stands.
  "gatsby/dist/query/file-parser": ({ default: FileParser }) => {
    const { parseFile } = FileParser.prototype;
    FileParser.prototype.parseFile = function (file, addError) {
      return isOfInterest(file) ? parseFile.call(this, file, addError) : Promise.resolve(null);
    };
  },
};

/** Queries, and the exports of a page that Gatsby looks for. */
const sought = /\bgraphql\s*[`(]|\bgetServerData\b|\bSlice\b|gatsby-plugin-image|\bexport\b[^;=(]*\b(?:Head|config)\b/;

function isOfInterest(file) {
  try {
    return sought.test(readFileSync(file.replace(/\?.*$/s, ""), "utf8"));
  } catch {
    // Gatsby has a message for it.
    return true;
  }
}

// As Gatsby itself would find them.
const load = createRequire(createRequire(path.resolve("package.json")).resolve("gatsby/package.json"));
for (const [request, exports] of Object.entries(standIns)) put(load.resolve(request), { value: exports });
for (const [request, change] of Object.entries(changes)) {
  const file = load.resolve(request);
  put(file, {
    get() {
      const exports = loadAfresh(file);
      change(exports);
      return exports;
    },
  });
}
for (const request of late) {
  const file = load.resolve(request);
  let exports;
  const loaded = () => (exports ??= loadAfresh(file));
  put(file, { value: new Proxy(function () {}, { get: (_, name) => (name === "__esModule" ? undefined : loaded()[name]), apply: (_, self, args) => Reflect.apply(loaded(), self, args) }) });
}

function loadAfresh(file) {
  Reflect.deleteProperty(require.cache, file);
  return load(file);
}

/** Puts a module in the place of one that has not been loaded. */
function put(file, exports) {
  require.cache[file] = Object.defineProperty({ id: file, path: path.dirname(file), filename: file, loaded: true, children: [], paths: [] }, "exports", exports);
}
