import { expect, test } from "vitest";
import { cssMinimizer } from "../../../packages/gatsby-lean/src/webpack/css";

type Minify = (
  sheets: Readonly<Record<string, string>>,
) => Promise<{ readonly code: string; readonly warnings: readonly string[] }>;

/** What Gatsby's minimizer is given to minify with. */
function minifier(): Minify {
  let given: Minify | null = null;
  cssMinimizer({
    minifyCss: (options: { readonly minify: Minify }) => void (given = options.minify),
  } as unknown as Parameters<typeof cssMinimizer>[0]);
  return given ?? expect.fail("nothing to minify with");
}

test("a sheet keeps what the oldest browsers know, and gets the prefixes that they want", async () => {
  const { code, warnings } = await minifier()({
    "styles.css": ".a {\n  user-select: none;\n  & b { margin-inline: 0px }\n}\n",
  });
  expect(code.trim()).toBe(".a{-webkit-user-select:none;user-select:none;& b{margin-inline:0px}}");
  expect(warnings).toEqual([]);
});

test("a property that there is none of is told with its line: all sheets of the site are one by then", async () => {
  const { warnings } = await minifier()({ "styles.css": ".a {\n  color: red;\n  colr: blue;\n}\n" });
  expect(warnings).toEqual(['"colr" is not a known CSS property, in `colr: blue;`']);
});
