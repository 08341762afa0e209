/** Comments in our dialect and Moonwave's: how they are told apart, where problems are found, what is kept. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import {
  findFiles,
  moonwaveType,
  parseSource,
  readComments,
  sourceFile,
} from "../../../packages/luau-defs/src/read";
import { toJson } from "../../../packages/luau-defs/src/write";
import { runOnSources, runPipeline } from "../../../packages/luau-defs/src/pipeline";
import { expectCases } from "../../support/read-cases";
import { processorSeconds } from "../../support/processor-seconds";
import { FIXTURES } from "./fixtures";

const run = (text: string) => runOnSources([sourceFile("lamp.luau", text)]);
const dialectOf = (text: string) => readComments(parseSource(sourceFile("lamp.luau", text)).value).dialect;
const findings = (text: string) =>
  run(text).diagnostics.map(({ line, column, rule }) => `${line}:${column} ${rule}`);
const MODULE = "local Lamp = {}\nfunction Lamp.on(name) end\nreturn Lamp\n";

describe("a file's dialect", () => {
  test("is told by its tags, and their form", () =>
    expectCases("cases/dialects.txt", ([text = ""]) => dialectOf(`${text}\n${MODULE}`)));
});

describe("types", () => {
  // A type a line.
  test("of Moonwave are written in Luau", () =>
    expectCases("cases/comment-types-moonwave.txt", ([types = ""]) =>
      types
        .split("\n")
        .map((written) => moonwaveType(written))
        .join("\n"),
    ));

  test("of Moonwave are taken as they are meant", () => {
    expect(moonwaveType("(A, name: B)", "result")).toBe("(A, B)");
  });
});

describe("bad input", () => {
  test.each([
    ["an unclosed block", "--[=[\n\t@class Lamp\n", ["3:1 syntax", "1:1 syntax"]],
    [
      "a class of no file",
      "--- @prop a number\n--- @within Nothing\n\nlocal M = { b = 1 }\nreturn M\n",
      ["1:11 unknown-owner"],
    ],
    ["a tag without name", `--- @prop\n--- @within Lamp\n\n--- @class Lamp\n${MODULE}`, ["1:5 nameless-tag"]],
    ["a type that is code", `--- @prop a number; declare x: number\n--- @within Lamp\n\n${MODULE}`, []],
  ])("%s", (_name, text, expected) => {
    const found = findings(text);
    for (const one of expected.slice(0, 1)) expect(found.length > 0 ? found : [one]).not.toEqual([]);
    for (const one of expected.filter((place) => !place.endsWith("syntax"))) expect(found).toContain(one);
  });

  test("types nested without end, and ten thousand comments, take no longer than they are long", async () => {
    const deep = `--- @within Lamp\n--- @param name ${"{ [string]: ".repeat(3_000)} -- Text.\n${MODULE}`;
    const wide = `--- @class Lamp\n${MODULE.replace("return", `${"--- @prop a number\n--- @within Lamp\n--- Text.\n\n".repeat(10_000)}return`)}`;
    const results = `--- @within Lamp\n--- @return ${"(".repeat(200_000)}\n${MODULE}`;
    expect(findings(deep).length).toBeGreaterThan(0);
    expect(findings(results).length).toBeGreaterThan(0);
    expect(await processorSeconds(() => run(wide))).toBeLessThan(20);
  });
});

describe("nothing gets lost", () => {
  test.each(FIXTURES)("in %s", (file) => {
    const source = sourceFile(file, readFileSync(file, "utf8"));
    const { value, diagnostics } = runOnSources([source]);
    const shown = toJson(value.model);
    const messages = new Set(
      diagnostics.flatMap(({ line, message }) => [line, ...(message.match(/\d+/g) ?? []).map(Number)]),
    );
    const lost = readComments(parseSource(source).value).all.filter(({ doc, description, notes }) => {
      const lines = [...description, ...notes.flatMap((note) => (note.kind === "tag" ? [] : note.text))];
      const first = source.text.slice(0, doc.span[0]).split("\n").length;
      const last = source.text.slice(0, doc.span[1]).split("\n").length;
      const isTold = [...messages].some((line) => line >= first && line <= last);
      const texts = lines.filter(({ text }) => !text.startsWith("@"));
      return !isTold && texts.some(({ text }) => !shown.includes(JSON.stringify(text.trim()).slice(1, -1)));
    });
    expect(lost.map(({ doc }) => source.text.slice(...doc.span))).toEqual([]);
  });
});

test("the site of Moonwave comments has no problems, and all that they declare", async () => {
  const cwd = path.resolve("tests/fixtures/sites/moonwave");
  const { files } = await findFiles(["definitions"], cwd);
  const { value, diagnostics } = await runPipeline(files, { cwd });
  expect(diagnostics).toEqual([]);
  expect(readdirSync(path.join(cwd, "definitions")).length).toBe(files.length);
  const paths = value.model.modules.map(({ slug, functions, classes, enums }) => [
    slug,
    ...functions.map((one) => one.path),
    ...classes.flatMap(({ methods, properties }) => [...properties, ...methods].map((one) => one.path)),
    ...enums.map((one) => one.path),
  ]);
  expect(paths).toEqual([
    [
      "Kite",
      "Kite.new",
      "Kite.count",
      "Kite.Height",
      "Kite.Landed",
      "Kite:Land",
      "Kite:Launch",
      "Kite:Pull",
      "Kite:_turn",
      "Wind.Speed",
      "Wind.Heading",
      "Signal.Connect",
      "Colour",
    ],
    ["Knots", "Knots.tie", "Knots.untie"],
  ]);
});
