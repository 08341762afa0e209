import { spawnSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { copyCheckout } from "../support/checkout-copy";
import { builtFixtureSite } from "../support/built-site";
import { filesUnder } from "../../src/node/publish/published-files";
import { root } from "../support/site-inputs";
import { temporaryFolder } from "../support/temporary-folder";

/** A checkout of its own, whose stock build does not replace the site that other tests read. */
const checkout = temporaryFolder("stock");
/** Three versions, two locales and a base path. */
const site = "tests/fixtures/sites/three-versions";

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

const publishedIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(filesUnder(folder).map((file) => [file, readFileSync(path.join(folder, file), "latin1")]));

/** What Gatsby's document is meant to differ in: everything else is the same byte by byte. */
const meant: readonly (readonly [what: RegExp, place: string])[] = [
  [/<meta http-equiv="x-ua-compatible" content="ie=edge"\/>/, ""],
  [/, shrink-to-fit=no/, ""],
  // Gatsby's frame has styles as attributes, which the policy must allow.
  [/<div style="outline:none" (tabindex="-1" id="gatsby-focus-wrapper")/, "<div $1"],
  [/(id="gatsby-announcer" )style="[^"]*"/, '$1class="visually-hidden"'],
  [/style-src-attr [^;]*;/g, "style-src-attr …;"],
  // Babel and esbuild write the script in each page's head differently, which has other hashes in the policy.
  [/<script>\(function earlyScript[\s\S]*?<\/script>/g, "<early script>"],
  [/(?: '(?:sha256-[^']+)')+/g, " 'sha256-…'"],
  [/(?: &#x27;(?:sha256-[^;]+)&#x27;)+/g, " 'sha256-…'"],
];
const comparable = (text: string): string =>
  sortHead(meant.reduce((result, [what, place]) => result.replace(what, place), text));

/** Gatsby puts the page's own elements in another order. */
const sortHead = (html: string): string =>
  html.replace(/(?<=<head>).*?(?=<\/head>)/s, (head) =>
    head
      .split(/(?=<(?!\/))/)
      .sort()
      .join("\n"),
  );

test("a stock build publishes the same files, but for what Gatsby writes in another way", () => {
  const own = publishedIn(builtFixtureSite());
  const stock = publishedIn(stockBuild());
  expect([...stock.keys()]).toEqual([...own.keys()]);
  const differences = [...own.keys()].filter(
    (file) => comparable(own.get(file) ?? "") !== comparable(stock.get(file) ?? ""),
  );
  expect(differences).toEqual([]);
});
