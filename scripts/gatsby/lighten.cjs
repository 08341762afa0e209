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
};

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

const load = createRequire(path.resolve("package.json"));
for (const [request, exports] of Object.entries(standIns)) put(load.resolve(request), { value: exports });
for (const [request, change] of Object.entries(changes)) {
  const file = load.resolve(request);
  put(file, {
    get() {
      Reflect.deleteProperty(require.cache, file);
      const exports = load(file);
      change(exports);
      return exports;
    },
  });
}

/** Puts a module in the place of one that has not been loaded. */
function put(file, exports) {
  require.cache[file] = Object.defineProperty({ id: file, path: path.dirname(file), filename: file, loaded: true, children: [], paths: [] }, "exports", exports);
}
