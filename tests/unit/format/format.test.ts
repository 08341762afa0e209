import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "full-moon-wasm";
import { describe, expect, it } from "vitest";
import { formatDefinitions, haveSameMeaning } from "../../../packages/luau-defs/src/write";
import { applyFixes } from "../../../packages/luau-defs/src/check";
import { formatEdits } from "../../../packages/luau-defs/src/front";

const cases = join(__dirname, "../../fixtures/format");
const definitions = join(__dirname, "../../../definitions");
const definitionFiles = readdirSync(definitions).filter((name) => name.endsWith(".d.luau"));
const read = (path: string): string => readFileSync(path, "utf8");

describe("formatDefinitions", () => {
  it.each(readdirSync(cases))("lays out %s", async (name) => {
    const source = read(join(cases, name, "input.d.luau"));
    expect(parse(source).errors).toEqual([]);

    const { value, diagnostics } = formatDefinitions(source, `${name}.d.luau`);

    expect(diagnostics).toEqual([]);
    await expect(value).toMatchFileSnapshot(join(cases, name, "output.d.luau"));
    expect(formatDefinitions(value, "again.d.luau")).toEqual({ value, diagnostics: [] });
    expect(haveSameMeaning(source, value)).toBe(true);
  });

  it.each(definitionFiles)("lays out definitions/%s once and for all", (name) => {
    const source = read(join(definitions, name));

    const { value, diagnostics } = formatDefinitions(source, name);

    expect(diagnostics).toEqual([]);
    expect(haveSameMeaning(source, value)).toBe(true);
    expect(formatDefinitions(value, name).value).toBe(value);
  });

  it.each([
    ["all", "--- Doc.\r\ndeclare a: {\r\n\tx: typeof(\r\n1),\r\n\ty: [[a\r\nb]],\r\n}", "\r\n"],
    ["most", "--- Doc.\ndeclare a: {\r\n\tx: typeof(\r\n1),\r\n\ty: [[a\r\r\nb]],\r\n}", "\r\n"],
    ["half, with the first,", "--- Doc.\r\ndeclare a: {\r\nx: typeof(1),\n\ty: [[a\nb]] }", "\r\n"],
    ["half, without the first,", "--- Doc.\ndeclare a: {\nx: typeof(1),\r\n\ty: [[a\r\nb]] }", "\n"],
    ["few", "--- Doc.\r\ndeclare a: {\n\tx: typeof(\n1),\n\ty: [[a\nb]],\n}", "\n"],
  ])("ends all lines, the last one too, alike if %s of them end with CRLF", (_, source, ending) => {
    const { value } = formatDefinitions(source, "crlf.d.luau");
    const lines = ["--- Doc.", "declare a: {", "\tx: typeof(1),", "\ty: [[a", "b]],", "}", ""];

    expect(value).toBe(lines.join(ending));
    expect(formatDefinitions(value, "crlf.d.luau").value).toBe(value);
    expect(formatEdits({ path: "crlf.d.luau", text: value, range: null })).toEqual([]);
  });

  it("ends inserted lines as the others", () => {
    const fixes = [{ span: [3, 3] as const, text: "b\n" }];
    expect(applyFixes("a\r\nc\r\n", fixes).text).toBe("a\r\nb\r\nc\r\n");
    expect(applyFixes("a\n\nc\n", fixes).text).toBe("a\n\nb\nc\n");
  });

  it.each(["", "\n", "   \n\n"])("leaves nothing of %j", (source) => {
    expect(formatDefinitions(source, "empty.d.luau")).toEqual({ value: "", diagnostics: [] });
  });

  it("gives back a file that does not parse, with every error", () => {
    const source = "declare a\ndeclare  b :number\ndeclare function f(x)\n";

    const { value, diagnostics } = formatDefinitions(source, "broken.d.luau");

    expect(value).toBe(source);
    expect(diagnostics.map(({ rule, file, line }) => `${rule} ${file}:${line}`)).toEqual([
      "syntax broken.d.luau:2",
      "syntax broken.d.luau:3",
    ]);
  });

  it("leaves a file alone where a doc comment would change hands", () => {
    // Both comments have to end the line of the declaration: the second would go below, above the field, and
    // document it.
    const source = "declare a: -- one\n{ --- two\nx: number }\n";

    const { value, diagnostics } = formatDefinitions(source, "meet.d.luau");

    expect(value).toBe(source);
    expect(diagnostics).toMatchObject([{ rule: "format", severity: "error", line: 1, column: 1 }]);
  });
});
