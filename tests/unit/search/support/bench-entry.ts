/** The code of the benchmark, in one bundle. */
export { buildSymbolIndex, buildWordIndex } from "../../../../packages/luau-search/src/build-index";
export { openIndex, openNames, openRest, search } from "../../../../packages/luau-search/src/search";
export { makeSections, makeSymbols } from "./made-corpus";
export { makeQueries } from "./queries";

export const TYPE_QUERIES: readonly string[] = [
  "number -> string",
  "string, boolean? -> string",
  "-> vector",
  "number ->",
  "string, number, vector -> ()",
  "(number) -> ()",
  "(() -> ()) -> boolean",
  "{string} -> number",
  "T -> T",
  "get number -> string",
  "vector, vector -> vector",
  "any -> any",
  "-> ()",
  "number, number, number -> number",
  "Entity -> vector",
  "Camra -> string",
  "string? -> {number}",
];
export const WORD_QUERIES: readonly string[] = [
  "physics step",
  "call a function every second",
  "sandbox",
  "rotat",
  "script error message",
  "player camera",
  "folder",
  "timers and effects",
  "kubernetes",
  "l",
];
