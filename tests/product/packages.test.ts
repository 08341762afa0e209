/**
 * The packages as another project gets them: packed, unpacked beside its other packages, used in each way
 * they offer.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { fixtureText } from "../support/read-cases";
import { root } from "../support/site-inputs";
import { temporaryFolder } from "../support/temporary-folder";
import { linkPackages } from "../../scripts/release/pack-packages";

const workspace = inject("workspace");
const archives = inject("archives");
const site = temporaryFolder("example-site");
/** A site of the last release, with the product as its only dependency. */
const project = temporaryFolder("project");
const run = (command: string, args: readonly string[], cwd = site): string =>
  execFileSync(command, args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "production", NO_COLOR: "1" },
  });

beforeAll(() => {
  cpSync(path.join(root, "tests/fixtures/example-site"), site, { recursive: true });
  cpSync(path.join(root, "tests/fixtures/sites/release-0.1.0"), project, { recursive: true });
  for (const folder of [site, project])
    linkPackages(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  for (const name of ["luau-defs", "gatsby-source-luau-defs"]) unpack(name, site);
  for (const name of ["luau-defs", "gatsby-source-luau-defs", "luau-docs"]) unpack(name, project);
});

function unpack(name: string, into: string): void {
  const folder = path.join(into, "node_modules", name);
  mkdirSync(folder);
  run("tar", ["-xzf", archives[name] ?? "", "-C", folder, "--strip-components=1"]);
  // Dependencies of which Gatsby has another version.
  const own = path.join(root, "node_modules", name, "node_modules");
  if (existsSync(own)) linkPackages(own, path.join(folder, "node_modules"));
}

test("packing leaves nothing behind that a checkout must not have", () => {
  const left = readdirSync(path.join(workspace, "packages/luau-defs"));
  expect(left).toContain("package.json");
  expect(left).not.toContain("LICENSE");
  expect(left).not.toContain("THIRD-PARTY-NOTICES.md");
  expect(readdirSync(path.join(workspace, "packages/luau-docs"))).not.toContain("node_modules");
});

test("a package brings its licence, its documentation and no sources", () => {
  const folder = path.join(site, "node_modules/luau-defs");
  const parts = [
    "LICENSE",
    "README.md",
    "THIRD-PARTY-NOTICES.md",
    "bin",
    "dist",
    "package.json",
    "platforms",
  ];
  const packed = readdirSync(folder).filter((name) => name !== "node_modules");
  expect(packed.sort()).toEqual(parts);
});

test("the command line works", () => {
  const program = path.join(site, "node_modules/luau-defs/bin/luau-defs.cjs");
  expect(run(process.execPath, [program, "check", "definitions"])).toBe("No problems in 1 file\n");
  expect(run(process.execPath, [program, "bundle", "definitions"])).toContain("declare Door: {");
});

test("programs can require and import it", () => {
  const script =
    'const { runOnSources, sourceFile, toBundle } = require("luau-defs"); console.log(toBundle(runOnSources([sourceFile("a.d.luau", "declare a: number\\n")]).value.files).value)';
  expect(run(process.execPath, ["--eval", script])).toContain("declare a: number");
  const module =
    'import { formatDefinitions } from "luau-defs"; console.log(formatDefinitions("declare  a:number", "a").value)';
  expect(run(process.execPath, ["--input-type=module", "--eval", module])).toBe("declare a: number\n\n");
});

describe.each([
  ["node16", "node16"],
  ["esnext", "bundler"],
])("its types, with modules as %s", (module, moduleResolution) => {
  test("are found and exact", () => {
    const file = `types-${module}.mts`;
    writeFileSync(path.join(site, file), fixtureText("types-of-luau-defs.mts.txt"));
    const options = ["--noEmit", "--strict", "--skipLibCheck", "--target", "es2022"];
    const resolution = ["--module", module, "--moduleResolution", moduleResolution];
    expect(run(path.join(root, "node_modules/.bin/tsc"), [...options, ...resolution, file])).toBe("");
  });
});

test("a site of its own is built from it", () => {
  run(process.execPath, [path.join(root, "node_modules/gatsby/cli.js"), "build"]);
  const page = readFileSync(path.join(site, "public/api/door/index.html"), "utf8");
  expect(page).toContain("<h1>Door</h1>");
  expect(page).toContain("<pre>Door.open(door)</pre>");
  expect(page).toContain('unless <a href="/api/door#shut"><code>Door.shut</code></a> comes first.');
  const published = (file: string): string => readFileSync(path.join(site, "public", file), "utf8");
  expect(published("index.html")).toContain('<a href="/api/door">Door</a>');
  const ofKit = ["kit.d.luau", "kit.docs.json", "kit.mock.luau", "kit.selene.yml"];
  const files = ["SHA256SUMS", "door.d.luau", "inventory.json", ...ofKit];
  expect(readdirSync(path.join(site, "public/definitions"))).toEqual(files);
  expect(published("definitions/kit.docs.json")).toContain("https://kit.example/api/door#open");
});

describe("the product, in a project of the last release", () => {
  const program = path.join(project, "node_modules/luau-docs/bin/luau-docs.mjs");
  const env = { ...process.env, NO_COLOR: "1", INIT_CWD: project };
  const docs = (...args: readonly string[]) =>
    spawnSync(process.execPath, [program, ...args], { cwd: project, encoding: "utf8", env });
  const definitions = path.join(project, "definitions/plane.d.luau");

  test("checks the site, publishes nothing, and exits with 1 if it has a problem", () => {
    const text = readFileSync(definitions, "utf8");
    writeFileSync(definitions, text.replace("paper: EnumPaper", "paper: EnumPapr"));
    const { status, stdout } = docs("check", "--format", "github");
    writeFileSync(definitions, text);
    expect(status).toBe(1);
    expect(existsSync(path.join(project, "public"))).toBe(false);
    expect(stdout).toMatch(/^::error file=definitions\/plane\.d\.luau,line=\d+,.*EnumPaper/);
  });

  test("builds it, packs it for offline reading, and writes nothing into node_modules", () => {
    const before = installedFiles();
    const { status, stdout, stderr } = docs("build");
    expect(status, stdout + stderr).toBe(0);
    expect(stdout + stderr).not.toMatch(/^(?:warn|error)/m);
    const page = readFileSync(path.join(project, "public/docs/api/plane/index.html"), "utf8");
    expect(page).toContain("Folds a sheet.");
    expect(page).toContain('href="/manual/docs/intro"');
    expect(docs("offline", "--out", "kit.zip").stdout).toMatch(/^kit\.zip: \d+ files/);
    const written = readdirSync(path.join(project, ".luau-docs")).sort();
    expect(written).toEqual(["build", "build-reports", "deploy"]);
    expect(installedFiles()).toEqual(before);
  });

  test("says what it is built with, for an issue", () => {
    const { status, stdout } = docs("doctor");
    expect(status, stdout).toBe(0);
    expect(stdout).toMatch(/^luau-docs +0\.1\.0 \(installed\)$/m);
    expect(stdout).toMatch(/^ {2}gatsby +5\.16\.1, as tested$/m);
    expect(stdout).toMatch(/^ {2}\.luau-docs\/build\/\.cache {2,}/m);
    expect(stdout).not.toContain(project);
  });

  test("names what is wrong with a command, and exits with 2", () => {
    for (const [args, message] of [
      [["biuld"], "Did you mean build?"],
      [["build", "static"], "`npm create luau-docs` makes a site."],
    ] as const)
      expect(docs(...args)).toMatchObject({ status: 2, stderr: expect.stringContaining(message) });
  });
});

/** Everything in the project's node_modules but what is linked, with size and time of its last change. */
function installedFiles(): readonly string[] {
  const modules = path.join(project, "node_modules");
  return readdirSync(modules, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isSymbolicLink())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => {
      const { size, mtimeMs } = statSync(file);
      return `${path.relative(modules, file)} ${size} ${mtimeMs}`;
    })
    .sort();
}
