import { CompletionItemKind, SymbolKind } from "vscode-languageserver";
import type { AnyEntry } from "../../model/model";
import type { TOKEN_TYPES } from "./capabilities";

interface EntryKind {
  readonly symbol: SymbolKind;
  readonly completion: CompletionItemKind;
  readonly token: (typeof TOKEN_TYPES)[number];
}

const kind = (symbol: SymbolKind, completion: CompletionItemKind, token: EntryKind["token"]): EntryKind => ({
  symbol,
  completion,
  token,
});

/** The protocol's kinds for outlines, completions and semantic tokens. */
export const ENTRY_KINDS: Readonly<Record<AnyEntry["kind"], EntryKind>> = {
  function: kind(SymbolKind.Function, CompletionItemKind.Function, "function"),
  constant: kind(SymbolKind.Constant, CompletionItemKind.Constant, "variable"),
  class: kind(SymbolKind.Class, CompletionItemKind.Class, "class"),
  enum: kind(SymbolKind.Enum, CompletionItemKind.Enum, "enum"),
  event: kind(SymbolKind.Event, CompletionItemKind.Event, "event"),
  type: kind(SymbolKind.Interface, CompletionItemKind.Interface, "interface"),
  property: kind(SymbolKind.Property, CompletionItemKind.Property, "property"),
  enumValue: kind(SymbolKind.EnumMember, CompletionItemKind.EnumMember, "enumMember"),
};
