/**
 * Loaded into each process of `gatsby build` before Gatsby: stands in for those of its modules that load much or read
 * much for what a build of this site has no use for. Together they are a third of a build after a small edit.
 */
"use strict";
const { readFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const path = require("node:path");
const { createPool } = require("./render-pool.cjs");

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
  ...(process.env.GATSBY_CPU_COUNT === "1" && { "gatsby/dist/utils/worker/pool": { create: () => createPool(load) } }),
};

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
  // Gatsby notes of every object within a node whose it is, for fields that name a file beside it. Modules have none, and
  // are ten thousands of objects.
  "gatsby/dist/schema/node-model": ({ LocalNodeModel }) => {
    const { trackInlineObjectsInRootNode } = LocalNodeModel.prototype;
    LocalNodeModel.prototype.trackInlineObjectsInRootNode = function (node) {
      if (node.internal.type !== "LuauModule") trackInlineObjectsInRootNode.call(this, node);
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
