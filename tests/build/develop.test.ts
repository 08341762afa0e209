import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyCheckout } from "../support/checkout-copy";
import { builtFixtureSite } from "../support/built-site";
import { startDev, type Answer, type DevServer } from "../support/start-dev";
import { root } from "../support/site-inputs";
import { temporaryFolder, writerIn } from "../support/temporary-folder";

/** A checkout of its own, in which the program is edited too, with the site of another engine. */
const checkout = temporaryFolder("develop");
const fixture = "tests/fixtures/sites/three-versions";
const site = path.join(checkout, fixture);
const oven = path.join(site, "definitions/oven.d.luau");
const heats = "/docs/next/api/oven";
const intro = "/docs/next/intro";

const inSite = (file: string): string => path.join(site, file);
const write = writerIn(site);
const guide = (title: string): string => `---\ntitle: ${title}\ndescription: A guide.\n---\n\nText.\n`;

let server: DevServer;
let published = "";
let first: Answer;

beforeAll(async () => {
  published = builtFixtureSite();
  copyCheckout(checkout);
  cpSync(path.join(root, fixture), site, { recursive: true });
  server = await startDev(checkout, ["dev", fixture], "/kiln");
  await until(async () => (first = await page(heats)).status !== 0);
  await until(async () => (await page(heats)).status === 200);
});

afterAll(async () => expect(await server.stop()).toBe(128 + 15));

const page = (route: string) => server.page(route);
const until = (holds: () => Promise<boolean>) => server.until(holds);
const shows = (route: string, text: string) => until(async () => (await page(route)).text.includes(text));

/** Replaces the first match in a file; returns a function that puts it back. */
function edit(file: string, found: string | RegExp, replacement: string): () => void {
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(found);
  writeFileSync(file, text.replace(found, replacement));
  return () => writeFileSync(file, text);
}

test("the address is printed first, and shows a page that waits for the site", () => {
  expect(server.output().trim().split("\n")[0]).toContain(server.address.replace("/kiln", ""));
  expect(first.status).toBe(503);
  expect(first.text).toContain("The site is starting");
  expect(first.text).toContain("/__dev/reload.js");
});

/** The differences of a page from that of a build: the policy, and the script that reloads it. */
const comparable = (html: string): string =>
  html
    .replace(/<meta http-equiv="content-security-policy"[^>]*>/, "")
    .replace('<script src="/__dev/reload.js"></script>', "");

test("pages are those of a build but for the two differences", async () => {
  const builtPage = (file: string): string => comparable(readFileSync(path.join(published, file), "utf8"));
  for (const route of [heats, intro, "/docs", "/ar/docs/next/intro"]) {
    const { text } = await page(route);
    expect(comparable(text)).toBe(builtPage(`${route}/index.html`));
    const [script = ""] = /\/assets\/app-\w+\.js/.exec(text) ?? [];
    expect((await page(script)).status).toBe(200);
  }
  expect(comparable((await page("/nothing")).text)).toBe(builtPage("404.html"));
  expect((await page("/nothing")).status).toBe(404);
  expect((await page("/search/index.json")).status).toBe(200);
  expect((await page("/mark.svg")).status).toBe(200);
});

test("a guide whose front matter was never valid shows its problem, until it is fixed", async () => {
  write("content/docs/glue.mdx", guide("Glue: dry"));
  await until(async () => (await page("/docs/next/glue")).status === 500);
  expect((await page("/docs/next/glue")).text).toContain("/__dev/reload.js");
  await until(async () => server.output().includes("content/docs/glue.mdx:2:8 error front-matter"));
  expect(server.output()).not.toMatch(/gatsby-plugin-mdx|^ +at /m);
  write("content/docs/glue.mdx", guide("Glue"));
  await shows("/docs/next/glue", "Text.");
  await until(async () => server.output().includes("fixed content/docs/glue.mdx:2:8 front-matter"));
});

test("correct edits print no error, and fixed problems are withdrawn", async () => {
  const before = server.output().length;
  write("content/docs/fresh.mdx", guide("Fresh"));
  await shows("/docs/next/fresh", "Text.");
  renameSync(inSite("content/docs/fresh.mdx"), inSite("content/docs/Fresh.mdx"));
  await shows("/docs/next/Fresh", "Text.");
  renameSync(inSite("content/docs/Fresh.mdx"), inSite("content/docs/stale.mdx"));
  await shows("/docs/next/stale", "Text.");
  const shelf = "--- A shelf.\ndeclare Shelf: {\n\t--- Fills it.\n\tfill: () -> (),\n}\n";
  write("definitions/shelf.d.luau", `--[=[\n\tShelves.\n]=]\n\n${shelf}`);
  await shows(intro, `"/kiln/docs/next/api/shelf"`);
  for (const file of ["definitions/shelf.d.luau", "content/docs/stale.mdx"]) rmSync(inSite(file));
  await until(async () => (await page("/docs/next/stale")).status === 404);
  // The checks of all edits before have ended when its problem is reported, and withdrawn.
  const fix = edit(inSite("content/docs/intro.mdx"), "## Firing", "[x](/docs/next/gone)\n\n## Firing");
  await until(async () => /intro\.mdx:\d+:\d+ error broken-link/.test(server.output()));
  fix();
  await until(async () => /^fixed content\/docs\/intro\.mdx:\d+:\d+ broken-link$/m.test(server.output()));
  const errors = server
    .output()
    .slice(before)
    .match(/^error .*$/gm);
  expect(errors).toEqual(["error A link leads nowhere:"]);
});

test("pages follow the definitions: edits, problems, truncated, renamed and deleted files", async () => {
  const text = readFileSync(oven, "utf8");
  const edited = text.replace(/\n}/, "\n\t--- Lets the heat out.\n\tcoolDownSlowly: () -> (),\n}");
  writeFileSync(oven, edited);
  await shows(heats, "coolDownSlowly");

  const before = server.output().length;
  writeFileSync(oven, edited.replace("coolDownSlowly: ()", "coolDownQuickly: ("));
  await until(async () => /oven\.d\.luau:\d+:\d+/.test(server.output().slice(before)));
  expect((await page(heats)).text).toContain("coolDownSlowly");

  writeFileSync(oven, "");
  await wait(500);
  writeFileSync(oven, text.replace(/\n}/, "\n\treopened: () -> (),\n}"));
  await shows(heats, "reopened");

  renameSync(oven, path.join(site, "definitions/kiln-oven.d.luau"));
  await shows("/docs/next/api/kiln-oven", "reopened");
  // The sidebar of a page that stayed as it is.
  await shows(intro, `"/kiln/docs/next/api/kiln-oven"`);
  // A renamed file is a new one and one that is gone, not always at once.
  await until(async () => !(await page(intro)).text.includes(`"/kiln${heats}"`));
  await until(async () => (await page(heats)).status === 404);
  rmSync(path.join(site, "definitions/kiln-oven.d.luau"));
  writeFileSync(oven, text);
  await until(
    async () => (await page(heats)).status === 200 && !(await page(heats)).text.includes("reopened"),
  );
});

test("pages follow guides: edits, problems, new files", async () => {
  const file = path.join(site, "content/docs/intro.mdx");
  const undo = edit(file, "exists to be tested", "exists to be edited");
  await shows(intro, "exists to be edited");
  const before = server.output().length;
  const fix = edit(file, "## Firing", "<Tab");
  // Other problems in it, such as those of samples, may be found later than those of its text.
  await until(async () => {
    expect((await page(intro)).text).toContain("exists to be edited");
    return /content\/docs\/intro\.mdx:\d+:\d+ error mdx-syntax/.test(server.output().slice(before));
  });
  fix();
  undo();
  await shows(intro, "exists to be tested");
  const draft = "---\ntitle: Later\ndescription: A draft.\ndraft: true\n---\n\nNot yet.\n";
  write("content/docs/later.mdx", draft);
  await shows("/docs/next/later", "Not yet.");
});

/** The message about problems that an open page receives now. */
async function shownProblems(): Promise<string> {
  const response = await fetch(new URL("/__dev/events", server.address));
  const reader = response.body?.getReader();
  let text = "";
  while (reader !== undefined && !/event: problems\ndata:.*\n\n/.test(text))
    text += new TextDecoder().decode((await reader.read()).value);
  await reader?.cancel();
  return /event: problems\ndata:(.*)\n/.exec(text)?.[1] ?? "";
}

test("a page shows the problems of definitions and guides, each with its frame, until they are fixed", async () => {
  const before = await page(heats);
  const fixType = edit(oven, /-> (\w+)/, "-> Nowehre");
  await until(async () =>
    /"file":"definitions\/oven.*Nowehre.*"frame":\[\{"number":/.test(await shownProblems()),
  );
  expect((await page(heats)).text).toBe(before.text);
  fixType();
  await until(async () => !(await shownProblems()).includes("Nowehre"));
  const fixGuide = edit(path.join(site, "content/docs/intro.mdx"), /^title: .*$/m, "titel: Introduction");
  await until(async () => (await shownProblems()).includes("content/docs/intro.mdx"));
  fixGuide();
  await until(async () => !(await shownProblems()).includes("content/docs/intro.mdx"));
});

test("a page shows the broken links of guides and components, and those to drafts", async () => {
  const links = "[x](/docs/next/gone), [y](/docs/next/api/oven#gone), [z](/docs/next/later)";
  const fix = edit(inSite("content/docs/intro.mdx"), "## Firing", `${links}\n\n## Firing`);
  const footer = "src/theme/Footer.tsx";
  write(footer, 'export default () => <footer data-shell="footer"><a href="/kiln/gone">x</a></footer>;\n');
  for (const [url, file] of [
    ["/kiln/docs/next/gone", "content/docs/intro.mdx"],
    ["/kiln/docs/next/api/oven#gone", "content/docs/intro.mdx"],
    ["/kiln/docs/next/later", "content/docs/intro.mdx"],
    ["/kiln/gone", footer],
  ])
    await until(async () => {
      // As the page gets them.
      const shown = JSON.parse(await shownProblems()) as readonly { file: string; message: string }[];
      return shown.some((one) => one.file === file && one.message.includes(`\`${url}\``));
    });
  fix();
  rmSync(inSite(footer));
  await until(async () => !/broken-(?:link|anchor)/.test(await shownProblems()));
});

test("no other site can open the editor", async () => {
  const open = new URL("/__dev/open?problem=0", server.address);
  expect((await fetch(open)).status).toBe(403);
  const headers = { "sec-fetch-site": "cross-site" };
  expect((await fetch(open, { method: "POST", headers })).status).toBe(403);
});

test("pages follow templates, style sheets and texts", async () => {
  const undo = edit(path.join(checkout, "src/templates/guide.tsx"), "<article>", `<article id="edited">`);
  await shows(intro, `<article id="edited">`);
  undo();
  await until(async () => !(await page(intro)).text.includes("edited"));

  edit(path.join(checkout, "src/styles/tokens.css"), ":root {", ":root { --edited: 1px;");
  const sheet = async () => /href="\/kiln(\/assets\/styles[^"]*)"/.exec((await page(intro)).text)?.[1] ?? "";
  await until(async () => (await page(await sheet())).text.includes("--edited:1px"));

  edit(
    path.join(checkout, "i18n/en-GB/messages.json"),
    `"Skip to main content"`,
    `"Skip to what was edited"`,
  );
  await shows(intro, "Skip to what was edited");
});

test("a change of the configuration starts Gatsby again, and a problem in it is reported", async () => {
  const config = path.join(site, "site.config.ts");
  edit(config, `title: "Kiln"`, `title: "Edited"`);
  // For the next test: each start takes its time.
  edit(config, `samples: "ignore" }`, `samples: "throw" }, redirects: { "/api/*": "/docs/next/api/*" }`);
  await shows(intro, "Edited</title>");
  const moved = await fetch(`${server.address}/api/oven`, { redirect: "manual" });
  expect([moved.status, moved.headers.get("location")]).toEqual([302, "/kiln/docs/next/api/oven"]);
  const before = server.output().length;
  const undo = edit(config, `baseUrl: "/kiln/"`, `baseUrl: 7`);
  await until(async () => /site\.config\.ts:\d+:\d+/.test(server.output().slice(before)));
  await shows(intro, "The site could not start");
  await until(async () => (await shownProblems()).includes("site-config"));
  undo();
  await shows(intro, "Edited</title>");
  await until(async () => !(await shownProblems()).includes("site-config"));
  const complete = edit(config, "siteConfig: SiteConfig = {", "siteConfig: SiteConfig = {{");
  await until(async () => /"file":"site\.config\.ts","line":\d+,/.test(await shownProblems()));
  complete();
  await shows(intro, "Edited</title>");
  write("luau-defs.config.json", '{ "platfrom": "roblox" }');
  await until(async () => (await shownProblems()).includes("There is no setting `platfrom`"));
  write("luau-defs.config.json", "{}");
  await shows(intro, "Edited</title>");
  const modules = { oven: { present: [], missing: ["Oven"] } };
  const record = { format: "luau-defs verified 1", engine: "Kiln 2.0", date: "2026-11-24", modules };
  write("definitions/verified.json", JSON.stringify(record));
  await shows(heats, "Verified with Kiln 2.0 on 24 November 2026");
  expect(server.exitCode()).toBeNull();
});

test("a page shows the problems of samples, and what Luau found in those that are right", async () => {
  const guide = "content/docs/later.mdx";
  const text = readFileSync(inSite(guide), "utf8");
  const sample = (code: string) => write(guide, `${text}\n\`\`\`luau\n${code}\n\`\`\`\n`);
  sample("local count = missing + 1");
  await until(async () => /later\.mdx.*Unknown global 'missing'/.test(await shownProblems()));
  expect((await page("/docs/next/later")).text).not.toContain("data-types");
  sample("local count = 2 + 1");
  await until(async () => !(await shownProblems()).includes("'missing'"));
  await shows("/docs/next/later", 'data-types="count number"');
});
