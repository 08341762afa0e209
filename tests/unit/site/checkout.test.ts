import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { guardCheckout } from "../../../scripts/checkout-guard";
import { inputsDigest, siteInputs } from "../../support/site-inputs";

let folder: string;

const git = (...args: readonly string[]): void => {
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], {
    cwd: folder,
    stdio: "ignore",
  });
};
const write = (file: string, text = "text"): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const remove = (file: string): void => rmSync(path.join(folder, file));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "checkout-"));
  write(".gitignore", "*.log\n/dist/\n");
  write("definitions/timer.d.luau");
});
afterEach(() => rmSync(folder, { recursive: true }));

function commitAll(): void {
  git("init");
  git("add", ".");
  git("commit", "-m", "All");
}

describe("the inputs of a build, in a clone", () => {
  beforeEach(commitAll);

  test("are the tracked files, and a new definition before it is added", () => {
    const before = inputsDigest(folder);
    write("definitions/entity.d.luau");
    expect(siteInputs(folder)).toEqual([
      ".gitignore",
      "definitions/entity.d.luau",
      "definitions/timer.d.luau",
    ]);
    expect(inputsDigest(folder)).not.toBe(before);
  });

  test("are neither ignored files nor tests nor a file that was deleted", () => {
    for (const file of ["npm-debug.log", "dist/site.html", "tests/a.test.ts"]) write(file);
    remove("definitions/timer.d.luau");
    expect(siteInputs(folder)).toEqual([".gitignore"]);
  });

  test("change with an edit and with a commit, whose date pages show", () => {
    const before = inputsDigest(folder);
    write("definitions/timer.d.luau", "edited");
    const edited = inputsDigest(folder);
    git("commit", "-am", "Edit");
    expect(new Set([before, edited, inputsDigest(folder)]).size).toBe(3);
  });
});

test("the inputs of a build, in an exported archive, are all files that it does not make itself", () => {
  write("public/index.html");
  write("packages/parser/dist/index.js");
  expect(siteInputs(folder)).toEqual([".gitignore", "definitions/timer.d.luau"]);
});

describe("the guard of the checkout", () => {
  beforeEach(commitAll);

  test("names files that came and went, that stayed, and that were written to again", () => {
    write("notes.md", "an author's own, there before");
    const guard = guardCheckout(folder);
    write("plugins/.scratch/link.luau");
    guard?.look();
    remove("plugins/.scratch/link.luau");
    write("found.json");
    write("notes.md", "another text");
    remove("definitions/timer.d.luau");
    expect(guard?.stop()).toEqual([
      "definitions/timer.d.luau",
      "found.json",
      "notes.md",
      "plugins/.scratch/link.luau",
    ]);
  });

  test("has nothing against ignored files, and files that nobody touches", () => {
    write("notes.md");
    const guard = guardCheckout(folder);
    write("dist/site.html");
    expect(guard?.stop()).toEqual([]);
  });
});

test("there is no guard without git", () => {
  expect(guardCheckout(folder)).toBeNull();
});
