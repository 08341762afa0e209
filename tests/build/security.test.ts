import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { addCode, noCode } from "../../src/node/built-pages/page-code";
import { readPage } from "../../src/node/built-pages/read-page";
import { readHeaders } from "../../src/node/publish/read-headers";
import { builtSite } from "../support/built-site";
import { publishedPages } from "../support/published-pages";
import { filesUnder } from "../../src/node/files/published-files";
import type { PublishedPage } from "../support/published-pages";

let folder: string;
let pages: readonly PublishedPage[];
let header: string;

beforeAll(() => {
  folder = builtSite();
  pages = publishedPages(folder);
  header =
    readHeaders(readFileSync(path.join(folder, "_headers"), "utf8"))("/").get("Content-Security-Policy") ??
    "";
});

const policyOf = ({ $ }: PublishedPage) =>
  $('meta[http-equiv="content-security-policy"]').attr("content") ?? "";

test("one strict policy stands in every page, before all that it rules, and in the hosts' rules", () => {
  const policies = new Set(pages.map(policyOf));
  expect(policies.size).toBe(1);
  expect([...policies][0]).not.toMatch(/unsafe-inline|unsafe-eval/);
  expect(header).toBe(`${[...policies][0]}; frame-ancestors 'none'`);
  for (const { route, $ } of pages) {
    const head = $("head").children().toArray();
    const place = head.findIndex((element) => $(element).is('meta[http-equiv="content-security-policy"]'));
    expect($(head.slice(0, place)).not("meta").length, route).toBe(0);
  }
});

test("the policy knows all inline code of all pages, which is the same few pieces however many pages there are", () => {
  const code = noCode();
  for (const file of filesUnder(folder))
    if (file.endsWith(".html")) addCode(readPage(readFileSync(path.join(folder, file), "utf8")).code, code);
  expect([...code.refused]).toEqual([]);
  for (const hash of [...code.scripts, ...code.styles, ...code.styleAttributes])
    expect(header).toContain(hash);
  expect(code.scripts.size).toBeLessThanOrEqual(6);
});

test("notes of the build are not published", () => {
  for (const file of ["webpack.stats.json", "chunk-map.json", "~partytown", "_gatsby"])
    expect(existsSync(path.join(folder, file)), file).toBe(false);
});

test("each file and each page is under one caching rule", () => {
  const headersOf = readHeaders(readFileSync(path.join(folder, "_headers"), "utf8"));
  const files = filesUnder(folder).filter((file) => file !== "_headers");
  const rule = /^(no-cache|public, max-age=31536000, immutable)$/;
  for (const address of [...files.map((file) => `/${file}`), ...pages.map(({ route }) => route)])
    expect(headersOf(address).get("Cache-Control"), address).toMatch(rule);
});
