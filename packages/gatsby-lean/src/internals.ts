/** The processes that use internals: `npm run build`, and the one of `npm run dev` that loads Gatsby. */
export type Command = "build" | "develop";

/** A private part of Gatsby or webpack that is replaced, patched, called or cached. */
export interface Internal {
  /** The name in `npm run build -- --without name`. */
  readonly name: string;
  /** The module, method or object whose shape it depends on. */
  readonly touches: string;
  readonly why: string;
  /** Set if only one command uses it. */
  readonly only?: Command;
  /** Whether a build uses it only on one or two cores. */
  readonly onFewCores?: true;
  /** Whether it depends on internals of Node. */
  readonly ofNode?: true;
}

/**
 * The complete list of internals in use. `npm run bench:lean` measures the gain of each; the figures are in
 * benchmarks/README.md.
 */
export const internals = [
  {
    name: "compiled-config",
    touches: "gatsby/dist/utils/parcel/compile-gatsby-files, replaced",
    why: "Gatsby starts Parcel for gatsby-config.ts and gatsby-node.ts; esbuild compiles both in 0.1 s.",
  },
  {
    name: "unused-modules",
    touches:
      "gatsby/dist/services/start-webpack-server, its plugins for functions and for themes, and two packages, left out",
    why: "A build loads a development server, a compiler of functions and socket.io without using them.",
  },
  {
    name: "query-parser",
    touches: "FileParser.parseFile of gatsby/dist/query/file-parser, wrapped",
    why: 'Gatsby parses every file that contains the word "config" or "Head" with Babel.',
  },
  {
    name: "loading-cache",
    touches: "Node's Module._pathCache, and Module.prototype._compile up to Node 22.0",
    why: "Gatsby loads 3,000 modules; their paths and compiled code change only when npm installs packages.",
    ofNode: true,
  },
  {
    name: "worker-pool",
    touches: "gatsby/dist/utils/worker/pool, replaced; gatsby/dist/utils/worker/child/render-html, called",
    why: "On two cores, Gatsby loads all plugins and the schema in a second process, and is idle while it renders.",
    onFewCores: true,
  },
  {
    name: "swc",
    touches: "the rules with Babel in Gatsby's and gatsby-plugin-mdx's webpack configuration, replaced",
    why: "SWC compiles scripts twelve times as fast as Babel, which now compiles only files with a query.",
  },
  {
    name: "postcss",
    touches: "postcss-loader in the rules for style sheets, removed",
    why: "PostCSS searches all ancestor folders of each style sheet for a configuration; esbuild adds the prefixes.",
  },
  {
    name: "minifiers",
    touches: "Gatsby's Terser and cssnano, replaced",
    why: "SWC and esbuild minify in a fraction of the time, and cssnano takes two seconds to start.",
  },
  {
    name: "webpack-cache",
    touches: "webpack's cache.buildDependencies and compilation.buildDependencies, emptied",
    why: "webpack checks every file of Gatsby's packages and the loaders; the lock file's digest is equivalent.",
  },
  {
    name: "unchanged-program",
    touches: "webpack's Compiler.run, wrapped; its statistics replaced, as far as Gatsby reads them",
    why: "webpack takes seconds in each of two compilations to determine that nothing has changed.",
    only: "build",
  },
  {
    name: "unused-queries",
    touches: "the default export of gatsby/dist/query/query-compiler, wrapped",
    why: "No gain in time: each build would warn about templates without pages.",
  },
  {
    name: "module-ids",
    touches: "webpack's Module.rootModule and needId, read; Compilation.hash, set",
    why: "No gain in time: webpack's ids and hash depend on the folder, and the same content must give the same bytes.",
  },
  {
    name: "develop-machine",
    touches:
      "gatsby/dist/state-machines/{develop,data-layer,query-running,waiting}, with services replaced and two delays set; xstate's interpret; services buildSchema, extractQueries and writeOutRequires; the redux store, and its emitter with API_RUNNING_START, API_RUNNING_QUEUE_EMPTY and ENQUEUE_NODE_MUTATION; api-runner-node; gatsby-cli's reporter; gatsby_executing_command, switched while the list of templates is written",
    why: "Keeps Gatsby's nodes, pages and queries, without its development bundle, 500 ms batches and repeated query extraction.",
    only: "develop",
  },
  {
    name: "develop-pages",
    touches:
      "gatsby/dist/utils/{webpack.config,webpack-error-utils,get-page-data,page-data,worker/child/render-html} and express, called; GATSBY_SLICES, deleted; StaticQueryMapper, moved to build-html; webpack's idle timeouts of the cache, set; the entry `templates`, replaced",
    why: "Pages are compiled and rendered as in a build, on request.",
    only: "develop",
  },
] as const satisfies readonly Internal[];

export type InternalName = (typeof internals)[number]["name"];
