import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { buildSymbolIndex } from "../../../packages/luau-search/src/build-index";
import { openIndex, search } from "../../../packages/luau-search/src/search";
import { readCorpus } from "./support/read-corpus";
import { readDefinitions } from "./support/read-definitions";
import { seeded } from "./support/queries";

/** Words and types that have nothing to do with game engines. */
const UNRELATED = readFileSync(new URL("./nonsense.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");

/** Strings of letters at random, from four to twelve of them. */
function randomStrings(count: number): readonly string[] {
  const random = seeded(7);
  const letter = () => String.fromCharCode(97 + Math.floor(random() * 26));
  return Array.from({ length: count }, () =>
    Array.from({ length: 4 + Math.floor(random() * 9) }, letter).join(""),
  );
}

describe.each([
  ["definitions", readDefinitions()],
  ["scene", readCorpus("scene")],
  ["nodes", readCorpus("nodes")],
  ["modules", readCorpus("modules")],
] as const)("nonsense in the corpus %s", (_, records) => {
  const index = openIndex(buildSymbolIndex(records), null);

  const resultsOf = (query: string) => {
    const result = search(index, query, 1);
    return result.isNearest ? [] : result.symbols;
  };

  it("finds no symbol, or says that it is only the nearest", () => {
    const queries = [...UNRELATED, ...randomStrings(155), "!!!", "???", "<&>", "->", "🙂"];
    const found = queries.flatMap((query) =>
      resultsOf(query).map(({ symbol, reason }) => `${query} -> ${symbol.path} (${reason})`),
    );
    console.log(`${queries.length} nonsense queries, ${found.length} with results`);
    expect(found).toEqual([]);
  });

  it("finds nothing for an empty query", () => {
    expect(search(index, "   ").symbols).toEqual([]);
  });
});
