import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { runOnSources, runPipeline } from "../../../packages/luau-defs/src/pipeline";
import { findFiles, type PipelineCache, sourceFile } from "../../../packages/luau-defs/src/read";
import { openSession } from "../../../plugins/gatsby-source-luau-defs/src/session";
import { snapshotModules } from "../../support/snapshot-modules";
import { folderOfEachTest } from "../../support/temporary-folder";

const { pathOf, write } = folderOfEachTest("definitions");

describe("reading", () => {
  test("what cannot be read is told with the rest", async () => {
    write("bad.d.luau", Buffer.from([...Buffer.from("-- ok\n-- "), 0xff, 0x0a]));
    write("good.d.luau", "declare x: Missing\n");
    mkdirSync(pathOf("folder.d.luau"));
    const files = ["bad.d.luau", "folder.d.luau", "good.d.luau", "gone.d.luau"];
    const { diagnostics } = await runPipeline(files, { cwd: pathOf() });
    expect(diagnostics.map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`)).toEqual([
      "bad.d.luau:2:4 encoding",
      "folder.d.luau:1:1 unreadable-file",
      "gone.d.luau:1:1 unreadable-file",
      "good.d.luau:1:12 unknown-type",
    ]);
  });

  // Windows knows no such permission, and the superuser has every.
  test.skipIf((process.getuid?.() ?? 0) === 0)("a file without permission", async () => {
    write("secret.d.luau", "");
    chmodSync(pathOf("secret.d.luau"), 0);
    const { diagnostics } = await runPipeline(["secret.d.luau"], { cwd: pathOf() });
    expect(diagnostics[0]?.message).toContain("permission");
  });

  test("files, folders and globs are found, sorted, each once", async () => {
    for (const file of ["b.d.luau", "a/c.d.luau", "a/d.d.lua", "a/no.txt", "plain.luau"]) write(file, "");
    expect(await findFiles([".", "b.d.luau", "./a", "plain.luau", "a/*.luau"], pathOf())).toEqual({
      files: ["a/c.d.luau", "a/d.d.lua", "b.d.luau", "plain.luau"],
      problems: [],
    });
    // A glob of folders stands for the definitions in them.
    expect((await findFiles(["{a,b}*"], pathOf())).files).toEqual(["a/c.d.luau", "a/d.d.lua", "b.d.luau"]);
    const { problems } = await findFiles(["none", "*.txt", "a"], pathOf());
    const nearest = "The nearest folder with definitions is `.`.";
    expect(problems).toEqual([
      `There is no file or folder \`none\`. ${nearest}`,
      `No file matches \`*.txt\`. ${nearest}`,
    ]);
  });

  test("what packages bring along is found only where its folder is named", async () => {
    for (const file of ["b.d.luau", "node_modules/kit/kit.d.luau"]) write(file, "");
    expect((await findFiles(["."], pathOf())).files).toEqual(["b.d.luau"]);
    expect((await findFiles(["**/*.d.luau"], pathOf())).files).toEqual(["b.d.luau"]);
    const named = await findFiles(["node_modules/*/*.d.luau"], pathOf());
    expect(named.files).toEqual(["node_modules/kit/kit.d.luau"]);
  });

  test.skipIf(process.platform === "win32")(
    "a pipe, as a shell gives for a command's output, is read like a file",
    async () => {
      execFileSync("mkfifo", [pathOf("pipe")]);
      expect(await findFiles(["pipe"], pathOf())).toEqual({ files: ["pipe"], problems: [] });

      const [{ value }] = await Promise.all([
        runPipeline(["pipe"], { cwd: pathOf() }),
        writeFile(pathOf("pipe"), "declare a: number\n"),
      ]);
      expect(value.sources.get("pipe")?.text).toBe("declare a: number\n");
    },
  );

  test("slugs come from the file's name", () => {
    const files = ["a/timer.d.luau", "x\\Ui.d.lua", "my file.luau", "..d.luau"];
    expect(files.map((file) => sourceFile(file, "").slug)).toEqual(["timer", "Ui", "my-file", "module"]);
  });
});

describe("the cache", () => {
  test("a file that has not changed is not converted again", () => {
    const cache: PipelineCache = new Map();
    const a = sourceFile("a.d.luau", "export type A = B\n");
    const first = runOnSources([a, sourceFile("b.d.luau", "export type B = number\n")], { cache });
    const kept = cache.get("a.d.luau");
    const second = runOnSources([a, sourceFile("b.d.luau", "export type C = number\n")], { cache });
    expect(cache.get("a.d.luau")).toBe(kept);
    expect(first.diagnostics).toEqual([]);
    expect(second.diagnostics.map(({ rule }) => rule)).toEqual(["unknown-type"]);
  });

  test("forgets files that are no more", () => {
    const cache: PipelineCache = new Map();
    const a = sourceFile("a.d.luau", "export type A = number\n");
    runOnSources([a, sourceFile("b.d.luau", "export type B = number\n")], { cache });
    runOnSources([a], { cache });
    expect([...cache.keys()]).toEqual(["a.d.luau"]);
  });
});

test("severities can be overridden and rules turned off", () => {
  const source = sourceFile("a.d.luau", "--- @nonsense\ndeclare class A end\n");
  const run = (severities = {}) =>
    runOnSources([source], { severities }).diagnostics.map(({ rule, severity }) => `${rule} ${severity}`);
  expect(run()).toEqual(["unknown-tag warning", "declare-class warning"]);
  expect(run({ "unknown-tag": "off", "declare-class": "error" })).toEqual(["declare-class error"]);
});

describe("a session, as `gatsby develop` has one", () => {
  const open = () => openSession({ requests: ["."], cwd: pathOf(), severities: {} });

  test("follows changed, new, broken, fixed and deleted files", async () => {
    write("a.d.luau", "declare A: { one: () -> () }\n");
    const session = open();
    expect(snapshotModules(await session.read("all")).map(({ slug }) => slug)).toEqual(["a"]);
    write("b.d.luau", "declare B: { two: () -> () }\n");
    write("a.d.luau", "declare A: { one: () - () }\n");
    const broken = await session.read(new Set(["a.d.luau"]));
    expect([...broken.broken]).toEqual(["a.d.luau"]);
    expect(snapshotModules(broken).map(({ slug }) => slug)).toEqual(["a", "b"]);
    write("a.d.luau", "declare A: { three: () -> () }\n");
    const fixed = await session.read(new Set(["a.d.luau"]));
    expect([...fixed.broken]).toEqual([]);
    expect(snapshotModules(fixed)[0]?.functions[0]?.name).toBe("three");
    rmSync(pathOf("a.d.luau"));
    expect(snapshotModules(await session.read(new Set(["a.d.luau"]))).map(({ slug }) => slug)).toEqual(["b"]);
  });

  test("tells of a file that it cannot decode until it can", async () => {
    write("a.d.luau", "declare a: number\n");
    const session = open();
    await session.read("all");
    const rulesAfter = async (changed: string) =>
      (await session.read(new Set([changed]))).diagnostics.map(({ rule }) => rule);
    write("a.d.luau", new Uint8Array([0xff]));
    expect(await rulesAfter("a.d.luau")).toEqual(["encoding"]);
    write("b.d.luau", "declare b: number\n");
    expect(await rulesAfter("b.d.luau")).toEqual(["encoding"]);
    write("a.d.luau", "declare a: string\n");
    expect(await rulesAfter("a.d.luau")).toEqual([]);
  });

  test("reads only the files again that it is given", async () => {
    write("a.d.luau", "declare a: number\n");
    write("b.d.luau", "declare b: number\n");
    const session = open();
    await session.read("all");
    write("a.d.luau", "declare a2: number\n");
    write("b.d.luau", "declare b2: number\n");
    const modules = snapshotModules(await session.read(new Set(["b.d.luau"])));
    expect(modules.map(({ constants }) => constants[0]?.name)).toEqual(["a", "b2"]);
  });
});
