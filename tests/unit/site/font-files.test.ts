import { expect, test } from "vitest";
import { keepFontsAsFiles } from "../../../src/node/webpack/font-files";

test("small fonts are files, which the content policy accepts; small pictures stay inline", () => {
  const rule = (test: RegExp) => ({ test, use: [{ loader: "url-loader", options: { limit: 10_000 } }] });
  // As in Gatsby's configuration.
  const rules = [rule(/\.(eot|otf|ttf|woff(2)?)(\?.*)?$/), rule(/\.(png|svg)$/), { test: /\.tsx$/ }];
  keepFontsAsFiles(rules);
  expect(rules.map((one) => ("use" in one ? one.use[0]?.options.limit : null))).toEqual([
    false,
    10_000,
    null,
  ]);
});
