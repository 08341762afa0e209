/** What a query may be limited to: `fn:`, `in:timer`. */
import type { SymbolKind } from "luau-contract";

/** What a query may be limited to. `page` stands for guides and posts. */
export type QueryKind = SymbolKind | "guide" | "post";

const FUNCTIONS: readonly QueryKind[] = ["function", "method"];

/** What stands before the colon of a filter, and what it lets through. */
export const KIND_FILTERS: Readonly<Record<string, readonly QueryKind[]>> = {
  fn: FUNCTIONS,
  func: FUNCTIONS,
  function: FUNCTIONS,
  method: ["method"],
  class: ["class"],
  enum: ["enum"],
  value: ["enumValue"],
  event: ["event"],
  signal: ["event"],
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
export const FILTER = new RegExp(
  `(?<![^\\s])(?:(${Object.keys(KIND_FILTERS).join("|")}):|in:([\\w-]+))(?!:)`,
  "g",
);
