import type { SymbolKind } from "luau-contract";

export type QueryKind = SymbolKind | "guide" | "post";

const FUNCTIONS: readonly QueryKind[] = ["function", "method"];

/** `page:` accepts guides and posts. */
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

/** Filters are in lower case, so that `Event:fire` remains a name. */
export const FILTER = new RegExp(
  `(?<![^\\s])(?:(${Object.keys(KIND_FILTERS).join("|")}):|in:([\\w-]+))(?!:)`,
  "g",
);
