/** The questions, answered by keys. */
import { readdirSync } from "node:fs";
import { PassThrough } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { ask } from "../../../packages/create-luau-docs/src/ask-questions";
import { guessSite } from "../../../packages/create-luau-docs/src/guess-site";
import { folderOfEachTest } from "../../support/temporary-folder";

const NOTHING = { folder: null, template: null, definitions: null, host: null };
const DOWN = "\u001B[B";
const UP = "\u001B[A";
const ENTER = "\r";
const MODULE = "local Kite = {}\n--- Flies it.\nfunction Kite.fly() end\nreturn Kite\n";
const CANCELS = { "Ctrl-C": "\u0003", "Ctrl-D": "\u0004" };
const NAME = "Name of the site";
const WHERE = "Where are the definitions?";
const STYLE = "How are they written?";
const HOST = "Where will the site be hosted?";
const { pathOf, write } = folderOfEachTest("create-ask");

/** Sends each key when the question before it is on the screen. */
async function answer(...steps: readonly (readonly [question: string, ...keys: string[]])[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  let screen = "";
  output.on("data", (data: Buffer) => {
    screen += stripVTControlCharacters(data.toString());
  });
  const guess = await guessSite(pathOf("docs"), pathOf());
  const asked = ask(NOTHING, pathOf(), guess, { input, output });
  for (const [question, ...keys] of steps) {
    await expect.poll(() => screen).toContain(question);
    for (const key of keys) {
      input.write(key);
      await new Promise((done) => setTimeout(done, 5));
    }
  }
  return { request: await asked, screen };
}

test("four questions: name, definitions, style, host", async () => {
  const { request } = await answer(
    [NAME, "kit", ENTER],
    [WHERE, ENTER],
    ["How will definitions be written?", DOWN, DOWN, ENTER],
    [HOST, UP, ENTER],
  );
  expect(request).toEqual({ folder: "kit", definitions: [], template: "moonwave", host: "server" });
});

test("existing definitions are found, and their style is", async () => {
  write("game/src/kite.luau", `--- @class Kite\n${MODULE}`);
  const { request, screen } = await answer([NAME, ENTER], [WHERE, ENTER], [STYLE, ENTER], [HOST, ENTER]);
  expect(screen).toContain("1 module with Moonwave comments");
  expect(screen).toContain("1 module, 1 documented function");
  expect(request).toMatchObject({ folder: "docs", definitions: ["game/src"], template: "moonwave" });
});

test("folders of several packages are offered as one glob, and everything together", async () => {
  for (const name of ["kite", "lamp"]) {
    write(`packages/${name}/src/init.luau`, MODULE);
    write(`packages/${name}/test/run.luau`, MODULE);
  }
  write("lib/init.luau", MODULE);
  write("build.luau", "return {}\n");
  const { request, screen } = await answer([NAME, ENTER], [WHERE, ENTER], [STYLE, ENTER], [HOST, ENTER]);
  expect(screen).toContain("3 modules, 3 documented functions");
  expect(screen).toContain("3 modules in plain Luau");
  expect(request).toMatchObject({ definitions: ["packages/*/src", "lib"] });
});

test("files that declare the same are offered one by one, of scripts alone those of definitions, and hidden folders last", async () => {
  write("types/kite.d.luau", "declare kite: number\ndeclare wind: number\n");
  write("types/kite-2.d.luau", "declare kite: string\n");
  write("scripts/lamp.d.luau", "declare lamp: number\n");
  write("scripts/release.luau", "return {}\n");
  write("src/init.luau", MODULE);
  write(".kit/run.luau", "return {}\n");
  write(".kit/types/std.luau", MODULE);
  const { request, screen } = await answer(
    [NAME, ENTER],
    [WHERE, DOWN, DOWN, DOWN, DOWN, ENTER],
    [STYLE, ENTER],
    [HOST, ENTER],
  );
  const offers = ["src", "types/kite.d.luau", "scripts", "types/kite-2.d.luau", ".kit/types"];
  const places = offers.map((offer) => screen.indexOf(`${offer}`));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(request).toMatchObject({ definitions: [".kit/types"] });
});

test("several folders and globs can be typed", async () => {
  write("game/src/kite.d.luau", "declare kite: number\n");
  write("game/lib/lamp.d.luau", "declare lamp: number\n");
  const { request } = await answer(
    [NAME, ENTER],
    [WHERE, UP, ENTER],
    ["Path of the folder", "game/src, game/lab", ENTER],
    ["Did you mean `game/lib`?", "\u007F\u007F", "ib", ENTER],
    [STYLE, ENTER],
    [HOST, ENTER],
  );
  expect(request).toMatchObject({ definitions: ["game/src", "game/lib"] });
});

test("a wrong folder or path is asked for again, with a suggestion", async () => {
  write("game/src/kite.d.luau", "declare kite: number\n");
  const { request } = await answer(
    [NAME, "kit?", ENTER],
    ["Rename the folder.", "\u0015", "Kit", ENTER],
    [WHERE, DOWN, DOWN, ENTER],
    ["Path of the folder", "game/sra", ENTER],
    ["Did you mean `game/src`?", "\u007F", "c", ENTER],
    [STYLE, ENTER],
    [HOST, ENTER],
  );
  expect(request).toMatchObject({ folder: "Kit", definitions: ["game/src"], template: "definitions" });
});

test("a repository on GitHub suggests its pages", async () => {
  write(".git/HEAD", "ref: refs/heads/main\n");
  write(".git/config", '[remote "origin"]\n\turl = git@github.com:kit/engine.git\n');
  const { request } = await answer(
    [NAME, ENTER],
    [WHERE, ENTER],
    ["How will definitions be written?", ENTER],
    [HOST, ENTER],
  );
  expect(request?.host).toBe("github-pages");
});

describe.each(Object.entries(CANCELS))("%s", (_name, cancel) => {
  test.each([0, 1, 2, 3])("at question %i ends it, and nothing is written", async (at) => {
    const questions = [NAME, WHERE, "How will definitions be written?", HOST].slice(0, at + 1);
    const keys = questions.map((question, index) => [question, index === at ? cancel : ENTER] as const);
    const { request } = await answer(...keys);
    expect(request).toBeNull();
    expect(readdirSync(pathOf())).toEqual([]);
  });
});
