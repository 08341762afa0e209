/** In: what somebody typed. Out: its text, the kinds and modules it is limited to, and the type it may describe. */
import type { SymbolKind } from "./records";
import { parseTypeQuery, type TypeQuery } from "./type-query";

/** What a query may be limited to. `page` stands for guides and posts. */
export type QueryKind = SymbolKind | "guide" | "post";

export interface Query {
  /** Without the filters. */
  readonly text: string;
  /** Empty: all kinds. */
  readonly kinds: ReadonlySet<QueryKind>;
  /** Slugs or names of modules, in lower case. Empty: all modules. */
  readonly modules: readonly string[];
  /** The readings of a query by type; empty if it is none. */
  readonly types: readonly TypeQuery[];
}

const FUNCTIONS: readonly QueryKind[] = ["function", "method"];

/** What stands before the colon of a filter, and what it lets through. */
const KIND_FILTERS: Readonly<Record<string, readonly QueryKind[]>> = {
  fn: FUNCTIONS,
  func: FUNCTIONS,
  function: FUNCTIONS,
  method: ["method"],
  class: ["class"],
  enum: ["enum"],
  value: ["enumValue"],
  event: ["event"],
  const: ["constant"],
  constant: ["constant"],
  type: ["type", "class", "enum"],
  prop: ["property"],
  property: ["property"],
  module: ["module"],
  page: ["guide", "post"],
  guide: ["guide"],
  post: ["post"],
};

/** Lower case alone, so that a class such as `Event` keeps its methods: `Event:fire` is a name. */
const FILTER = new RegExp(`(?<![^\\s])(?:(${Object.keys(KIND_FILTERS).join("|")}):|in:([\\w-]+))(?!:)`, "g");

/** Splits a query. Never fails: what is no filter is text. */
export function parseQuery(source: string): Query {
  const kinds = new Set<QueryKind>();
  const modules: string[] = [];
  const text = source
    .normalize("NFC")
    .slice(0, 200)
    .replace(FILTER, (_, kind: string | undefined, module: string | undefined) => {
      for (const passed of KIND_FILTERS[kind ?? ""] ?? []) kinds.add(passed);
      if (module !== undefined) modules.push(module.toLowerCase());
      return " ";
    })
    .replace(/\s+/g, " ")
    .trim();
  return { text, kinds, modules, types: parseTypeQuery(text) };
}

/** The same words with nothing taken for a filter: for when `event:fire` meant a name after all. */
export function withoutFilters(source: string): Query {
  const text = source.normalize("NFC").slice(0, 200).replace(/\s+/g, " ").trim();
  return { text, kinds: new Set(), modules: [], types: parseTypeQuery(text) };
}
