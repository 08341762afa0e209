import { readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { expect, onTestFinished, test } from "vitest";
import { samplesFolder } from "../../../src/node/samples/notes-file";
import { outputOf } from "../../../src/node/samples/stored-output";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";
import { fixtureText } from "../../support/read-cases";

/** A program in place of luau-defs, which reads in several ways. */
const program = fixtureText("stored-output/program.cjs");

function writeStage(stage: string) {
  const write = writerIn(stage);
  write("node_modules/luau-defs/package.json", '{ "name": "luau-defs" }');
  write("node_modules/luau-defs/bin/luau-defs.cjs", 'require("../dist/luau-defs.cjs");');
  write("node_modules/luau-defs/dist/luau-defs.cjs", program);
  write("results/settings.json", "{}");
  for (const file of ["guides/wings.md", "first", "second", "size"]) write(file, file);
  symlinkSync("first", path.join(stage, "linked"));
  buildSync({
    entryPoints: ["src/node/samples/record-reads.ts"],
    outfile: path.join(stage, ".record-reads.js"),
    bundle: true,
    platform: "node",
    format: "cjs",
  });
  return write;
}

test("samples are checked again only if something has changed that the check reads", async () => {
  const stage = temporaryFolder("stored-output");
  const write = writeStage(stage);
  const runsFile = path.join(temporaryFolder("runs"), "runs");
  const checkout = process.cwd();
  onTestFinished(() => {
    process.chdir(checkout);
    delete process.env["RUNS"];
  });
  process.chdir(stage);
  process.env["RUNS"] = runsFile;
  const written = path.join(stage, "results/notes.json");
  const command = { args: ["guides"], cwd: stage, settings: "{}", written };
  /** Whether the program ran, and the same output as without a store. */
  const isChecked = async (changed: Partial<typeof command> = {}): Promise<boolean> => {
    writerIn(path.dirname(runsFile))("runs");
    const found = await outputOf({ ...command, ...changed });
    const runs = readFileSync(runsFile, "utf8").length;
    expect(await outputOf({ ...command, ...changed })).toEqual(found);
    expect(readFileSync(runsFile, "utf8")).toHaveLength(runs);
    rmSync("results/notes.output.json");
    expect(await outputOf({ ...command, ...changed })).toEqual(found);
    return runs > 0;
  };
  expect([await isChecked(), await isChecked()]).toEqual([true, false]);
  const changes: readonly (() => void)[] = [
    () => write("guides/wings.md", "changed"),
    () => write("guides/tails.md"),
    () => rmSync("guides/tails.md"),
    () => write("strict"),
    () => rmSync("strict"),
    () => write("size", "larger"),
    () => write("first", "changed"),
    () => (rmSync("linked"), symlinkSync("second", "linked")),
    () => write("node_modules/luau-defs/dist/luau-defs.cjs", `${program}// 2`),
    () => write("results/notes.json", "{"),
    () => write("results/notes.output.json", "{"),
  ];
  for (const change of changes) {
    change();
    expect([await isChecked(), await isChecked()]).toEqual([true, false]);
  }
  write("elsewhere", "nothing of it is read");
  expect(await isChecked()).toBe(false);
  expect([await isChecked({ settings: "[]" }), await isChecked({ args: [] })]).toEqual([true, true]);
});

test("Gatsby, which empties its cache while samples are checked, leaves what the check writes", () => {
  const isOutside = (folder: string) => path.relative(folder, samplesFolder).startsWith("..");
  expect([".cache", "public"].map(isOutside)).toEqual([true, true]);
});
