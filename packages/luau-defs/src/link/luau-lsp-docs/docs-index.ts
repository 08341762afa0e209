import { groupBy } from "luau-syntax";
import type { DocsEntry, DocsFile } from "./parse-docs";
import type { SymbolName } from "./docs-symbols";

export interface DocsIndex {
  readonly find: (symbols: readonly SymbolName[]) => DocsEntry | null;
  /** The text of a symbol that an entry refers to, including its package: a parameter or a returned value. */
  readonly textOf: (symbol: string) => string;
  readonly overloadsOf: (entry: DocsEntry) => readonly DocsEntry[];
  readonly unmatched: (file: DocsFile) => readonly string[];
}

/** If two files have an entry of the same name, the first file wins, whatever the package. */
export function indexDocs(files: readonly DocsFile[]): DocsIndex {
  const all = files.flatMap(({ entries }) => [...entries]);
  const byName = groupBy(all, ([symbol]) => symbol.slice(symbol.indexOf("/") + 1));
  const bySymbol = new Map(all.toReversed());
  const found = new Set<DocsEntry>();
  const note = (entry: DocsEntry): DocsEntry => {
    found.add(entry);
    return entry;
  };
  return {
    find: (symbols) => {
      const named = symbols.flatMap((symbol) => byName.get(symbol) ?? []).map(([, entry]) => note(entry));
      return named.find(hasText) ?? named[0] ?? null;
    },
    textOf: (symbol) => {
      const entry = bySymbol.get(symbol);
      return entry === undefined ? "" : note(entry).documentation;
    },
    overloadsOf: ({ overloads }) => overloads.flatMap((symbol) => bySymbol.get(symbol) ?? []).map(note),
    unmatched: ({ entries }) =>
      [...entries].flatMap(([symbol, entry]) => (hasOwnText(entry) && !found.has(entry) ? [symbol] : [])),
  };
}

const hasText = (entry: DocsEntry): boolean =>
  hasOwnText(entry) || entry.params.length + entry.returns.length + entry.overloads.length > 0;

/** Many of Roblox's entries contain only links. */
export const hasOwnText = ({ documentation, sample }: DocsEntry): boolean =>
  documentation.trim() !== "" || sample.trim() !== "";
