import { expect, test } from "vitest";
import { programFonts } from "../../../src/lib/theme/program-fonts";

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
