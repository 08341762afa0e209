/** A private part of Gatsby or Node that is replaced, wrapped or called. */
export interface Internal {
  readonly name: string;
  /** The module, method or object whose shape it depends on. */
  readonly touches: string;
  readonly why: string;
}

/** The complete list. benchmarks/README.md has the gain of those that exist for speed. */
export const internals = [
  {
    name: "data",
    touches:
      "gatsby/dist/bootstrap, services (createPages, extractQueries), redux (store, emitter, saveState), datastore, query/graphql-runner, utils/api-runner-node and utils/graphql-typegen/ts-codegen, called",
    why: "Gatsby's build is its data and two webpack compilations. Our renderer needs the data alone.",
  },
  {
    name: "reporter",
    touches: "gatsby-cli/lib/reporter/start-logger, replaced; gatsby-cli/lib/reporter and its redux, called",
    why: "A build prints its own steps and what it found, in place of thirty lines of Gatsby's.",
  },
  {
    name: "unused-modules",
    touches:
      "gatsby/dist/utils/{parcel/compile-gatsby-files,worker/pool}, services/start-webpack-server, and gatsby-node of the plugins for functions and shadowing, replaced",
    why: "esbuild has compiled the configuration, and nothing else of these is used: a second process, Parcel, a server.",
  },
  {
    name: "query-parser",
    touches: "FileParser.parseFile of gatsby/dist/query/file-parser, wrapped",
    why: 'Gatsby parses every file that contains the word "config" or "Head" with Babel.',
  },
  {
    name: "loading-cache",
    touches: "Node's Module._pathCache, and Module.prototype._compile up to Node 22.0",
    why: "Gatsby loads 2,000 modules; their paths and compiled code change only when npm installs packages.",
  },
] as const satisfies readonly Internal[];
