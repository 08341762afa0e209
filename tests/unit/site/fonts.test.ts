import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { subsetFonts } from "../../../scripts/fonts";
import { programFonts } from "../../../src/lib/theme/program-fonts";
import { expectLines } from "../../support/read-cases";

test("the committed fonts have the characters of fonts.css", async () => {
  const made = await subsetFonts();
  expect(made.map(([file]) => file).length).toBe(6);
  for (const [file, contents] of made)
    expect(readFileSync(file).equals(contents), `${file}: run npm run build:fonts`).toBe(true);
});

test("of a site with own styles, pages preload the typefaces that it shows", () =>
  expectLines("cases/preloaded-fonts.txt", { "fonts of a style sheet": programFonts }));
