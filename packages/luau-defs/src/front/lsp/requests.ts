/** In: a workspace and a request. Out: the response, in the protocol's types. */
import { readFileSync } from "node:fs";
import path from "node:path";
import {
  CodeActionKind,
  MarkupKind,
  type CancellationToken,
  type CodeAction,
  type CodeActionContext,
  type CompletionItem,
  type DocumentHighlight,
  type DocumentSymbol,
  type FoldingRange,
  type Hover,
  type Location,
  type Range,
  type SemanticTokens,
  type SymbolInformation,
  type TextEdit,
  type WorkspaceEdit,
} from "vscode-languageserver";
import type { SourceText } from "luau-syntax";
import type { AnalysedFile } from "../../read/analyse-file";
import { openGuides } from "./check-guides";
import { codeActions } from "./code-actions";
import { completionsAt } from "./completion";
import { hoverAt } from "./hover";
import { foldingRanges } from "./folding";
import { namesInGuide, namesOf } from "./guide-names";
import type { Occurrence, Target } from "./occurrence";
import { offsetAt, spanRange } from "./text-ranges";
import { lastName, renamable, renameEdits, type TextEditIn } from "./rename";
import { openUses, usesOf, withoutCovered } from "./symbol-uses";
import { documentSymbols, flatSymbols } from "./document-symbols";
import { semanticTokens } from "./semantic-tokens";
import type { RequestContext } from "./request-context";
import { documentIn, type AtPosition, type InDocument } from "./request-place";
import { withLineEndingsOf } from "../../read/syntax/line-endings";

type FormatParams = InDocument & { readonly range?: Range };
type ActionParams = InDocument & {
  readonly range: Range;
  readonly context?: Pick<CodeActionContext, "only">;
};
type ReferenceParams = AtPosition & { readonly context: { readonly includeDeclaration: boolean } };
type RenameParams = AtPosition & { readonly newName: string };

const fileIn = (context: RequestContext, params: InDocument): AnalysedFile | null =>
  documentIn(context, params)?.file ?? null;

const symbolAt = (context: RequestContext, params: AtPosition): Occurrence | null =>
  documentIn(context, params)?.symbolAt(params.position) ?? null;

export function hover(context: RequestContext, params: AtPosition): Hover | null {
  const place = documentIn(context, params);
  if (place === null) return null;
  const { analysis, source, symbolAt: at } = place;
  const found = hoverAt(analysis, source, offsetAt(source, params.position), at(params.position));
  if (found === null) return null;
  const kind = context.support.markdownHover ? MarkupKind.Markdown : MarkupKind.PlainText;
  return { contents: { kind, value: found.markdown }, range: spanRange(source, found.span) };
}

export const definition = (context: RequestContext, params: AtPosition): Location[] =>
  placesOf(context, symbolAt(context, params), [], ({ kind }) => kind === "definition");

export async function references(context: RequestContext, params: ReferenceParams): Promise<Location[]> {
  const found = symbolAt(context, params);
  const { includeDeclaration } = params.context;
  const uses = await usesOfSymbol(context, found);
  return placesOf(context, found, uses, ({ kind }) => includeDeclaration || kind !== "definition");
}

export const highlights = (context: RequestContext, params: AtPosition): DocumentHighlight[] =>
  placesOf(context, symbolAt(context, params), openUses(context), () => true)
    .filter(({ uri }) => uri === params.textDocument.uri)
    .map(({ range }) => ({ range }));

export function outline(context: RequestContext, params: InDocument): DocumentSymbol[] | SymbolInformation[] {
  const file = fileIn(context, params);
  const symbols = file === null ? [] : documentSymbols(file, context.analysis.occurrences);
  return context.support.nestedSymbols ? symbols : flatSymbols(symbols, params.textDocument.uri);
}

export function completions(context: RequestContext, params: AtPosition): CompletionItem[] {
  const file = fileIn(context, params);
  if (file === null) return [];
  return [...completionsAt(context.analysis, file, offsetAt(file.source, params.position), context.support)];
}

export function folding(context: RequestContext, params: InDocument): FoldingRange[] {
  const file = fileIn(context, params);
  return file === null ? [] : foldingRanges(file);
}

export function tokens(
  context: RequestContext,
  params: InDocument & { readonly range?: Range },
): SemanticTokens {
  const file = fileIn(context, params);
  return file === null
    ? { data: [] }
    : semanticTokens(file, context.analysis.occurrences, params.range ?? null);
}

export async function format(
  context: RequestContext,
  params: FormatParams,
  token: CancellationToken,
): Promise<TextEdit[]> {
  const { project, formatter } = context;
  const file = fileIn(context, params);
  if (file === null) return [];
  return await formatter.format(project.workspace, file.source, params.range ?? null, token);
}

export function actions(context: RequestContext, params: ActionParams): CodeAction[] {
  const wanted = params.context?.only;
  const isAsked = wanted?.some((kind) => kind === "" || kind === CodeActionKind.QuickFix) ?? true;
  const place = isAsked ? documentIn(context, params) : null;
  return place === null ? [] : codeActions(context, place.source, place.file, params.range);
}

export function prepareRename(context: RequestContext, params: AtPosition): Range | null {
  const place = documentIn(context, params);
  if (place === null) return null;
  return spanRange(
    place.source,
    lastName(place.source, renamable(place.analysis, place.symbolAt(params.position))),
  );
}

export async function rename(context: RequestContext, params: RenameParams): Promise<WorkspaceEdit | null> {
  const place = documentIn(context, params);
  if (place === null) return null;
  const found = place.symbolAt(params.position);
  const uses = await usesOfSymbol(context, found);
  const { target } = renamable(context.analysis, found);
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

function placesOf(
  context: RequestContext,
  found: Occurrence | null,
  uses: readonly Occurrence[],
  isWanted: (one: Occurrence) => boolean,
): Location[] {
  if (found === null) return [];
  return occurrencesOf(
    context,
    uses,
  )(found.target)
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
  found: Occurrence | null,
): Promise<readonly Occurrence[]> =>
  found === null ? [] : await usesOf(context, guidesOf(context), found.target);

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
