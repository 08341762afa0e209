/** Which records the filters of a query let through. */
import type { IndexedSymbol, OpenSymbols } from "./open-index";
import type { Query } from "./query";

/** Engines that declare their events as properties call the type of these so. */
const SIGNAL = /: (?:\w+\.)?\w*(?:Signal|Event)(?:$|[<?])/;

/** Whether a symbol is of a kind that is asked for. A property that is a signal is an event as well. */
const isOfKind = ({ kind, signature }: IndexedSymbol, kinds: Query["kinds"]): boolean =>
  kinds.has(kind) || (kind === "property" && kinds.has("event") && SIGNAL.test(signature));

export const isFiltered = ({ kinds, modules }: Query): boolean => kinds.size + modules.length > 0;

/** Whether the filters let a symbol through. */
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
