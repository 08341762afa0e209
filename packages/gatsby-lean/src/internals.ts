/** A release of Gatsby can change its private parts, which are replaced, wrapped or called. */
export interface Internal {
  readonly name: string;
  /** The module, method or object whose shape it depends on. */
  readonly touches: string;
  readonly why: string;
}

/** The list is complete, for reviews of new releases. */
export const internals = [
  {
    name: "data",
    touches:
      "gatsby/dist/bootstrap, services (createPages, extractQueries), redux (store, emitter, " +
      "saveState), datastore, query/graphql-runner (nodeModel.createPageDependency, replaced), " +
      "utils/api-runner-node and utils/graphql-typegen/ts-codegen, called",
    why:
      "Gatsby's build is its data and two webpack compilations. Our renderer needs the data alone, " +
      "and which nodes a query has read.",
  },
  {
    name: "reporter",
    touches: "gatsby-cli/lib/reporter/start-logger, replaced; gatsby-cli/lib/reporter and its redux, called",
    why: "A build prints its own steps and what it found, in place of thirty lines of Gatsby's.",
  },
  {
    name: "unused-modules",
    touches:
      "gatsby/dist/utils/{parcel/compile-gatsby-files,worker/pool,webpack.config}, " +
      "services/start-webpack-server, internal-plugins/{functions,partytown}/gatsby-node, " +
      "bootstrap/resolve-module-exports (with resolve-js-file-path) and the package socket.io, replaced; " +
      "utils/graphql-typegen/ts-codegen and the package pretty-error, loaded when they are called",
    why:
      "esbuild has compiled the configuration, and nothing else of these is used: Parcel, " +
      "a second process, webpack, Express, WebSockets, hooks for browsers, a code generator, printed exceptions.",
  },
  {
    name: "latest-files",
    touches: "gatsby/dist/utils/get-latest-gatsby-files, replaced",
    why: "Gatsby requests its adapters from two public hosts at each start, and executes the answer.",
  },
  {
    name: "query-parser",
    touches:
      "FileParser.parseFiles of gatsby/dist/query/file-parser, replaced; its parseFile and gatsby/dist/redux, called; " +
      "the actions SET_COMPONENT_FEATURES, SET_COMPONENTS_USING_PAGE_SLICES and QUERY_EXTRACTION_BABEL_SUCCESS",
    why:
      'Gatsby parses every file that contains the word "config" or "Head" with Babel, at each start. ' +
      "Queries of unchanged files are stored.",
  },
  {
    name: "inline-objects",
    touches: "LocalNodeModel.trackInlineObjectsInRootNode of gatsby/dist/schema/node-model, wrapped",
    why: "Gatsby notes the file of each object in each node, also where there is no file.",
  },
] as const satisfies readonly Internal[];
