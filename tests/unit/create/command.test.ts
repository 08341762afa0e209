/** The built command, as npm runs it: what it creates, and what it refuses. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { TEMPLATES } from "../../../packages/create-luau-docs/src/template";
import { writeSite } from "../../../packages/create-luau-docs/src/write-site";
import { filesUnder } from "../../../src/node/publish/published-files";
import { createCommand, createSite } from "../../support/created-site";
import { root } from "../../support/site-inputs";

const base = mkdtempSync(path.join(tmpdir(), "create-command-"));
let cwd = "";
beforeEach(() => {
  cwd = mkdtempSync(path.join(base, "case-"));
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

function run(...args: readonly string[]) {
  const options = { cwd, encoding: "utf8", env: { ...process.env, NO_COLOR: "1" } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [createCommand, ...args], options);
  return { status, stdout, stderr };
}

function write(file: string, text = ""): void {
  mkdirSync(path.dirname(path.join(cwd, file)), { recursive: true });
  writeFileSync(path.join(cwd, file), text);
}

const contentsOf = (folder: string) =>
  [...filesUnder(folder)].sort().map((file) => [file, readFileSync(path.join(folder, file), "utf8")]);

describe("a site is created", () => {
  test("and the next commands are printed", () => {
    expect(run("my-engine", "--yes")).toEqual({
      status: 0,
      stderr: "",
      stdout: [
        "",
        "Created my-engine: 10 files. Next:",
        "",
        `  cd ${path.relative(cwd, root)}`,
        `  npx luau-docs dev ${path.relative(root, path.join(cwd, "my-engine"))}`,
        "",
        "The page is updated whenever you save definitions/lanterns.d.luau.",
        "",
      ].join("\n"),
    });
    expect(readdirSync(cwd)).toEqual(["my-engine"]);
  });

  test("in the current folder, if that is an empty repository", () => {
    write("kit/.git/HEAD", "ref: refs/heads/main\n");
    cwd = path.join(cwd, "kit");
    expect(run(".", "--yes").stdout).not.toContain("workflow");
    expect(JSON.parse(readFileSync(path.join(cwd, "package.json"), "utf8")).name).toBe("kit");
    expect(readdirSync(cwd).filter((name) => name.startsWith(".create"))).toEqual([]);
  });

  test("below a repository, whose workflows are at its top", () => {
    write(".git/HEAD", "ref: refs/heads/main\n");
    expect(run("docs", "--yes").stdout).toContain("move .github/workflows/docs.yml there");
  });

  test("for existing definitions, which do not change", () => {
    write("src/kite.luau", "local kite = {}\nreturn kite\n");
    expect(run("docs", "--yes", "--definitions", "src").stdout).toContain("save a file in ../src.");
    expect(readFileSync(path.join(cwd, "docs/site.config.ts"), "utf8")).toContain('definitions: "../src",');
    expect(readdirSync(path.join(cwd, "src"))).toEqual(["kite.luau"]);
  });

  test.each(TEMPLATES)("with the same files each time: %s", (template) => {
    for (const place of ["first", "second"]) mkdirSync(path.join(cwd, place));
    const [one, other] = ["first", "second"].map((place) =>
      contentsOf(createSite(path.join(cwd, place, "kit"), "--template", template)),
    );
    expect(one).toEqual(other);
    expect(one?.length).toBeGreaterThan(9);
  });
});

describe("a site is refused", () => {
  /** The message, after checking that nothing was written. */
  function refusal(status: number, ...args: readonly string[]): string {
    const before = contentsOf(cwd);
    const result = run(...args);
    expect(contentsOf(cwd)).toEqual(before);
    expect(result).toMatchObject({ status, stdout: "" });
    return result.stderr;
  }

  test("in a folder that is not empty", () => {
    for (const name of ["a.txt", "src/b.txt", ...Array.from({ length: 10 }, (_, at) => `f${at}`)])
      write(`kit/${name}`);
    expect(refusal(1, "kit", "--yes")).toBe(
      `${[
        "The folder kit is not empty, and existing files are never overwritten. It contains:",
        "  a.txt",
        ...Array.from({ length: 9 }, (_, at) => `  f${at}`),
        "  and 2 others",
        "Choose another name, or move these files away.",
      ].join("\n")}\n`,
    );
  });

  test("in its own folder, the second time", () => {
    createSite(path.join(cwd, "kit"));
    expect(refusal(1, "kit", "--yes")).toContain("  site.config.ts\n");
  });

  test("where a file has its name", () => {
    write("kit");
    expect(refusal(1, "kit", "--yes")).toBe("kit is a file. Choose another name.\n");
  });

  test("with a name that npm rejects", () => {
    expect(refusal(1, "My Engine", "--yes")).toContain("Try `my-engine`.");
  });

  test.each([
    ["engine/defs", "There is no engine/defs. Did you mean `engine/definitions`?"],
    ["engin/definitons/v1", "There is no engin/definitons/v1. Did you mean `engine/definitions/v2`?"],
    ["somewhere", "There is no somewhere. Did you mean `engine/definitions`?"],
    [
      "notes",
      "notes contains no definitions: no `*.d.luau`, and no `*.luau` that returns a table. Did you mean `engine/definitions`?",
    ],
    ["notes/a.md", "notes/a.md is a file. Name its folder, `notes`."],
    [".", "The site would be inside its definitions. Create it outside of ., or name a folder in it."],
  ])("for definitions in %s", (definitions, message) => {
    write("engine/definitions/a.d.luau", "declare a: number\n");
    write("engine/definitions/v2/b.d.luau", "declare b: number\n");
    write("notes/a.md");
    expect(refusal(1, "docs", "--yes", "--definitions", definitions)).toBe(`${message}\n`);
  });

  test("without a terminal to ask in", () => {
    expect(refusal(2, "kit")).toBe(
      "There is no terminal to ask questions in. Pass `--yes` to accept the defaults:\n  npm create luau-docs@latest my-engine -- --yes\n",
    );
  });

  test("with a template that does not exist", () => {
    expect(refusal(2, "kit", "--template", "monwave", "--yes")).toContain(
      "Allowed choices are definitions, plain-modules, moonwave, big-file.",
    );
  });

  test("with an unknown option", () => {
    expect(refusal(2, "kit", "--templat", "moonwave")).toContain("(Did you mean --template?)");
  });

  test("if npm has kept the options for itself", () => {
    expect(refusal(2, "kit", "moonwave")).toBe(
      "Expected one folder, found kit, moonwave. With npm, options come after `--`:\n  npm create luau-docs@latest kit -- --template moonwave\n",
    );
  });

  test("below a file", () => {
    write("kit");
    expect(refusal(1, "kit/docs", "--yes")).toMatch(/^Nothing was created: /);
  });
});

test("a failure in the middle leaves nothing", () => {
  const files = new Map([
    ["a", ""],
    ["a/b", ""],
  ]);
  expect(writeSite(path.join(cwd, "kit"), files)).toMatch(/^Nothing was created: /);
  mkdirSync(path.join(cwd, "empty"));
  expect(writeSite(path.join(cwd, "empty"), files)).toMatch(/^Nothing was created: /);
  expect(filesUnder(cwd)).toEqual([]);
  expect(readdirSync(cwd)).toEqual(["empty"]);
});

test("help and version", () => {
  const { version } = JSON.parse(
    readFileSync(path.join(root, "packages/create-luau-docs/package.json"), "utf8"),
  );
  expect(run("--version")).toEqual({ status: 0, stdout: `${version}\n`, stderr: "" });
  const { status, stdout } = run("--help");
  expect(status).toBe(0);
  for (const name of [...TEMPLATES, "--definitions", "--yes", "npm create luau-docs my-engine"])
    expect(stdout).toContain(name);
});

test("the package needs no other packages", () => {
  const folder = path.join(root, "packages/create-luau-docs");
  const { dependencies } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  expect(dependencies).toBeUndefined();
  const bundle = path.join(folder, "dist/create-luau-docs.cjs");
  expect(statSync(bundle).size).toBeLessThan(150_000);
  const required = readFileSync(bundle, "utf8").matchAll(/\brequire\("([^"]+)"\)/g);
  for (const [, name = ""] of required)
    expect(name).toMatch(/^node:|^(?:fs|path|tty|events|child_process|process)$/);
});
