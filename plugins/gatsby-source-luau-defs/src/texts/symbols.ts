/** The names under which luau-lsp's documentation knows what is declared, without the package before them. */
import { assertNever } from "luau-contract";
import { isTypeId } from "../model/ids";
import type { Entry, Member, Module } from "../model/model";

/** `globaltype/Part`, `global/task.wait`; Roblox's own file has `enum/KeyCode`, too. */
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

/** The names of an owner's member, as many as the owner has. */
export const memberSymbols = (owner: Entry, member: Member): readonly SymbolName[] =>
  entrySymbols(owner).map((symbol) => `${symbol}.${member.name}`);

/** What an enum of extern types has its values in: `Enum.KeyCode` is `enum/KeyCode` to luau-lsp. */
function tablesOf({ extern, path }: Extract<Entry, { kind: "enum" }>): readonly SymbolName[] {
  if (extern === null) return [];
  return [
    ...(extern.table === null ? [] : [`globaltype/${extern.table}`]),
    `enum/${path.slice(path.indexOf(".") + 1)}`,
    valueSymbol(path),
  ];
}

const valueSymbol = (path: string): SymbolName => `global/${path.replaceAll(":", ".")}`;
