import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { subsetFonts } from "../../../scripts/fonts";

test("the committed fonts have the characters of fonts.css", async () => {
  const made = await subsetFonts();
  expect(made.map(([file]) => file).length).toBe(6);
  for (const [file, contents] of made)
    expect(readFileSync(file).equals(contents), `${file}: run npm run build:fonts`).toBe(true);
});
