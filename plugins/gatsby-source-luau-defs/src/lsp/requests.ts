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
import type { SourceText } from "luau-contract";
import { openGuides } from "./check-guides";
import { codeActions } from "./code-actions";
import { completionsAt } from "./completion";
import { hoverAt } from "./hover";
import { foldingRanges } from "./folding";
import { namesInGuide, namesOf } from "./guide-names";
import type { Occurrence, Target } from "./occurrence";
import { offsetAt, spanRange } from "./places";
import { lastName, renamable, renameEdits, type TextEditIn } from "./rename";
import { openUses, usesOf, withoutCovered } from "./symbol-uses";
import { documentSymbols, flatSymbols } from "./symbols";
import { semanticTokens } from "./tokens";
import type { RequestContext } from "./request-context";
import { placeIn, type AtPosition, type InDocument, type Place } from "./request-place";

export type FormatParams = InDocument & { readonly range?: Range };
type ActionParams = InDocument & {
  readonly range: Range;
  readonly context?: Pick<CodeActionContext, "only">;
};

export class Requests {
  readonly #context: RequestContext;

  constructor(context: RequestContext) {
    this.#context = context;
  }

  hover({ textDocument, position }: AtPosition): Hover | null {
    return this.#in(textDocument.uri, null, ({ analysis, source, at }) => {
      const found = hoverAt(analysis, source, offsetAt(source, position), at(position));
      if (found === null) return null;
      return {
        contents: {
          kind: this.#context.support.markdownHover ? MarkupKind.Markdown : MarkupKind.PlainText,
          value: found.markdown,
        },
        range: spanRange(source, found.span),
      };
    });
  }

  definition(at: AtPosition): Location[] {
    return this.#placesOf(this.#at(at), [], ({ kind }) => kind === "definition");
  }

  async references({
    context,
    ...at
  }: AtPosition & { readonly context: { readonly includeDeclaration: boolean } }): Promise<Location[]> {
    const found = this.#at(at);
    const uses = await this.#usesOf(found);
    return this.#placesOf(found, uses, ({ kind }) => context.includeDeclaration || kind !== "definition");
  }

  highlights(at: AtPosition): DocumentHighlight[] {
    const found = this.#placesOf(this.#at(at), openUses(this.#context), () => true);
    return found.filter(({ uri }) => uri === at.textDocument.uri).map(({ range }) => ({ range }));
  }

  documentSymbols({ textDocument: { uri } }: InDocument): DocumentSymbol[] | SymbolInformation[] {
    const symbols = this.#in(uri, [], ({ analysis, file }) =>
      file === null ? [] : documentSymbols(file, analysis.occurrences),
    );
    return this.#context.support.nestedSymbols ? symbols : flatSymbols(symbols, uri);
  }

  completions({ textDocument, position }: AtPosition): CompletionItem[] {
    return this.#in(textDocument.uri, [], ({ analysis, file }) =>
      file === null
        ? []
        : [...completionsAt(analysis, file, offsetAt(file.source, position), this.#context.support)],
    );
  }

  folding({ textDocument }: InDocument): FoldingRange[] {
    return this.#in(textDocument.uri, [], ({ file }) => (file === null ? [] : foldingRanges(file)));
  }

  tokens({ textDocument, range }: InDocument & { readonly range?: Range }): SemanticTokens {
    return this.#in(textDocument.uri, { data: [] }, ({ analysis, file }) =>
      file === null ? { data: [] } : semanticTokens(file, analysis.occurrences, range ?? null),
    );
  }

  async format({ textDocument, range }: FormatParams, token: CancellationToken): Promise<TextEdit[]> {
    const { project, formatter } = this.#context;
    const source = this.#in(textDocument.uri, null, ({ file }) => file?.source ?? null);
    return source === null ? [] : await formatter.format(project.workspace, source, range ?? null, token);
  }

  actions({ textDocument, range, context }: ActionParams): CodeAction[] {
    const isAsked = context?.only?.some((kind) => kind === "" || kind === CodeActionKind.QuickFix) ?? true;
    if (!isAsked) return [];
    return this.#in(textDocument.uri, [], ({ source, file }) =>
      codeActions(this.#context, source, file, range),
    );
  }

  prepareRename({ textDocument, position }: AtPosition): Range | null {
    return this.#in(textDocument.uri, null, ({ analysis, source, at }) =>
      spanRange(source, lastName(source, renamable(analysis, at(position)))),
    );
  }

  async rename({
    newName,
    ...place
  }: AtPosition & { readonly newName: string }): Promise<WorkspaceEdit | null> {
    const found = this.#at(place);
    const uses = await this.#usesOf(found);
    return this.#in(place.textDocument.uri, null, ({ analysis }) => {
      const { target } = renamable(analysis, found);
      const named = { of: this.#occurrencesOf(uses), sourceOf: (file: string) => this.#sourceOf(file) };
      return this.#editOf(renameEdits(analysis, named, { target, newName }, (file) => this.#textOf(file)));
    });
  }

  #at({ textDocument, position }: AtPosition): Occurrence | null {
    return this.#in(textDocument.uri, null, ({ at }) => at(position));
  }

  /** @param uses in samples */
  #placesOf(
    found: Occurrence | null,
    uses: readonly Occurrence[],
    isWanted: (one: Occurrence) => boolean,
  ): Location[] {
    if (found === null) return [];
    return this.#occurrencesOf(uses)(found.target)
      .filter(isWanted)
      .flatMap(({ file, span }) => {
        const other = this.#sourceOf(file);
        const uri = this.#context.project.workspace.uriOf(file);
        return other === undefined ? [] : [{ uri, range: spanRange(other, span) }];
      });
  }

  #occurrencesOf(uses: readonly Occurrence[]): (target: Target) => readonly Occurrence[] {
    const { analysis } = this.#context;
    const inGuides = this.#guides().flatMap((guide) => namesInGuide(guide, namesOf(analysis)).occurrences);
    return (target) => {
      const isOfTarget = (one: Occurrence): boolean => one.target === target;
      const written = [...analysis.occurrences.of(target), ...inGuides.filter(isOfTarget)];
      return [...written, ...withoutCovered(uses.filter(isOfTarget), written)];
    };
  }

  /** What Luau finds in the samples that have the symbol's name. */
  async #usesOf(found: Occurrence | null): Promise<readonly Occurrence[]> {
    return found === null ? [] : await usesOf(this.#context, this.#guides(), found.target);
  }

  /** All guides if they were read, otherwise the open ones. */
  #guides(): readonly SourceText[] {
    const { guides, analysis } = this.#context;
    return guides.length > 0 ? guides : openGuides(analysis);
  }

  #sourceOf(file: string): SourceText | undefined {
    return (
      this.#context.analysis.output.sources.get(file) ?? this.#guides().find(({ path: one }) => one === file)
    );
  }

  #editOf(edits: readonly TextEditIn[]): WorkspaceEdit {
    const changes: Record<string, TextEdit[]> = {};
    for (const { source, span, text } of edits)
      (changes[this.#context.project.workspace.uriOf(source.path)] ??= []).push({
        range: spanRange(source, span),
        newText: text,
      });
    return { changes };
  }

  #textOf(file: string): string | null {
    const open = this.#context.project.workspace.open.get(file);
    if (open !== undefined) return open.text;
    try {
      return readFileSync(path.resolve(this.#context.project.workspace.root, file), "utf8");
    } catch {
      // Without the file, no address has been published.
      return null;
    }
  }

  /** Files outside the project have empty results. */
  #in<T>(uri: string, none: T, answer: (place: Place) => T): T {
    const place = placeIn(this.#context, { textDocument: { uri } });
    return place === null ? none : answer(place);
  }
}
