import { describe, expect, test } from "vitest";
import { diagnosticAt, renderDiagnostic, renderSummary, sortDiagnostics } from "luau-diagnostics";
import { positionAt } from "luau-syntax";
import { sourceFile } from "../../../packages/luau-defs/src/read";

const problem = { rule: "unknown-type", severity: "error", message: "There is no such thing." } as const;
function frameOf(text: string, start: number, end: number): string {
  const source = sourceFile("a.d.luau", text);
  return renderDiagnostic(diagnosticAt(source, [start, end], problem), source, { colour: false });
}

test("lines and columns count from 1, whatever ends a line", () => {
  const source = sourceFile("a", "ab\r\nc\n\nd");
  const at = (offset: number) => Object.values(positionAt(source, offset)).join(":");
  expect([0, 2, 4, 6, 7, 8].map(at)).toEqual(["1:1", "1:3", "2:1", "3:1", "4:1", "4:2"]);
});

describe("frames", () => {
  test("mark a range in the middle", () => {
    expect(frameOf("one\ntwo three\nfour\nfive\n", 8, 13)).toBe(
      [
        "a.d.luau:2:5 error unknown-type There is no such thing.",
        "  1 | one",
        "  2 | two three",
        "    |     ^^^^^",
        "  3 | four",
      ].join("\n"),
    );
  });

  test("mark the first line of a range over several", () => {
    expect(frameOf("one two\nthree\n", 4, 13)).toContain("  1 | one two\n    |     ^^^\n  2 | three");
  });

  test("mark the end of the file, and an empty range", () => {
    expect(frameOf("one\n", 4, 4)).toContain("  1 | one\n  2 |\n    | ^");
    expect(frameOf("", 0, 0)).toBe("a.d.luau:1:1 error unknown-type There is no such thing.");
  });

  test("widen tabs above the carets, too", () => {
    expect(frameOf("\ta\tb\n", 3, 4)).toContain("  1 |   a  b\n    |      ^");
  });

  test("cut long lines around the place", () => {
    const text = `${"x".repeat(500)}HERE${"y".repeat(500)}`;
    const [, code = "", carets = ""] = frameOf(text, 500, 504).split("\n");
    expect(code.length).toBeLessThan(120);
    expect(code.slice(carets.indexOf("^"), carets.lastIndexOf("^") + 1)).toBe("HERE");
  });

  test("look at no more of a very long line than they show", () => {
    const text = `--\n${"x".repeat(1_000_000)}`;
    const shown = [900_000, 20].map((start) => frameOf(text, start, start + 4).split("\n"));
    expect(shown.map(([, above, code, carets]) => [above, code, carets])).toEqual([
      ["  1 |", `  2 | …${"x".repeat(100)}…`, `    | ${" ".repeat(51)}^^^^`],
      ["  1 | --", `  2 | ${"x".repeat(100)}…`, `    | ${" ".repeat(17)}^^^^`],
    ]);
  });

  test("show no control characters, in colour or without", () => {
    const text = "a \u001B[2J\u0007 b";
    const source = sourceFile("a", text);
    const found = diagnosticAt(source, [0, 1], { ...problem, message: "A \u001B[31mname\u0000." });
    expect(renderDiagnostic(found, source, { colour: false })).not.toMatch(/[\u0000-\u0009\u000B-\u001F]/);
    expect(renderDiagnostic(found, source, { colour: true })).not.toContain("\u001B[2J");
  });
});

test("the order is by file, line, column and rule", () => {
  const source = (file: string) => sourceFile(file, "a\nb c\n");
  const at = (file: string, start: number) => diagnosticAt(source(file), [start, start + 1], problem);
  const sorted = sortDiagnostics([at("b", 0), at("a", 4), at("a", 2)]);
  const places = sorted.map(({ file, line, column }) => `${file}:${line}:${column}`);
  expect(places).toEqual(["a:2:1", "a:2:3", "b:1:1"]);
});

test("the summary counts errors, warnings and files", () => {
  const error = diagnosticAt(sourceFile("a", "x"), [0, 1], problem);
  const warning = { ...error, file: "b", severity: "warning" } as const;
  expect(renderSummary([error, error, error, warning])).toBe("3 errors, 1 warning in 2 files");
  expect(renderSummary([warning])).toBe("1 warning in 1 file");
});
