/** The product as a newcomer gets it before the first release: a site from a clone, and the commands, on each Node. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { siteFiles } from "../../packages/create-luau-docs/src/new-site-files";
import { writeSite } from "../../packages/create-luau-docs/src/write-site";
import { freePort } from "../support/free-port";
import { nodeEnvironment, supportedNodes } from "../../scripts/node-versions";
import { neighbourArchives } from "../../scripts/release/pack-packages";
import { filesUnder } from "../../src/node/files/published-files";
import { hasNginx, startNginx } from "../support/nginx";
import { answersTo, templates } from "../support/created-site";
import { temporaryFolder } from "../support/temporary-folder";

const home = realpathSync(temporaryFolder("newcomer"));
/** A clone of the site, as a host has it. */
const site = path.join(home, "my-engine");
const modules = path.join(site, "node_modules");
const program = path.join(modules, "luau-docs/bin/luau-docs.mjs");
const luauDefs = path.join(modules, "luau-defs/bin/luau-defs.cjs");
const createLuauDocs = path.join(home, "package/bin/create-luau-docs.cjs");
const definitions = path.join(site, "definitions/lanterns.d.luau");

const run = (command: string, cwd: string, ...args: readonly string[]): Buffer =>
  execFileSync(command, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });

let created = "";
let lockFile = "";
beforeAll(() => {
  const packed = inject("archives");
  const create = packed["create-luau-docs"] ?? "";
  run("tar", home, "-xzf", create);
  const example = ["--yes", "--template", "definitions"];
  created = String(
    run("npm", home, "exec", "--yes", "--package", create, "--", "create-luau-docs", "new", ...example),
  );
  const target = path.join(home, "archives");
  mkdirSync(target);
  const { "create-luau-docs": _, ...tools } = neighbourArchives(packed, target);
  const authored = siteFromClone(Object.values(tools));
  run("npm", authored, "install", "--package-lock-only", "--prefer-offline", "--no-audit", "--no-fund");
  lockFile = readFileSync(path.join(authored, "package-lock.json"), "utf8");
  const git = ["-c", "user.name=Kit", "-c", "user.email=kit@kit.example"];
  run("git", authored, "init", "--quiet");
  run("git", authored, "add", "--all");
  run("git", authored, ...git, "commit", "--quiet", "--message", "docs: create a site");
  run("git", home, "clone", "--quiet", authored, site);
  run("npm", site, "ci", "--cache", path.join(home, "empty-cache"), "--no-audit", "--no-fund");
});

/** `create` in a clone before the first release: the site contains its tools. */
function siteFromClone(archives: readonly string[]): string {
  const answers = answersTo({ folder: "my-engine", template: "definitions" }, path.join(home, "authored"));
  const tools = new Map(archives.map((file) => [`vendor/${path.basename(file)}`, readFileSync(file)]));
  const files = siteFiles(answers, templates, null, tools);
  expect(writeSite(answers.folder, new Map<string, string | Uint8Array>([...files, ...tools]))).toBeNull();
  return answers.folder;
}

test("the next commands that are printed are those of the installed package", () => {
  expect(created).toContain("  cd new\n  npm install\n  npm run dev\n");
});

test("the tools of a clone are small enough to be committed, and the lock file is valid on any machine", () => {
  const vendor = path.join(site, "vendor");
  const bytes = readdirSync(vendor).map((file) => statSync(path.join(vendor, file)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6e6);
  expect(lockFile).not.toMatch(/"resolved": "(?!file:(?:nothing|vendor\/))/);
  expect(lockFile).not.toContain(home);
});

test("after the release, one line of package.json changes", () => {
  const { stdout } = spawnSync(process.execPath, [program, "doctor"], { cwd: site, encoding: "utf8" });
  expect(stdout).toContain('After the release, write "luau-docs": "0.1.0" in package.json, delete\n');
  expect(readFileSync(path.join(site, "package.json"), "utf8").match(/vendor\//g)).toHaveLength(1);
});

test("an install has the size that the README names", () => {
  const files = readdirSync(modules, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const bytes = files.map((file) => statSync(path.join(file.parentPath, file.name)).size);
  // On the disk they take a third more, since they take whole blocks.
  expect(bytes.reduce((sum, size) => sum + size, 0) / 1024 ** 2).toBeLessThan(200);
});

test("a site may depend on what the overrides replace for Gatsby", () => {
  const args = ["install", "--dry-run", "--prefer-offline", "--save-dev"];
  const options = { cwd: site, encoding: "utf8", shell: process.platform === "win32" } as const;
  const { status, stderr } = spawnSync("npm", [...args, "typescript@6.0.3", "@types/react@18.3.31"], options);
  expect(status, stderr).toBe(0);
});

describe("on Node 18, which is too old", async () => {
  const env = await nodeEnvironment("18.20.8");
  const commands = { "luau-docs": program, "luau-defs": luauDefs, "create-luau-docs": createLuauDocs };
  test.skipIf(env === null).each(Object.entries(commands))("%s ends with one sentence", (name, command) => {
    const options = { cwd: site, encoding: "utf8", env: { ...process.env, ...env } } as const;
    const { status, stdout, stderr } = spawnSync("node", [command, "check"], options);
    const sentence = `${name}: Node 20.19 or newer is required; this is Node 18.20.8.\n`;
    expect([status, stdout, stderr]).toEqual([2, "", sentence]);
  });
});

const [oldest] = supportedNodes;
/** Versions between these two, with which development works, are assumed to work. */
const ends = [oldest, supportedNodes.at(-1)];

/** The published files, each with a digest of its contents. */
const publishedFiles = (): readonly string[] =>
  filesUnder(path.join(site, "public")).map((file) => {
    const contents = readFileSync(path.join(site, "public", file));
    return `${file} ${createHash("sha256").update(contents).digest("hex")}`;
  });
/** As the first version of Node has published it. */
let first: readonly string[] | undefined;

describe.each(supportedNodes)("on Node %s", async (line) => {
  const env = await nodeEnvironment(line);
  const own = { ...process.env, ...env, NO_COLOR: "1", INIT_CWD: site, NODE_ENV: undefined };
  const node = (...args: readonly string[]) =>
    spawnSync("node", args, { cwd: site, encoding: "utf8", env: own });
  const docs = (...args: readonly string[]) => node(program, ...args);
  const ifAvailable = test.skipIf(env === null);

  ifAvailable("checks, and builds the same as with the others", () => {
    rmSync(path.join(site, ".luau-docs"), { recursive: true, force: true });
    // A check is a build that publishes nothing.
    const found: unknown = expect.stringMatching(
      /^site\.config\.ts:\d+:3 warning placeholder-url [^]*\n1 warning in 1 file\n$/,
    );
    if (line === oldest) expect(docs("check")).toMatchObject({ status: 0, stdout: found, stderr: "" });
    // Each Node runs the samples itself.
    rmSync(path.join(site, "node_modules/.cache/luau-defs"), { recursive: true, force: true });
    const samples = node(luauDefs, "samples", "definitions", "content", "--run");
    const none: unknown = expect.stringMatching(/^0 errors in \d+ samples?\n$/);
    expect(samples).toMatchObject({ status: 0, stdout: none, stderr: "" });
    rmSync(path.join(site, "public"), { recursive: true, force: true });
    const { status, stdout, stderr } = docs("build");
    expect({ status, stderr }, stdout).toEqual({ status: 0, stderr: "" });
    expect(stdout).not.toMatch(/^(?:warn|error)/m);
    const page = readFileSync(path.join(site, "public/docs/api/lanterns/index.html"), "utf8");
    expect(page).toContain("Creates a lantern.");
    expect(publishedFiles()).toEqual((first ??= publishedFiles()));
  });

  ifAvailable("serves the built site", async () => {
    // The command builds the site first, as `build` does.
    await serving(["start", ...(line === oldest ? [] : ["--no-build"])], async (address) => {
      await until(async () => (await textAt(`${address}/docs/api/lanterns`)).includes("Creates a lantern."));
    });
  });

  test.runIf(env !== null && ends.includes(line))("shows a new function while one writes it", async () => {
    const text = readFileSync(definitions, "utf8");
    await serving(["dev"], async (address) => {
      await until(async () => (await textAt(`${address}/docs/api/lanterns`)).includes("Creates a lantern."));
      writeFileSync(definitions, `${text}\n--- Blows out every lantern.\ndeclare function blowOut(): ()\n`);
      await until(async () => (await textAt(`${address}/docs/api/lanterns`)).includes("blowOut"));
    }).finally(() => writeFileSync(definitions, text));
  });

  /** Runs a server on an unused port while `work` lasts. */
  async function serving(args: readonly string[], work: (address: string) => Promise<void>): Promise<void> {
    const port = await freePort();
    const server = spawn("node", [program, ...args, "--port", String(port)], { cwd: site, env: own });
    let output = "";
    for (const stream of [server.stdout, server.stderr])
      stream.on("data", (chunk: Buffer) => void (output += chunk.toString("utf8")));
    const ended = new Promise((resolve) => server.once("exit", resolve));
    try {
      await Promise.race([
        work(`http://127.0.0.1:${port}`),
        ended.then(() => Promise.reject(new Error(`The server has ended:\n${output}`))),
      ]);
    } finally {
      server.kill("SIGTERM");
      await ended;
    }
  }
});

test.skipIf(!(await hasNginx()))("nginx serves what was built", async () => {
  const { address, stop } = await startNginx(path.join(site, "public"));
  try {
    expect(await textAt(`${address}/docs/api/lanterns`)).toContain("Creates a lantern.");
  } finally {
    await stop();
  }
});

const textAt = async (address: string): Promise<string> =>
  fetch(address).then(
    (response) => response.text(),
    () => "",
  );

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 200_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error("It did not come to that.");
    await wait(100);
  }
}
