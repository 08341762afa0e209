import { spawn } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { TextDocument } from "vscode-languageserver-textdocument";
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type Diagnostic,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type TextEdit,
} from "vscode-languageserver-protocol/node";

type Published = PublishDiagnosticsParams;

/** An editor of one folder, connected to `luau-defs lsp`. */
export interface LspClient {
  readonly connection: ProtocolConnection;
  readonly uri: (file: string) => string;
  readonly open: (file: string, text: string) => Promise<void>;
  /** Reports files that have changed on disk. */
  readonly reread: (files: readonly string[]) => Promise<void>;
  /** Replaces the text, and returns the findings that follow. */
  readonly change: (file: string, text: string) => Promise<readonly Diagnostic[]>;
  /** The findings of a file, as soon as there is one of a rule. */
  readonly findings: (file: string, code: string) => Promise<readonly Diagnostic[]>;
  readonly stop: () => Promise<number | null>;
}

export async function startLspClient(program: string, folder: string): Promise<LspClient> {
  const server = spawn(process.execPath, [program, "lsp", "--stdio"], {
    // The folder itself is emptied between tests.
    cwd: path.dirname(program),
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => server.once("exit", resolve));
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const waiting = new Set<(published: Published) => void>();
  connection.onNotification("textDocument/publishDiagnostics", (published: Published) => {
    for (const one of waiting) one(published);
  });
  connection.onRequest("client/registerCapability", () => null);
  connection.listen();
  const uri = (file: string) => pathToFileURL(path.join(folder, file)).href;
  const next = (file: string, isWanted: (published: Published) => boolean) =>
    new Promise<readonly Diagnostic[]>((resolve) => {
      const look = (published: Published): void => {
        if (published.uri !== uri(file) || !isWanted(published)) return;
        waiting.delete(look);
        resolve(published.diagnostics);
      };
      waiting.add(look);
    });
  await connection.sendRequest("initialize", {
    processId: process.pid,
    rootUri: pathToFileURL(folder).href,
    capabilities: {
      textDocument: {
        hover: { contentFormat: ["markdown"] },
        completion: { completionItem: { snippetSupport: true } },
        documentSymbol: { hierarchicalDocumentSymbolSupport: true },
        publishDiagnostics: { relatedInformation: true },
      },
      window: { showDocument: { support: true } },
      workspace: {
        // The tests report changes themselves.
        didChangeWatchedFiles: { dynamicRegistration: true },
        workspaceEdit: { documentChanges: true, resourceOperations: ["create"] },
      },
    },
  });
  await connection.sendNotification("initialized", {});
  // Files that are opened again go on counting, so that each version is sent once.
  let version = 1;
  return {
    connection,
    uri,
    open: (file, text) =>
      connection.sendNotification("textDocument/didOpen", {
        textDocument: { uri: uri(file), languageId: "luau", version, text },
      }),
    reread: (files) =>
      connection.sendNotification("workspace/didChangeWatchedFiles", {
        changes: files.map((file) => ({ uri: uri(file), type: 2 })),
      }),
    change: async (file, text) => {
      version += 1;
      const wanted = version;
      const found = next(file, (published) => published.version === wanted);
      await connection.sendNotification("textDocument/didChange", {
        textDocument: { uri: uri(file), version },
        contentChanges: [{ text }],
      });
      return await found;
    },
    findings: (file, code) =>
      next(file, ({ diagnostics }) => diagnostics.some((diagnostic) => diagnostic.code === code)),
    stop: async () => {
      await connection.sendRequest("shutdown");
      await connection.sendNotification("exit");
      return await ended;
    },
  };
}

/** The text with edits, as an editor applies them. */
export const withEdits = (text: string, edits: readonly TextEdit[]): string =>
  TextDocument.applyEdits(TextDocument.create("", "luau", 0, text), [...edits]);
