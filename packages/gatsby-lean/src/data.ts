/** Gatsby's data of a site: its nodes, its pages, and the results of their queries. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { followNodes } from "./follow-nodes";
import { loadGatsby, type Gatsby, type Page } from "./gatsby";
import { gatsbyRequire } from "./gatsby-require";
import { stubModules } from "./module-stubs";
import { trackReads, type QueryReads } from "./query-reads";

export type { Page } from "./gatsby";
export type { QueryReads } from "./query-reads";

export interface PageResult {
  readonly data: unknown;
  readonly pageContext: Page["context"];
  readonly reads: QueryReads;
}

export type HookArgs = Pick<BuildArgs, "graphql" | "getNodesByType" | "store" | "reporter" | "pathPrefix">;

export interface Data {
  readonly args: HookArgs;
  /** The map, by path, has all pages as they were when nodes last settled. */
  readonly pages: () => ReadonlyMap<string, Page>;
  /** False while nodes change that pages are still to be created from: `refresh` is due. */
  readonly isSettled: () => boolean;
  /** Rejects if the query is wrong, which is a problem in its template. */
  readonly query: (page: Page) => Promise<PageResult>;
  /** Digest of a page's query, and of the nodes that it has read: if it is the same, so is the result. */
  readonly stateOf: (page: Page, reads: QueryReads) => string;
  readonly runHook: (hook: string) => Promise<unknown>;
  /** `graphqlTypegen` names the file for the types of all queries. */
  readonly writeTypes: () => Promise<void>;
  readonly save: () => Promise<void>;
  /** A call means that `refresh` is due, since plugins have changed nodes. */
  readonly follow: (onChange: () => void) => void;
  /** Queries are read again only if sources may have changed them. */
  readonly refresh: (hasNewQueries: boolean) => Promise<void>;
}

export async function openData(command: "build" | "develop"): Promise<Data> {
  // Gatsby and its plugins decide by these.
  Object.assign(process.env, {
    NODE_ENV: "production",
    gatsby_executing_command: command,
    GATSBY_TELEMETRY_DISABLED: "1",
  });
  const load = gatsbyRequire();
  stubModules(load);
  const gatsby = loadGatsby(load);
  const { gatsbyNodeGraphQLFunction: graphql } = await gatsby.bootstrap({ program: program(command) });
  return createData(gatsby, graphql);
}

/** `gatsby build --prefix-paths` has the same options. */
const program = (command: string) => ({
  _: [command],
  directory: process.cwd(),
  prefixPaths: true,
  verbose: false,
  sitePackageJson: JSON.parse(readFileSync("package.json", "utf8")) as unknown,
});

function createData(gatsby: Gatsby, graphql: HookArgs["graphql"]): Data {
  const { store, getNodesByType, reporter, services } = gatsby;
  const pathPrefix = (store.getState().config.pathPrefix ?? "").replace(/\/+$/, "");
  const changes = followNodes(gatsby.emitter);
  let pages: ReadonlyMap<string, Page> = new Map(store.getState().pages);
  let changesInPages = changes.settled();
  let runner = gatsby.createQueryRunner();
  let tracker = trackReads(runner, gatsby);
  const textOf = ({ component }: Page): string => store.getState().components.get(component)?.query ?? "";
  const query = async (page: Page): Promise<PageResult> => {
    const text = textOf(page);
    const pageContext = page.context;
    if (text === "") return { data: undefined, pageContext, reads: { nodes: [], types: [] } };
    const { data, errors } = await runner.query(text, { ...page, ...pageContext }, { queryName: page.path });
    if (errors === undefined) return { data, pageContext, reads: tracker.of(page.path) };
    const messages = errors.map(({ message }) => message).join("\n");
    throw new Error(`The query of ${path.relative(".", page.component)} failed: ${messages}`);
  };
  const refresh = async (hasNewQueries: boolean): Promise<void> => {
    const before = changes.settled();
    const templates = templatesOf(gatsby);
    const context = { store, gatsbyNodeGraphQLFunction: graphql, shouldRunCreatePagesStatefully: true };
    await services.createPages(context);
    if (hasNewQueries || templatesOf(gatsby) !== templates) await services.extractQueries(context);
    await gatsby.runHook("onPostBootstrap", {});
    runner = gatsby.createQueryRunner();
    tracker = trackReads(runner, gatsby);
    // While a guide's node is replaced, its page is missing: after such a change, another refresh follows.
    if (before === null || before !== changes.settled()) return;
    pages = new Map(store.getState().pages);
    changesInPages = before;
  };
  return {
    args: { graphql, getNodesByType, store, reporter, pathPrefix },
    pages: () => pages,
    isSettled: () => changes.settled() === changesInPages,
    query,
    stateOf: (page, reads) => textOf(page) + tracker.stateOf(reads),
    runHook: (hook) => gatsby.runHook(hook, { graphql }),
    writeTypes: () => {
      const { schema, definitions, config } = store.getState();
      return gatsby.writeTypes(process.cwd(), schema, definitions, config.graphqlTypegen ?? {});
    },
    save: gatsby.saveState,
    follow: changes.follow,
    refresh,
  };
}

/** A template that had no page before has no query yet. */
const templatesOf = ({ store }: Gatsby): string => [...store.getState().components.keys()].sort().join("\n");
