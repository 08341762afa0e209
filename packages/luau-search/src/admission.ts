/** In: the filters of a query. Out: the records that pass them. */
import type { IndexedSymbol, OpenSymbols } from "./open-index";
import type { Query } from "./query";

/** Type of a property that is an event, in engines that declare events as properties. */
const SIGNAL = /: (?:\w+\.)?\w*(?:Signal|Event)(?:$|[<?])/;

const isOfKind = ({ kind, signature }: IndexedSymbol, kinds: Query["kinds"]): boolean =>
  kinds.has(kind) || (kind === "property" && kinds.has("event") && SIGNAL.test(signature));

export const isFiltered = ({ kinds, modules }: Query): boolean => kinds.size + modules.length > 0;

export function symbolAdmission(open: OpenSymbols, query: Query): (symbol: number) => boolean {
  const { kinds, modules } = query;
  if (!isFiltered(query)) return () => true;
  return (id) => {
    const symbol = open.symbols[id];
    if (symbol === undefined || (kinds.size > 0 && !isOfKind(symbol, kinds))) return false;
    return (
      modules.length === 0 ||
      modules.includes(symbol.module.toLowerCase()) ||
      modules.includes(symbol.moduleName.toLowerCase())
    );
  };
}

/** Pages belong to no module. */
export const admitsPage = ({ kinds, modules }: Query, kind: "guide" | "post"): boolean =>
  modules.length === 0 && (kinds.size === 0 || kinds.has(kind));
