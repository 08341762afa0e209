/**
 * The language server. A request is a function of `DocumentContext` or, for definition files alone, of
 * `FileContext`, and a line in `handlers.ts`, `capabilities.ts` and, for its parameters, `parameters.ts`.
 * Long work runs in `threads.ts`.
 */
import path from "node:path";
import type { Readable, Writable } from "node:stream";
import {
  createConnection,
  DidChangeWatchedFilesNotification,
  ErrorCodes,
  ProposedFeatures,
  StreamMessageReader,
  StreamMessageWriter,
  TextDocuments,
  type Connection,
  type InitializeParams,
  type Message,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { SITE_CONFIG } from "../../check/lint/site-facts";
import { DEFINITION_FILES } from "../../read/source/find-files";
import { isRecord } from "../../read/source/json";
import { capabilitiesFor, supportOf } from "./capabilities";
import { createMessageValidator } from "./message-validator";
import { answerRequests } from "./handlers";
import { diskPathOf } from "./text-ranges";
import { createSession, type Session } from "./server-session";

export interface ServerOptions {
  /** Files, folders and globs; if empty, those of each folder's configuration. */
  readonly requests: readonly string[];
  readonly cwd: string;
  readonly version: string;
}

/** Serves until the client closes the connection, which ends the process. */
export function serveLanguageServer(input: Readable, output: Writable, options: ServerOptions): void {
  const reader = new StreamMessageReader(input);
  const writer = new StreamMessageWriter(output);
  const gate = createMessageValidator(writer, (text) => connection.console.warn(text));
  const connection = createConnection(ProposedFeatures.all, reader, writer, {
    messageStrategy: gate.strategy,
  });
  const guard = guardOf(connection);
  input.once("end", () => process.exit(gate.isShutDown() ? 0 : 1));
  reportUnreadable(reader, writer, input);
  const documents = new TextDocuments(TextDocument);
  let session: Session | null = null;
  const sessionNow = (): Session => {
    // The message validator rejects everything before `initialize`.
    if (session === null) throw new Error("The server is not initialized.");
    return session;
  };
  connection.onInitialize((params) => {
    const support = supportOf(params.capabilities);
    const requests = requestsOf(params, options);
    const roots = rootsOf(params);
    const { cwd } = options;
    session = createSession({ connection, documents, roots, cwd, requests, support, guard });
    return {
      capabilities: capabilitiesFor(support),
      serverInfo: { name: "luau-defs", version: options.version },
    };
  });
  connection.onInitialized(async () => {
    const { support, projects } = sessionNow();
    if (support.watchesFiles) guard(watchFiles(connection));
    if (support.changesFolders)
      connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) =>
        guard(sessionNow().changeFolders(rootsIn(added), rootsIn(removed))),
      );
    for (const project of await projects()) await project.publish();
  });
  followDocuments(connection, documents, sessionNow, guard);
  answerRequests(connection, sessionNow);
  documents.listen(connection);
  connection.listen();
}

const guardOf =
  (connection: Connection) =>
  (work: Promise<unknown>): void => {
    work.catch((error: unknown) => connection.console.error(`This is a bug of luau-defs: ${String(error)}`));
  };

/** JSON-RPC requires a response without id to a message that cannot be parsed. */
function reportUnreadable(reader: StreamMessageReader, writer: StreamMessageWriter, input: Readable): void {
  reader.onError(({ message }) => {
    const error = { code: ErrorCodes.ParseError, message: message.split("\n", 1)[0] ?? "" };
    void writer.write({ jsonrpc: "2.0", id: null, error } as Message);
    // After a header without a length, the reader would wait for more bytes before parsing those received.
    setImmediate(() => input.emit("data", Buffer.alloc(0)));
  });
}

function rootsOf({ workspaceFolders, rootUri, rootPath }: InitializeParams): readonly string[] {
  const named = Array.isArray(workspaceFolders) ? workspaceFolders.filter(hasUri) : [];
  const roots = rootsIn(named.length > 0 ? named : [{ uri: typeof rootUri === "string" ? rootUri : "" }]);
  // `rootPath` is from before the protocol had URIs.
  return roots.length === 0 && typeof rootPath === "string" ? [path.resolve(rootPath)] : roots;
}

const rootsIn = (folders: readonly { readonly uri: string }[]): readonly string[] =>
  folders.map(({ uri }) => diskPathOf(uri)).filter((root) => root !== null);

const hasUri = (folder: unknown): folder is { readonly uri: string } =>
  isRecord(folder) && typeof folder["uri"] === "string";

/** `initializationOptions.files` replaces the files of the command line. */
function requestsOf(
  { initializationOptions }: InitializeParams,
  { requests }: ServerOptions,
): readonly string[] | null {
  const options: unknown = initializationOptions;
  const requested = isRecord(options) ? options["files"] : null;
  const files = Array.isArray(requested) ? requested.filter((file) => typeof file === "string") : requests;
  return files.length > 0 ? files : null;
}

const watchFiles = (connection: Connection): Promise<unknown> =>
  connection.client.register(DidChangeWatchedFilesNotification.type, {
    watchers: [
      ...DEFINITION_FILES,
      "**/*.{md,mdx}",
      "**/*luau-defs*.json",
      `**/${SITE_CONFIG}`,
      "**/.luaurc",
    ].map((globPattern) => ({ globPattern })),
  });

function followDocuments(
  connection: Connection,
  documents: TextDocuments<TextDocument>,
  session: () => Session,
  guard: (work: Promise<unknown>) => void,
): void {
  documents.onDidChangeContent(({ document }) => guard(session().setDocument(document)));
  documents.onDidClose(({ document }) => guard(session().closeDocument(document.uri)));
  documents.onDidSave(({ document }) => guard(session().readFiles([document.uri])));
  const read = (uris: readonly string[]): void => guard(session().readFiles(uris));
  connection.onDidChangeWatchedFiles(({ changes }) => read(changes.map(({ uri }) => uri)));
  connection.workspace.onDidCreateFiles(({ files }) => read(files.map(({ uri }) => uri)));
  connection.workspace.onDidDeleteFiles(({ files }) => read(files.map(({ uri }) => uri)));
  connection.workspace.onDidRenameFiles(({ files }) =>
    read(files.flatMap(({ oldUri, newUri }) => [oldUri, newUri])),
  );
}
