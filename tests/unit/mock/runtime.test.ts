/** The Luau that every mock shares, as Luau's checker and our formatter see it. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createChecker } from "luau-wasm";
import { loadLuau } from "luau-wasm/node";
import { expect, test } from "vitest";
import { RUNTIME } from "../../../plugins/gatsby-source-luau-defs/src/mock/runtime/runtime";
import { formatEdits } from "../../../src/lib/playground/format/format-script";

const FOLDER = "plugins/gatsby-source-luau-defs/src/mock/runtime";
const files = readdirSync(FOLDER).filter((file) => file.endsWith(".luau"));

test("its parts make up a script without mistakes", () => {
  // The new solver rejects what `type(value) == "string"` refines of a value without an annotation.
  const checker = createChecker(loadLuau(), { mode: "nonstrict", solver: "old" });
  const reports = checker
    .check([{ name: "runtime", text: RUNTIME }], ["runtime"])
    // Only what a mock declares uses the functions.
    .filter(({ kind, name }) => !(kind === "lint" && name?.endsWith("Unused")))
    .map(({ message, span: [start] }) => ({ message, text: RUNTIME.slice(start).split("\n")[0] }));
  expect(reports).toEqual([]);
});

test.each(files)("%s is formatted", (file) => {
  expect(formatEdits(readFileSync(path.join(FOLDER, file), "utf8"))).toEqual([]);
});
