/** Nodes, pages and queries, kept up to date by the state machine of `gatsby develop`. */
import { readFileSync } from "node:fs";
import {
  buildSchema,
  developMachine,
  emitter,
  extractQueries,
  interpret,
  queryRunningMachine,
  recreatePagesMachine,
  reporter,
  runHook,
  store,
  waitingStates,
  writeOutRequires,
  type Machine,
} from "./gatsby";
import { createSettling } from "./settling";

/** Gatsby batches changes for 500 ms. Our changes already arrive in batches. */
const GATHERING_MS = 20;
/** Number of recently shown pages whose queries are run again right after a change. */
const OPEN_PAGES = 10;

export interface Data {
  /** Records that a source file has changed, which may contain a query. */
  readonly sourceChanged: (file: string) => void;
  /** Records that a page is shown. */
  readonly open: (pagePath: string) => void;
}

interface Listeners {
  /** Called once pages and queries are available. */
  readonly firstCompile: () => Promise<void>;
  /** Called whenever a change of nodes or queries has been processed. */
  readonly onSettled: () => void;
}

/** Starts the state machine. */
export function startData({ firstCompile, onSettled }: Listeners): Data {
  const openPages = new Set<string>();
  const queries = createExtraction();
  const settling = createSettling();
  emitter.on("ENQUEUE_NODE_MUTATION", ({ type }) => settling.changed(type));
  gatherShortly();
  const service = interpret(machineWith({ firstCompile, openPages, queries }));
  service.onTransition((step) => {
    const outcome = settling.entered(step);
    if (outcome === "settled") onSettled();
    if (outcome === "incomplete") setImmediate(createPagesAgain);
  });
  service.start();
  return {
    sourceChanged: (file) => {
      queries.invalidate();
      service.send({ type: "SOURCE_FILE_CHANGED", file });
    },
    open: (pagePath) => {
      openPages.delete(pagePath);
      openPages.add(pagePath);
      for (const oldest of [...openPages].slice(0, -OPEN_PAGES)) openPages.delete(oldest);
    },
  };
}

/** Any change of a node makes Gatsby create the pages; this one changes nothing. */
const createPagesAgain = (): void =>
  emitter.emit("ENQUEUE_NODE_MUTATION", {
    type: "touchNode",
    payload: [{ id: "Site", internal: { type: "Site" } }],
  });

function gatherShortly(): void {
  const { batchingNodeMutations, aggregatingFileChanges } = waitingStates.states;
  batchingNodeMutations.after = { [GATHERING_MS]: "committingBatch" };
  aggregatingFileChanges.after = { [GATHERING_MS]: { actions: "extractQueries", target: "idle" } };
}

interface Parts extends Pick<Listeners, "firstCompile"> {
  readonly openPages: ReadonlySet<string>;
  readonly queries: Extraction;
}

/**
 * Gatsby's state machine with our own bundles and pages, which neither webpack nor Gatsby watches or serves.
 */
function machineWith({ firstCompile, openPages, queries }: Parts): Machine {
  const startWebpackServer = async () => {
    await firstCompile();
    const compiler = { hooks: { invalid: { tap: () => {} } } };
    return { compiler, websocketManager: { activePaths: openPages }, webpackWatching: null };
  };
  const services = {
    startWebpackServer,
    recompile: () => Promise.resolve(),
    recreatePages: recreatePagesMachine.withConfig({ services: { buildSchema: createSchemaBuild() } }),
    runQueries: queryRunningMachine.withConfig({
      services: { writeOutRequires: writeTemplates, extractQueries: queries.extract },
    }),
  };
  const context = {
    program: program(),
    app: {},
    reporter,
    pendingQueryRuns: new Set(),
    shouldRunInitialTypegen: false,
  };
  return developMachine.withConfig({ services }).withContext(context);
}

/** The options of `gatsby develop`. The base path is part of the addresses, as in a build. */
const program = () => ({
  _: ["develop"],
  directory: process.cwd(),
  prefixPaths: true,
  host: "127.0.0.1",
  port: 0,
  verbose: false,
  sitePackageJson: JSON.parse(readFileSync("package.json", "utf8")) as unknown,
});

/**
 * Builds the schema as Gatsby does, and then waits for nodes that plugins derive from changed ones: otherwise
 * pages for some of them would be missing.
 */
function createSchemaBuild(): (context: unknown) => Promise<void> {
  let running: Promise<void> | null = null;
  let end = (): void => {};
  emitter.on("API_RUNNING_START", () => {
    running ??= new Promise((resolve) => (end = resolve));
  });
  emitter.on("API_RUNNING_QUEUE_EMPTY", () => {
    running = null;
    end();
  });
  return async (context) => {
    await buildSchema(context);
    while (running !== null) await running;
  };
}

interface Extraction {
  readonly invalidate: () => void;
  readonly extract: (context: unknown) => Promise<void>;
}

/**
 * Gatsby parses all files for queries after each change. Here this happens only after a change to a source,
 * or for the first page of a template.
 */
function createExtraction(): Extraction {
  let extractedFor: string | null = null;
  return {
    invalidate: () => (extractedFor = null),
    extract: async (context) => {
      const templates = [...store.getState().components.keys()].sort().join("\n");
      if (templates !== extractedFor) await extractQueries(context);
      extractedFor = templates;
    },
  };
}

/** Writes the list of templates as in a build. For `gatsby develop`, Gatsby lists each of them twice. */
async function writeTemplates(context: unknown): Promise<void> {
  process.env["gatsby_executing_command"] = "build";
  try {
    await writeOutRequires(context);
  } finally {
    process.env["gatsby_executing_command"] = "develop";
  }
}

/**
 * Rewrites the data shared by all pages, derived from the configuration, the messages and the list of pages.
 */
export const writeSiteData = (): Promise<unknown> => runHook("onPostBootstrap", {});
