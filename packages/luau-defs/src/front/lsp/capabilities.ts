import {
  CodeActionKind,
  PositionEncodingKind,
  TextDocumentSyncKind,
  type FileOperationRegistrationOptions,
  type ServerCapabilities,
  type ClientCapabilities,
} from "vscode-languageserver";

export const TOKEN_TYPES = [
  ...(["namespace", "class", "enum", "interface", "function", "method", "property"] as const),
  ...(["enumMember", "event", "variable", "decorator", "parameter"] as const),
] as const;
export const TOKEN_MODIFIERS = ["declaration", "documentation", "deprecated"] as const;

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

export interface ClientSupport {
  readonly snippets: boolean;
  readonly markdownHover: boolean;
  readonly nestedSymbols: boolean;
  readonly relatedInformation: boolean;
  readonly pullsDiagnostics: boolean;
  readonly refreshesDiagnostics: boolean;
  readonly watchesFiles: boolean;
  readonly createsFiles: boolean;
  readonly changesFolders: boolean;
}

export function supportOf({ textDocument, workspace }: ClientCapabilities): ClientSupport {
  const edits = workspace?.workspaceEdit;
  return {
    snippets: textDocument?.completion?.completionItem?.snippetSupport === true,
    markdownHover: isMarkdownFirst(textDocument?.hover?.contentFormat),
    nestedSymbols: textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport === true,
    relatedInformation: textDocument?.publishDiagnostics?.relatedInformation === true,
    pullsDiagnostics: isGiven(textDocument?.diagnostic),
    refreshesDiagnostics: workspace?.diagnostics?.refreshSupport === true,
    watchesFiles: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    createsFiles: edits?.documentChanges === true && hasWord(edits.resourceOperations, "create"),
    changesFolders: workspace?.workspaceFolders === true,
  };
}

const isGiven = (value: unknown): boolean => typeof value === "object" && value !== null;

const hasWord = (value: unknown, word: string): boolean => Array.isArray(value) && value.includes(word);

/** Clients list formats in order of preference. */
const isMarkdownFirst = (formats: unknown): boolean => Array.isArray(formats) && formats[0] === "markdown";
