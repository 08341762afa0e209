import { expect, test } from "vitest";
import { checkPageWeight } from "../../../src/node/built-pages/page-weight";
import { readPage } from "../../../src/node/built-pages/read-page";
import { problemLines } from "../../support/read-cases";

const pages = (...weights: (readonly [file: string, bytes: number, text?: string])[]) => ({
  pages: new Map(
    weights.map(([file, bytes, text = "x"]) => [file, { reading: readPage(text.repeat(bytes)) }]),
  ),
});

const definitions = "definitions/engine.d.luau";

test("a page of more than a megabyte is a warning at the file that it is made from", () => {
  const built = pages(["docs/api/engine/index.html", 1_600_000], ["docs/intro/index.html", 900_000]);
  expect(problemLines(checkPageWeight(built, [["/docs/api/engine", definitions]]))).toEqual([
    `${definitions}:1:1 warning heavy-page The page /docs/api/engine has 1.6 MB of HTML, more than browsers ` +
      'show at once. Give each entry a page of its own: write `pages: "class"` for this version in site.config.ts.',
  ]);
});

test("where the entries have pages already, and of a guide, something else helps", () => {
  const sources = [
    ["/docs/api/engine", definitions],
    ["/docs/api/engine/Part", definitions],
    ["/docs/long", "content/docs/long.mdx"],
  ] as const;
  const built = pages(["docs/api/engine/index.html", 1_100_000], ["docs/long/index.html", 1_100_000]);
  const found = checkPageWeight(built, sources);
  expect(found.map(({ suggestion }) => suggestion)).toEqual([
    "Split it into several pages.",
    "Divide the file: several files have several indexes.",
  ]);
});

test("bytes count, not characters", () => {
  expect(checkPageWeight(pages(["docs/intro/index.html", 600_000, "ä"]), [])).toHaveLength(1);
});
