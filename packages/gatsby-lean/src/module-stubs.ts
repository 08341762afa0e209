import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { TypeWriter } from "./gatsby";
import { logProblems } from "./log-problems";
import { storedQueries, type FileParser, type QueryState } from "./stored-queries";

/** A stub replaces a module of Gatsby, or modifies it after loading. */
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
  // Worker processes would load all modules a second time.
  "gatsby/dist/utils/worker/pool": () => ({
    create: () => ({ all: { loadConfigAndPlugins: () => [], buildSchema: () => [] } }),
  }),
  // The module requests lists from two public hosts, and executes one of them: Gatsby's adapters for hosts.
  "gatsby/dist/utils/get-latest-gatsby-files": () => ({
    getLatestAdapters: () => Promise.resolve([]),
    getLatestAPIs: () => Promise.resolve({ browser: {}, node: {}, ssr: {} }),
  }),
  // The module loads a GraphQL code generator, of which a bootstrap needs the defaults of two options.
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
    skipNodesWithoutFile(exports.LocalNodeModel.prototype);
    return exports;
  },
};

/** Stubs must be installed before Gatsby loads the modules. */
export function stubModules(load: NodeJS.Require): void {
  for (const [request, stub] of Object.entries(stubs)) installStub(load.resolve(request), stub, load);
  // npm may install the package below the only one that requires it.
  installStub(
    createRequire(load.resolve("gatsby-cli/package.json")).resolve("pretty-error"),
    printErrorsLater,
    load,
  );
}

function loadReplaced(load: NodeJS.Require, file: string): unknown {
  Reflect.deleteProperty(load.cache, file);
  return load(file);
}

/** Node's cache has the module without loading it. */
function installStub(file: string, stub: Stub, load: NodeJS.Require): void {
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

/** Node names the hooks that it loads: Gatsby parses those for browsers and for its HTML with Babel. */
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

type ErrorPrinter = Record<string, (...args: readonly unknown[]) => string>;

/** The printer of exceptions takes long to load; everything that was set on it before is set again. */
function printErrorsLater(load: NodeJS.Require, file: string): object {
  return function createPrinter() {
    const calls = new Array<readonly [method: string, args: readonly unknown[]]>();
    const render = (error: unknown): string => {
      const printer = new (loadReplaced(load, file) as new () => ErrorPrinter)();
      for (const [method, args] of calls) printer[method]?.(...args);
      return printer["render"]?.(error) ?? "";
    };
    const later = (target: object, method: string): unknown =>
      Reflect.get(target, method) ?? ((...args: readonly unknown[]) => void calls.push([method, args]));
    return new Proxy({ render }, { get: later });
  };
}

interface NodeModel {
  trackInlineObjectsInRootNode(node: { readonly parent: string | null }): void;
}

/** Gatsby records the node of each object, to find its file. Nodes without a parent have none. */
function skipNodesWithoutFile(model: NodeModel): void {
  const { trackInlineObjectsInRootNode: track } = model;
  model.trackInlineObjectsInRootNode = function (node) {
    if (node.parent !== null) track.call(this, node);
  };
}
