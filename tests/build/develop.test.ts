import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../scripts/free-port";
import { root } from "../support/site-inputs";

/** A copy of the site of another engine: its definitions are changed. */
const site = mkdtempSync(path.join(tmpdir(), "kiln-"));
const stage = path.join(root, "dist/stages/dev", path.basename(site));
const definitions = path.join(site, "definitions");
const oven = path.join(definitions, "oven.d.luau");

let server: ChildProcess;
let address = "";
let output = "";

beforeAll(async () => {
  cpSync(path.join(root, "tests/fixtures/sites/three-versions"), site, { recursive: true });
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const env = { ...process.env, SITE: site, NODE_ENV: "development", CI: "1" };
  server = spawn(
    process.execPath,
    ["scripts/ts.mjs", "scripts/dev.mjs", "--port", String(port), "--host", "127.0.0.1"],
    { cwd: root, env, detached: true, stdio: ["ignore", "pipe", "pipe"] },
  );
  for (const stream of [server.stdout, server.stderr])
    stream?.on("data", (chunk: Buffer) => void (output += chunk.toString("utf8")));
  await until(async () => (await page("/docs/next/api/oven")).status === 200, 600_000);
});

afterAll(async () => {
  if (server.pid !== undefined && server.exitCode === null) {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    // It has programs of its own, which end with it only as a group.
    process.kill(-server.pid, "SIGTERM");
    await ended;
  }
  // Gatsby may still be writing its last.
  for (const folder of [site, stage])
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** What the browser asks for to show a page. */
async function page(route: string): Promise<{ readonly status: number; readonly text: string }> {
  const response = await fetch(`${address}/page-data${route}/page-data.json`).catch(() => null);
  return { status: response?.status ?? 0, text: (await response?.text()) ?? "" };
}

async function until(holds: () => Promise<boolean>, ms = 400_000): Promise<void> {
  const deadline = Date.now() + ms;
  while (!(await holds())) {
    if (Date.now() > deadline || server.exitCode !== null)
      throw new Error(`It did not come to that. The server said:\n${output.slice(-4_000)}`);
    await wait(100);
  }
}

const shows = (route: string, name: string) => until(async () => (await page(route)).text.includes(name));
const heats = "/docs/next/api/oven";

test("pages of the development server follow the definitions: edits, mistakes, truncated, renamed and deleted files", async () => {
  const text = readFileSync(oven, "utf8");
  expect((await fetch(`${address}${heats}`)).status).toBe(200);

  const edited = text.replace(/\n}/, "\n\t--- Lets the heat out.\n\tcoolDownSlowly: () -> (),\n}");
  writeFileSync(oven, edited);
  await shows(heats, "coolDownSlowly");

  const before = output.length;
  writeFileSync(oven, edited.replace("coolDownSlowly: ()", "coolDownQuickly: ("));
  await until(async () => /oven\.d\.luau:\d+:\d+/.test(output.slice(before)));
  expect((await page(heats)).text).toContain("coolDownSlowly");

  truncateSync(oven, 0);
  await wait(500);
  writeFileSync(oven, text.replace(/\n}/, "\n\tmended: () -> (),\n}"));
  await shows(heats, "mended");

  renameSync(oven, path.join(definitions, "kiln-oven.d.luau"));
  await shows("/docs/next/api/kiln-oven", "mended");
  // The sidebar of a page that stayed as it is.
  await shows("/docs/next", `"/docs/next/api/kiln-oven"`);
  expect((await page("/docs/next")).text).not.toContain(`"${heats}"`);
  await until(async () => !(await page(heats)).text.includes("mended"));
  rmSync(path.join(definitions, "kiln-oven.d.luau"));
  writeFileSync(oven, text);
  await until(async () => (await page(heats)).status === 200 && !(await page(heats)).text.includes("mended"));
  expect(server.exitCode).toBeNull();
});
