/** The private parts of Gatsby that are called, typed as far as needed. */
import type { BuildArgs } from "gatsby";
import type { Emitter } from "./follow-nodes";

export interface Page {
  readonly path: string;
  /** The template's file; for guides and posts, the name of their text follows. */
  readonly component: string;
  readonly context: Readonly<Record<string, unknown>>;
}

interface Schema {
  getType(name: string): object | undefined;
  getPossibleTypes(type: object): readonly { readonly name: string }[];
}

interface State {
  readonly schema: Schema;
  readonly definitions: object;
  readonly components: ReadonlyMap<string, { readonly query?: string }>;
  readonly pages: ReadonlyMap<string, Page>;
  readonly config: { readonly pathPrefix?: string; readonly graphqlTypegen?: object };
}

type Graphql = BuildArgs["graphql"];
/** The context passes from step to step of a bootstrap. */
type Service = (context: object) => Promise<unknown>;

interface QueryResult {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string }[];
}

interface PageDependency {
  readonly path: string;
  readonly nodeId?: string;
  readonly connection?: string;
}

export interface QueryRunner {
  readonly nodeModel: { createPageDependency: (dependency: PageDependency) => void };
  query(text: string, context: object, options: object): Promise<QueryResult>;
}

export interface Gatsby {
  readonly bootstrap: (context: object) => Promise<{ readonly gatsbyNodeGraphQLFunction: Graphql }>;
  readonly services: Readonly<Record<"createPages" | "extractQueries", Service>>;
  readonly store: BuildArgs["store"] & { getState(): State };
  readonly saveState: () => Promise<void>;
  readonly emitter: Emitter;
  readonly getNode: (id: string) => ReturnType<BuildArgs["getNode"]> | undefined;
  readonly getNodesByType: BuildArgs["getNodesByType"];
  readonly reporter: BuildArgs["reporter"];
  readonly runHook: (hook: string, args: object) => Promise<unknown>;
  readonly writeTypes: (folder: string, schema: object, queries: object, options: object) => Promise<void>;
  readonly createQueryRunner: () => QueryRunner;
}

export interface TypeWriter {
  readonly writeTypeScriptTypes: Gatsby["writeTypes"];
}

/** @param load resolves modules from Gatsby's own folder */
export function loadGatsby(load: NodeJS.Require): Gatsby {
  const { bootstrap } = load("./dist/bootstrap") as Pick<Gatsby, "bootstrap">;
  const { store, emitter, saveState } = load("./dist/redux") as Pick<
    Gatsby,
    "store" | "emitter" | "saveState"
  >;
  const { getNode, getNodesByType } = load("./dist/datastore") as Pick<Gatsby, "getNode" | "getNodesByType">;
  const { GraphQLRunner } = load("./dist/query/graphql-runner") as {
    readonly GraphQLRunner: new (store: object) => QueryRunner;
  };
  return {
    bootstrap,
    services: load("./dist/services") as Gatsby["services"],
    store,
    saveState,
    emitter,
    getNode,
    getNodesByType,
    reporter: load("gatsby-cli/lib/reporter") as Gatsby["reporter"],
    runHook: load("./dist/utils/api-runner-node") as Gatsby["runHook"],
    // The code generator takes as long to load as a small build.
    writeTypes: (...args) =>
      (load("./dist/utils/graphql-typegen/ts-codegen") as TypeWriter).writeTypeScriptTypes(...args),
    createQueryRunner: () => new GraphQLRunner(store),
  };
}
