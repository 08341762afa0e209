/** In: a workspace and a request. Out: the response, in the protocol's types. */
import { readFileSync } from "node:fs";
import path from "node:path";
import {
  CodeActionKind,
  LSPErrorCodes,
  MarkupKind,
  ResponseError,
  type CancellationToken,
  type CodeAction,
  type CodeActionContext,
  type DocumentHighlight,
  type DocumentSymbol,
  type Hover,
  type Location,
  type Range,
  type SymbolInformation,
  type TextEdit,
  type WorkspaceEdit,
} from "vscode-languageserver";
import type { SourceText } from "luau-syntax";
import { openGuides } from "./check-guides";
import { codeActions } from "./code-actions";
import { hoverAt } from "./hover";
import type { FormatJob } from "./format-edits";
import { createThreads } from "./threads";
import { namesInGuide, namesOf } from "./guide-names";
import type { Occurrence, Target } from "./occurrence";
import { offsetAt, spanRange } from "./text-ranges";
import { lastName, renamable, renameEdits, type TextEditIn } from "./rename";
import { openUses, usesOf, withoutCovered } from "./symbol-uses";
import { documentSymbols, flatSymbols } from "./document-symbols";
import type { RequestContext } from "./request-context";
import {
  declarationsOf,
  type AtPosition,
  type DocumentContext,
  type FileContext,
  type InDocument,
} from "./request-place";
import { withLineEndingsOf } from "../../read/syntax/line-endings";

type RangeParams = InDocument & { readonly range?: Range | null };
type ActionParams = InDocument & {
  readonly range: Range;
  readonly context?: Pick<CodeActionContext, "only">;
};
type ReferenceParams = AtPosition & { readonly context: { readonly includeDeclaration: boolean } };
type RenameParams = AtPosition & { readonly newName: string };

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

export async function references(context: DocumentContext, params: ReferenceParams): Promise<Location[]> {
  const symbol = context.symbolAt(params.position);
  const { includeDeclaration } = params.context;
  const uses = await usesOfSymbol(context, symbol);
  return locationsOf(context, symbol, uses, ({ kind }) => includeDeclaration || kind !== "definition");
}

export const highlights = (
  context: DocumentContext,
  { position, textDocument }: AtPosition,
): DocumentHighlight[] =>
  locationsOf(context, context.symbolAt(position), openUses(context), () => true)
    .filter(({ uri }) => uri === textDocument.uri)
    .map(({ range }) => ({ range }));

export function outline(
  { file, analysis, support }: FileContext,
  { textDocument }: InDocument,
): DocumentSymbol[] | SymbolInformation[] {
  const symbols = documentSymbols(file, analysis.occurrences);
  return support.nestedSymbols ? symbols : flatSymbols(symbols, textDocument.uri);
}

export const CANCELLED = new ResponseError<never>(
  LSPErrorCodes.RequestCancelled,
  "The request was cancelled.",
);

const MODIFIED = new ResponseError<never>(LSPErrorCodes.ContentModified, "The text has changed meanwhile.");

/** The largest files take seconds. */
const formatThreads = createThreads<FormatJob, TextEdit[]>("format-worker.cjs");

export async function format(
  { project, file: { source } }: FileContext,
  { range = null }: RangeParams,
  token: CancellationToken,
): Promise<TextEdit[]> {
  const { text } = source;
  const edits = await formatThreads.run({ path: source.path, text, range }, token);
  if (edits === null) throw CANCELLED;
  // The edits apply only to the text that was formatted.
  if ((project.workspace.open.get(source.path)?.text ?? text) !== text) throw MODIFIED;
  return edits;
}

export function actions(context: DocumentContext, params: ActionParams): CodeAction[] {
  const wanted = params.context?.only;
  const isAsked = wanted?.some((kind) => kind === "" || kind === CodeActionKind.QuickFix) ?? true;
  return isAsked ? codeActions(context, params.range) : [];
}

export const prepareRename = (
  { source, analysis, symbolAt }: DocumentContext,
  { position }: AtPosition,
): Range => spanRange(source, lastName(source, renamable(analysis, symbolAt(position))));

export async function rename(context: DocumentContext, params: RenameParams): Promise<WorkspaceEdit> {
  const symbol = context.symbolAt(params.position);
  const uses = await usesOfSymbol(context, symbol);
  const { target } = renamable(context.analysis, symbol);
  const named = {
    of: occurrencesOf(context, uses),
    sourceOf: (file: string) => sourceOf(context, file),
  };
  const renamed = { target, newName: params.newName };
  return editOf(
    context,
    renameEdits(context.analysis, named, renamed, (file) => textOf(context, file)),
  );
}

function locationsOf(
  context: RequestContext,
  symbol: Occurrence | null,
  uses: readonly Occurrence[],
  isWanted: (one: Occurrence) => boolean,
): Location[] {
  if (symbol === null) return [];
  return occurrencesOf(
    context,
    uses,
  )(symbol.target)
    .filter(isWanted)
    .flatMap(({ file, span }) => {
      const other = sourceOf(context, file);
      const uri = context.project.workspace.uriOf(file);
      return other === undefined ? [] : [{ uri, range: spanRange(other, span) }];
    });
}

function occurrencesOf(
  context: RequestContext,
  uses: readonly Occurrence[],
): (target: Target) => readonly Occurrence[] {
  const { analysis } = context;
  const inGuides = guidesOf(context).flatMap((guide) => namesInGuide(guide, namesOf(analysis)).occurrences);
  return (target) => {
    const isOfTarget = (one: Occurrence): boolean => one.target === target;
    const written = [...analysis.occurrences.ofTarget(target), ...inGuides.filter(isOfTarget)];
    return [...written, ...withoutCovered(uses.filter(isOfTarget), written)];
  };
}

/** The uses that Luau resolves in the samples that have the symbol's name. */
const usesOfSymbol = async (
  context: RequestContext,
  symbol: Occurrence | null,
): Promise<readonly Occurrence[]> =>
  symbol === null ? [] : await usesOf(context, guidesOf(context), symbol.target);

const guidesOf = ({ guides, analysis }: RequestContext): readonly SourceText[] =>
  guides.length > 0 ? guides : openGuides(analysis);

const sourceOf = (context: RequestContext, file: string): SourceText | undefined =>
  context.analysis.output.sources.get(file) ?? guidesOf(context).find(({ path: one }) => one === file);

function editOf({ project }: RequestContext, edits: readonly TextEditIn[]): WorkspaceEdit {
  const changes: Record<string, TextEdit[]> = {};
  for (const { source, span, text } of edits)
    (changes[project.workspace.uriOf(source.path)] ??= []).push({
      range: spanRange(source, span),
      newText: withLineEndingsOf(source.text, text),
    });
  return { changes };
}

function textOf({ project: { workspace } }: RequestContext, file: string): string | null {
  const open = workspace.open.get(file);
  if (open !== undefined) return open.text;
  try {
    return readFileSync(path.resolve(workspace.root, file), "utf8");
  } catch {
    // Without the file, no address has been published.
    return null;
  }
}
