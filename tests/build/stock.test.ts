import { spawn } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { freePort } from "../support/free-port";
import { builtFixtureSite } from "../support/built-site";
import { buildOther, publishedOf, removeBuilt } from "../support/other-site";
import { filesUnder } from "../../src/node/files/published-files";
import { root } from "../support/site-inputs";
import { temporaryFolder } from "../support/temporary-folder";

const FIXTURE = "tests/fixtures/sites/three-versions";

/** Three versions, two locales and a base path: under a name of its own, which has a stage of its own. */
const home = temporaryFolder("stock");
const site = path.join(home, path.basename(home));
symlinkSync(path.join(root, FIXTURE), site, "junction");
afterAll(() => removeBuilt(site));

function stockBuild(): string {
  const { status, output } = buildOther(site, "--stock");
  expect(status, output).toBe(0);
  return publishedOf(site);
}

const publishedIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(filesUnder(folder).map((file) => [file, readFileSync(path.join(folder, file), "latin1")]));

/** The intended differences of Gatsby's document: everything else is the same byte by byte. */
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

/** Runs `npm run dev -- --gatsby` until its bundle is there; returns what it has printed, and its address. */
async function developWithGatsby(): Promise<{ readonly output: string; readonly address: string }> {
  const port = await freePort();
  // Gatsby has another configuration for `test`, which vitest sets.
  const settings = { PACKAGES_ARE_BUILT: "1", CI: "1", NODE_ENV: "development" };
  const server = spawn(
    process.execPath,
    ["packages/luau-docs/bin/luau-docs.mjs", "dev", FIXTURE, "--gatsby", "--port", String(port)],
    // A group of its own: Gatsby runs in processes below it.
    { cwd: root, env: { ...process.env, ...settings }, detached: true },
  );
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  onTestFinished(async () => {
    if (server.exitCode === null) process.kill(-(server.pid ?? 0), "SIGTERM");
    await ended;
  });
  let output = "";
  await new Promise<void>((resolve) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString("utf8");
      if (/Building development bundle - [\d.]+s/.test(output)) resolve();
    };
    server.stdout.on("data", read);
    server.stderr.on("data", read);
    void ended.then(resolve);
  });
  return { output, address: `http://127.0.0.1:${port}` };
}

test("stock `gatsby develop` starts, and serves a page of the reference", async () => {
  const { output, address } = await developWithGatsby();
  expect(output).toContain("success Building development bundle");
  const page = await fetch(`${address}/docs/next/api/oven`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("commons.js")]);
  const dataOf = async () => (await fetch(`${address}/page-data/docs/next/api/oven/page-data.json`)).text();
  // Until its query has run, Gatsby serves the page's address alone.
  await expect.poll(dataOf, { timeout: 120_000 }).toContain('"name":"Oven"');
});
