/**
 * Modules in plain Luau: where they are found, what tools get of them, and how much a file may hold.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { formatDefinitions, toBundle } from "../../../packages/luau-defs/src/write";
import { ideFiles } from "../../../packages/luau-defs/src/front";
import { runPipeline } from "../../../packages/luau-defs/src/pipeline";
import { findFiles, sourceFile } from "../../../packages/luau-defs/src/read";
import { folderWith } from "../../support/temporary-folder";
import { findings, run } from "./module-files";

const MODULE = "local Door = {}\n\nfunction Door.open() end\n\nreturn Door\n";

describe("files", () => {
  test("a folder gives its modules with its definition files", async () => {
    const files = { "kit/door.luau": MODULE, "kit/lock.d.luau": "", "kit/readme.md": "" };
    expect(await findFiles(["kit"], folderWith(files))).toEqual({
      files: ["kit/door.luau", "kit/lock.d.luau"],
      problems: [],
    });
  });

  test("an init file has its folder's name", () => {
    expect(
      ["kit/door/init.luau", "init.luau", "./init.luau", "kit/init.d.luau", "kit/door.luau"].map(
        (name) => sourceFile(name, "").slug,
      ),
    ).toEqual(["door", "init", "init", "kit", "door"]);
  });

  test("an entry says where its function is", () => {
    const [module] = run({ "door.luau": MODULE }).value.model.modules;
    expect(module?.functions).toMatchObject([
      { id: "door/Door.open", path: "Door.open", location: { line: 3, endLine: 3 } },
    ]);
  });
});

test.each([
  ["at the top", "--!strict\n\n--- Doors open.\n\nlocal Door = {}\nfunction Door.open() end\nreturn Door\n"],
  ["at the top, above what is returned", "--- Doors open.\n\nreturn { open = function() end }\n"],
  ["above a returned table", "--!strict\n--- Doors open.\nreturn { open = function() end }\n"],
  ["above a returned name", "local Door = {}\nfunction Door.open() end\n--- Doors open.\nreturn Door\n"],
])("a comment %s describes the module", (_, text) => {
  const { value, diagnostics } = run({ "door.luau": text });
  expect([value.model.modules.map(({ description }) => description), diagnostics]).toEqual([
    ["Doors open."],
    [],
  ]);
});

test("a function that a comment gives to a class of another file is not missing in its own", () => {
  const files = {
    "doors.luau": '--[=[\n\t@class Doors\n]=]\nreturn { open = require("./open") }\n',
    "open.luau":
      "export type Angle = number\n--[=[\n\tOpens.\n\t@within Doors\n]=]\nlocal function open(to: Angle): () end\nreturn open\n",
  };
  expect(findings(files)).toEqual([]);
});

test("the site of plain modules has no problems, and all that its files offer", async () => {
  const cwd = path.resolve("tests/fixtures/sites/plain-modules");
  const { files } = await findFiles(["definitions"], cwd);
  const { value, diagnostics } = await runPipeline(files, { cwd });
  expect(diagnostics).toEqual([]);
  const paths = value.model.modules.map(({ slug, functions, classes }) => [
    slug,
    ...functions.map((one) => one.path),
    ...classes.flatMap(({ methods }) => methods.map((one) => one.path)),
  ]);
  expect(paths).toEqual([
    ["paper"],
    ["plane", "Plane.new", "Plane:throw", "Plane:land"],
    ["planes", "planes.fold", "planes.canFold"],
    ["wind", "wind.speed"],
  ]);
});

describe("tools", () => {
  const FILES = { "door.luau": MODULE, "lock.d.luau": "declare lock: number\n" };

  test("get nothing of a module: editors read it themselves, and it is no global", () => {
    const { value } = run(FILES);
    const files = ideFiles(value, { name: "kit", baseUrl: "https://kit.example" }).value;
    expect([...files.keys()]).not.toContain("door.luau");
    // A mock engine has modules for `require`.
    for (const [name, text] of files) if (name !== "kit.mock.luau") expect(text, name).not.toContain("Door");
    expect(toBundle(value.files).value).toContain("declare lock");
  });

  test("that lay files out leave statements of ordinary Luau as they are", () => {
    const text = readFileSync("tests/fixtures/definitions/passing/plain-module/plane.luau", "utf8");
    expect(formatDefinitions(text, "plane.luau")).toEqual({ value: text, diagnostics: [] });
  });
});

describe("large and odd modules", () => {
  test("tables within tables", () => {
    const nested = `local Deep = ${"{ a = ".repeat(900)}1${" }".repeat(900)}\nreturn Deep\n`;
    // Luau gives up on it.
    expect(findings({ "deep.luau": nested })).toEqual(["deep.luau:1 missing-annotation"]);
    expect(
      findings({ "deep.luau": nested.replaceAll("{ a = ", "{ a = { a = ").replaceAll(" }", " } }") }),
    ).toEqual(["deep.luau:1 syntax"]);
  });

  test("tables that are in several tables", () => {
    const shared = Array.from(
      { length: 60 },
      (_, index) => `local T${index + 1} = { a = T${index}, b = T${index} }\n`,
    ).join("");
    expect(findings({ "shared.luau": `local T0 = { x = 1 }\n${shared}return T60\n` })).toEqual([]);
  });
});

test("what is documented and on no page is counted by reason", () => {
  const lamp =
    "--[[ Licence. ]]\n\n--- @class Lamp\nlocal Lamp = {}\n\n--- Lights it.\nfunction Lamp.on(): () end\n\n" +
    "--- @private\n--- Cools it.\nfunction Lamp.cool(): () end\n\n--- Nothing.\n\n\n--- Heats it.\nfunction Lamp._heat(): () end\n\nreturn Lamp\n";
  const { value } = run({
    "Lamp.luau": lamp,
    "run.luau": "--- Runs.\n--- It.\nprint(1)\n--- Ends.\nprint(2)\n",
  });
  expect(value.unpublishedNotes()).toEqual([
    "5 of 6 documented entries are not published: 2 in files without a page, " +
      '1 with names that begin with `_` (`"underscored": "shown"` shows them), 1 `@private`, 1 above nothing.',
  ]);
  expect(
    run({
      "a.luau": "local a = {}\n--- Does it.\nfunction a.go(): () end\nreturn a\n",
    }).value.unpublishedNotes(),
  ).toEqual([]);
});
