/** Each name of other engines in the table of this site has the counterpart that the table gives it. */
import { expect, it } from "vitest";
import otherEngines from "../../../content/other-engines.json";
import { search } from "../../../packages/luau-search/src/search";
import { itemsOf } from "../../../packages/luau-search/src/thesaurus";
import { addressOf } from "./support/intents";
import { openSite } from "./support/read-site";

const { index } = openSite();
const limits = new Map(
  index.pages?.sections.flatMap(({ isLimit, heading, href }) =>
    isLimit === true ? [[heading, href.slice(1)] as const] : [],
  ),
);
const rows = Object.entries(otherEngines).flatMap(([engine, table]) =>
  Object.entries(table).map(([here, names]) => ({ engine, here, names })),
);

it.each(rows)("$engine: $names is $here", ({ engine, here, names }) => {
  const limit = limits.get(here);
  const paths = limit === undefined ? itemsOf(here) : [];
  for (const name of itemsOf(names)) {
    const { foreign, results, isNearest } = search(index, name);
    expect(results.slice(0, Math.max(paths.length, 1)).map(addressOf)).toEqual(
      limit === undefined ? paths : [limit],
    );
    expect(isNearest).toBe(false);
    // A name of our own is not explained.
    if (foreign !== null) expect(foreign).toEqual({ engine, name: foreign.name, paths });
  }
});

it("no name has two counterparts", () => {
  const names = rows.flatMap((row) => itemsOf(row.names));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
