/** Registers request handlers: each waits for the analysis, and stops when the request is cancelled. */
import type { CancellationToken, Connection } from "vscode-languageserver";
import { unlessCancelled } from "./cancellation";
import { openGuides } from "./check-guides";
import { codeActions } from "./code-actions";
import { completions } from "./completion";
import { documentLinks } from "./document-links";
import { documentSymbols, workspaceSymbols } from "./document-symbols";
import { foldingRanges } from "./folding";
import { readGuideSources } from "./guide-files";
import { highlights, references } from "./references";
import { prepareRename, rename } from "./rename";
import { documentIn, type DocumentContext, type FileContext, type InDocument } from "./request-context";
import { formatDocument } from "./format-document";
import { hover } from "./hover";
import { semanticTokens } from "./semantic-tokens";
import type { Session } from "./server-session";
import { signatureHelp } from "./signature-help";
import { definition, typeDefinition } from "./definitions";

type Handle<Context, Params, Result> = (
  context: Context,
  params: Params,
  token: CancellationToken,
) => Result | Promise<Result>;

export function answerRequests(connection: Connection, session: () => Session): void {
  const answer = createAnswers(session);
  const inFile = <Params extends InDocument, Result>(
    none: Result,
    handle: Handle<FileContext, Params, Result>,
  ) =>
    answer<Params, Result>(none, (context, params, token) =>
      context.file === null ? none : handle({ ...context, file: context.file }, params, token),
    );
  connection.onHover(answer(null, hover));
  connection.onDefinition(answer([], definition));
  connection.onReferences(answer([], references, true));
  connection.onDocumentHighlight(answer([], highlights));
  connection.onDocumentSymbol(inFile([], documentSymbols));
  connection.onCompletion(inFile([], completions));
  connection.onFoldingRanges(inFile([], ({ file }) => foldingRanges(file)));
  connection.languages.semanticTokens.on(inFile({ data: [] }, semanticTokens));
  connection.languages.semanticTokens.onRange(inFile({ data: [] }, semanticTokens));
  connection.onDocumentFormatting(inFile([], formatDocument));
  connection.onDocumentRangeFormatting(inFile([], formatDocument));
  connection.onCodeAction(answer([], codeActions));
  connection.onPrepareRename(answer(null, prepareRename));
  connection.onRenameRequest(answer(null, rename, true));
  connection.onSignatureHelp(answer(null, signatureHelp));
  connection.onDocumentLinks(answer([], documentLinks));
  connection.onTypeDefinition(answer([], typeDefinition));
  answerForAll(connection, session);
}

const createAnswers =
  (session: () => Session) =>
  /**
   * @param none result for files outside any project
   * @param needsGuides whether the result depends on all guides, not only on the open ones
   */
  <Params extends InDocument, Result>(
    none: Result,
    handle: Handle<DocumentContext, Params, Result>,
    needsGuides = false,
  ) =>
  async (params: Params, token: CancellationToken): Promise<Result> => {
    const { support, projectOf } = session();
    const project = await projectOf(params.textDocument.uri);
    if (project === null) return none;
    const { workspace } = project;
    const analysis = await unlessCancelled(workspace.analysis(), token);
    const all = needsGuides ? await readGuideSources(workspace.root, workspace.open) : [];
    const guides = all.length > 0 ? all : openGuides(analysis);
    const context = documentIn({ project, analysis, support, guides }, params);
    if (context === null) return none;
    return await unlessCancelled(Promise.resolve(handle(context, params, token)), token);
  };

function answerForAll(connection: Connection, session: () => Session): void {
  connection.onWorkspaceSymbol(async (params, token) => {
    const symbols = [];
    for (const { workspace } of await session().projects()) {
      const analysis = await unlessCancelled(workspace.analysis(), token);
      symbols.push(...workspaceSymbols(analysis, params.query, workspace.uriOf));
    }
    return symbols;
  });
  connection.languages.diagnostics.on(async ({ textDocument, previousResultId }, token) => {
    const project = await session().projectOf(textDocument.uri);
    if (project === null) return { kind: "full", items: [] };
    await unlessCancelled(project.publish(), token);
    return project.reporter.answer(project.workspace.fileOf(textDocument.uri) ?? "", previousResultId);
  });
}
