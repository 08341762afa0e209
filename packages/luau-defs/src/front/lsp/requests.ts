/** In: a document, and a request about it. Out: the response, in the protocol's types. */
import {
  CodeActionKind,
  LSPErrorCodes,
  MarkupKind,
  ResponseError,
  type CancellationToken,
  type CodeAction,
  type CodeActionContext,
  type DocumentSymbol,
  type Hover,
  type Location,
  type Range,
  type SymbolInformation,
  type TextEdit,
} from "vscode-languageserver";
import { codeActions } from "./code-actions";
import { documentSymbols, flatSymbols } from "./document-symbols";
import type { FormatJob } from "./format-edits";
import { hoverAt } from "./hover";
import {
  declarationsOf,
  type AtPosition,
  type DocumentContext,
  type FileContext,
  type InDocument,
} from "./request-context";
import { offsetAt, spanRange } from "./text-ranges";
import { createThreads } from "./threads";

type RangeParams = InDocument & { readonly range?: Range | null };
type ActionParams = InDocument & {
  readonly range: Range;
  readonly context?: Pick<CodeActionContext, "only">;
};

export function hover(context: DocumentContext, { position }: AtPosition): Hover | null {
  const { analysis, source, support, symbolAt } = context;
  const text = hoverAt(analysis, source, offsetAt(source, position), symbolAt(position));
  if (text === null) return null;
  const kind = support.markdownHover ? MarkupKind.Markdown : MarkupKind.PlainText;
  return { contents: { kind, value: text.markdown }, range: spanRange(source, text.span) };
}

export function definition(context: DocumentContext, { position }: AtPosition): Location[] {
  const symbol = context.symbolAt(position);
  return symbol === null ? [] : declarationsOf(context, symbol.target);
}

export function outline(
  { file, analysis, support }: FileContext,
  { textDocument }: InDocument,
): DocumentSymbol[] | SymbolInformation[] {
  const symbols = documentSymbols(file, analysis.occurrences);
  return support.nestedSymbols ? symbols : flatSymbols(symbols, textDocument.uri);
}

const MODIFIED = new ResponseError<never>(LSPErrorCodes.ContentModified, "The text has changed meanwhile.");

/** The largest files take seconds. */
const formatInThread = createThreads<FormatJob, TextEdit[]>("format-worker.cjs");

export async function format(
  { project, file: { source } }: FileContext,
  { range = null }: RangeParams,
  token: CancellationToken,
): Promise<TextEdit[]> {
  const { text } = source;
  const edits = await formatInThread({ path: source.path, text, range }, token);
  // The edits apply only to the text that was formatted.
  if ((project.workspace.open.get(source.path)?.text ?? text) !== text) throw MODIFIED;
  return edits;
}

export function actions(context: DocumentContext, params: ActionParams): CodeAction[] {
  const wanted = params.context?.only;
  const isAsked = wanted?.some((kind) => kind === "" || kind === CodeActionKind.QuickFix) ?? true;
  return isAsked ? codeActions(context, params.range) : [];
}
