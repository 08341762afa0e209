/** Generated parts of documents are what they are generated from; `-u` writes them. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import {
  partNames,
  withParts,
  type Parts,
  documentsAmong,
  isReleased,
  releaseTexts,
} from "../../../scripts/documents/release-texts";
import { referenceTables } from "../../support/reference-tables";
import { root, siteInputs } from "../../support/site-inputs";

const read = (file: string): string => readFileSync(path.join(root, file), "utf8");

/** All that a document can have. */
const partsFor = (released = isReleased(root)): Parts =>
  new Map([...releaseTexts(root, released), ...referenceTables()]);

const generated = documentsAmong(siteInputs()).filter((file) => partNames(read(file)).length > 0);

test.each(generated)("%s", async (file) => {
  const text = read(file);
  const parts = partsFor();
  expect(partNames(text).filter((name) => !parts.has(name))).toEqual([]);
  await expect(withParts(text, parts)).toMatchFileSnapshot(path.join(root, file));
});

test("every text of a release is used", () => {
  const used = new Set(generated.flatMap((file) => partNames(read(file))));
  expect([...releaseTexts(root, false).keys()].filter((name) => !used.has(name))).toEqual([]);
});

describe("what documents say of the registry", () => {
  const FROM_REGISTRY = /npm (?:create|install) (?:luau-docs|luau-defs)\b/;
  const FOR_US = /^(?:ARCHITECTURE|CHANGELOG|CONTRIBUTING|docs\/decisions\/.*)\.md$/;
  const inRelease = generated.map((file) => withParts(read(file), partsFor(true)));

  test("is nothing before the first release, on pages for users", () => {
    const forUsers = documentsAmong(siteInputs()).filter((file) => !FOR_US.test(file));
    expect(forUsers.some((file) => FROM_REGISTRY.test(read(file)))).toBe(isReleased(root));
  });

  test("is how the packages are installed after it", () => {
    expect(inRelease.filter((text) => FROM_REGISTRY.test(text)).length).toBeGreaterThanOrEqual(5);
    expect(inRelease.filter((text) => /Nothing is published|It is not published/.test(text))).toEqual([]);
  });

  test("is after it the address of the living site, which is that of the packages", () => {
    const { homepage } = JSON.parse(read("package.json")) as { readonly homepage: string };
    expect(releaseTexts(root, true).get("site")).toContain(`(${homepage})`);
  });
});
