/** The language server: the protocol's life cycle, documents and diagnostics. `requests.ts` has the answers. */
import path from "node:path";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import {
  CodeActionKind,
  createConnection,
  DidChangeWatchedFilesNotification,
  LSPErrorCodes,
  ProposedFeatures,
  ResponseError,
  StreamMessageReader,
  StreamMessageWriter,
  TextDocuments,
  TextDocumentSyncKind,
  type Connection,
  type InitializeParams,
  type ServerCapabilities,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { changedFindings } from "./published";
import { pathOf, uriOf } from "./places";
import { RenameError } from "./rename";
import { Requests } from "./requests";
import { TOKEN_MODIFIERS, TOKEN_TYPES } from "./tokens";
import { isConfig, openWorkspace, type Workspace } from "./workspace";

export interface ServerOptions {
  /** Files, folders and globs; without any, all definition files in the editor's folder. */
  readonly requests: readonly string[];
  /** The folder, if the editor names none. */
  readonly cwd: string;
  readonly version: string;
}

const EVERY_DEFINITION = ["**/*.d.luau"];
/** While somebody types, the mistakes of the last word are enough. */
const PAUSE = 30;

const CAPABILITIES: ServerCapabilities = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  documentHighlightProvider: true,
  documentSymbolProvider: true,
  workspaceSymbolProvider: true,
  completionProvider: { triggerCharacters: ["@", "[", "-", ":", ">"] },
  foldingRangeProvider: true,
  documentFormattingProvider: true,
  documentRangeFormattingProvider: true,
  codeLensProvider: {},
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
  renameProvider: { prepareProvider: true },
  semanticTokensProvider: {
    legend: { tokenTypes: [...TOKEN_TYPES], tokenModifiers: [...TOKEN_MODIFIERS] },
    full: true,
  },
};

/** Serves until the editor ends the connection, which ends the process. */
export function serve(input: Readable, output: Writable, options: ServerOptions): void {
  const connection = createConnection(
    ProposedFeatures.all,
    new StreamMessageReader(input),
    new StreamMessageWriter(output),
  );
  const documents = new TextDocuments(TextDocument);
  let opening: Promise<Workspace> | null = null;
  let canWatch = false;
  connection.onInitialize((params) => {
    canWatch = params.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    opening = openWorkspace({ root: rootOf(params) ?? options.cwd, requests: requestsOf(params, options) });
    return { capabilities: CAPABILITIES, serverInfo: { name: "luau-defs", version: options.version } };
  });
  connection.onInitialized(async () => {
    if (canWatch) await watchFiles(connection);
    await session.publish();
  });
  const session = createSession(connection, documents, async () => {
    if (opening === null) throw new ResponseError(LSPErrorCodes.ServerCancelled, "The server is not ready.");
    return await opening;
  });
  answerRequests(connection, session.workspace);
  documents.listen(connection);
  connection.listen();
}

function rootOf({ workspaceFolders, rootUri }: InitializeParams): string | null {
  const uri = workspaceFolders?.[0]?.uri ?? rootUri ?? null;
  return uri?.startsWith("file:") === true ? path.resolve(fileURLToPath(uri)) : null;
}

/** `initializationOptions.files` replaces those of the command line. */
function requestsOf(
  { initializationOptions }: InitializeParams,
  { requests }: ServerOptions,
): readonly string[] {
  const given: unknown = (initializationOptions as { readonly files?: unknown } | undefined)?.files;
  const files = Array.isArray(given) ? given.filter((file) => typeof file === "string") : requests;
  return files.length > 0 ? files : EVERY_DEFINITION;
}

const watchFiles = (connection: Connection): Promise<unknown> =>
  connection.client.register(DidChangeWatchedFilesNotification.type, {
    watchers: ["**/*.luau", "**/*.d.lua", "**/luau-defs.config.json", "**/.luaurc"].map((globPattern) => ({
      globPattern,
    })),
  });

interface Session {
  readonly workspace: () => Promise<Workspace>;
  readonly publish: () => Promise<void>;
}

/** Keeps the workspace at the editor's texts, and the editor at the workspace's findings. */
function createSession(
  connection: Connection,
  documents: TextDocuments<TextDocument>,
  workspace: () => Promise<Workspace>,
): Session {
  const published = new Map<string, string>();
  const versions = new Map<string, number>();
  let waiting: NodeJS.Timeout | null = null;
  const publish = async (): Promise<void> => {
    const { analysis, root } = await workspace();
    // Texts may change while findings are sent.
    const analysed = new Map(versions);
    for (const [file, diagnostics] of changedFindings(analysis().findings, analysed, published))
      await connection.sendDiagnostics({
        uri: uriOf(file, root),
        diagnostics,
        ...versionOf(analysed, file),
      });
  };
  const publishSoon = (): void => {
    if (waiting !== null) clearTimeout(waiting);
    waiting = setTimeout(() => void publish(), PAUSE);
  };
  const setText = async ({ uri, version }: TextDocument, text: string | null): Promise<void> => {
    const known = await workspace();
    const file = pathOf(uri, known.root);
    if (file === null || !/\.luau?$/.test(file)) return;
    known.setText(file, text);
    if (text === null) versions.delete(file);
    else versions.set(file, version);
    publishSoon();
  };
  documents.onDidChangeContent(({ document }) => void setText(document, document.getText()));
  documents.onDidClose(({ document }) => void setText(document, null));
  connection.onDidChangeWatchedFiles(async ({ changes }) => {
    const known = await workspace();
    const files = changes.flatMap(({ uri }) => pathOf(uri, known.root) ?? []);
    await known.read(files.some(isConfig) ? "all" : new Set(files));
    publishSoon();
  });
  return { workspace, publish };
}

function versionOf(versions: ReadonlyMap<string, number>, file: string): { readonly version?: number } {
  const version = versions.get(file);
  return version === undefined ? {} : { version };
}

function answerRequests(connection: Connection, workspace: () => Promise<Workspace>): void {
  const answer =
    <Params, Result>(handle: (requests: Requests, params: Params) => Result) =>
    async (params: Params): Promise<Result | ResponseError<void>> => {
      try {
        return handle(new Requests(await workspace()), params);
      } catch (error) {
        // What the author asked for cannot be done: that is no failure of the server.
        if (error instanceof RenameError)
          return new ResponseError(LSPErrorCodes.RequestFailed, error.message);
        throw error;
      }
    };
  connection.onHover(answer((requests, params) => requests.hover(params)));
  connection.onDefinition(answer((requests, params) => requests.definition(params)));
  connection.onReferences(answer((requests, params) => requests.references(params)));
  connection.onDocumentHighlight(answer((requests, params) => requests.highlights(params)));
  connection.onDocumentSymbol(answer((requests, params) => requests.documentSymbols(params)));
  connection.onWorkspaceSymbol(answer((requests, params) => requests.workspaceSymbols(params)));
  connection.onCompletion(answer((requests, params) => requests.completions(params)));
  connection.onFoldingRanges(answer((requests, params) => requests.folding(params)));
  connection.languages.semanticTokens.on(answer((requests, params) => requests.tokens(params)));
  connection.onDocumentFormatting(answer((requests, params) => requests.format(params)));
  connection.onDocumentRangeFormatting(answer((requests, params) => requests.format(params)));
  connection.onCodeLens(answer((requests, params) => requests.lenses(params)));
  connection.onCodeAction(answer((requests, params) => requests.actions(params)));
  connection.onPrepareRename(answer((requests, params) => requests.prepareRename(params)));
  connection.onRenameRequest(answer((requests, params) => requests.rename(params)));
}
