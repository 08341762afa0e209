import { readFileSync } from "node:fs";
import path from "node:path";
import { logMistakes } from "./log-problems";

/** Exports in place of a module of Gatsby, which is either not loaded, or modified after loading. */
type Stub = (load: NodeJS.Require, file: string) => object;

const nothing: Stub = () => ({});

const stubs: Readonly<Record<string, Stub>> = {
  "gatsby-cli/lib/reporter/start-logger": (load) => ({ startLogger: () => logMistakes(load) }),
  "gatsby/dist/utils/parcel/compile-gatsby-files": () => ({
    COMPILED_CACHE_DIR: ".cache/compiled",
    compileGatsbyFiles: () => Promise.resolve(),
    findCompiledLocalPluginModule: () => undefined,
    getResolvedFieldsForPlugin: () => ({ resolvedCompiledGatsbyNode: undefined }),
  }),
  // What a bootstrap asks of its workers: they would load everything a second time.
  "gatsby/dist/utils/worker/pool": () => ({
    create: () => ({ all: { loadConfigAndPlugins: () => [], buildSchema: () => [] } }),
  }),
  // It requests lists from two public hosts, and executes one of them: Gatsby's adapters for hosts.
  "gatsby/dist/utils/get-latest-gatsby-files": () => ({
    getLatestAdapters: () => Promise.resolve([]),
    getLatestAPIs: () => Promise.resolve({ browser: {}, node: {}, ssr: {} }),
  }),
  "gatsby/dist/services/start-webpack-server": nothing,
  "gatsby/dist/utils/webpack.config": nothing,
  "gatsby/dist/internal-plugins/functions/gatsby-node": nothing,
  "gatsby/dist/query/file-parser": (load, file) => {
    const exports = load(file) as { readonly default: { readonly prototype: FileParser } };
    parseLess(exports.default.prototype);
    return exports;
  },
  "gatsby/dist/schema/node-model": (load, file) => {
    const exports = load(file) as { readonly LocalNodeModel: { readonly prototype: NodeModel } };
    trackLess(exports.LocalNodeModel.prototype);
    return exports;
  },
};

/** Installs the stubs, before Gatsby loads the modules. */
export function stubModules(load: NodeJS.Require): void {
  for (const [request, stub] of Object.entries(stubs)) put(load.resolve(request), stub, load);
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
    Reflect.deleteProperty(load.cache, file);
    const exports = stub(load, file);
    load.cache[file] ??= { ...module, exports } as unknown as NodeJS.Module;
    return exports;
  };
  // Node reads only this property of a cached module.
  load.cache[file] = Object.defineProperty(module, "exports", { get }) as unknown as NodeJS.Module;
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

interface NodeModel {
  trackInlineObjectsInRootNode(node: { readonly parent: string | null }): void;
}

/**
 * Gatsby notes the node of each object inside a node, so that resolvers find the file that it comes from.
 * Nodes without a parent come from none.
 */
function trackLess(model: NodeModel): void {
  const { trackInlineObjectsInRootNode: track } = model;
  model.trackInlineObjectsInRootNode = function (node) {
    if (node.parent !== null) track.call(this, node);
  };
}
