/** What uses internals: `npm run build`, and the process of `npm run dev` that Gatsby is loaded in. */
export type Command = "build" | "develop";

/** A private part of Gatsby or webpack that is replaced, patched, called or cached. */
export interface Internal {
  /** As in `npm run build -- --without name`. */
  readonly name: string;
  /** The module, method or object whose shape is relied on. */
  readonly touches: string;
  readonly why: string;
  /** The one command that uses it, where the other does not. */
  readonly only?: Command;
  /** Whether a build uses it on two cores or one alone. */
  readonly onFewCores?: true;
}

/**
 * Every internal that is touched, and the only list of them. What each gains is measured by `npm run
 * bench:lean`; the figures are in benchmarks/README.md.
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
    why: "A build loads a development server, a compiler of functions and socket.io, and runs none of them.",
  },
  {
    name: "query-parser",
    touches: "FileParser.parseFile of gatsby/dist/query/file-parser, wrapped",
    why: 'Gatsby has Babel parse each file with the word "config" or "Head", wherever in it.',
  },
  {
    name: "loading-cache",
    touches: "Node's Module._pathCache, and Module.prototype._compile up to Node 22.0",
    why: "Gatsby loads three thousand modules; where they are and V8's code of them change with npm alone.",
  },
  {
    name: "worker-pool",
    touches: "gatsby/dist/utils/worker/pool, replaced; gatsby/dist/utils/worker/child/render-html, called",
    why: "On two cores Gatsby loads all plugins and the schema in a second process, and waits while it renders.",
    onFewCores: true,
  },
  {
    name: "swc",
    touches: "the rules with Babel in Gatsby's and gatsby-plugin-mdx's webpack configuration, replaced",
    why: "SWC compiles scripts in a twelfth of Babel's time; Babel is left with the files that have a query.",
  },
  {
    name: "postcss",
    touches: "postcss-loader in the rules for style sheets, removed",
    why: "PostCSS looks for a configuration in all folders above each style sheet; esbuild adds the prefixes.",
  },
  {
    name: "minifiers",
    touches: "Gatsby's Terser and cssnano, replaced",
    why: "SWC and esbuild minify in a fraction of the time, and cssnano takes two seconds to start.",
  },
  {
    name: "webpack-cache",
    touches: "webpack's cache.buildDependencies and compilation.buildDependencies, emptied",
    why: "webpack checks each file of all packages of Gatsby and the loaders; the lock file's digest says the same.",
  },
  {
    name: "unchanged-program",
    touches: "webpack's Compiler.run, wrapped; its statistics, as far as Gatsby reads them, made up",
    why: "webpack takes seconds in two compilations to find out that nothing has changed.",
    only: "build",
  },
  {
    name: "unused-queries",
    touches: "the default export of gatsby/dist/query/query-compiler, wrapped",
    why: "No gain in time: Gatsby warns in each build of templates that a site has no page of.",
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
    why: "Nodes, pages and queries stay Gatsby's; its development bundle, batches of 500 ms and repeated extraction of queries do not.",
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
