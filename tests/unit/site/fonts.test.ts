import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { subsetFonts } from "../../../scripts/fonts";
import { programFonts } from "../../../src/lib/theme/program-fonts";

test("the committed fonts have the characters of fonts.css", async () => {
  const made = await subsetFonts();
  expect(made.map(([file]) => file).length).toBe(6);
  for (const [file, contents] of made)
    expect(readFileSync(file).equals(contents), `${file}: run npm run build:fonts`).toBe(true);
});

test.each([
  ["", true, true],
  [":root { --radius: 0 }", true, true],
  [':root { --font-heading: "Kit Pixel", var(--font-text); }', true, false],
  [":root{--font-text:system-ui}", false, true],
  [":root { --font-text: Inter, serif; --font-heading: var(--font-text); }", true, false],
  [":root { --kit--font-text: serif; --font-text-size: 2em; }", true, true],
])("of a site with the styles «%s», pages preload the typefaces that it shows", (css, text, heading) => {
  expect(programFonts(css)).toEqual({ text, heading });
});
