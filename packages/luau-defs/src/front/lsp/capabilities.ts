import {
  CodeActionKind,
  PositionEncodingKind,
  TextDocumentSyncKind,
  type FileOperationRegistrationOptions,
  type ServerCapabilities,
} from "vscode-languageserver";
import type { ClientSupport } from "./client-support";
import { TOKEN_MODIFIERS, TOKEN_TYPES } from "./semantic-tokens";

const FILES: FileOperationRegistrationOptions = {
  filters: [{ scheme: "file", pattern: { glob: "**/*.{luau,lua,md,mdx}" } }],
};

export function capabilitiesFor({ pullsDiagnostics, changesFolders }: ClientSupport): ServerCapabilities {
  return {
    ...CAPABILITIES,
    ...(pullsDiagnostics && {
      diagnosticProvider: { interFileDependencies: true, workspaceDiagnostics: false },
    }),
    workspace: {
      fileOperations: { didCreate: FILES, didRename: FILES, didDelete: FILES },
      ...(changesFolders && { workspaceFolders: { supported: true, changeNotifications: true } }),
    },
  };
}

const CAPABILITIES: ServerCapabilities = {
  positionEncoding: PositionEncodingKind.UTF16,
  textDocumentSync: {
    openClose: true,
    change: TextDocumentSyncKind.Incremental,
    save: { includeText: false },
  },
  hoverProvider: true,
  definitionProvider: true,
  typeDefinitionProvider: true,
  referencesProvider: true,
  documentHighlightProvider: true,
  documentSymbolProvider: true,
  workspaceSymbolProvider: true,
  completionProvider: { triggerCharacters: ["@", "[", "-", ":", ">", "."] },
  signatureHelpProvider: { triggerCharacters: ["(", ","], retriggerCharacters: [")"] },
  documentLinkProvider: {},
  foldingRangeProvider: true,
  documentFormattingProvider: true,
  documentRangeFormattingProvider: true,
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
  renameProvider: { prepareProvider: true },
  semanticTokensProvider: {
    legend: { tokenTypes: [...TOKEN_TYPES], tokenModifiers: [...TOKEN_MODIFIERS] },
    full: true,
    range: true,
  },
};
