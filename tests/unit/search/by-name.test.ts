import { describe, expect, it } from "vitest";
import { buildSymbolIndex } from "../../../packages/luau-search/src/build-index";
import { openIndex, search } from "../../../packages/luau-search/src/search";
import { readCorpus } from "./support/read-corpus";
import { readDefinitions } from "./support/read-definitions";
import { FORMS, makeQueries } from "./support/queries";

const corpora = {
  scene: readCorpus("scene"),
  nodes: readCorpus("nodes"),
  modules: readCorpus("modules"),
  definitions: readDefinitions(),
};

describe.each(Object.entries(corpora))("names of the corpus %s", (name, records) => {
  const index = openIndex(buildSymbolIndex(records), null);
  const queries = [1, 2, 3].flatMap((seed) => makeQueries(records, seed));

  it.each(FORMS)("%s: puts a right symbol first", (form) => {
    const cases = queries.filter((query) => query.form === form);
    const wrong = cases.filter(
      ({ query, right }) => !right.has(search(index, query, 1).symbols[0]?.symbol.path ?? ""),
    );
    const rate = 1 - wrong.length / cases.length;
    const share = `${(100 * rate).toFixed(1)} % of ${cases.length}`;
    console.log(`${name} (${records.length} symbols), ${form}: ${share}`);
    const misses = wrong.slice(0, 12).map(({ query, right }) => {
      const path = search(index, query, 1).symbols[0]?.symbol.path ?? "nothing";
      return `${query} -> ${path}, not ${[...right].slice(0, 3).join(" or ")}`;
    });
    expect(rate, misses.join("\n")).toBeGreaterThanOrEqual(form === "typo" ? 0.95 : 0.98);
  });
});
