import { describe, expect, test } from "vitest";
import { toGraphql } from "../../../packages/luau-defs/src/write";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { toModuleGroups } from "../../../src/lib/docs/module-groups";
import { itemsAround } from "../../../src/node/content/doc-locations";
import { modulePages } from "../../../src/node/content/sidebar-modules";

const plain = (name: string, comment = "--- Does it.") =>
  `local ${name} = {}\n\n${comment}\nfunction ${name}.run(): () end\n\nreturn ${name}\n`;

/** The modules of files, as pages get them. */
const modulesOf = (files: Readonly<Record<string, string>>, require?: string) =>
  toGraphql(runOnSources(Object.entries(files).map(([path, text]) => sourceFile(path, text))).value.model, {
    require,
  }).modules;

const sidebarOf = (files: Readonly<Record<string, string>>, groups: readonly string[] = []) =>
  modulePages(modulesOf(files), groups, 0).map(
    ({ label, href, depth, collapsed }) =>
      `${"  ".repeat(depth)}${label}${href === null ? "/" : ""}${collapsed ? " (closed)" : ""}`,
  );

/** A library without an entry point: scripts require each of its modules. */
const library = {
  "std/fs.luau": plain("fs"),
  "std/net/client.luau": plain("client"),
  "std/net/init.luau": plain("net"),
  "std/syntax/init.luau": plain("syntax"),
  "std/syntax/utils/init.luau": plain("utils"),
  "std/syntax/utils/trivia.luau": plain("trivia"),
  "std/syntax/utils/types.luau": "export type Range = { from: number }\nreturn nil\n",
  "std/time/init.luau": plain("time"),
  "std/_sort.luau": plain("sort"),
};

/** A package: scripts require `init.luau`, and read of its other modules if these say something. */
const sail = {
  "kit/src/init.luau": plain("Kit", ""),
  "kit/src/Sail.luau": plain("Sail"),
  "kit/src/Rope.luau": plain("Rope", ""),
  "kit/src/Mast.luau": "export type Mast = {\n\t--- In metres.\n\theight: number,\n}\nreturn nil\n",
  "kit/src/State/Knot.luau": plain("Knot", ""),
  "kit/src/State/Wind.luau": plain("Wind", ""),
};

describe("the sidebar of modules", () => {
  test("is a tree of their folders, without levels of a single page", () => {
    expect(sidebarOf(library)).toEqual([
      "fs",
      "time",
      "net/",
      "  net",
      "  client",
      "syntax/",
      "  syntax",
      "  utils/",
      "    utils",
      "    trivia",
      "    types",
      "Internal modules/ (closed)",
      "  sort",
    ]);
  });

  test("has a package's entry point first, and folds away modules that nobody described", () => {
    expect(sidebarOf(sail)).toEqual([
      "Kit",
      "Mast",
      "Sail",
      "Internal modules/ (closed)",
      "  Rope",
      "  State/",
      "    Knot",
      "    Wind",
    ]);
  });

  test("has groups in their order after the folders", () => {
    const grouped = {
      ...library,
      "std/pad.luau": `--- @group Input\n${plain("pad")}`,
      "std/key.luau": `--- @group Devices\n${plain("key")}`,
    };
    expect(
      sidebarOf(grouped, ["Input"]).filter((line) => /Input|Devices|pad|key|syntax\/|Int/.test(line)),
    ).toEqual(["syntax/", "Input/", "  pad", "Devices/", "  key", "Internal modules/ (closed)"]);
  });

  test("has of a long site only the folders that contain the page", () => {
    const folder = (label: string, depth: number) => ({ label, href: null, depth, collapsed: true });
    const below = (count: number, name: string) =>
      Array.from({ length: count }, (_, index) => ({
        label: `${name}${index}`,
        href: `/docs/api/${name}${index}`,
        depth: 2,
        collapsed: false,
      }));
    const reference = { label: "Reference", href: null, depth: 0, collapsed: false };
    const items = [reference, folder("net", 1), ...below(3, "n"), folder("time", 1), ...below(99, "t")];
    const lines = (path: string) =>
      itemsAround([...items, folder("ui", 1), ...below(99, "u")], path).map(({ label, href }) => [
        label,
        href,
      ]);
    expect(lines("/docs/api/n1")).toEqual([
      ["Reference", null],
      ["net", null],
      ["n0", "/docs/api/n0"],
      ["n1", "/docs/api/n1"],
      ["n2", "/docs/api/n2"],
      ["time", "/docs/api/t0"],
      ["ui", "/docs/api/u0"],
    ]);
  });
});

test("the docs' first page lists modules by folder, then by group, then those that serve others", () => {
  const modules = modulesOf({ ...library, "std/pad.luau": `--- @group Input\n${plain("pad")}` });
  const groups = toModuleGroups(modules, ["Tutorials", "Input"]);
  expect(groups.map(({ label, modules: inside }) => [label, inside.map((module) => module.label)])).toEqual([
    [null, ["fs", "time"]],
    ["net", ["client", "net"]],
    ["syntax", ["syntax"]],
    ["syntax/utils", ["trivia", "types", "utils"]],
    ["Input", ["pad"]],
    [null, ["sort"]],
  ]);
});

describe("the line that requires a module", () => {
  const linesOf = (files: Readonly<Record<string, string>>, pattern?: string) =>
    modulesOf(files, pattern).map(({ requireHtml }) =>
      /local [^<]*/.exec(requireHtml)?.[0].replaceAll("&quot;", '"').trim(),
    );

  test("has a path, from the folder that all share", () => {
    expect(linesOf(library)).toEqual([
      'local sort = require("./_sort")',
      'local client = require("./net/client")',
      'local fs = require("./fs")',
      'local net = require("./net")',
      'local syntax = require("./syntax")',
      'local time = require("./time")',
      'local trivia = require("./syntax/utils/trivia")',
      'local types = require("./syntax/utils/types")',
      'local utils = require("./syntax/utils")',
    ]);
  });

  test("is written as the configuration says", () => {
    const files = {
      "kit/init.luau": plain("Kit"),
      "kit/wind-vane.luau": plain("vane"),
      "kit/a/b.luau": plain("b"),
    };
    expect(linesOf(files)).toEqual([
      'local b = require("./a/b")',
      'local Kit = require("./Kit")',
      'local vane = require("./wind-vane")',
    ]);
    expect(linesOf(files, "@kit/{path}")).toEqual([
      'local b = require("@kit/a/b")',
      'local Kit = require("@kit")',
      'local vane = require("@kit/wind-vane")',
    ]);
    expect(linesOf(files, "Packages.Kit.{path}")).toEqual([
      "local b = require(Packages.Kit.a.b)",
      "local Kit = require(Packages.Kit)",
      'local vane = require(Packages.Kit["wind-vane"])',
    ]);
    expect(linesOf(files, "Packages.{name}")[1]).toBe("local Kit = require(Packages.Kit)");
  });

  test("is not there for globals", () => {
    expect(linesOf({ "wind.d.luau": "declare wind: { speed: number }" })).toEqual([undefined]);
  });
});

test("what an entry point returns is not folded away, whatever it is called", () => {
  const files = {
    "kit/init.luau":
      "local Rope = require(script.Rope)\n" +
      "local Kit = { Rope = Rope, Wind = require(script.State.Wind) :: { speed: number } }\n" +
      "local Knot = require(script.State.Knot)\nprint(Knot)\nreturn Kit\n",
    "kit/Rope.luau": plain("Rope", ""),
    "kit/State/Knot.luau": plain("Knot", ""),
    "kit/State/Wind.luau": 'return { gust = require("./_gust") }\n',
    "kit/State/_gust.luau": plain("gust", ""),
  };
  const shown = modulesOf(files).filter(({ isInternal }) => !isInternal);
  expect(shown.map(({ label }) => label)).toEqual(["Rope", "Wind", "gust", "Kit"]);
});
