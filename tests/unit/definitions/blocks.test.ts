/** Declarations inside blocks, and aliases that an extern type replaces, are read as Luau reads them. */
import { expect, test } from "vitest";
import { formatDefinitions, toBundle } from "../../../packages/luau-defs/src/write";
import { diffModels } from "../../../packages/luau-defs/src/engine";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { printSignatures } from "./print-signatures";

const run = (text: string) => runOnSources([sourceFile("kit.d.luau", text)]);
const findings = (text: string): readonly string[] =>
  run(text).diagnostics.map(({ line, rule, severity }) => `${line} ${severity} ${rule}`);

const DOOR = "\tdeclare extern type Door with\n\t\tfunction open(self): Door\n\tend\n";
const IN_BLOCK = `do\n${DOOR}\t--- Opens.\n\tdeclare   open: (door: Door) -> ()\nend\n`;

test("an extern type inside a block has an entry, since scripts get values of it", () => {
  expect(findings(IN_BLOCK)).toEqual(["2 warning block-type"]);
  const [module] = run(IN_BLOCK).value.model.modules;
  expect(module?.classes.map(({ path }) => path)).toEqual(["Door"]);
  expect(module?.functions).toMatchObject([{ path: "open", doc: { description: "Opens." } }]);
});

test("what a block declares stays as it is when the file is laid out", () => {
  expect(formatDefinitions(IN_BLOCK, "kit.d.luau").value).toBe(IN_BLOCK);
});

test("a file may use a global that another file declares inside a block", () => {
  const user = sourceFile("a.d.luau", "declare copy: typeof(size)\n");
  const other = sourceFile("b.d.luau", "do\n\tdeclare size: number\nend\n");
  const { value, diagnostics } = runOnSources([user, other]);
  expect(diagnostics).toEqual([]);
  const bundle = toBundle(value.files).value;
  expect(bundle.indexOf("declare size")).toBeLessThan(bundle.indexOf("declare copy"));
});

test("globals of one name in several blocks are one global, types are several", () => {
  const blocks = "do type T = number declare x: T end\ndo type T = string declare x: T end\n";
  expect(findings(blocks)).toEqual(["2 warning duplicate-global"]);
});

test.each([
  ["above", "export type Run = (speed: number) -> ()\ntype Run = (name: string) -> ()\n"],
  ["below", "type Run = (name: string) -> ()\nexport type Run = (speed: number) -> ()\n"],
])("of two types of one name, the exported one applies: %s", (_place, types) => {
  const text = `${types}declare start: Run\n`;
  expect(findings(text)).toEqual(["2 error duplicate-type"]);
  expect(printSignatures(run(text).value.model)).toContain("start: Run");
});

const REPLACED =
  "--- Anything.\ntype Door = any\n\n--- A door.\ndeclare extern type Door with\n\twidth: number\nend\ndeclare function open(door: Door): ()\n";

test("an extern type takes the place of an alias above it", () => {
  expect(findings(REPLACED)).toEqual(["2 warning replaced-alias"]);
  const { files, model } = run(REPLACED).value;
  expect(printSignatures(model)).toContain("extern type Door with width: number end\n#Door.width");
  expect(toBundle(files).value).not.toMatch(/type Door = any|Anything/);
  expect(runOnSources([sourceFile("kit.d.luau", toBundle(files).value)]).diagnostics).toEqual([]);
});

test("versions of such a file can be compared", () => {
  const wider = REPLACED.replace("width: number", "width: number\n\theight: number");
  const changes = diffModels(run(REPLACED).value.model, run(wider).value.model);
  expect(changes).toMatchObject([{ kind: "added", path: "Door.height" }]);
});

test.each([
  ["an alias below an extern type", "declare extern type Door with end\ntype Door = any\n"],
  ["an exported alias", "export type Door = any\ndeclare extern type Door with end\n"],
  ["a second alias", "type Door = any\ntype Door = any\n"],
  ["a third type", "type Door = any\ntype Door = any\ndeclare extern type Door with end\n"],
  ["a second extern type", "declare extern type Door with end\ndeclare extern type Door with end\n"],
])("Luau refuses %s of the same name", (_what, text) => {
  expect(findings(text).filter((finding) => finding.includes("error duplicate-type"))).not.toEqual([]);
  expect(findings(text).filter((finding) => finding.includes("replaced-alias"))).toEqual([]);
});
