/** What `luau-docs dev` prints while a site is edited. */
import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../scripts/free-port";
import { stageFor } from "../../scripts/site-folder";
import { root } from "../support/site-inputs";
import { temporaryFolder } from "../support/temporary-folder";

const home = temporaryFolder("edits");
/** Its name is also that of its stage. */
const site = path.join(home, path.basename(home).toLowerCase());
const patience = { timeout: 400_000, interval: 100 };
let server: ChildProcess;
let output = "";
let address = "";

beforeAll(async () => {
  cpSync(path.join(root, "tests/fixtures/sites/three-versions"), site, { recursive: true });
  write("content/docs/glue.mdx", "---\ntitle: Glue: dry\ndescription: A guide.\n---\n\nText.\n");
  const port = await freePort();
  address = `http://127.0.0.1:${port}/kiln`;
  const args = ["scripts/ts.mjs", "packages/luau-docs/src/luau-docs.ts", "dev", site, "--port", String(port)];
  server = spawn(process.execPath, args, { cwd: root, env: { ...process.env, CI: "1" } });
  for (const stream of [server.stdout, server.stderr])
    stream?.on("data", (chunk: Buffer) => void (output += chunk.toString("utf8")));
});

afterAll(async () => {
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  expect(await ended).toBe(128 + 15);
  const stage = stageFor(site, "dev");
  for (const folder of [stage, `${stage}-reports`]) rmSync(folder, { recursive: true, force: true });
});

const textAt = async (route: string): Promise<string> => (await fetch(address + route)).text();
const shows = (route: string, text: string) => expect.poll(() => textAt(route), patience).toContain(text);
const move = (from: string, to: string): void => renameSync(path.join(site, from), path.join(site, to));
const write = (file: string, text: string): void => writeFileSync(path.join(site, file), text);

test("a guide whose front matter was never valid shows its problem, until it is fixed", async () => {
  await expect.poll(() => output, patience).toContain("Ready after");
  const page = await fetch(`${address}/docs/next/glue`);
  expect([page.status, await page.text()]).toEqual([500, expect.stringContaining("/__dev/reload.js")]);
  expect(output).toContain("content/docs/glue.mdx:2:8 error front-matter");
  expect(output).not.toMatch(/gatsby-plugin-mdx|^ +at /m);
  write("content/docs/glue.mdx", "---\ntitle: Glue\ndescription: A guide.\n---\n\nText.\n");
  await shows("/docs/next/glue", "Text.");
  await expect.poll(() => output, patience).toContain("fixed content/docs/glue.mdx:2:8 front-matter");
});

test("correct edits print no error, and fixed problems are withdrawn", async () => {
  const before = output.length;
  write("content/docs/fresh.mdx", "---\ntitle: Fresh\ndescription: A guide.\n---\n\nText.\n");
  await shows("/docs/next/fresh", "Text.");
  move("content/docs/fresh.mdx", "content/docs/Fresh.mdx");
  await shows("/docs/next/Fresh", "Text.");
  move("content/docs/Fresh.mdx", "content/docs/stale.mdx");
  await shows("/docs/next/stale", "Text.");
  write(
    "definitions/shelf.d.luau",
    "--[=[\n\tShelves.\n]=]\n\n--- A shelf.\ndeclare Shelf: {\n\t--- Fills it.\n\tfill: () -> (),\n}\n",
  );
  await shows("/docs/next/intro", `"/kiln/docs/next/api/shelf"`);
  for (const file of ["definitions/shelf.d.luau", "content/docs/stale.mdx"]) rmSync(path.join(site, file));
  await expect.poll(async () => (await fetch(`${address}/docs/next/stale`)).status, patience).toBe(404);
  // The checks of all edits before have ended when its problem is reported, and withdrawn.
  const intro = readFileSync(path.join(site, "content/docs/intro.mdx"), "utf8");
  write("content/docs/intro.mdx", `${intro}\n[x](/docs/next/gone)\n`);
  await expect.poll(() => output, patience).toMatch(/intro\.mdx:\d+:\d+ error broken-link/);
  write("content/docs/intro.mdx", intro);
  await expect.poll(() => output, patience).toMatch(/^fixed content\/docs\/intro\.mdx:\d+:\d+ broken-link$/m);
  expect(output.slice(before).match(/^error .*$/gm)).toEqual(["error A link leads nowhere:"]);
});
