/** The keys of declarations in luau-lsp's documentation, without the package prefix. */
import { assertNever, dotted } from "luau-syntax";
import { isTypeId } from "../../model/ids";
import type { Entry, Member, Module } from "../../model/model";

/** `globaltype/Part`, `global/task.wait`; Roblox's file also has `enum/KeyCode`. */
export type SymbolName = string;

export const moduleSymbols = ({ table }: Module): readonly SymbolName[] =>
  table === null ? [] : [`global/${table}`];

export function entrySymbols(entry: Entry): readonly SymbolName[] {
  switch (entry.kind) {
    case "event":
      return [`globaltype/${entry.listenerType}`];
    case "class":
    case "type":
      return [`globaltype/${entry.name}`];
    case "enum":
      if (!isTypeId(entry.id)) return [valueSymbol(entry.path)];
      return [`globaltype/${entry.name}`, ...tablesOf(entry)];
    case "function":
    case "constant":
      return [valueSymbol(entry.path)];
    default:
      return assertNever(entry);
  }
}

export const memberSymbols = (owner: Entry, member: Member): readonly SymbolName[] =>
  entrySymbols(owner).map((symbol) => `${symbol}.${member.name}`);

/** The table of an extern enum's values: luau-lsp's key for `Enum.KeyCode` is `enum/KeyCode`. */
function tablesOf({ extern, path }: Extract<Entry, { kind: "enum" }>): readonly SymbolName[] {
  if (extern === null) return [];
  return [
    ...(extern.table === null ? [] : [`globaltype/${extern.table}`]),
    `enum/${path.slice(path.indexOf(".") + 1)}`,
    valueSymbol(path),
  ];
}

const valueSymbol = (path: string): SymbolName => `global/${dotted(path)}`;
