import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { copyCheckout } from "../support/checkout-copy";
import { builtFixtureSite } from "../support/fixture-site";
import { filesUnder } from "../support/published-pages";
import { root } from "../support/site-inputs";

/** A checkout of its own, whose stock build does not replace the site that other tests read. */
const checkout = mkdtempSync(path.join(tmpdir(), "stock-"));
/** Three versions, two locales and a base path. */
const site = "tests/fixtures/sites/three-versions";

afterAll(() => rmSync(checkout, { recursive: true, force: true }));

function stockBuild(): string {
  copyCheckout(checkout);
  cpSync(path.join(root, site), path.join(checkout, site), { recursive: true });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["scripts/ts.mjs", "scripts/build.ts", "--stock"],
    { cwd: checkout, encoding: "utf8", env: { ...process.env, SITE: site, CI: "1" } },
  );
  expect(status, stdout + stderr).toBe(0);
  return path.join(checkout, "dist/sites/three-versions/public");
}

/** What is published, by the names of the files without their hashes. */
const publishedIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    filesUnder(folder).map((file) => [withoutHashes(file), readFileSync(path.join(folder, file), "latin1")]),
  );

/** Chunks of a bundle without a name have a number, which depends on webpack's ids. */
const withoutHashes = (file: string): string => file.replace(/(?:^\d+)?([-.])[0-9a-f]{20}(?=\.)/g, "$1HASH");

/** What a stock build publishes differently, and is meant to: everything else is the same byte by byte. */
const meant: readonly (readonly [what: RegExp, place: string])[] = [
  // Babel, Terser and cssnano in place of SWC and esbuild: scripts, style sheets, and the script in each
  // page's head.
  [/<script>\(function earlyScript[\s\S]*?<\/script>/g, "<early script>"],
  // They give files other names, and scripts in pages other hashes in the content policy.
  [/(?:\d+)?[-.][0-9a-f]{20}(?=\.(?:js|css))/g, "-HASH"],
  [/(?: '(?:sha256-[^']+)')+/g, " 'sha256-…'"],
  [/(?: &#x27;(?:sha256-[^;]+)&#x27;)+/g, " 'sha256-…'"],
  // `_headers` has a rule for each of these files.
  [/^\S*-HASH\.(?:js|css)(?:\.LICENSE\.txt)?\n(?: {2}.*\n)+\n*/gm, ""],
  [/(webpackCompilationHash"?[:=]")[0-9a-f]*/g, "$1HASH"],
];
const isCompiled = (file: string): boolean => /\.(?:js|css)$|\.LICENSE\.txt$/.test(file);
const comparable = (text: string): string =>
  meant.reduce((result, [what, place]) => result.replace(what, place), text);

test("a stock build publishes the same files, but for what its compilers write", () => {
  const lean = publishedIn(builtFixtureSite());
  const stock = publishedIn(stockBuild());
  const pagesOf = (files: ReadonlyMap<string, string>) =>
    [...files.keys()].filter((file) => !isCompiled(file)).sort();
  expect(pagesOf(stock)).toEqual(pagesOf(lean));
  const differences = pagesOf(lean).filter(
    (file) => comparable(lean.get(file) ?? "") !== comparable(stock.get(file) ?? ""),
  );
  expect(differences).toEqual([]);
  expect([...stock.keys()].filter(isCompiled).length).toBeGreaterThan(3);
});
