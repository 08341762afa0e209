/** The Luau that every mock and every probe share, as Luau's checker and our formatter see it. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createChecker } from "luau-wasm";
import { loadLuau } from "luau-wasm/node";
import { expect, test } from "vitest";
import { MOCK_RUNTIME, PROBE_RUNTIME } from "../../../packages/luau-defs/src/engine";
import { formatEdits } from "../../../src/lib/playground/format/format-script";

const FOLDERS = ["mock", "verify"].map((stage) => `packages/luau-defs/src/engine/${stage}/runtime`);
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".luau"))
    .map((file) => path.join(folder, file)),
);

test.each([
  ["a mock", MOCK_RUNTIME],
  ["a probe", PROBE_RUNTIME],
])("the parts of %s make up a script without problems", (_, runtime) => {
  // The new solver rejects what `type(value) == "string"` refines of a value without an annotation.
  const checker = createChecker(loadLuau(), { mode: "nonstrict", solver: "old" });
  const reports = checker
    .check([{ name: "runtime", text: runtime }], ["runtime"])
    // Only what is generated uses the functions.
    .filter(({ kind, name }) => !(kind === "lint" && name?.endsWith("Unused")))
    .map(({ message, span: [start] }) => ({ message, text: runtime.slice(start).split("\n")[0] }));
  expect(reports).toEqual([]);
});

test.each(files)("%s is formatted", (file) => {
  expect(formatEdits(readFileSync(file, "utf8"))).toEqual([]);
});
