import { readFileSync } from "node:fs";
import path from "node:path";
import { gatsbyRequire } from "./gatsby-require";
import type { InternalName } from "./internals";
import { uses } from "./lean-process";
import { createPool } from "./worker-pool";

/** Exports that replace a module of Gatsby, which is either not loaded or modified after loading. */
type Stub = (load: NodeJS.Require, file: string) => object;

const nothing: Stub = () => ({});

const stubs: Partial<Record<InternalName, Readonly<Record<string, Stub>>>> = {
  "compiled-config": {
    "gatsby/dist/utils/parcel/compile-gatsby-files": () => ({
      COMPILED_CACHE_DIR: ".cache/compiled",
      compileGatsbyFiles: () => Promise.resolve(),
      findCompiledLocalPluginModule: () => undefined,
      getResolvedFieldsForPlugin: () => ({ resolvedCompiledGatsbyNode: undefined }),
    }),
  },
  "unused-modules": {
    "gatsby/dist/services/start-webpack-server": nothing,
    "gatsby/dist/internal-plugins/functions/gatsby-node": nothing,
    "gatsby/dist/internal-plugins/webpack-theme-component-shadowing/gatsby-node": nothing,
    "@vercel/webpack-asset-relocator-loader": nothing,
    "socket.io": nothing,
  },
  postcss: { autoprefixer: nothing },
  "query-parser": {
    "gatsby/dist/query/file-parser": (load, file) => {
      const exports = load(file) as { readonly default: { readonly prototype: FileParser } };
      parseLess(exports.default.prototype);
      return exports;
    },
  },
  "worker-pool": { "gatsby/dist/utils/worker/pool": (load) => ({ create: () => createPool(load) }) },
};

/** Installs the stubs in use, before Gatsby loads the modules. */
export function stubModules(): void {
  const load = gatsbyRequire();
  for (const [name, modules] of Object.entries(stubs) as [InternalName, Readonly<Record<string, Stub>>][]) {
    if (uses(name))
      for (const [request, exports] of Object.entries(modules)) put(load.resolve(request), exports, load);
  }
}

/** Adds a module to Node's cache without loading it. */
function put(file: string, stub: Stub, load: NodeJS.Require): void {
  const module = {
    id: file,
    path: path.dirname(file),
    filename: file,
    loaded: true,
    children: [],
    paths: [],
  };
  const get = (): object => {
    Reflect.deleteProperty(require.cache, file);
    const exports = stub(load, file);
    require.cache[file] ??= { ...module, exports } as unknown as NodeJS.Module;
    return exports;
  };
  // Node reads only this property of a cached module.
  require.cache[file] = Object.defineProperty(module, "exports", { get }) as unknown as NodeJS.Module;
}

interface FileParser {
  parseFile(file: string, addError: unknown): Promise<unknown>;
}

/** Queries, and the page exports that Gatsby searches for. */
const relevant =
  /\bgraphql\s*[`(]|\bgetServerData\b|\bSlice\b|gatsby-plugin-image|\bexport\b[^;=(]*\b(?:Head|config)\b/;

/**
 * Passes only files to Babel that may contain a query or an export for Gatsby, rather than every file with
 * the word "config" or "Head".
 */
function parseLess(parser: FileParser): void {
  const { parseFile } = parser;
  parser.parseFile = function (file, addError) {
    return isRelevant(file) ? parseFile.call(this, file, addError) : Promise.resolve(null);
  };
}

function isRelevant(file: string): boolean {
  try {
    return relevant.test(readFileSync(file.replace(/\?.*$/s, ""), "utf8"));
  } catch {
    // Gatsby reports the error.
    return true;
  }
}
