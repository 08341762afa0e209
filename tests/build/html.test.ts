import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtSite } from "../support/built-site";
import { builtFixtureSite } from "../support/fixture-site";
import { htmlFiles, htmlMistakes, installVnu, vnuErrors } from "../support/html-checkers";
import { offlineCopy } from "../support/offline-copy";
import type { OfflineCopy } from "../support/offline-copy";

const fixture = "tests/fixtures/sites/three-versions";
let copies: readonly OfflineCopy[] = [];
let vnu: string | null = null;
let pages: Readonly<Record<string, readonly string[]>> = {};

beforeAll(async () => {
  vnu = await installVnu();
  const folders = [builtSite(), builtFixtureSite()];
  copies = [offlineCopy(), offlineCopy(fixture)];
  const [site = [], fixtureSite = [], copy = [], fixtureCopy = []] = [
    ...folders,
    ...copies.map(({ folder }) => folder),
  ].map(htmlFiles);
  pages = {
    "the site": site,
    "a site of three versions and two locales": fixtureSite,
    "the offline copy": copy,
    "the other site's offline copy": fixtureCopy,
  };
});
afterAll(() => copies.forEach(({ remove }) => remove()));

describe.each([
  "the site",
  "a site of three versions and two locales",
  "the offline copy",
  "the other site's offline copy",
])("every page of %s", (name) => {
  test("is valid HTML, with no role that its elements have already", () => {
    expect(pages[name]?.length).toBeGreaterThan(10);
    expect(pages[name]?.flatMap(htmlMistakes)).toEqual([]);
  });

  test("holds no null character", () => {
    expect(pages[name]?.filter((file) => readFileSync(file).includes(0))).toEqual([]);
  });

  test("has no error for the Nu HTML Checker", ({ skip }) => {
    if (vnu === null) return skip("no Java, or no vnu-jar");
    expect(vnuErrors(vnu, pages[name] ?? [])).toEqual([]);
  });
});
