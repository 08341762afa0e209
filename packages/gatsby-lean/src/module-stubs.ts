import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { TypeWriter } from "./gatsby";
import { logProblems } from "./log-problems";
import { storedQueries, type FileParser, type QueryState } from "./stored-queries";

/** Exports in place of a module of Gatsby, which is either not loaded, or modified after loading. */
type Stub = (load: NodeJS.Require, file: string) => object;

const nothing: Stub = () => ({});

const stubs: Readonly<Record<string, Stub>> = {
  "gatsby-cli/lib/reporter/start-logger": (load) => ({ startLogger: () => logProblems(load) }),
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
  // It loads a GraphQL code generator, of which a bootstrap needs the defaults of two options.
  "gatsby/dist/utils/graphql-typegen/ts-codegen": (load, file) => ({
    DEFAULT_TYPES_OUTPUT_PATH: "src/gatsby-types.d.ts",
    DEFAULT_DOCUMENT_SEARCH_PATHS: ["./gatsby-node.ts", "./plugins/**/gatsby-node.ts"],
    writeTypeScriptTypes: (...args: Parameters<TypeWriter["writeTypeScriptTypes"]>) =>
      (loadReplaced(load, file) as TypeWriter).writeTypeScriptTypes(...args),
  }),
  "gatsby/dist/bootstrap/resolve-module-exports": (load) => ({ resolveModuleExports: hooksOf(load) }),
  "socket.io": nothing,
  "gatsby/dist/internal-plugins/partytown/gatsby-node": nothing,
  "gatsby/dist/services/start-webpack-server": nothing,
  "gatsby/dist/utils/webpack.config": nothing,
  "gatsby/dist/internal-plugins/functions/gatsby-node": nothing,
  "gatsby/dist/query/file-parser": (load, file) => ({
    default: storedQueries(
      {
        ...(load("./package.json") as Pick<QueryState, "version">),
        ...(load("./dist/redux") as Pick<QueryState, "store">),
        ...(load("graphql") as Pick<QueryState, "parse">),
      },
      () => new (loadReplaced(load, file) as { readonly default: new () => FileParser }).default(),
    ),
  }),
  "gatsby/dist/schema/node-model": (load, file) => {
    const exports = load(file) as { readonly LocalNodeModel: { readonly prototype: NodeModel } };
    trackLess(exports.LocalNodeModel.prototype);
    return exports;
  },
};

/** Installs the stubs, before Gatsby loads the modules. */
export function stubModules(load: NodeJS.Require): void {
  for (const [request, stub] of Object.entries(stubs)) put(load.resolve(request), stub, load);
  // npm may install it below the only package that requires it.
  put(createRequire(load.resolve("gatsby-cli/package.json")).resolve("pretty-error"), printErrorsLater, load);
}

/** Loads what a stub replaces, once it is needed. */
function loadReplaced(load: NodeJS.Require, file: string): unknown {
  Reflect.deleteProperty(load.cache, file);
  return load(file);
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

interface HookFile {
  readonly mode?: "import";
  readonly rootDir: string;
}

/** Names the hooks of a plugin for Node. Gatsby parses those for browsers and for its HTML with Babel. */
function hooksOf(load: NodeJS.Require) {
  const { resolveJSFilepath } = load("./dist/bootstrap/resolve-js-file-path") as {
    resolveJSFilepath(options: { readonly rootDir: string; readonly filePath: string }): Promise<string>;
  };
  return async (filePath: string, { mode, rootDir }: HookFile): Promise<readonly string[]> => {
    const file = mode === "import" ? await resolveJSFilepath({ rootDir, filePath }) : "";
    if (file === "") return [];
    const hooks = (await import(pathToFileURL(file).href)) as { readonly default?: object };
    return Object.keys(hooks.default ?? hooks).filter((name) => name !== "__esModule");
  };
}

/** The package `pretty-error`. */
type ErrorPrinter = Record<string, (...args: readonly unknown[]) => string>;

/** Loads the printer of exceptions when there is one to print, with all that was set before. */
function printErrorsLater(load: NodeJS.Require, file: string): object {
  return function createPrinter() {
    const calls = new Array<readonly [method: string, args: readonly unknown[]]>();
    const render = (error: unknown): string => {
      const printer = new (loadReplaced(load, file) as new () => ErrorPrinter)();
      for (const [method, args] of calls) printer[method]?.(...args);
      return printer["render"]?.(error) ?? "";
    };
    const later = (own: object, method: string): unknown =>
      Reflect.get(own, method) ?? ((...args: readonly unknown[]) => void calls.push([method, args]));
    return new Proxy({ render }, { get: later });
  };
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
