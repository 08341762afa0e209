/**
 * The private parts of Gatsby used by the development server, loaded from the same files as Gatsby does, and
 * typed as far as needed.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { gatsbyRequire } from "../gatsby-require";
import type { Step } from "./settling";

const load = gatsbyRequire();

/** A state machine of xstate. */
export interface Machine {
  withConfig(config: { readonly services: Readonly<Record<string, unknown>> }): Machine;
  withContext(context: object): Machine;
}

/** A running machine. */
interface Service {
  onTransition(listen: (step: Step) => void): unknown;
  start(): unknown;
  send(event: { readonly type: "SOURCE_FILE_CHANGED"; readonly file: string }): unknown;
}

interface WaitingStates {
  readonly states: Readonly<Record<"batchingNodeMutations" | "aggregatingFileChanges", { after?: object }>>;
}

/** A service that a machine runs in a state; the machine's context is passed through. */
type Task = (context: unknown) => Promise<unknown>;

export const { developMachine } = load("./dist/state-machines/develop") as { developMachine: Machine };
export const { recreatePagesMachine } = load("./dist/state-machines/data-layer") as {
  recreatePagesMachine: Machine;
};
export const { queryRunningMachine } = load("./dist/state-machines/query-running") as {
  queryRunningMachine: Machine;
};
export const { waitingStates } = load("./dist/state-machines/waiting") as { waitingStates: WaitingStates };
export const { buildSchema, extractQueries, writeOutRequires } = load("./dist/services") as Readonly<
  Record<"buildSchema" | "extractQueries" | "writeOutRequires", Task>
>;
export const { interpret } = load("xstate") as { interpret: (machine: Machine) => Service };

export interface Page {
  readonly path: string;
}

interface State {
  readonly components: ReadonlyMap<string, unknown>;
  readonly pages: ReadonlyMap<string, Page>;
  readonly config: { readonly pathPrefix?: string };
  readonly program: { readonly directory: string };
  /** Queries are dirty when their data have changed since they ran. */
  readonly queries: {
    readonly trackedQueries: ReadonlyMap<string, { readonly dirty: number; readonly running: number }>;
  };
  readonly pendingPageDataWrites: { readonly pagePaths: ReadonlySet<string> };
}

/** An action on a node, with its arguments. */
interface NodeMutation {
  readonly type: string;
  readonly payload: readonly unknown[];
}

export const { store, emitter } = load("./dist/redux") as {
  readonly store: { getState(): State };
  readonly emitter: {
    on(event: string, listen: (mutation: NodeMutation) => void): void;
    emit(event: string, mutation: NodeMutation): void;
  };
};
/** Runs a hook of all plugins. */
export const runHook = load("./dist/utils/api-runner-node") as (
  hook: string,
  args: object,
) => Promise<unknown>;
export const reporter = load("gatsby-cli/lib/reporter") as {
  error(message: string, error: unknown): void;
  warn(message: string): void;
  panicOnBuild(mistakes: unknown): void;
};

export interface Stats {
  hasErrors(): boolean;
  readonly compilation: { readonly fileDependencies: Iterable<string>; readonly errors: readonly unknown[] };
}

export interface Compiler {
  run(done: (error: Error | null, stats?: Stats) => void): void;
  close(done: () => void): void;
}

/** The properties of a webpack configuration used here. */
export interface BundleConfig {
  readonly name: string;
  entry: object;
  cache: object;
  optimization: object;
  plugins: readonly object[];
}

export const webpack = load("webpack") as (config: BundleConfig) => Compiler;
export const webpackConfig = load("./dist/utils/webpack.config") as (
  program: object,
  folder: string,
  stage: string,
  port: null,
) => Promise<BundleConfig>;
export const { structureWebpackErrors } = load("./dist/utils/webpack-error-utils") as {
  structureWebpackErrors: (stage: string, errors: readonly unknown[]) => unknown;
};

interface RenderTask {
  readonly paths: readonly string[];
  readonly htmlComponentRendererPath: string;
  readonly envVars: readonly never[];
  readonly sessionId: number;
  readonly webpackCompilationHash: string;
}

/** Runs a page's query unless its result is up to date. */
export const { getPageData } = load("./dist/utils/get-page-data") as {
  getPageData: (pagePath: string) => Promise<unknown>;
};
export const { enqueueFlush: writePageData, readPageData } = load("./dist/utils/page-data") as {
  enqueueFlush: () => void;
  readPageData: (publicFolder: string, pagePath: string) => Promise<unknown>;
};

/** The result of a page's query, without running it; null if it is not up to date. */
export async function currentPageData(pagePath: string): Promise<unknown> {
  const { queries, pendingPageDataWrites, program } = store.getState();
  const query = queries.trackedQueries.get(pagePath);
  const isCurrent =
    query?.dirty === 0 && query.running === 0 && !pendingPageDataWrites.pagePaths.has(pagePath);
  if (!isCurrent) return null;
  return readPageData(path.join(program.directory, "public"), pagePath).catch(() => null);
}
/** Renders pages into `public/`. */
export const { renderHTMLProd } = load("./dist/utils/worker/child/render-html") as {
  renderHTMLProd: (task: RenderTask) => Promise<unknown>;
};

interface Request {
  readonly path: string;
}

export interface Answer {
  status(code: number): Answer;
  type(kind: string): Answer;
  send(body: string): void;
  redirect(address: string): void;
  redirect(status: number, address: string): void;
}

export type Handler = (request: Request, response: Answer, next: () => void) => unknown;

interface Express {
  (request: IncomingMessage, response: ServerResponse): void;
  get(route: string, handler: Handler): Express;
  use(handler: Handler): Express;
  use(prefix: string, site: Express): Express;
}

export const express = load("express") as {
  (): Express;
  readonly static: (folder: string, options: object) => Handler;
};

/** Removes a folder's modules from Node's cache, so that they are loaded again. */
export function forgetModules(folder: string): void {
  const files = Object.keys(load.cache).filter((file) => file.startsWith(folder + path.sep));
  for (const file of files) Reflect.deleteProperty(load.cache, file);
}
