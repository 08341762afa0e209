/** The file that `luau-defs verify --write` keeps beside the definitions, and that pages are made from. */
import { compare as compareTexts } from "luau-contract";
import { moduleId, type SymbolId } from "../../model/ids";
import type { Verified, VerifiedWith } from "../../model/verified";
import { isRecord, parseJson } from "../../read/source/json";
import type { Ask } from "./ask";
import type { Comparison } from "./compare";

const FORMAT = "luau-defs verified 1";

/** The symbols of a module, without its name. */
interface Symbols {
  readonly present: readonly string[];
  readonly missing: readonly string[];
}

/** Sorted: the same comparison has the same text. */
export function writeVerified({ present, missing }: Comparison, { engine, date }: VerifiedWith): string {
  const absent = new Set(symbolsOf(missing));
  // A type may be in the engine in one place, and not in another.
  const lists = { present: symbolsOf(present).filter((symbol) => !absent.has(symbol)), missing: [...absent] };
  const names = [...new Set([...lists.present, ...lists.missing].map(moduleOf))].sort(compareTexts);
  const inModule = (all: readonly string[], name: string): readonly string[] =>
    all.filter((symbol) => moduleOf(symbol) === name).map((symbol) => symbol.slice(name.length + 1));
  const modules = Object.fromEntries(
    names.map((name): [string, Symbols] => [
      name,
      { present: inModule(lists.present, name), missing: inModule(lists.missing, name) },
    ]),
  );
  const counts = { present: lists.present.length, missing: lists.missing.length };
  return `${JSON.stringify({ format: FORMAT, engine, date, counts, modules }, null, 1)}\n`;
}

const symbolsOf = (asks: readonly Ask[]): readonly string[] =>
  [...new Set(asks.flatMap(({ id }) => (id === null ? [] : [String(id)])))].sort(compareTexts);

const moduleOf = (symbol: string): string => symbol.slice(0, symbol.indexOf("/"));

type ReadVerified =
  | { readonly kind: "verified"; readonly verified: Verified }
  | { readonly kind: "broken"; readonly reason: string };

export function readVerified(text: string): ReadVerified {
  const json = parseJson(text);
  if (json.kind === "broken") return { kind: "broken", reason: `it is not valid JSON: ${json.reason}` };
  if (!isRecord(json.value) || json.value["format"] !== FORMAT)
    return { kind: "broken", reason: `its \`format\` is not \`${FORMAT}\`` };
  const { engine, date, modules } = json.value;
  if (typeof engine !== "string" || typeof date !== "string" || !DATE.test(date) || !isRecord(modules))
    return { kind: "broken", reason: "it has no `engine`, no `date` such as 2026-11-24, or no `modules`" };
  const all = Object.entries(modules);
  const symbols = (list: keyof Symbols): ReadonlySet<SymbolId> =>
    new Set(
      all.flatMap(([name, module]) => textsIn(module, list).map((text) => `${name}/${text}` as SymbolId)),
    );
  const present = symbols("present");
  return {
    kind: "verified",
    verified: {
      engine,
      date,
      modules: new Set(all.map(([name]) => moduleId(name))),
      present,
      missing: symbols("missing"),
    },
  };
}

/** A date that exists. */
const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

export const isDate = (text: string): boolean => DATE.test(text);

function textsIn(module: unknown, list: keyof Symbols): readonly string[] {
  const texts = isRecord(module) ? module[list] : undefined;
  return Array.isArray(texts) ? texts.filter((text) => typeof text === "string") : [];
}
