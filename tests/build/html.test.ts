import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { builtFixtureSite, builtSite, offlineCopy, offlineFixtureCopy } from "../support/built-site";
import { htmlFiles, htmlProblems, installVnu, vnuErrors } from "../support/html-checkers";

let vnu: string | null = null;
let pages: Readonly<Record<string, readonly string[]>> = {};

beforeAll(async () => {
  vnu = await installVnu();
  pages = {
    "the site": htmlFiles(builtSite()),
    "a site of three versions and two locales": htmlFiles(builtFixtureSite()),
    "the offline copy": htmlFiles(offlineCopy()),
    "the other site's offline copy": htmlFiles(offlineFixtureCopy()),
  };
});

const SITES = ["the site", "a site of three versions and two locales"];
const COPIES = ["the offline copy", "the other site's offline copy"];

describe.each([...SITES, ...COPIES])("every page of %s", (name) => {
  test("is valid HTML, with no role that its elements have already", () => {
    expect(pages[name]?.length).toBeGreaterThan(10);
    expect(pages[name]?.flatMap(htmlProblems)).toEqual([]);
  });

  test("holds no null character", () => {
    expect(pages[name]?.filter((file) => readFileSync(file).includes(0))).toEqual([]);
  });
});

// One process for all pages: Java takes longer to start than to read a site.
test("no page has an error for the Nu HTML Checker", ({ skip }) => {
  if (vnu === null) return skip("no Java, or no vnu-jar");
  expect(vnuErrors(vnu, Object.values(pages).flat())).toEqual([]);
});
