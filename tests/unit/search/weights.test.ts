/** Each weight decides something: the query of weights.txt beside it has other results when it changes. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openIndex, search } from "../../../packages/luau-search/src/search";
import * as weights from "../../../packages/luau-search/src/weights";
import { addressOf } from "./support/intents";
import { openSite } from "./support/read-site";

/** Where a weight is, by the path of its name. Tests may change what is constant elsewhere. */
type Table = { [name: string]: number | Table };
const table = weights as unknown as Table;

const { parts, index } = openSite();
const firstThree = (open: typeof index, query: string) => {
  const { results, isNearest } = search(open, query, 5);
  return [isNearest, ...results.slice(0, 3).map(addressOf)];
};

const rows = Array.from(
  readFileSync(new URL("./weights.txt", import.meta.url), "utf8").matchAll(
    /^([\w.]+) x([\d.]+) {2}=> {2}(.+)$/gm,
  ),
  ([, name = "", factor = "", query = ""]) => ({ name, factor: Number(factor), query }),
);

/** No query of this site: the tests of other corpora are in by-name.test.ts and by-meaning.test.ts. */
const ELSEWHERE = ["NAME.typo.doubtful", "NAME.perTypo", "PRIOR.deprecated", "FUSION.owned"];

it("has a row for each weight", () => {
  const namesIn = (value: number | Table, path: string): readonly string[] =>
    typeof value === "number"
      ? [path]
      : Object.entries(value).flatMap(([name, part]) =>
          namesIn(part, path === "" ? name : `${path}.${name}`),
        );
  expect([...rows.map(({ name }) => name), ...ELSEWHERE].toSorted()).toEqual(
    [...namesIn(table, "")].toSorted(),
  );
});

it.each(rows)("$name moves the results of “$query”", ({ name, factor, query }) => {
  const path = name.split(".");
  const last = path.pop() ?? "";
  const owner = path.reduce((part, key) => part[key] as Table, table);
  const weight = owner[last] as number;
  const before = firstThree(index, query);
  owner[last] = weight * factor;
  const after = firstThree(openIndex(parts.symbols, parts.words), query);
  owner[last] = weight;
  expect(after).not.toEqual(before);
});
