/** In: the client's capabilities. Out: what the server may send it. */
import type { ClientCapabilities } from "vscode-languageserver";

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

export const NO_SUPPORT: ClientSupport = supportOf({});
