import { type IdeDoc, toIdeDocs } from "../../packages/luau-defs/src/write";

/** The documentation file of luau-lsp, by symbol. */
export const ideDocs = (...input: Parameters<typeof toIdeDocs>): ReadonlyMap<string, IdeDoc> =>
  // As `toIdeDocs` wrote it.
  new Map(Object.entries(JSON.parse(toIdeDocs(...input)) as Readonly<Record<string, IdeDoc>>));
