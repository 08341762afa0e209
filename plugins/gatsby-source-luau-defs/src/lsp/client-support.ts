/** In: what an editor says of itself. Out: what the server may send it. */
import type { ClientCapabilities } from "vscode-languageserver";

export interface ClientSupport {
  /** Placeholders in completions. */
  readonly snippets: boolean;
  readonly markdownHover: boolean;
  readonly nestedSymbols: boolean;
  readonly relatedInformation: boolean;
  /** Asks for the findings of open files itself. */
  readonly pullsDiagnostics: boolean;
  readonly refreshesDiagnostics: boolean;
  readonly refreshesLenses: boolean;
  /** Reports files that have changed on disk, if it is asked to. */
  readonly watchesFiles: boolean;
  readonly createsFiles: boolean;
  readonly opensLinks: boolean;
  readonly changesFolders: boolean;
}

/** An editor may support nothing, and may have omitted any part. */
export function supportOf({ textDocument, workspace, window }: ClientCapabilities): ClientSupport {
  const edits = workspace?.workspaceEdit;
  return {
    snippets: textDocument?.completion?.completionItem?.snippetSupport === true,
    markdownHover: isMarkdownFirst(textDocument?.hover?.contentFormat),
    nestedSymbols: textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport === true,
    relatedInformation: textDocument?.publishDiagnostics?.relatedInformation === true,
    pullsDiagnostics: isGiven(textDocument?.diagnostic),
    refreshesDiagnostics: workspace?.diagnostics?.refreshSupport === true,
    refreshesLenses: workspace?.codeLens?.refreshSupport === true,
    watchesFiles: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    createsFiles: edits?.documentChanges === true && hasWord(edits.resourceOperations, "create"),
    opensLinks: window?.showDocument?.support === true,
    changesFolders: workspace?.workspaceFolders === true,
  };
}

const isGiven = (value: unknown): boolean => typeof value === "object" && value !== null;

const hasWord = (value: unknown, word: string): boolean => Array.isArray(value) && value.includes(word);

/** Editors list formats in their order of preference. */
const isMarkdownFirst = (formats: unknown): boolean => Array.isArray(formats) && formats[0] === "markdown";

/** Before the editor has said anything. */
export const NO_SUPPORT: ClientSupport = supportOf({});
