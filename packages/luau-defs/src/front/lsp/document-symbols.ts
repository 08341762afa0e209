import {
  SymbolKind,
  type DocumentSymbol,
  type SymbolInformation,
  type WorkspaceSymbol,
} from "vscode-languageserver";
import { modulesOf } from "../../model/converted-file";
import { entriesOf, membersOf } from "../../model/entries";
import type { AnyEntry } from "../../model/model";
import type { AnalysedFile } from "../../read/analyse-file";
import { ENTRY_KINDS } from "./entry-kinds";
import { spanRange, textRange } from "./text-ranges";
import { targetOf, type Occurrences } from "./occurrences";
import type { Analysis } from "./analysis";
import type { FileContext, InDocument } from "./request-context";

export function documentSymbols(
  { file, analysis, support }: FileContext,
  { textDocument }: InDocument,
): DocumentSymbol[] | SymbolInformation[] {
  const symbols = symbolsOf(file, analysis.occurrences);
  return support.nestedSymbols ? symbols : flatSymbols(symbols, textDocument.uri);
}

function symbolsOf({ source, converted }: AnalysedFile, { definitionOf }: Occurrences): DocumentSymbol[] {
  const symbolOf = (entry: AnyEntry, name: string, children: DocumentSymbol[]): DocumentSymbol => {
    const range = textRange(source, entry.location);
    const definition = definitionOf(entry.id);
    const beginning = { start: range.start, end: range.start };
    return {
      name,
      detail: entry.doc.summary,
      kind: ENTRY_KINDS[entry.kind].symbol,
      range,
      selectionRange: definition === undefined ? beginning : spanRange(source, definition.span),
      ...(children.length > 0 && { children }),
    };
  };
  const symbols = modulesOf(converted)
    .flatMap(entriesOf)
    .map((entry) => {
      const members = membersOf(entry).map((member) => symbolOf(member, member.name, []));
      return symbolOf(entry, entry.path, members);
    });
  return symbols.sort(({ range: { start: a } }, { range: { start: b } }) =>
    a.line === b.line ? a.character - b.character : a.line - b.line,
  );
}

const flatSymbols = (symbols: readonly DocumentSymbol[], uri: string): SymbolInformation[] =>
  symbols.flatMap((symbol): SymbolInformation[] => [
    { name: symbol.name, kind: symbol.kind, location: { uri, range: symbol.range } },
    ...flatSymbols(symbol.children ?? [], uri).map((child) => ({ containerName: symbol.name, ...child })),
  ]);

const MAX_SYMBOLS = 500;

/** Symbols whose path contains the query's letters in this order. */
export function workspaceSymbols(
  { output, occurrences }: Analysis,
  query: string,
  uriOf: (file: string) => string,
): WorkspaceSymbol[] {
  const letters = [...query.toLowerCase()].filter((letter) => letter.trim() !== "");
  const symbols = occurrences.subjects.flatMap((subject) => {
    const name = subject.kind === "entry" ? subject.entry.path : subject.module.name;
    if (!hasInOrder(name.toLowerCase(), letters)) return [];
    const definition = occurrences.definitionOf(targetOf(subject));
    const source = output.sources.get(subject.file);
    if (definition === undefined || source === undefined) return [];
    const kind = subject.kind === "entry" ? ENTRY_KINDS[subject.entry.kind].symbol : SymbolKind.Module;
    const location = { uri: uriOf(subject.file), range: spanRange(source, definition.span) };
    return [{ name, kind, containerName: subject.module.name, location }];
  });
  return symbols.sort((a, b) => a.name.length - b.name.length).slice(0, MAX_SYMBOLS);
}

function hasInOrder(name: string, letters: readonly string[]): boolean {
  let end = 0;
  return letters.every((letter) => {
    end = name.indexOf(letter, end) + 1;
    return end > 0;
  });
}
