import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { definitionsProblem, readDefinitions } from "../../../packages/create-luau-docs/src/find-definitions";
import {
  declareTheSame,
  detectStyle,
  hasLargeFile,
  shapesOf,
} from "../../../packages/create-luau-docs/src/detect-style";
import { root } from "../../support/site-inputs";
import { temporaryFolder } from "../../support/temporary-folder";

const styleOf = (folder: string) => detectStyle(readDefinitions([path.join(root, folder)]));
const detect = (...texts: readonly (readonly [path: string, text: string])[]) =>
  detectStyle(texts.map(([file, text]) => ({ path: file, text })));

describe("the style of definitions is detected", () => {
  test.each([
    ["definitions", "definitions", "15 definition files"],
    ["tests/fixtures/sites/one-guide/definitions", "definitions", "1 definition file"],
    ["tests/fixtures/sites/plain-modules/definitions", "plain-modules", "3 modules in plain Luau"],
    ["tests/fixtures/sites/moonwave/definitions", "moonwave", "2 modules with Moonwave comments"],
    ["tests/fixtures/sites/generated-file/definitions", "big-file", "a generated file, globalTypes.d.luau"],
  ])("%s: %s", (folder, template, evidence) => {
    expect(styleOf(folder)).toMatchObject({ template, evidence });
  });

  test.each(["definitions", "plain-modules", "moonwave", "big-file"])(
    "the template %s is its own",
    (name) => {
      expect(styleOf(`packages/create-luau-docs/templates/${name}/definitions`)?.template).toBe(name);
    },
  );

  test("a generated file is recognised by its size, too", () => {
    const declarations = Array.from({ length: 200 }, (_, at) => `declare function f${at}(): ()`).join("\n");
    expect(detect(["engine.d.luau", declarations])?.template).toBe("big-file");
    const documented = declarations.replaceAll(/^/gm, "--- Does it.\n");
    expect(detect(["engine.d.luau", documented])?.template).toBe("definitions");
  });

  test("a file whose page would have megabytes is split into pages, with comments or without", () => {
    const isLarge = (path: string, text: string): boolean => hasLargeFile([{ path, text }]);
    const kite = "--- A kite.\ndeclare extern type Kite with\n\t--- Its height.\n\theight: number\nend\n";
    expect(isLarge("engine.d.luau", kite.repeat(200))).toBe(true);
    expect(isLarge("engine.d.luau", kite.repeat(100))).toBe(false);
    const member = "\t--- Its height.\n\theight: number\n";
    expect(isLarge("engine.d.luau", kite.repeat(3).replace(member, member.repeat(3_000)))).toBe(true);
    // A module is one table, with the page of its name.
    expect(isLarge("engine.luau", kite.repeat(200))).toBe(false);
  });

  test("of modules in plain Luau, those with comments decide whether these are Moonwave's", () => {
    const internal = ["a.luau", "return {}\n"] as const;
    const kite = ["kite.luau", "--[=[\n\t@class Kite\n]=]\nreturn {}\n"] as const;
    const lamp = ["lamp.luau", "--- Lights it.\nreturn {}\n"] as const;
    expect(detect(internal, internal, kite)?.template).toBe("moonwave");
    expect(detect(internal, kite, lamp)?.template).toBe("plain-modules");
  });

  test("the majority decides", () => {
    const module = "local a = {}\nreturn a\n";
    const definition = "declare a: number\n";
    const mostly = (...files: readonly (readonly [string, string])[]) => detect(...files)?.template;
    expect(mostly(["a.luau", module], ["b.luau", module], ["c.d.luau", definition])).toBe("plain-modules");
    expect(mostly(["a.luau", module], ["b.d.luau", definition], ["c.d.luau", definition])).toBe(
      "definitions",
    );
  });

  test("scripts are no definitions", () => {
    expect(detect(["main.server.luau", "print(1)\n"])).toBeNull();
    expect(detect()).toBeNull();
  });
});

test("a generated file's types of enums and events are its settings", () => {
  const [file] = readDefinitions([path.join(root, "tests/fixtures/sites/generated-file/definitions")]);
  expect(shapesOf(file?.text ?? "")).toEqual({
    enums: { item: "EnumItem", table: "Enum" },
    events: "HarbourSignal",
  });
});

describe("files are versions of each other that declare the same", () => {
  const types = (...names: readonly string[]) => names.map((name) => `export type ${name} = {}\n`).join("");
  test.each([
    ["one global", "a.d.luau", "declare a: number\n", "b.d.luau", "declare a: string\n", true],
    ["different globals", "a.d.luau", "declare a: number\n", "a.d.luau", "declare b: number\n", false],
    ["the same types", "1/a.d.luau", types("Kite", "Props"), "2/a.d.luau", types("Kite", "Props"), true],
    ["more types", "1/a.d.luau", types("Kite"), "2/a.d.luau", types("Kite", "Props"), true],
    [
      "one type of several",
      "1/init.d.luau",
      types("Kite", "Props"),
      "2/init.d.luau",
      types("Rope", "Props"),
      false,
    ],
    ["files of other names", "a.d.luau", types("Kite"), "b.d.luau", types("Kite"), false],
    ["no types", "1/a.d.luau", "", "2/a.d.luau", types("Kite"), false],
  ])("%s", (_name, path, text, other, otherText, expected) => {
    const files = [
      { path, text },
      { path: other, text: otherText },
    ];
    expect([declareTheSame(files), declareTheSame(files.toReversed())]).toEqual([expected, expected]);
  });
});

test.skipIf(process.platform === "win32")("a file that cannot be read is named", async () => {
  const folder = temporaryFolder("definitions");
  // Also root cannot read a socket.
  const server = createServer().listen(path.join(folder, "kite.d.luau"));
  onTestFinished(() => void server.close());
  await once(server, "listening");
  expect(definitionsProblem("kite.d.luau", folder)).toBe("kite.d.luau cannot be read.");
});
