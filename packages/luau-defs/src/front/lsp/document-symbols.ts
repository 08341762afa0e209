import {
  SymbolKind,
  type DocumentSymbol,
  type SymbolInformation,
  type WorkspaceSymbol,
} from "vscode-languageserver";
import { modulesOf } from "../../model/converted-file";
import { entriesOf, membersOf } from "../../model/entries";
import type { AnyEntry, Entry } from "../../model/model";
import type { AnalysedFile } from "../../read/analyse-file";
import { spanRange, textRange } from "./text-ranges";
import { targetOf, type Occurrences } from "./occurrences";
import type { Analysis } from "./analysis";

const KINDS: Readonly<Record<AnyEntry["kind"], SymbolKind>> = {
  function: SymbolKind.Function,
  constant: SymbolKind.Constant,
  class: SymbolKind.Class,
  enum: SymbolKind.Enum,
  event: SymbolKind.Event,
  type: SymbolKind.Interface,
  property: SymbolKind.Property,
  enumValue: SymbolKind.EnumMember,
};

export function documentSymbols(
  { source, converted }: AnalysedFile,
  { definitionOf }: Occurrences,
): DocumentSymbol[] {
  const symbolOf = (entry: AnyEntry, name: string, children: DocumentSymbol[]): DocumentSymbol => {
    const range = textRange(source, entry.location);
    const place = definitionOf(entry.id);
    return {
      name,
      detail: entry.doc.summary,
      kind: KINDS[entry.kind],
      range,
      selectionRange:
        place === undefined ? { start: range.start, end: range.start } : spanRange(source, place.span),
      ...(children.length > 0 && { children }),
    };
  };
  const withMembers = (entry: Entry): DocumentSymbol =>
    symbolOf(
      entry,
      entry.path,
      membersOf(entry).map((member) => symbolOf(member, member.name, [])),
    );
  return modulesOf(converted)
    .flatMap(entriesOf)
    .map(withMembers)
    .sort(
      (a, b) => a.range.start.line - b.range.start.line || a.range.start.character - b.range.start.character,
    );
}

/** For clients without hierarchical outlines. */
export const flatSymbols = (symbols: readonly DocumentSymbol[], uri: string): SymbolInformation[] =>
  symbols.flatMap((symbol): SymbolInformation[] => [
    { name: symbol.name, kind: symbol.kind, location: { uri, range: symbol.range } },
    ...flatSymbols(symbol.children ?? [], uri).map((child) => ({ containerName: symbol.name, ...child })),
  ]);

const MOST = 500;

/** Symbols whose path contains the query's letters in this order. */
export function workspaceSymbols(
  { output, occurrences }: Analysis,
  query: string,
  uriOf: (file: string) => string,
): WorkspaceSymbol[] {
  const letters = [...query.toLowerCase()].filter((letter) => letter.trim() !== "");
  const found = occurrences.subjects.flatMap((subject) => {
    const name = subject.kind === "entry" ? subject.entry.path : subject.module.name;
    if (!hasInOrder(name.toLowerCase(), letters)) return [];
    const place = occurrences.definitionOf(targetOf(subject));
    const source = output.sources.get(subject.file);
    if (place === undefined || source === undefined) return [];
    const kind = subject.kind === "entry" ? KINDS[subject.entry.kind] : SymbolKind.Module;
    const location = { uri: uriOf(subject.file), range: spanRange(source, place.span) };
    return [{ name, kind, containerName: subject.module.name, location }];
  });
  return found.sort((a, b) => a.name.length - b.name.length).slice(0, MOST);
}

function hasInOrder(name: string, letters: readonly string[]): boolean {
  let at = 0;
  for (const letter of letters) {
    at = name.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
