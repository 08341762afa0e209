/** The packages under a scope, published to a registry, and what a stranger gets from it. */
import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { scopeArchives, type Archives } from "../../scripts/release/pack-packages";
import { published, type Manifest } from "../../scripts/release/packages";
import { publishPackages } from "../../scripts/release/publish-packages";
import { filesUnder } from "../../src/node/files/published-files";
import { startRegistry } from "../support/npm-registry";
import { temporaryFolder } from "../support/temporary-folder";

const home = temporaryFolder("registry");
const registry = await startRegistry();
// npm only publishes with a token, and keeps what it has fetched.
const settings = {
  NPM_CONFIG_USERCONFIG: path.join(home, "npmrc"),
  NPM_CONFIG_CACHE: path.join(home, "cache"),
};
writeFileSync(
  settings.NPM_CONFIG_USERCONFIG,
  `registry=${registry.address}/\n//${registry.address.slice("http://".length)}/:_authToken=any\n`,
);
/** Not synchronous: the registry answers in this process. */
async function npm(cwd: string, ...args: readonly string[]): Promise<string> {
  const env = { ...process.env, ...settings, NO_COLOR: "1" };
  const options = { cwd, env, shell: process.platform === "win32" };
  return (await promisify(execFile)("npm", args, options)).stdout;
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Manifest;

let archives: Archives = {};
const unpacked = (name: string): string => path.join(home, "unpacked", name);

beforeAll(() => {
  const target = path.join(home, "archives");
  mkdirSync(target);
  archives = scopeArchives(inject("archives"), target, "@kit");
  for (const name of published) {
    mkdirSync(unpacked(name), { recursive: true });
    execFileSync("tar", ["-xzf", archives[name] ?? "", "-C", unpacked(name), "--strip-components=1"]);
  }
});
afterAll(() => {
  vi.unstubAllEnvs();
  registry.close();
});

const PLAIN =
  /\bnpm create luau-docs|\bnpx create-luau-docs|\bnpm (?:i|install) luau-(?:docs|defs)(?!@npm:@kit)/;

describe.each(published)("@kit/%s", (name) => {
  test("installs no package of a plain name, and tells nobody to", () => {
    const { name: own, dependencies = {} } = manifestIn(unpacked(name));
    expect(own).toBe(`@kit/${name}`);
    for (const [needed, version] of Object.entries(dependencies))
      if (published.includes(needed)) expect(version).toMatch(new RegExp(`^npm:@kit/${needed}@\\d`));
    const files = filesUnder(unpacked(name)).filter((file) => /\.(?:[cm]?js|md|ts|json)$/.test(file));
    const textOf = (file: string): string => readFileSync(path.join(unpacked(name), file), "utf8");
    expect(files.filter((file) => PLAIN.test(textOf(file)))).toEqual([]);
  });
});

test("they are published in order, from the archives", async () => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const options = { hasProvenance: false, registry: registry.address };
  expect(await publishPackages(archives, { ...options, isFinal: false })).toEqual([]);
  expect(registry.names()).toEqual([]);
  expect(await publishPackages(archives, { ...options, isFinal: true })).toEqual([]);
  expect(registry.names()).toEqual(published.map((name) => `@kit/${name}`));
});

test("a stranger creates a site by `npm create`, which installs the package of the scope", async () => {
  const options = ["--", "--yes", "--template", "definitions"];
  await npm(home, "create", "--yes", "@kit/luau-docs", "my-engine", ...options);
  const { version } = manifestIn(unpacked("luau-docs"));
  const { dependencies } = manifestIn(path.join(home, "my-engine"));
  expect(dependencies).toEqual({ "luau-docs": `npm:@kit/luau-docs@${version}` });
});

test("a stranger installs the command line alone, and runs it", async () => {
  const project = path.join(home, "project");
  mkdirSync(project);
  writeFileSync(path.join(project, "package.json"), '{ "private": true }\n');
  writeFileSync(path.join(project, "kite.d.luau"), "declare kite: number\n");
  await npm(project, "install", "--no-audit", "luau-defs@npm:@kit/luau-defs");
  const printed = await npm(project, "exec", "--", "luau-defs", "check", "kite.d.luau");
  expect(printed).toBe("No problems in 1 file\n");
});
