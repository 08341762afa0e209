import { compare as compareTexts } from "luau-syntax";
import { VERIFIED_FORMAT, type VerifiedSymbols } from "../../link/reference/verified-file";
import type { VerifiedWith } from "../../model/verified";
import type { Lookup } from "./lookup";
import type { Comparison } from "./compare-report";

/** Sorted: the same comparison has the same text. */
export function writeVerified({ present, missing }: Comparison, { engine, date }: VerifiedWith): string {
  const absent = new Set(symbolsOf(missing));
  // A type may be in the engine in one place, and not in another.
  const lists = { present: symbolsOf(present).filter((symbol) => !absent.has(symbol)), missing: [...absent] };
  const names = [...new Set([...lists.present, ...lists.missing].map(moduleOf))].sort(compareTexts);
  const inModule = (all: readonly string[], name: string): readonly string[] =>
    all.filter((symbol) => moduleOf(symbol) === name).map((symbol) => symbol.slice(name.length + 1));
  const modules = Object.fromEntries(
    names.map((name): [string, VerifiedSymbols] => [
      name,
      { present: inModule(lists.present, name), missing: inModule(lists.missing, name) },
    ]),
  );
  const counts = { present: lists.present.length, missing: lists.missing.length };
  return `${JSON.stringify({ format: VERIFIED_FORMAT, engine, date, counts, modules }, null, 1)}\n`;
}

const symbolsOf = (lookups: readonly Lookup[]): readonly string[] =>
  [...new Set(lookups.flatMap(({ id }) => (id === null ? [] : [String(id)])))].sort(compareTexts);

const moduleOf = (symbol: string): string => symbol.slice(0, symbol.indexOf("/"));
