import type { DocsEntry, DocsFile } from "./parse-docs";
import type { SymbolName } from "./symbols";

/** The texts of all files, and which of them something was found for. */
export interface DocsIndex {
  /** The first entry that one of these names has, and notes it as found. */
  readonly find: (symbols: readonly SymbolName[]) => DocsEntry | null;
  /** The text of a symbol that an entry names, with its package: of a parameter, of a returned value. */
  readonly textOf: (symbol: string) => string;
  /** The entries of an entry's overloads. */
  readonly overloadsOf: (entry: DocsEntry) => readonly DocsEntry[];
  /** Symbols with a text that nothing was found for. */
  readonly unmatched: (file: DocsFile) => readonly string[];
}

/** Of two entries of one name the first file's counts, whatever the package. */
export function indexDocs(files: readonly DocsFile[]): DocsIndex {
  const byName = new Map<SymbolName, DocsEntry[]>();
  const bySymbol = new Map<string, DocsEntry>();
  for (const [symbol, entry] of files.flatMap(({ entries }) => [...entries])) {
    const name = symbol.slice(symbol.indexOf("/") + 1);
    byName.set(name, [...(byName.get(name) ?? []), entry]);
    if (!bySymbol.has(symbol)) bySymbol.set(symbol, entry);
  }
  const found = new Set<DocsEntry>();
  const note = (entry: DocsEntry): DocsEntry => {
    found.add(entry);
    return entry;
  };
  return {
    find: (symbols) => {
      const all = symbols.flatMap((symbol) => byName.get(symbol) ?? []).map(note);
      return all.find(hasText) ?? all[0] ?? null;
    },
    textOf: (symbol) => {
      const entry = bySymbol.get(symbol);
      return entry === undefined ? "" : note(entry).documentation;
    },
    overloadsOf: ({ overloads }) => overloads.flatMap((symbol) => bySymbol.get(symbol) ?? []).map(note),
    unmatched: ({ entries }) =>
      [...entries].flatMap(([symbol, entry]) => (textsIn(entry) === 0 || found.has(entry) ? [] : [symbol])),
  };
}

const hasText = (entry: DocsEntry): boolean =>
  textsIn(entry) > 0 || entry.params.length + entry.returns.length + entry.overloads.length > 0;

/** Whether an entry says anything: many of Roblox's are there for their links alone. */
export const textsIn = ({ documentation, sample }: DocsEntry): number =>
  documentation.trim() === "" && sample.trim() === "" ? 0 : 1;
