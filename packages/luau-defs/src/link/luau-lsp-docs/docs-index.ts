import { groupBy } from "luau-syntax";
import type { DocsEntry, DocsFile } from "./parse-docs";
import type { SymbolName } from "./docs-symbols";

export type DocsIndex = ReturnType<typeof indexDocs>;

/** If two files have an entry of the same name, the first file wins, whatever the package. */
export function indexDocs(files: readonly DocsFile[]) {
  const all = files.flatMap(({ entries }) => [...entries]);
  const byName = groupBy(all, ([symbol]) => symbol.slice(symbol.indexOf("/") + 1));
  const bySymbol = new Map(all.toReversed());
  const matched = new Set<DocsEntry>();
  const markMatched = (entry: DocsEntry): DocsEntry => {
    matched.add(entry);
    return entry;
  };
  return {
    find: (symbols: readonly SymbolName[]): DocsEntry | null => {
      const named = symbols
        .flatMap((symbol) => byName.get(symbol) ?? [])
        .map(([, entry]) => markMatched(entry));
      return named.find(hasText) ?? named[0] ?? null;
    },
    /** The text of a symbol that an entry refers to, including its package: a parameter or a returned value. */
    textOf: (symbol: string): string => {
      const entry = bySymbol.get(symbol);
      return entry === undefined ? "" : markMatched(entry).documentation;
    },
    overloadsOf: ({ overloads }: DocsEntry): readonly DocsEntry[] =>
      overloads.flatMap((symbol) => bySymbol.get(symbol) ?? []).map(markMatched),
    unmatched: ({ entries }: DocsFile): readonly string[] =>
      [...entries].flatMap(([symbol, entry]) => (hasOwnText(entry) && !matched.has(entry) ? [symbol] : [])),
  };
}

const hasText = (entry: DocsEntry): boolean =>
  hasOwnText(entry) || entry.params.length + entry.returns.length + entry.overloads.length > 0;

/** Many of Roblox's entries contain only links. */
export const hasOwnText = ({ documentation, sample }: DocsEntry): boolean =>
  documentation.trim() !== "" || sample.trim() !== "";
