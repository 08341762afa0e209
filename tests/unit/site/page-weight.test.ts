import { expect, test } from "vitest";
import { checkPageWeight } from "../../../src/node/built-pages/page-weight";
import { readPage } from "../../../src/node/built-pages/read-page";

const pages = (weights: Readonly<Record<string, number>>) => ({
  pages: new Map(
    Object.entries(weights).map(([file, bytes]) => [file, { reading: readPage("x".repeat(bytes)) }]),
  ),
});

const definitions = "definitions/engine.d.luau";

test("a page of more than a megabyte is a warning at the file that it is made from", () => {
  const found = checkPageWeight(
    pages({ "docs/api/engine/index.html": 1_600_000, "docs/intro/index.html": 900_000 }),
    [["/docs/api/engine", definitions]],
  );
  expect(found).toMatchObject([
    {
      file: definitions,
      severity: "warning",
      rule: "heavy-page",
      message: "The page /docs/api/engine has 1.6 MB of HTML, more than browsers show at once.",
      suggestion:
        'Give each entry a page of its own: write `pages: "class"` for this version in site.config.ts.',
    },
  ]);
});

test("where the entries have pages already, and of a guide, something else helps", () => {
  const sources = [
    ["/docs/api/engine", definitions],
    ["/docs/api/engine/Part", definitions],
    ["/docs/long", "content/docs/long.mdx"],
  ] as const;
  const found = checkPageWeight(
    pages({ "docs/api/engine/index.html": 1_100_000, "docs/long/index.html": 1_100_000 }),
    sources,
  );
  expect(found.map(({ suggestion }) => suggestion)).toEqual([
    "Split it into several pages.",
    "Divide the file: several files have several indexes.",
  ]);
});

test("bytes count, not characters", () => {
  const page = { reading: readPage("ä".repeat(600_000)) };
  expect(checkPageWeight({ pages: new Map([["docs/intro/index.html", page]]) }, [])).toHaveLength(1);
});
